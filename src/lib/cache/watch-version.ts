/** Asks for a version every so often and says when it changed; call the answer to stop. */
export function watchVersion(
  readVersion: () => Promise<number>,
  onChange: () => void,
  intervalMs = 1000,
): () => void {
  let seen: number | undefined;
  let isAsking = false;

  async function ask(): Promise<void> {
    // A database that is slow for a moment must not gather a queue of the same question.
    if (isAsking) return;
    isAsking = true;
    try {
      const version = await readVersion();
      if (seen !== undefined && version !== seen) onChange();
      seen = version;
    } catch {
      // Asked again in a moment; the pages that are stored stay good meanwhile.
    } finally {
      isAsking = false;
    }
  }

  void ask();
  const timer = setInterval(ask, intervalMs);
  timer.unref?.();
  return () => clearInterval(timer);
}

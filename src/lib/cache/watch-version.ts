/** Polls a version and calls `onChange` when it has changed; returns `stop`. */
export function watchVersion(
  readVersion: () => Promise<number>,
  onChange: () => void,
  intervalMs = 1000,
): () => void {
  let seen: number | undefined;
  let isAsking = false;

  async function ask(): Promise<void> {
    // Overlapping polls are skipped while the database is slow.
    if (isAsking) return;
    isAsking = true;
    try {
      const version = await readVersion();
      if (seen !== undefined && version !== seen) onChange();
      seen = version;
    } catch {
      // The next poll retries; cached pages remain valid meanwhile.
    } finally {
      isAsking = false;
    }
  }

  void ask();
  const timer = setInterval(ask, intervalMs);
  timer.unref?.();
  return () => clearInterval(timer);
}

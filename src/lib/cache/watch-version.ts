/** Polls a version and calls `onChange` when it has changed; returns `stop`. */
export function watchVersion(
  readVersion: () => Promise<number>,
  onChange: () => void,
  intervalMs = 1000,
): () => void {
  let lastVersion: number | undefined;
  let isPolling = false;

  async function poll(): Promise<void> {
    // Overlapping polls are skipped while the database is slow.
    if (isPolling) return;
    isPolling = true;
    try {
      const version = await readVersion();
      if (lastVersion !== undefined && version !== lastVersion) onChange();
      lastVersion = version;
    } catch {
      // The next poll retries; cached pages remain valid meanwhile.
    } finally {
      isPolling = false;
    }
  }

  void poll();
  const timer = setInterval(poll, intervalMs);
  timer.unref?.();
  return () => clearInterval(timer);
}

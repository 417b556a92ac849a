import type { ChangeSignal } from './change-signal.ts';

/** Polls a version and calls `onChange` when it has changed; returns `stop`. */
export function watchVersion(
  readVersion: () => Promise<number>,
  onChange: () => void,
  { intervalMs = 500, changeSignal }: { intervalMs?: number; changeSignal?: ChangeSignal | undefined } = {},
): () => void {
  let lastVersion: number | undefined;
  let isPolling = false;

  async function poll(): Promise<void> {
    // Overlapping polls are skipped while the database is slow.
    if (isPolling) return;
    isPolling = true;
    try {
      const version = await readVersion();
      const isChanged = lastVersion !== undefined && version !== lastVersion;
      lastVersion = version;
      if (!isChanged) return;
      onChange();
      changeSignal?.announce();
    } catch {
      // The next poll retries; cached pages remain valid meanwhile.
    } finally {
      isPolling = false;
    }
  }

  void poll();
  const timer = setInterval(poll, intervalMs);
  timer.unref?.();
  const unsubscribe = changeSignal?.subscribe(() => void poll());
  return () => {
    clearInterval(timer);
    unsubscribe?.();
  };
}

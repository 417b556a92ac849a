// One Ctrl-C, or one stop of a process group, may arrive as several signals at once.
const DEBOUNCE_MS = 500;

/**
 * Forwards stop signals to a child process, dropping repeats within 500 ms: the child treats a second signal
 * as "exit immediately".
 * @param {import('node:child_process').ChildProcess} child
 */
export function forwardSignals(child) {
  let lastForwarded = Number.NEGATIVE_INFINITY;
  const forward = (signal) => {
    const now = performance.now();
    if (now - lastForwarded < DEBOUNCE_MS) return;
    lastForwarded = now;
    child.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, forward);
}

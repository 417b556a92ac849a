// One Ctrl-C, or one stop of a process group, may arrive as several signals at once.
const DEBOUNCE_MS = 500;

/**
 * Forwards stop signals to a child process, dropping repeats within 500 ms: the child treats a second signal
 * as "exit immediately".
 * @param {import('node:child_process').ChildProcess} child
 */
export function forwardSignals(child) {
  let passed = Number.NEGATIVE_INFINITY;
  const pass = (signal) => {
    const now = performance.now();
    if (now - passed < DEBOUNCE_MS) return;
    passed = now;
    child.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, pass);
}

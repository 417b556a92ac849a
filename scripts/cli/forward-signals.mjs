// One Ctrl-C or one stop of a process group arrives by several ways at once; a second wish comes later.
const DEBOUNCE_MS = 500;

/** Hands each wish to stop on to a program that is run for somebody: which takes a second one as "at once", and so
 * must not get one by accident.
 * @param {import('node:child_process').ChildProcess} child */
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

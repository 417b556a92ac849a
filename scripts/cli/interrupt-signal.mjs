import { constants } from 'node:os';
import { CliError } from './cli-error.mjs';

const controller = new AbortController();
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
let listening = false;

const interrupt = (signal) => {
  // The status that a shell gives for a signal. No message: whoever pressed Ctrl-C knows.
  controller.abort(new CliError('', { status: 128 + constants.signals[signal] }));
};

/** Aborts at the first signal to stop, so that every `finally` on the way out can tidy up. */
export function getInterruptSignal() {
  if (!listening) for (const signal of SIGNALS) process.on(signal, interrupt);
  listening = true;
  return controller.signal;
}

/** From here on somebody else answers to the signals. */
export function releaseSignals() {
  for (const signal of SIGNALS) process.off(signal, interrupt);
  listening = false;
}

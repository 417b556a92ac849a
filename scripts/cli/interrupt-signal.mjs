import { constants } from 'node:os';
import { CliError } from './cli-error.mjs';

const controller = new AbortController();
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
let isListening = false;

const interrupt = (signal) => {
  // The shell's exit status for a signal; no message after a Ctrl-C.
  controller.abort(new CliError('', { status: 128 + constants.signals[signal] }));
};

/** Returns a signal that aborts at the first stop signal, so that every `finally` block can clean up. */
export function getInterruptSignal() {
  if (!isListening) for (const signal of SIGNALS) process.on(signal, interrupt);
  isListening = true;
  return controller.signal;
}

/** Stops listening: from now on another handler is responsible. */
export function releaseSignals() {
  for (const signal of SIGNALS) process.off(signal, interrupt);
  isListening = false;
}

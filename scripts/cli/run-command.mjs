import { spawn } from 'node:child_process';
import { closeSync, mkdirSync, openSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { CliError } from './cli-error.mjs';
import { getInterruptSignal } from './interrupt-signal.mjs';
import { CACHE_DIR, ROOT } from './paths.mjs';

const LOG_LINES = 120;
const HAS_PROCESS_GROUPS = process.platform !== 'win32';
// npm ignores signals while it unpacks.
const KILL_TIMEOUT_MS = 1_500;

const tail = (file) => readFileSync(file, 'utf8').trimEnd().split('\n').slice(-LOG_LINES).join('\n');

function killProcessGroup(child) {
  const signal = (name) => {
    try {
      if (HAS_PROCESS_GROUPS) process.kill(-child.pid, name);
      else child.kill(name);
    } catch (error) {
      if (error.code !== 'ESRCH') throw error;
    }
  };
  signal('SIGTERM');
  const killTimer = setTimeout(() => signal('SIGKILL'), KILL_TIMEOUT_MS);
  child.once('close', () => clearTimeout(killTimer));
}

/** Output of a single line becomes the message; longer output is attached as a log. */
function toCliError(file, failure) {
  const log = tail(file);
  if (log && !log.includes('\n')) return new CliError(log);
  return new CliError(`${failure} The whole output is in ${path.relative(ROOT, file)}.`, { log });
}

/**
 * Runs a program with its output in a log, which is shown only when the program fails.
 * @param {string} name of the log and in error messages
 * @param {string[]} command @param {{ env?: NodeJS.ProcessEnv, failure?: string }} [options]
 * @returns {Promise<string>} its output
 */
export async function runCommand(name, [program, ...args], { env = process.env, failure } = {}) {
  const stop = getInterruptSignal();
  stop.throwIfAborted();
  const logs = path.join(CACHE_DIR, 'logs');
  mkdirSync(logs, { recursive: true });
  // Two set-ups may run the same step concurrently.
  const file = path.join(logs, `${name}-${process.pid}.log`);
  const out = openSync(file, 'w');
  try {
    const status = await new Promise((resolve, reject) => {
      // A separate process group, so that its children end with it.
      const plainEnv = { ...env, NO_COLOR: '1', FORCE_COLOR: '0' };
      const child = spawn(program, args, {
        cwd: ROOT,
        env: plainEnv,
        stdio: ['ignore', out, out],
        detached: HAS_PROCESS_GROUPS,
      });
      const killChild = () => killProcessGroup(child);
      stop.addEventListener('abort', killChild, { once: true });
      child.once('error', reject);
      child.once('close', (code) => {
        stop.removeEventListener('abort', killChild);
        resolve(code ?? 1);
      });
    });
    stop.throwIfAborted();
    if (status !== 0) throw toCliError(file, failure ?? `${name} failed.`);
    const printed = readFileSync(file, 'utf8');
    rmSync(file, { force: true });
    return printed;
  } finally {
    closeSync(out);
  }
}

import { spawn } from 'node:child_process';
import { closeSync, mkdirSync, openSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { interruption } from './interruption.mjs';
import { CACHE, ROOT } from './paths.mjs';
import { Refusal } from './refusal.mjs';

const LOG_LINES = 120;
const GROUPS = process.platform !== 'win32';
// npm is deaf to signals while it unpacks.
const PATIENCE_MS = 1_500;

const tail = (file) => readFileSync(file, 'utf8').trimEnd().split('\n').slice(-LOG_LINES).join('\n');

function endGroup(child) {
  const signal = (name) => {
    try {
      if (GROUPS) process.kill(-child.pid, name);
      else child.kill(name);
    } catch (error) {
      if (error.code !== 'ESRCH') throw error;
    }
  };
  signal('SIGTERM');
  const late = setTimeout(() => signal('SIGKILL'), PATIENCE_MS);
  child.once('close', () => clearTimeout(late));
}

/** A program that fails in one line has said it all. */
function explain(file, failure) {
  const log = tail(file);
  if (log && !log.includes('\n')) return new Refusal(log);
  return new Refusal(`${failure} The whole output is in ${path.relative(ROOT, file)}.`, { log });
}

/** Runs a program with its output kept in a log, which is shown only when the program fails.
 * @param {string} name names the log, and the failure
 * @param {string[]} command @param {{ env?: NodeJS.ProcessEnv, failure?: string }} [options]
 * @returns {Promise<string>} what it printed */
export async function run(name, [program, ...args], { env = process.env, failure } = {}) {
  const stop = interruption();
  stop.throwIfAborted();
  const logs = path.join(CACHE, 'logs');
  mkdirSync(logs, { recursive: true });
  // Two set-ups may run the same step at once.
  const file = path.join(logs, `${name}-${process.pid}.log`);
  const out = openSync(file, 'w');
  try {
    const status = await new Promise((resolve, reject) => {
      // A group of its own, so that what it starts ends with it.
      const plain = { ...env, NO_COLOR: '1', FORCE_COLOR: '0' };
      const child = spawn(program, args, {
        cwd: ROOT,
        env: plain,
        stdio: ['ignore', out, out],
        detached: GROUPS,
      });
      const end = () => endGroup(child);
      stop.addEventListener('abort', end, { once: true });
      child.once('error', reject);
      child.once('close', (code) => {
        stop.removeEventListener('abort', end);
        resolve(code ?? 1);
      });
    });
    stop.throwIfAborted();
    if (status !== 0) throw explain(file, failure ?? `${name} failed.`);
    const printed = readFileSync(file, 'utf8');
    rmSync(file, { force: true });
    return printed;
  } finally {
    closeSync(out);
  }
}

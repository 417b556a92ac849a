import { mkdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { getInterruptSignal } from './interrupt-signal.mjs';

const HEARTBEAT_MS = 2_000;
// A process id that is alive but has not touched its lock for this long was reused by another process.
const STALE_MS = 60_000;
const TAKEOVER_MS = 10_000;

export const isProcessAlive = (pid) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
};

const create = (file, text) => {
  try {
    writeFileSync(file, text, { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  }
};

const isStale = (file) => {
  try {
    const pid = Number(readFileSync(file, 'utf8'));
    const age = Date.now() - statSync(file).mtimeMs;
    // A lock file is empty between its creation and the write, so an empty one is stale only after a while.
    if (!pid) return age > HEARTBEAT_MS;
    return !isProcessAlive(pid) || age > STALE_MS;
  } catch {
    return false;
  }
};

/** Returns the process id of the lock's holder; empty when the lock has been released. */
const readHolder = (file) => {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (error.code === 'ENOENT') return '';
    throw error;
  }
};

/** Whether this process holds the lock: another one may have taken over a lock that was not renewed in time. */
const isHeldHere = (file) => {
  try {
    return readFileSync(file, 'utf8') === String(process.pid);
  } catch {
    return false;
  }
};

const renewLock = (file) => {
  if (!isHeldHere(file)) return;
  const now = new Date();
  try {
    utimesSync(file, now, now);
  } catch {
    // The lock was taken over just now.
  }
};

/** Removes a stale lock. Serialised, since a second waiter would remove the first one's new lock. */
const removeStale = (file) => {
  const takeover = `${file}.takeover`;
  if (!create(takeover, String(process.pid))) {
    const age = Date.now() - (statSync(takeover, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
    if (age > TAKEOVER_MS) rmSync(takeover, { force: true });
    return;
  }
  try {
    if (isStale(file)) rmSync(file, { force: true });
  } finally {
    rmSync(takeover, { force: true });
  }
};

/**
 * Runs `work` while holding a lock file; waits until other processes release it.
 * @template T @param {string} file @param {() => Promise<T>} work @param {(pid: string) => void} [onWait]
 */
export async function withFileLock(file, work, onWait = () => {}) {
  const stop = getInterruptSignal();
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  let hasReported = false;
  while (!create(file, String(process.pid))) {
    stop.throwIfAborted();
    if (isStale(file)) {
      removeStale(file);
      continue;
    }
    if (!hasReported) onWait(readHolder(file));
    hasReported = true;
    await wait(100);
  }
  const heartbeat = setInterval(() => renewLock(file), HEARTBEAT_MS);
  heartbeat.unref();
  try {
    return await work();
  } finally {
    clearInterval(heartbeat);
    if (isHeldHere(file)) rmSync(file, { force: true });
  }
}

import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isAlive } from './lock.mjs';

/** Written last: a folder without it holds half a build. */
export const RECORD = '.fingerprint';

// Whoever goes back to the source of yesterday need not wait for its build.
const KEPT = 3;
const SERVED = 'served-';

/** What a folder was built from; empty where no whole build is. */
export const readRecord = (folder) => {
  const file = path.join(folder, RECORD);
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
};

const isServed = (folder) =>
  readdirSync(folder).some((name) => name.startsWith(SERVED) && isAlive(Number(name.slice(SERVED.length))));

/** Notes that a process serves this build, so that none takes its files away while it runs.
 * @param {string} folder @param {import('node:child_process').ChildProcess} server */
export function noteServed(folder, server) {
  if (!server.pid) return;
  const file = path.join(folder, `${SERVED}${server.pid}`);
  writeFileSync(file, '');
  server.once('exit', () => rmSync(file, { force: true }));
}

/** Removes builds of this name but for `target`, the newest ones and those that are served. */
export function removeOld(workshop, prefix, target) {
  const find = (name) => path.join(workshop, name);
  const age = (name) => statSync(find(name), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const old = readdirSync(workshop)
    .filter((name) => name.startsWith(prefix) && find(name) !== target)
    .sort((a, b) => age(b) - age(a));
  const kept = new Set(old.filter((name) => readRecord(find(name))).slice(0, KEPT - 1));
  for (const name of old)
    if (!kept.has(name) && !isServed(find(name))) rmSync(find(name), { recursive: true, force: true });
}

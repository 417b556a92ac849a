import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isProcessAlive } from '../cli/file-lock.mjs';

/** Written last: a folder without it holds half a build. */
export const FINGERPRINT_FILE = '.fingerprint';

// Whoever goes back to the source of yesterday need not wait for its build.
const MAX_BUILDS = 3;
const SERVED = 'served-';

/** What a folder was built from; empty where no whole build is. */
export const readBuildFingerprint = (folder) => {
  const file = path.join(folder, FINGERPRINT_FILE);
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
};

const isInUse = (folder) =>
  readdirSync(folder).some(
    (name) => name.startsWith(SERVED) && isProcessAlive(Number(name.slice(SERVED.length))),
  );

/** Notes that a process serves this build, so that none takes its files away while it runs.
 * @param {string} folder @param {import('node:child_process').ChildProcess} server */
export function markBuildInUse(folder, server) {
  if (!server.pid) return;
  const file = path.join(folder, `${SERVED}${server.pid}`);
  writeFileSync(file, '');
  server.once('exit', () => rmSync(file, { force: true }));
}

/** Removes builds of this name but for `target`, the newest ones and those that are served. */
export function removeOldBuilds(buildsFolder, prefix, target) {
  const find = (name) => path.join(buildsFolder, name);
  const age = (name) => statSync(find(name), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const old = readdirSync(buildsFolder)
    .filter((name) => name.startsWith(prefix) && find(name) !== target)
    .sort((a, b) => age(b) - age(a));
  const kept = new Set(old.filter((name) => readBuildFingerprint(find(name))).slice(0, MAX_BUILDS - 1));
  for (const name of old)
    if (!kept.has(name) && !isInUse(find(name))) rmSync(find(name), { recursive: true, force: true });
}

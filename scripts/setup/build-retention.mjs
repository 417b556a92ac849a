import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isProcessAlive } from '../cli/file-lock.mjs';

/** Written last: a folder without it contains an incomplete build. */
export const FINGERPRINT_FILE = '.fingerprint';

// Older builds are reused when their source is checked out again.
const MAX_BUILDS = 3;
const IN_USE_PREFIX = 'served-';

/** Returns the fingerprint of a build; empty when there is no complete one. */
export const readBuildFingerprint = (folder) => {
  const file = path.join(folder, FINGERPRINT_FILE);
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
};

const isInUse = (folder) =>
  readdirSync(folder).some(
    (name) => name.startsWith(IN_USE_PREFIX) && isProcessAlive(Number(name.slice(IN_USE_PREFIX.length))),
  );

/**
 * Marks a build as served by a process, so that its files are not removed.
 * @param {string} folder @param {import('node:child_process').ChildProcess} server
 */
export function markBuildInUse(folder, server) {
  if (!server.pid) return;
  const file = path.join(folder, `${IN_USE_PREFIX}${server.pid}`);
  writeFileSync(file, '');
  server.once('exit', () => rmSync(file, { force: true }));
}

/** Removes builds with this prefix, except `target`, the newest ones and those in use. */
export function removeOldBuilds(buildsFolder, prefix, target) {
  const resolveBuild = (name) => path.join(buildsFolder, name);
  const getModifiedTime = (name) => statSync(resolveBuild(name), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const old = readdirSync(buildsFolder)
    .filter((name) => name.startsWith(prefix) && resolveBuild(name) !== target)
    .sort((a, b) => getModifiedTime(b) - getModifiedTime(a));
  const recent = new Set(
    old.filter((name) => readBuildFingerprint(resolveBuild(name))).slice(0, MAX_BUILDS - 1),
  );
  for (const name of old)
    if (!recent.has(name) && !isInUse(resolveBuild(name)))
      rmSync(resolveBuild(name), { recursive: true, force: true });
}

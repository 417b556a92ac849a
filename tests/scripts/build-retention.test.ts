import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { FINGERPRINT_FILE, markBuildInUse, removeOldBuilds } from '../../scripts/setup/build-retention.mjs';

let buildFolder: string;

/** Adds a build that is `seconds` newer than the first one. */
function add(name: string, seconds: number, isComplete = true): string {
  const folder = path.join(buildFolder, name);
  mkdirSync(folder);
  if (isComplete) writeFileSync(path.join(folder, FINGERPRINT_FILE), name);
  utimesSync(folder, 1e9 + seconds, 1e9 + seconds);
  return folder;
}

beforeEach(() => {
  buildFolder = mkdtempSync(path.join(tmpdir(), 'binaa-builds-'));
});

afterEach(() => rmSync(buildFolder, { recursive: true }));

it('the newest two complete builds are kept besides the requested one', () => {
  for (const [seconds, name] of ['dist-a', 'dist-b', 'dist-c', 'dist-d'].entries()) add(name, seconds);
  add('dist-half', 9, false);
  add('site-a', 0);
  removeOldBuilds(buildFolder, 'dist-', path.join(buildFolder, 'dist-a'));
  expect(readdirSync(buildFolder).sort()).toEqual(['dist-a', 'dist-c', 'dist-d', 'site-a']);
});

it('a build is kept while a server uses it', async () => {
  const served = add('dist-a', 0);
  const server = spawn(process.execPath, ['-e', 'process.stdin.resume()'], {
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  markBuildInUse(served, server);
  utimesSync(served, 1e9, 1e9);
  for (const [seconds, name] of ['dist-b', 'dist-c', 'dist-d'].entries()) add(name, seconds + 1);
  const target = path.join(buildFolder, 'dist-d');
  removeOldBuilds(buildFolder, 'dist-', target);
  expect(existsSync(served)).toBe(true);
  const ended = new Promise((resolve) => server.once('exit', resolve));
  server.stdin?.end();
  await ended;
  // Removing the marker changed the folder's modification time.
  utimesSync(served, 1e9, 1e9);
  removeOldBuilds(buildFolder, 'dist-', target);
  expect(readdirSync(buildFolder).sort()).toEqual(['dist-b', 'dist-c', 'dist-d']);
});

it('a marker of a server that was killed keeps no build', () => {
  for (const [seconds, name] of ['dist-a', 'dist-b', 'dist-c'].entries()) add(name, seconds);
  // No process has this id.
  writeFileSync(path.join(buildFolder, 'dist-a', 'served-4194305'), '');
  utimesSync(path.join(buildFolder, 'dist-a'), 1e9, 1e9);
  removeOldBuilds(buildFolder, 'dist-', path.join(buildFolder, 'none'));
  expect(existsSync(path.join(buildFolder, 'dist-a'))).toBe(false);
});

import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { FINGERPRINT_FILE, markBuildInUse, removeOldBuilds } from '../../scripts/setup/build-retention.mjs';

let workshop: string;

/** A build of so many seconds after the first one. */
function add(name: string, seconds: number, isWhole = true): string {
  const folder = path.join(workshop, name);
  mkdirSync(folder);
  if (isWhole) writeFileSync(path.join(folder, FINGERPRINT_FILE), name);
  utimesSync(folder, 1e9 + seconds, 1e9 + seconds);
  return folder;
}

beforeEach(() => {
  workshop = mkdtempSync(path.join(tmpdir(), 'binaa-builds-'));
});

afterEach(() => rmSync(workshop, { recursive: true }));

test('the newest two whole builds stay beside the one that is asked for', () => {
  for (const [seconds, name] of ['dist-a', 'dist-b', 'dist-c', 'dist-d'].entries()) add(name, seconds);
  add('dist-half', 9, false);
  add('site-a', 0);
  removeOldBuilds(workshop, 'dist-', path.join(workshop, 'dist-a'));
  expect(readdirSync(workshop).sort()).toEqual(['dist-a', 'dist-c', 'dist-d', 'site-a']);
});

test('what a server runs on stays until it has ended', async () => {
  const served = add('dist-a', 0);
  const server = spawn(process.execPath, ['-e', 'process.stdin.resume()'], {
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  markBuildInUse(served, server);
  utimesSync(served, 1e9, 1e9);
  for (const [seconds, name] of ['dist-b', 'dist-c', 'dist-d'].entries()) add(name, seconds + 1);
  const target = path.join(workshop, 'dist-d');
  removeOldBuilds(workshop, 'dist-', target);
  expect(existsSync(served)).toBe(true);
  const ended = new Promise((resolve) => server.once('exit', resolve));
  server.stdin?.end();
  await ended;
  // The note that went made it young.
  utimesSync(served, 1e9, 1e9);
  removeOldBuilds(workshop, 'dist-', target);
  expect(readdirSync(workshop).sort()).toEqual(['dist-b', 'dist-c', 'dist-d']);
});

test('a note of a server that was killed keeps nothing', () => {
  for (const [seconds, name] of ['dist-a', 'dist-b', 'dist-c'].entries()) add(name, seconds);
  // No process has this id.
  writeFileSync(path.join(workshop, 'dist-a', 'served-4194305'), '');
  utimesSync(path.join(workshop, 'dist-a'), 1e9, 1e9);
  removeOldBuilds(workshop, 'dist-', path.join(workshop, 'none'));
  expect(existsSync(path.join(workshop, 'dist-a'))).toBe(false);
});

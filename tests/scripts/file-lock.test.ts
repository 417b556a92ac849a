import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { withFileLock } from '../../scripts/cli/file-lock.mjs';

const createLockPath = () =>
  path.join(mkdtempSync(path.join(process.env.DATA_DIR ?? '', 'lock-')), 'setup.lock');
const module = pathToFileURL(path.resolve('scripts/cli/file-lock.mjs')).href;

/** A process that logs when it enters and leaves the section that the lock guards. */
const startWorker = (lock: string, logFile: string) => {
  const code = `import { appendFileSync } from 'node:fs';
    import { withFileLock } from '${module}';
    await withFileLock('${lock}', async () => {
      appendFileSync('${logFile}', 'in ');
      await new Promise((resolve) => setTimeout(resolve, 40));
      appendFileSync('${logFile}', 'out ');
    });`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', code], { stdio: 'inherit' });
  return new Promise<number | null>((resolve) => child.once('exit', resolve));
};

it('processes run one after another, even when they find the lock of a dead process', async () => {
  const lock = createLockPath();
  const logFile = `${lock}.journal`;
  const exitedProcess = spawn(process.execPath, ['--eval', '']);
  await new Promise((resolve) => exitedProcess.once('exit', resolve));
  writeFileSync(lock, String(exitedProcess.pid));
  const codes = await Promise.all(Array.from({ length: 5 }, () => startWorker(lock, logFile)));
  expect(codes).toEqual([0, 0, 0, 0, 0]);
  expect(readFileSync(logFile, 'utf8').trim()).toBe(Array(5).fill('in out').join(' '));
  expect(existsSync(lock)).toBe(false);
});

it('a lock that its process has not touched for a minute is taken over', async () => {
  const lock = createLockPath();
  writeFileSync(lock, String(process.pid));
  const longAgo = new Date(Date.now() - 120_000);
  utimesSync(lock, longAgo, longAgo);
  expect(await withFileLock(lock, async () => 'done')).toBe('done');
});

it('the lock is released when the work fails, and the error is rethrown', async () => {
  const lock = createLockPath();
  await expect(withFileLock(lock, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(existsSync(lock)).toBe(false);
});

it('reports to a waiting process which process holds the lock', async () => {
  const lock = createLockPath();
  const waitMessages: string[] = [];
  const { promise: finish, resolve } = Promise.withResolvers<void>();
  const first = withFileLock(lock, () => finish);
  const second = withFileLock(
    lock,
    async () => {},
    (pid) => {
      waitMessages.push(pid);
      resolve();
    },
  );
  await Promise.all([first, second]);
  expect(waitMessages).toEqual([String(process.pid)]);
});

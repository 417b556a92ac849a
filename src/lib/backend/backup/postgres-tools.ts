import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { BackupError } from './manifest.ts';

const execFileAsync = promisify(execFile);

/** Writes all tables as of one moment into a file, in the compressed format of pg_restore. */
export async function dumpPostgres(url: string, file: string): Promise<void> {
  await runTool('pg_dump', url, ['--format=custom', '--no-owner', '--no-privileges', `--file=${file}`]);
}

/** Restores a dump into an empty database: all of it or nothing. */
export async function restorePostgres(url: string, file: string): Promise<void> {
  await runTool('pg_restore', url, [
    '--exit-on-error',
    '--single-transaction',
    '--no-owner',
    '--no-privileges',
    file,
  ]);
}

// The password is passed in the environment: arguments are visible to every user of the machine.
async function runTool(tool: string, url: string, args: readonly string[]): Promise<void> {
  const address = new URL(url);
  const password = decodeURIComponent(address.password);
  address.password = '';
  const env = { ...process.env, ...(password && { PGPASSWORD: password }) };
  try {
    await execFileAsync(tool, [`--dbname=${address.href}`, ...args], { env });
  } catch (error) {
    const { code, stderr = '' } = error as { code?: number | string; stderr?: string };
    if (code === 'ENOENT')
      throw new BackupError(`${tool} was not found: install the client programs of PostgreSQL`);
    throw new BackupError(`${tool} failed: ${stderr.trim().split('\n')[0]}`);
  }
}

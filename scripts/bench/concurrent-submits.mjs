import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { CliError } from '../cli/cli-error.mjs';
import { NODE_BIN, resolveFromRoot } from '../cli/paths.mjs';
import { withoutExternalServices } from '../server/test-site.mjs';

/**
 * Measures how long customers wait for their order when many buy the same product at once and the stock is
 * enough for a quarter of them: on SQLite in a file and on PostgreSQL.
 * @param {number} customers
 * @param {(result: { name: string, times: number[], orders: number, seconds: number }) => void} report `times` are the
 * median and the 95th percentile in milliseconds
 */
export async function measureConcurrentSubmits(customers, report) {
  const folder = mkdtempSync(path.join(tmpdir(), 'binaa-submits-'));
  const { DATABASE_URL_TEST } = process.env;
  const child = spawn(
    NODE_BIN,
    [resolveFromRoot('scripts', 'bench', 'concurrent-submits-program.mjs'), String(customers)],
    {
      cwd: resolveFromRoot(),
      env: {
        ...withoutExternalServices(process.env),
        ...(DATABASE_URL_TEST && { DATABASE_URL_TEST }),
        DATA_DIR: folder,
        SCRATCH_ROOT: folder,
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  try {
    const ended = new Promise((resolve) => child.once('close', resolve));
    for await (const line of createInterface({ input: child.stdout })) report(JSON.parse(line));
    if ((await ended) !== 0) throw new CliError('The customers did not get through.');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

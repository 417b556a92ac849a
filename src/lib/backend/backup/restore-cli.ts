// Command: restores a backup into the environment's database. Called by `scripts/db/restore.mjs`.
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readEnvOrExit } from '#lib/env.server.ts';
import { getDatabasePath } from '../db/database.ts';
import { describeSystemError } from '../db/describe-error.ts';
import { restoreBackup } from './restore-backup.ts';

const env = readEnvOrExit();
const { values: flags, positionals } = parseArgs({
  allowPositionals: true,
  options: { replace: { type: 'boolean', default: false } },
});
try {
  const database = { url: env.DATABASE_URL, file: getDatabasePath(env.DATA_DIR) };
  const target = { database, dataDir: env.DATA_DIR, replace: flags.replace, now: Date.now() };
  const report = await restoreBackup(resolve(positionals[0] as string), target);
  process.stdout.write(
    `Restored the backup of ${report.createdAt}: ${report.orders} orders, ${report.customers} customers\n`,
  );
  for (const file of report.replaced) process.stdout.write(`What was there is now ${file}\n`);
} catch (error) {
  process.stderr.write(`Nothing was restored: ${describeSystemError(error)}.\n`);
  process.exitCode = 1;
}

// Command: backs up the environment's database. Called by `scripts/db/backup.mjs`.
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readEnvOrExit } from '#lib/env.server.ts';
import { getDatabasePath } from '../db/database.ts';
import { describeSystemError } from '../db/describe-error.ts';
import { createBackup, deleteOldBackups, formatBackupName } from './create-backup.ts';

const env = readEnvOrExit();
const { values: flags, positionals } = parseArgs({
  allowPositionals: true,
  options: { keep: { type: 'string' } },
});
const now = Date.now();
const folder = resolve(positionals[0] ?? join(env.DATA_DIR, 'backups', formatBackupName(now)));
try {
  const database = { url: env.DATABASE_URL, file: getDatabasePath(env.DATA_DIR) };
  await createBackup({ database, dataDir: env.DATA_DIR, now }, folder);
  process.stdout.write(`Backed up to ${folder}\n`);
  if (env.SESSION_SECRET)
    process.stdout.write('SESSION_SECRET is not part of it: keep it where you keep your secrets.\n');
  for (const name of flags.keep ? deleteOldBackups(dirname(folder), Number(flags.keep)) : [])
    process.stdout.write(`Deleted the older backup ${name}\n`);
} catch (error) {
  process.stderr.write(`No backup was made: ${describeSystemError(error)}.\n`);
  process.exitCode = 1;
}

import { readEnvOrExit } from '#lib/env.server.ts';
import { getDatabasePath, openDatabase } from './db/database.ts';

// Prints which catalogue the database holds: `seed`, `import 7` (its version), or nothing when it holds none. A build
// asks, since it writes menus and names of goods into its pages.
const env = readEnvOrExit();
const db = openDatabase({ url: env.DATABASE_URL, file: getDatabasePath(env.DATA_DIR) });
try {
  const row = await db
    .selectFrom('catalog_version')
    .select(['version', 'owner', 'seed_hash'])
    .executeTakeFirst();
  const isFilled = row?.owner === 'import' || Boolean(row?.seed_hash);
  if (row && isFilled) process.stdout.write(row.owner === 'import' ? `import ${row.version}\n` : 'seed\n');
} catch (error) {
  // A database without a schema, or with an older one, holds nothing for this build; one that does not answer might.
  const { message } = error as Error;
  if (!/no such (?:table|column)|does not exist/.test(message)) {
    process.stderr.write(`The database cannot be read: ${message || (error as { code?: string }).code}\n`);
    process.exitCode = 1;
  }
} finally {
  await db.destroy();
}

import { readEnvOrExit } from '#lib/env.server.ts';
import { databaseFile, openDatabase } from './database.ts';

// Prints which catalogue the database holds: `seed`, `import 7` (its version), or nothing when it holds none. A build
// asks, since it writes menus and names of goods into its pages.
const env = readEnvOrExit();
const db = openDatabase({ url: env.DATABASE_URL, file: databaseFile(env.DATA_DIR) });
try {
  const row = await db
    .selectFrom('catalog_version')
    .select(['version', 'owner', 'seed_hash'])
    .executeTakeFirst();
  const isFilled = row?.owner === 'import' || Boolean(row?.seed_hash);
  if (row && isFilled) process.stdout.write(row.owner === 'import' ? `import ${row.version}\n` : 'seed\n');
} catch {
  // A database without a schema holds nothing.
} finally {
  await db.destroy();
}

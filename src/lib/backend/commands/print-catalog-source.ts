import { readEnvOrExit } from '#lib/env.server.ts';
import { getDatabasePath, openDatabase } from '../db/database.ts';

// Prints the source of the database's catalog: `seed`, `import 7` with the catalog version, or nothing
// without a catalog. Used by the build, which writes menus and product names into its pages.

const env = readEnvOrExit();
const db = openDatabase({ url: env.DATABASE_URL, file: getDatabasePath(env.DATA_DIR) }, 'job');
try {
  const row = await db
    .selectFrom('catalog_version')
    .select(['version', 'owner', 'seed_hash'])
    .executeTakeFirst();
  const hasCatalog = row?.owner === 'import' || Boolean(row?.seed_hash);
  if (row && hasCatalog) process.stdout.write(row.owner === 'import' ? `import ${row.version}\n` : 'seed\n');
} catch (error) {
  // A missing or older schema means that there is no catalog; any other error may hide one and fails the
  // build.
  const { message } = error as Error;
  if (!/no such (?:table|column)|does not exist/.test(message)) {
    process.stderr.write(`The database cannot be read: ${message || (error as { code?: string }).code}\n`);
    process.exitCode = 1;
  }
} finally {
  await db.destroy();
}

import { readEnvOrExit } from '#lib/env.server.ts';
import { getDatabasePath, openDatabase } from './db/database.ts';
import { migrateDatabase } from './db/migrate.ts';
import { createSampleAccounts, shouldCreateSampleAccounts } from './seed/sample-accounts.ts';
import { getSeedFingerprint } from './seed/seed-fingerprint.ts';
import { isSeedCurrent, type SeedMode, writeSeed } from './seed/write-seed.ts';

// Runs before every start: brings schema and seed up to date; prints nothing when they already are.
const env = readEnvOrExit();
const startedAt = performance.now();
const db = openDatabase({ url: env.DATABASE_URL, file: getDatabasePath(env.DATA_DIR) }, 'migration');
try {
  const appliedMigrations = await migrateDatabase(db);
  const productCount = await writeSeedIfNeeded(env.DATABASE_URL ? 'if-empty' : 'if-changed');
  const accountCount = shouldCreateSampleAccounts(env) ? await createSampleAccounts(db, Date.now()) : 0;
  const changes = [
    appliedMigrations.length > 0 ? `schema migrated to ${appliedMigrations.at(-1)}` : '',
    productCount ? `${productCount} products written` : '',
    accountCount ? `${accountCount} sample accounts created` : '',
  ].filter(Boolean);
  const ms = Math.round(performance.now() - startedAt);
  if (changes.length > 0) process.stdout.write(`Database ready: ${changes.join(', ')} (${ms} ms)\n`);
} catch (error) {
  process.stderr.write(`The database could not be set up: ${(error as Error).message}\n`);
  process.exitCode = 1;
} finally {
  await db.destroy();
}

/** Returns the number of products written. The seed is large, so it is imported only when it is needed. */
async function writeSeedIfNeeded(mode: SeedMode): Promise<number> {
  const fingerprint = getSeedFingerprint();
  if (await isSeedCurrent(db, fingerprint, mode)) return 0;
  const { buildSeedCatalog } = await import('./seed/build-seed.ts');
  const seed = buildSeedCatalog();
  return (await writeSeed(db, seed, mode, fingerprint)) ? seed.products.length : 0;
}

import { readEnvOrExit } from '#lib/env.server.ts';
import { shouldCreateSampleAccounts } from './auth/config.ts';
import { getDatabasePath, openDatabase } from './db/database.ts';
import { migrateDatabase } from './db/migrate.ts';
import { createSampleAccounts } from './seed/sample-accounts.ts';
import { getSeedFingerprint } from './seed/seed-fingerprint.ts';
import { isSeedCurrent, type SeedMode, writeSeed } from './seed/write-seed.ts';

// Runs before every start: brings schema and seed up to date; prints nothing when they already are.
const env = readEnvOrExit();
const started = performance.now();
const db = openDatabase({ url: env.DATABASE_URL, file: getDatabasePath(env.DATA_DIR) });
try {
  const applied = await migrateDatabase(db);
  const written = await seedIfNeeded(env.DATABASE_URL ? 'empty' : 'changed');
  const accounts = shouldCreateSampleAccounts(env) ? await createSampleAccounts(db, Date.now()) : 0;
  const done = [
    applied.length > 0 ? `schema brought to ${applied.at(-1)}` : '',
    written ? `${written} products written` : '',
    accounts ? `${accounts} accounts made to try it with` : '',
  ].filter(Boolean);
  const ms = Math.round(performance.now() - started);
  if (done.length > 0) process.stdout.write(`Database ready: ${done.join(', ')} (${ms} ms)\n`);
} catch (error) {
  process.stderr.write(`The database could not be made ready: ${(error as Error).message}\n`);
  process.exitCode = 1;
} finally {
  await db.destroy();
}

/** Returns the number of products written. The seed is large, so it is imported only when it is needed. */
async function seedIfNeeded(when: SeedMode): Promise<number> {
  const fingerprint = getSeedFingerprint();
  if (await isSeedCurrent(db, fingerprint, when)) return 0;
  const { buildSeedCatalog } = await import('./seed/build-seed.ts');
  const seed = buildSeedCatalog();
  return (await writeSeed(db, seed, when, fingerprint)) ? seed.products.length : 0;
}

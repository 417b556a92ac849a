import { readEnvOrExit } from '#lib/env.server.ts';
import { seedAccounts } from '../accounts/seed.ts';
import { wantsSeedAccounts } from '../accounts/settings.ts';
import { databaseFile, openDatabase } from './database.ts';
import { fillCatalog, isFilled, type When } from './fill.ts';
import { seedFingerprint } from './fingerprint.ts';
import { migrate } from './migrate.ts';

// Run before every start: brings the schema and the seed up to date, and says nothing when they are.
const env = readEnvOrExit();
const started = performance.now();
const db = openDatabase({ url: env.DATABASE_URL, file: databaseFile(env.DATA_DIR) });
try {
  const applied = await migrate(db);
  const written = await fill(env.DATABASE_URL ? 'empty' : 'changed');
  const people = wantsSeedAccounts(env) ? await seedAccounts(db, Date.now()) : 0;
  const done = [
    applied.length > 0 ? `schema brought to ${applied.at(-1)}` : '',
    written ? `${written} products written` : '',
    people ? `${people} accounts made to try it with` : '',
  ].filter(Boolean);
  const ms = Math.round(performance.now() - started);
  if (done.length > 0) process.stdout.write(`Database ready: ${done.join(', ')} (${ms} ms)\n`);
} catch (error) {
  process.stderr.write(`The database could not be made ready: ${(error as Error).message}\n`);
  process.exitCode = 1;
} finally {
  await db.destroy();
}

/** Answers how many products were written. The seed is long: it is read only when it has to be. */
async function fill(when: When): Promise<number> {
  const fingerprint = seedFingerprint();
  if (await isFilled(db, fingerprint, when)) return 0;
  const { buildSeed } = await import('../seed/index.ts');
  const seed = buildSeed();
  return (await fillCatalog(db, seed, when, fingerprint)) ? seed.products.length : 0;
}

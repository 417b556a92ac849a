import { readEnvOrExit } from '#lib/env.server.ts';
import { buildSeed } from '../seed/index.ts';
import { databaseFile, openDatabase } from './database.ts';
import { fillCatalog } from './fill.ts';
import { migrate } from './migrate.ts';

// Run before every start: brings the schema and the seed up to date, and says nothing when they are.
const env = readEnvOrExit();
const started = performance.now();
const db = openDatabase({ url: env.DATABASE_URL, file: databaseFile(env.DATA_DIR) });
try {
  const applied = await migrate(db);
  const seed = buildSeed();
  const filled = await fillCatalog(db, seed, env.DATABASE_URL ? 'empty' : 'changed');
  const done = [
    applied.length > 0 ? `schema brought to ${applied.at(-1)}` : '',
    filled ? `${seed.products.length} products written` : '',
  ].filter(Boolean);
  const ms = Math.round(performance.now() - started);
  if (done.length > 0) process.stdout.write(`Database ready: ${done.join(', ')} (${ms} ms)\n`);
} catch (error) {
  process.stderr.write(`The database could not be made ready: ${(error as Error).message}\n`);
  process.exitCode = 1;
} finally {
  await db.destroy();
}

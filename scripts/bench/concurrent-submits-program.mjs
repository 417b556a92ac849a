// Lets many customers buy at once on the tests' databases; called by `concurrent-submits.mjs`. Argument:
// number of customers. Prints a line of JSON for each database; with DATABASE_URL_TEST, PostgreSQL is that
// server.
import {
  buyConcurrently,
  createScarceSeed,
  getSubmitTime,
} from '../../tests/lib/backend/checkout/buy-concurrently.ts';
import { openSeeded, shopDatabases } from '../../tests/lib/backend/databases.ts';

const customers = Number(process.argv[2]);

for (const database of shopDatabases) {
  const db = await openSeeded(database, createScarceSeed(customers / 4));
  const start = performance.now();
  const { results, close } = await buyConcurrently(db, customers);
  const seconds = (performance.now() - start) / 1000;
  const orders = results.filter(({ outcome }) => outcome === 'Accepted').length;
  const times = [50, 95].map((percentile) => Math.round(getSubmitTime(results, percentile)));
  process.stdout.write(`${JSON.stringify({ name: database.name, orders, seconds, times })}\n`);
  await close();
}

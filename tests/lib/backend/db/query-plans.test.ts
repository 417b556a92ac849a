import Sqlite, { type Statement } from 'better-sqlite3';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Backend, createBackend } from '#lib/backend/backend.ts';
import { buildSeedCatalog } from '#lib/backend/seed/build-seed.ts';
import { getErrorMessage } from '#lib/messages/error-messages.ts';
import { openSeeded, type TestDatabase, testDatabases } from '../databases.ts';

// The most frequent queries of pages, on the sample catalog: each must find its rows by an index.

const CATALOG = '/experience/catalog/guest/v1';
const SHOP = '/experience/binaa/v1';
const HOT_CALLS = {
  'a product': `${CATALOG}/product-details-page/products/liwan-haven-washable-matt-emulsion-4l`,
  'a category': `${SHOP}/products?category=interior-paint`,
  'a brand': `${SHOP}/products?brand=liwan`,
  'products on sale': `${SHOP}/products?offer=1`,
  'the category menu': `${CATALOG}/category-navigation`,
};

const seed = buildSeedCatalog();
const { prepare } = Sqlite.prototype;
const prepared: { connection: InstanceType<typeof Sqlite>; text: string }[] = [];
let backend: Backend;

beforeAll(async () => {
  Sqlite.prototype.prepare = function record(this: InstanceType<typeof Sqlite>, text: string) {
    prepared.push({ connection: this, text });
    return prepare.call(this, text);
  } as typeof prepare;
  backend = createBackend({
    database: await openSeeded(testDatabases[0] as TestDatabase, seed),
    formatErrorMessage: getErrorMessage,
    secrets: { token: 'the secret of this test' },
    log: () => {},
  });
});
afterAll(async () => {
  Sqlite.prototype.prepare = prepare;
  await backend?.close();
});

async function call(path: string): Promise<Response> {
  return await backend.handle(new Request(`http://x${path}`, { headers: { location: 'ae', locale: 'en' } }));
}

/** The plans of all queries that were prepared while `run` ran. */
async function explainQueries(run: () => Promise<unknown>): Promise<string[]> {
  const before = prepared.length;
  await run();
  const plans: string[] = [];
  for (const { connection, text } of prepared.slice(before)) {
    const statement = prepare.call(connection, `explain query plan ${text}`) as Statement;
    const parameters = Array.from(text.matchAll(/\?/g), () => null);
    for (const step of statement.all(...parameters) as { detail: string }[])
      plans.push(`${step.detail}: ${text}`);
  }
  return plans;
}

// Tables that may be read completely: a table of one row, the categories, and the stores, of which a country
// has only a few.
const WHOLE_TABLES = /^SCAN s:| from "(?:catalog_version|categories|stores)"/;

it.each(Object.entries(HOT_CALLS))('finds the rows of %s by indexes', async (_, path) => {
  const plans = await explainQueries(async () => expect((await call(path)).status).toBe(200));
  expect(plans.length).toBeGreaterThan(0);
  const scans = plans.filter((step) => /^SCAN (?![^:]* USING)/.test(step) && !WHOLE_TABLES.test(step));
  expect(scans).toEqual([]);
});

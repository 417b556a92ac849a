import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestSite } from '../../scripts/server/test-site.mjs';
import { toLines } from '../lib/backend/import/import-harness.ts';
import {
  type ImportRun,
  runImport,
  seedOwnCatalog,
  withFolder,
  writeProducts,
} from '../lib/backend/import/import-process.ts';
import { repetitions } from '../support/full-tests.ts';
import { EMIRATES } from './harness/client.ts';
import { type ConfirmedOrder, expectConsistentOrders } from './harness/concurrent-buyers.ts';
import { addToCart, buy } from './harness/purchase-steps.ts';
import type { PurchasedProducts } from './harness/purchased-products.ts';
import { createSiteClient } from './harness/site-client.ts';

type Fields = Record<string, unknown>;

const PRODUCTS: PurchasedProducts = { first: 'T-F10', second: 'T-PLENTY', firstStock: 100_000 };
const PRODUCT_COUNT = repetitions({ full: 4000, short: 1500 });
const MAX_UPDATE_DELAY_MS = 2000;
// Keeps the visitors' requests per second below the rate limit of one network address.
const PAUSE_MS = 40;

let dataDir: string;
let site: Awaited<ReturnType<typeof startTestSite>>;

beforeAll(async () => {
  dataDir = await seedOwnCatalog();
  await withFolder(dataDir, (db) =>
    db
      .updateTable('stock')
      .set({ quantity: PRODUCTS.firstStock })
      .where('product_code', 'in', [PRODUCTS.first, PRODUCTS.second])
      .execute(),
  );
  // Without sample accounts every order belongs to one of the buyers.
  site = await startTestSite({ env: { DATA_DIR: dataDir, SEED_ACCOUNTS: '0' } });
});
afterAll(() => site?.stop());

const page = async (path: string) => {
  const reply = await fetch(`${site.url}/en-ae${path}`, { redirect: 'manual' });
  return { status: reply.status, html: await reply.text() };
};

/** Starts visitors of every kind; collects failures and confirmed orders until they are stopped. */
function startVisitors() {
  const failures: string[] = [];
  const confirmed: ConfirmedOrder[] = [];
  let isRunning = true;

  async function repeatUntilClosed(kind: string, work: () => Promise<string | undefined>): Promise<void> {
    while (isRunning) {
      const failure = await work().catch((error: Error) => error.message);
      if (failure) failures.push(`${kind}: ${failure}`);
      await wait(PAUSE_MS);
    }
  }

  const visitPage = (path: string) =>
    repeatUntilClosed(path, async () => {
      const { status } = await page(path);
      return status === 200 ? undefined : String(status);
    });
  let visit = 0;
  const visitUncachedPage = (path: string) =>
    repeatUntilClosed(path, async () => {
      visit += 1;
      // Responses to unknown query parameters are not cached.
      const { status } = await page(`${path}${path.includes('?') ? '&' : '?'}visit=${visit}`);
      return status === 200 ? undefined : String(status);
    });
  const placeOrders = () =>
    repeatUntilClosed('an order', async () => {
      const visitor = createSiteClient(site.url).visitor();
      for (const productCode of [PRODUCTS.first, PRODUCTS.first, PRODUCTS.second]) {
        const added = await addToCart(visitor, EMIRATES, { productCode }, 1);
        if (added.error) return added.error.code;
      }
      const { data, error } = await buy(visitor, EMIRATES);
      if (data?.status !== 'Accepted') return error?.code ?? data?.status;
      confirmed.push({ order: data, visitor });
      return undefined;
    });
  const all = [
    visitPage('/products/t-ten'),
    visitUncachedPage('/products/t-ten'),
    visitPage('/category/drills'),
    visitUncachedPage('/category/tools'),
    visitUncachedPage('/product-list?q=drill'),
    placeOrders(),
  ];
  return {
    confirmed,
    async close() {
      isRunning = false;
      await Promise.all(all);
      return failures;
    },
  };
}

/** Returns the milliseconds until a page satisfies the predicate, ten seconds at most. */
async function waitFor(path: string, predicate: (reply: { status: number; html: string }) => boolean) {
  const started = performance.now();
  while (performance.now() - started < 10_000) {
    if (predicate(await page(path))) return performance.now() - started;
    await wait(20);
  }
  throw new Error(`${path} did not follow`);
}

describe('A shop during an import by another process', () => {
  it('loses no order, fails no visitor, and shows new names and prices within two seconds', async () => {
    const file = await writeProducts(dataDir, PRODUCT_COUNT);
    // A retry of this test finds the data of the first attempt, so the name is unique.
    const name = `Ten hammers ${crypto.randomUUID()}`;
    const edited = edit(file, (product) => {
      if (product.productCode !== 'T-TEN') return product;
      return { ...product, name: { en: name, ar: 'عشر مطارق' }, prices: { ae: { price: '123.45' } } };
    });
    const before = await page('/products/t-ten');
    const oldName = /<h1[^>]*>([^<]+)</.exec(before.html)?.[1] ?? '';
    expect(oldName).toMatch(/Drill T-TEN|Ten hammers/);
    const visitors = startVisitors();
    while (visitors.confirmed.length < 2) await wait(20);
    const run: ImportRun = await runImport(dataDir, [edited]);
    const updateDelay = await waitFor('/products/t-ten', ({ html }) => html.includes(name));
    const after = await page('/products/t-ten');
    const bought = visitors.confirmed.length;
    while (visitors.confirmed.length < bought + 2) await wait(20);
    const failures = await visitors.close();
    expect([run.code, run.err]).toEqual([0, '']);
    expect(failures).toEqual([]);
    expect(updateDelay).toBeLessThan(MAX_UPDATE_DELAY_MS);
    expect(after.html).toContain('123.45');
    expect(after.html).not.toContain(oldName);
    await withFolder(dataDir, async (db) => {
      await expectConsistentOrders(db, PRODUCTS, visitors.confirmed);
      const rows = await db.selectFrom('products').select('code').execute();
      expect(rows.length).toBeGreaterThan(PRODUCT_COUNT - 1);
    });
  });

  it('shows a new category name within two seconds, and not the old one again', async () => {
    const file = edit(await writeProducts(dataDir, 0), (product) => product);
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, text.replace('{"en":"Drills","ar":"مثاقب"}', '{"en":"Gimlets","ar":"مثاقب"}'));
    const visitors = startVisitors();
    const run = await runImport(dataDir, [file]);
    expect([run.code, run.out]).toEqual([0, expect.stringContaining('1 changed')]);
    const isRenamed = ({ html }: { html: string }) => html.includes('Gimlets');
    expect(await waitFor('/category/drills', isRenamed)).toBeLessThan(MAX_UPDATE_DELAY_MS);
    // A page that was rendered during the purge must not be stored.
    for (const end = Date.now() + MAX_UPDATE_DELAY_MS; Date.now() < end; await wait(PAUSE_MS)) {
      expect(isRenamed(await page('/category/drills'))).toBe(true);
    }
    expect(await visitors.close()).toEqual([]);
  });

  it('shows withdrawn products for two seconds at most', async () => {
    const file = edit(await writeProducts(dataDir, PRODUCT_COUNT), (product) =>
      product.productCode === 'T-SALE' ? null : product,
    );
    expect((await page('/products/t-sale')).status).toBe(200);
    expect((await page('/category/drills')).html).toMatch(/products\/t-sale"/);
    expect((await runImport(dataDir, ['--complete', file])).code).toBe(0);
    expect(await waitFor('/products/t-sale', ({ status }) => status === 404)).toBeLessThan(
      MAX_UPDATE_DELAY_MS,
    );
    const isProductHidden = ({ html }: { html: string }) => !/products\/t-sale"/.test(html);
    expect(await waitFor('/category/drills', isProductHidden)).toBeLessThan(MAX_UPDATE_DELAY_MS);
  });
});

/** Returns the import file with its products edited, without their stock. */
function edit(file: string, change: (product: Fields) => Fields | null): string {
  const records = readFileSync(file, 'utf8').trim().split('\n');
  const edited = records.flatMap((line) => {
    const record = JSON.parse(line) as Fields;
    if (record.record !== 'product') return record;
    const { stock: _, ...rest } = record;
    return change(rest) ?? [];
  });
  const target = join(dataDir, `edited-${edited.length}.jsonl`);
  writeFileSync(target, toLines(edited));
  return target;
}

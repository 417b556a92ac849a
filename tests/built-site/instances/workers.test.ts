import { execFileSync } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Db, getDatabasePath, openDatabase } from '#lib/backend/db/database.ts';
import { startProxy } from '../../../scripts/stack/proxy.mjs';
import { SESSION_SECRET } from '../../contract/harness/backend-process.ts';
import { EMIRATES } from '../../contract/harness/client.ts';
import {
  buyOnce,
  type ConfirmedOrder,
  expectConsistentOrders,
} from '../../contract/harness/concurrent-buyers.ts';
import { addToCart, readCurrentCart } from '../../contract/harness/purchase-steps.ts';
import {
  choosePurchasedProducts,
  type PurchasedProducts,
} from '../../contract/harness/purchased-products.ts';
import { createSiteClient } from '../../contract/harness/site-client.ts';
import { simpleProduct } from '../../support/known-products.ts';
import { readSlug, renameProduct } from '../../support/servers/catalog-changes.ts';
import { prepareShopData, type ShopProcess, startShopProcess } from '../../support/servers/shop-process.ts';

const METRICS_TOKEN = 'a token of the tests';
const RECOVERY_MS = 5000;
const SEARCH_BURST = { batches: 12, queries: 50, perSecond: 30 };

describe('A shop of two workers with one SQLite file', () => {
  let db: Db;
  let shop: ShopProcess;
  /** Opens a connection for each request, so that the workers take turns. */
  let proxy: Awaited<ReturnType<typeof startProxy>>;
  let products: PurchasedProducts;
  const confirmed: ConfirmedOrder[] = [];

  beforeAll(async () => {
    proxy = await startProxy({ targets: [] });
    const env = {
      SESSION_SECRET,
      METRICS_TOKEN,
      WEB_CONCURRENCY: '2',
      SITE_URL: proxy.url,
      ADDRESS_CROWD: '10',
      SEED_ACCOUNTS: '0',
    };
    const dataDir = await prepareShopData(env);
    db = openDatabase({ file: getDatabasePath(dataDir) });
    products = await choosePurchasedProducts(db, simpleProduct.code);
    shop = await startShopProcess(dataDir, env);
    proxy.targets = [shop.url];
    await vi.waitUntil(() => shop.output().includes('Binaa is open'), { timeout: 60_000 });
  });
  afterAll(async () => {
    await Promise.all([shop?.stop(), proxy?.close(), db?.destroy()]);
  });

  async function readRequestCounts(route: string): Promise<Record<string, number>> {
    const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
    const text = await (await fetch(`${shop.url}/metrics`, { headers })).text();
    const counts: Record<string, number> = {};
    for (const [, name, worker = '', count] of text.matchAll(
      /^binaa_requests_total\{route="([^"]+)",status="200",worker="(\d+)"\} (\d+)$/gm,
    ))
      if (name === route) counts[worker] = Number(count);
    return counts;
  }

  /** Buys with four customers at once until stopped; a failed purchase is abandoned, and its error returned. */
  function startBuyers() {
    let isRunning = true;
    const errors: string[] = [];
    const loops = Array.from({ length: 4 }, async () => {
      while (isRunning)
        await buyOnce(createSiteClient(proxy.url).visitor(), products, confirmed).catch((error) =>
          errors.push(String(error)),
        );
    });
    return async () => {
      isRunning = false;
      await Promise.all(loops);
      return errors;
    };
  }

  const listWorkers = () =>
    execFileSync('pgrep', ['-P', String(shop.pid)], { encoding: 'utf8' })
      .trim()
      .split('\n')
      .map(Number);

  it('adds to the cart on one worker, and shows the cart on the other', async () => {
    const visitor = createSiteClient(proxy.url).visitor();
    for (let count = 1; count <= 6; count += 1) {
      expect((await addToCart(visitor, EMIRATES, { productCode: simpleProduct.code }, 1)).status).toBe(200);
      expect((await readCurrentCart(visitor, EMIRATES)).itemCount).toBe(count);
    }
    const counts = await readRequestCounts('/api');
    expect(Object.keys(counts).sort()).toEqual(['1', '2']);
    expect(Math.min(...Object.values(counts))).toBeGreaterThanOrEqual(4);
  });

  it('applies each of many concurrent changes of one cart once', async () => {
    const visitor = createSiteClient(proxy.url).visitor();
    await addToCart(visitor, EMIRATES, { productCode: products.first }, 1);
    const additions = await Promise.all(
      Array.from({ length: 12 }, () => addToCart(visitor, EMIRATES, { productCode: products.first }, 1)),
    );
    expect(additions.map(({ status }) => status)).toEqual(Array(12).fill(200));
    expect((await readCurrentCart(visitor, EMIRATES)).itemCount).toBe(13);
  });

  it('purges the stored pages of both workers after a catalog change', async () => {
    const slug = await readSlug(db, products.second);
    const countPages = async (name: string) => {
      const pages = await Promise.all(
        Array.from({ length: 8 }, async () => (await fetch(`${proxy.url}/en-ae/products/${slug}`)).text()),
      );
      return pages.filter((page) => page.includes(name)).length;
    };
    await countPages('');
    await renameProduct(db, products.second, 'Renamed for both workers');
    await expect.poll(() => countPages('Renamed for both workers'), { timeout: 10_000 }).toBe(8);
  });

  it('recovers within 5 s from a killed worker, and loses no order', async () => {
    const stopBuyers = startBuyers();
    await vi.waitUntil(() => confirmed.length >= 4, { timeout: 60_000 });
    const [worker] = listWorkers() as [number];
    process.kill(worker, 'SIGKILL');
    const killedAt = performance.now();
    const before = confirmed.length;
    await vi.waitUntil(() => confirmed.length > before, { timeout: 30_000, interval: 10 });
    const durationMs = performance.now() - killedAt;
    await vi.waitUntil(() => listWorkers().length === 2 && !listWorkers().includes(worker), {
      timeout: 60_000,
    });
    await vi.waitUntil(() => confirmed.length >= before + 8, { timeout: 60_000 });
    await stopBuyers();
    expect(durationMs).toBeLessThan(RECOVERY_MS);
    await expectConsistentOrders(db, products, confirmed);
  });

  it('replaces both workers without a failed request or purchase', async () => {
    const before = listWorkers();
    const stopBuyers = startBuyers();
    const statuses: number[] = [];
    let isRunning = true;
    // Connections of `fetch` are kept open.
    const readers = Array.from({ length: 3 }, async () => {
      while (isRunning) {
        const reply = await fetch(`${shop.url}/en-ae`);
        await reply.arrayBuffer();
        statuses.push(reply.status);
        await wait(20);
      }
    });
    process.kill(shop.pid, 'SIGHUP');
    await vi.waitUntil(() => shop.output().includes('"status":"replaced"'), { timeout: 120_000 });
    isRunning = false;
    await Promise.all(readers);
    expect(await stopBuyers()).toEqual([]);
    expect(statuses.filter((status) => status !== 200)).toEqual([]);
    expect(statuses.length).toBeGreaterThan(20);
    expect(listWorkers().filter((id) => before.includes(id))).toEqual([]);
    await expectConsistentOrders(db, products, confirmed);
  });

  it('counts the requests of an address over both workers together', async () => {
    const requests = Array.from({ length: SEARCH_BURST.queries }, () => ({
      indexName: 'products_en_ae',
      query: 'drill',
      hitsPerPage: 1,
    }));
    const startedAt = performance.now();
    const search = async () => {
      const reply = await fetch(`${proxy.url}/api/search/1/indexes/*/queries`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ requests }),
      });
      return reply.status;
    };
    const statuses: number[] = [];
    for (let round = 0; round < 6; round += 1)
      statuses.push(...(await Promise.all([search(), search(), search(), search()])));
    const seconds = (performance.now() - startedAt) / 1000;
    const passed = statuses.filter((status) => status === 200).length;
    const refilledBatches = Math.ceil((seconds * SEARCH_BURST.perSecond) / SEARCH_BURST.queries);
    expect(statuses.filter((status) => ![200, 429].includes(status))).toEqual([]);
    expect(passed).toBeLessThanOrEqual(SEARCH_BURST.batches + refilledBatches);
    expect(passed).toBeGreaterThan(SEARCH_BURST.batches / 2);
  });
});

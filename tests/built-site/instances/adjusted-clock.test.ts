import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { Db } from '#lib/backend/db/database.ts';
import { readOrder } from '#lib/contract/orders/orders.ts';
import { openDataFolder } from '../../contract/harness/backend-process.ts';
import { callEndpoint, EMIRATES } from '../../contract/harness/client.ts';
import {
  buyOnce,
  type ConfirmedOrder,
  expectConsistentOrders,
} from '../../contract/harness/concurrent-buyers.ts';
import { addToCart } from '../../contract/harness/purchase-steps.ts';
import {
  choosePurchasedProducts,
  type PurchasedProducts,
} from '../../contract/harness/purchased-products.ts';
import { createSiteClient, type SiteVisitor } from '../../contract/harness/site-client.ts';
import { prepareShopData, type ShopProcess, startShopProcess } from '../../support/servers/shop-process.ts';

const CLOCK = pathToFileURL(resolve(import.meta.dirname, '../../support/servers/adjustable-clock.mjs')).href;
const HOUR_MS = 3_600_000;
const RESPONSE_LIMIT_MS = 5000;

let shop: ShopProcess;
let db: Db;
let products: PurchasedProducts;
let clockFile: string;
const confirmed: ConfirmedOrder[] = [];

beforeAll(async () => {
  const dataDir = await prepareShopData({ SEED_ACCOUNTS: '0' });
  clockFile = join(dataDir, 'clock');
  writeFileSync(clockFile, '0');
  const env = { NODE_OPTIONS: `--import ${CLOCK}`, CLOCK_FILE: clockFile };
  db = openDataFolder(dataDir);
  products = await choosePurchasedProducts(db);
  shop = await startShopProcess(dataDir, env);
});
afterAll(async () => {
  await shop?.stop();
  await db?.destroy();
});

const createVisitor = () => createSiteClient(shop.url).visitor();

/** Shifts the shop's clock by hours relative to the real time, and waits until the shift is in effect. */
async function setClock(hours: number): Promise<void> {
  const offset = String(hours * HOUR_MS);
  // Replaced in one step: the shop reads the file every 20 ms.
  writeFileSync(`${clockFile}.new`, offset);
  renameSync(`${clockFile}.new`, clockFile);
  await vi.waitUntil(() => readFileSync(`${clockFile}.applied`, { encoding: 'utf8', flag: 'a+' }) === offset);
}

async function expectPages(visitor: SiteVisitor): Promise<void> {
  for (const path of ['/en-ae', '/ar-sa', '/en-ae/cart', '/readyz']) {
    const started = performance.now();
    expect([path, (await visitor.visit(path)).status]).toEqual([path, 200]);
    expect(performance.now() - started).toBeLessThan(RESPONSE_LIMIT_MS);
  }
}

it.each([
  ['a day ahead', 25],
  ['back by two days', -23],
  ['right again', 0],
])('a shop sells while its clock is suddenly %s', async (_, hours) => {
  const visitor = createVisitor();
  expect((await addToCart(visitor, EMIRATES, { productCode: products.second }, 1)).status).toBe(200);
  const earlier = confirmed.at(-1);
  await setClock(hours);
  await expectPages(visitor);
  // A customer from before the clock was changed, with the same session, and a new one.
  if (earlier) await buyOnce(earlier.visitor, products, confirmed);
  await buyOnce(createVisitor(), products, confirmed);
  for (const { order, visitor } of confirmed.slice(-2)) {
    const { data } = await callEndpoint(visitor, readOrder, { params: { id: order.id } });
    expect(data.orderNumber).toBe(order.orderNumber);
  }
  // Jobs run every second.
  await wait(2000);
  await expectPages(visitor);
  await expectConsistentOrders(db, products, confirmed);
});

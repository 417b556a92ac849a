import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Db, openDatabase } from '#lib/backend/db/database.ts';
import { migrateDatabase } from '#lib/backend/db/migrate.ts';
import { writeSeed } from '#lib/backend/seed/write-seed.ts';
import { readOrder } from '#lib/contract/orders/orders.ts';
import { startPostgres } from '../../../scripts/services/postgres.mjs';
import { startRedis } from '../../../scripts/services/redis.mjs';
import { startProxy } from '../../../scripts/stack/proxy.mjs';
import { SESSION_SECRET } from '../../contract/harness/backend-process.ts';
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
import { createSiteClient } from '../../contract/harness/site-client.ts';
import { createFixtureSeed } from '../../lib/backend/backend-fixture.ts';
import { readSentCode } from '../../support/outbox-codes.ts';
import { readSlug, renameProduct } from '../../support/servers/catalog-changes.ts';
import { prepareShopData, type ShopProcess, startShopProcess } from '../../support/servers/shop-process.ts';

const BUYERS = 3;
const RECOVERY_MS = 5000;
const ABSENCE_MS = 10_000;
const REQUEST_PAUSE_MS = 250;
const RESPONSE_LIMIT_MS = 11_000;
const METRICS_TOKEN = 'a token of the tests';
const person = {
  'body.name': 'Huda Al Ali',
  'body.email': 'huda@example.com',
  'body.mobile': '050 111 2233',
  'body.password': 'correct horse 1',
};

// Runs only where a test run has database servers (vitest.config.ts): their programs are installed there, so that
// this test can start, restart and stop servers of its own.
describe('A shop of two instances, with one PostgreSQL and one Redis', () => {
  let postgres: Awaited<ReturnType<typeof startPostgres>>;
  let redis: Awaited<ReturnType<typeof startRedis>>;
  let proxy: Awaited<ReturnType<typeof startProxy>>;
  let db: Db;
  let env: Record<string, string>;
  let products: PurchasedProducts;
  const instances: { process: ShopProcess; dataDir: string }[] = [];
  const confirmed: ConfirmedOrder[] = [];

  beforeAll(async () => {
    vi.stubEnv('SESSION_SECRET', SESSION_SECRET);
    [postgres, redis, proxy] = await Promise.all([
      startPostgres(),
      startRedis(),
      startProxy({ targets: [] }),
    ]);
    env = {
      SESSION_SECRET,
      METRICS_TOKEN,
      SITE_URL: proxy.url,
      DATABASE_URL: postgres.url,
      REDIS_URL: redis.url,
      ADDRESS_CROWD: '10',
      SEED_ACCOUNTS: '0',
    };
    db = openDatabase({ url: postgres.url });
    await migrateDatabase(db);
    // Few products, as a whole catalog takes longer to write than this test.
    await writeSeed(db, createFixtureSeed());
    const dataDir = await prepareShopData(env);
    products = await choosePurchasedProducts(db);
    for (const folder of [dataDir, mkdtempSync(join(process.env.DATA_DIR as string, 'shop-'))])
      instances.push({ process: await startShopProcess(folder, env), dataDir: folder });
    proxy.targets = instances.map(({ process }) => process.url);
  });
  afterAll(async () => {
    await Promise.all(instances.map(({ process }) => process.stop()));
    await db?.destroy();
    await Promise.all([proxy?.close(), postgres?.stop(), redis?.stop()]);
  });

  /**
   * Buys until `isRunning` returns false. Each order is placed by another customer, who gives up when the
   * purchase fails.
   */
  async function buyAll(isRunning: () => boolean): Promise<void> {
    while (isRunning()) {
      const isBought = await buyOnce(createSiteClient(proxy.url).visitor(), products, confirmed).then(
        () => true,
        () => false,
      );
      // The number of new guests per second is limited for one network address.
      await wait(isBought ? 50 : 500);
    }
  }

  /** Waits for one more confirmed order of each buyer; returns the milliseconds until the first of them. */
  async function measureNextOrder(): Promise<number> {
    const started = performance.now();
    const before = confirmed.length;
    await vi.waitUntil(() => confirmed.length > before, { timeout: 20_000, interval: 10 });
    const durationMs = performance.now() - started;
    await vi.waitUntil(() => confirmed.length >= before + BUYERS, { timeout: 20_000, interval: 10 });
    return durationMs;
  }

  it('lets a customer sign in on one instance and pay on the other', async () => {
    const [first, second] = proxy.targets as [string, string];
    const visitor = createSiteClient(proxy.url).visitor();
    proxy.targets = [first];
    const form = { locale: 'en-ae', ...person };
    expect((await visitor.visit('/api/forms/signUp', form)).headers.get('location')).toBe('/en-ae/verify');
    const code = await readSentCode(db, SESSION_SECRET, person['body.email']);
    const verified = await visitor.visit('/api/forms/verifyCode', { locale: 'en-ae', 'body.code': code });
    expect(verified.headers.get('location')).toBe('/en-ae/my-account');
    proxy.targets = [second];
    await buyOnce(visitor, products, confirmed);
    proxy.targets = [first];
    const { order } = confirmed.at(-1) as ConfirmedOrder;
    const page = await visitor.visit('/en-ae/my-account/orders');
    expect([page.status, (await page.text()).includes(order.orderNumber as string)]).toEqual([200, true]);
    proxy.targets = [first, second];
  });

  it('purges the stored pages of both instances after a catalog change', async () => {
    const slug = await readSlug(db, products.second);
    const readPages = () =>
      Promise.all(
        instances.map(async ({ process }) => {
          const response = await fetch(`${process.url}/en-ae/products/${slug}`);
          const isRenamed = (await response.text()).includes('Renamed for both instances');
          return `${response.headers.get('x-cache')}, ${isRenamed ? 'new' : 'old'} name`;
        }),
      );
    await expect.poll(readPages, { timeout: 10_000 }).toEqual(Array(2).fill('HIT, old name'));
    await renameProduct(db, products.second, 'Renamed for both instances');
    await expect.poll(readPages, { timeout: 10_000 }).toEqual(Array(2).fill('HIT, new name'));
  });

  it('recovers within 5 s from killed instances and restarts under load, and loses no order', async () => {
    let isRunning = true;
    const buyers = Array.from({ length: BUYERS }, () => buyAll(() => isRunning));
    const times: Record<string, number> = { start: await measureNextOrder() };
    for (const [index, instance] of instances.entries()) {
      await instance.process.kill();
      times[`instance ${index + 1} killed`] = await measureNextOrder();
      instance.process = await startShopProcess(instance.dataDir, env, instance.process.url);
    }
    await postgres.close('SIGQUIT');
    await postgres.open();
    times['PostgreSQL restarted'] = await measureNextOrder();
    await redis.close();
    times['Redis away'] = await measureNextOrder();
    await redis.open();
    times['Redis back'] = await measureNextOrder();
    for (const { process } of instances) {
      await vi.waitUntil(() => listRedisStatuses(process).at(-1) === 'available', { timeout: 5000 });
      expect(listRedisStatuses(process)[0]).toBe('unavailable');
    }
    isRunning = false;
    await Promise.all(buyers);
    expect(Object.entries(times).filter(([, duration]) => duration > RECOVERY_MS)).toEqual([]);
    await expectConsistentOrders(db, products, confirmed);
    for (const { order, visitor } of confirmed.slice(-10)) {
      const { data } = await callEndpoint(visitor, readOrder, { params: { id: order.id } });
      expect(data.orderNumber).toBe(order.orderNumber);
    }
    const stored = await db
      .selectFrom('orders')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('status', '=', 'Accepted')
      .executeTakeFirstOrThrow();
    expect(stored.count).toBeGreaterThanOrEqual(confirmed.length);
  });

  it('shows pages while PostgreSQL is unavailable for 10 s, returns 503 for calls, and sells again afterwards', async () => {
    const visitor = createSiteClient(proxy.url).visitor();
    expect((await addToCart(visitor, EMIRATES, { productCode: products.first }, 1)).status).toBe(200);
    const requests = {
      'page for all': () => visitor.visit('/en-ae'),
      'page of a visitor': () => visitor.visit('/en-ae/cart'),
      call: () => addToCart(visitor, EMIRATES, { productCode: products.first }, 1),
      health: () => fetch(`${proxy.url}/healthz`),
      readiness: () => fetch(`${proxy.url}/readyz`),
    };
    // Both instances have cached the page.
    for (const { process } of instances) expect((await fetch(`${process.url}/en-ae`)).status).toBe(200);
    await postgres.close('SIGQUIT');
    const closedAt = performance.now();
    let isRunning = true;
    const buyers = Array.from({ length: BUYERS }, () => buyAll(() => isRunning));
    const statuses = new Set<string>();
    while (performance.now() - closedAt < ABSENCE_MS) {
      // Without a pause the visitor would exceed their rate limit, as the 503 comes at once.
      await wait(REQUEST_PAUSE_MS);
      for (const [name, request] of Object.entries(requests)) {
        const started = performance.now();
        const { status } = await request();
        statuses.add(`${name}: ${status}`);
        expect(performance.now() - started, name).toBeLessThan(RESPONSE_LIMIT_MS);
      }
    }
    await postgres.open();
    const duration = await measureNextOrder();
    isRunning = false;
    await Promise.all(buyers);
    expect([...statuses]).toEqual([
      'page for all: 200',
      'page of a visitor: 503',
      'call: 503',
      'health: 200',
      'readiness: 503',
    ]);
    expect(duration).toBeLessThan(RECOVERY_MS);
    await expectConsistentOrders(db, products, confirmed);
  });

  const listRedisStatuses = (shop: ShopProcess) =>
    [...shop.output().matchAll(/"event":"redis","status":"(\w+)"/g)].map(([, status]) => status);

  it('counts its orders in the metrics of each instance', async () => {
    for (const { process } of instances) {
      const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
      const text = await (await fetch(`${process.url}/metrics`, { headers })).text();
      const [, count] = /^binaa_orders\{status="Accepted"\} (\d+)$/m.exec(text) ?? [];
      expect(Number(count)).toBeGreaterThanOrEqual(confirmed.length);
      expect(text).toContain('binaa_database_up 1');
    }
  });
});

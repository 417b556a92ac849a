import { expect, it } from 'vitest';
import { buildSeedCatalog } from '#lib/backend/seed/build-seed.ts';
import { readOrder } from '#lib/contract/orders/orders.ts';
import { startTestSite } from '../../scripts/server/test-site.mjs';
import { repetitions } from '../support/full-tests.ts';
import { createDataFolder, openDataFolder, seedDataFolder, waitForExit } from './harness/backend-process.ts';
import { callEndpoint } from './harness/client.ts';
import { buyRepeatedly, type ConfirmedOrder, expectConsistentOrders } from './harness/concurrent-buyers.ts';
import type { PurchasedProducts } from './harness/purchased-products.ts';
import { createSiteClient } from './harness/site-client.ts';

const ROUNDS = repetitions({ full: 2, short: 1 });
const STOCK = repetitions({ full: 12, short: 8 });

/** Creates a data folder with the shop's products, two of them with more stock than is bought. */
async function fillShop(dataDir: string): Promise<PurchasedProducts> {
  const seed = buildSeedCatalog();
  await seedDataFolder(dataDir, seed);
  const [firstCode, secondCode] = seed.products
    .filter((product) => !product.isPaint && product.prices.ae)
    .map((product) => product.code);
  const products = { first: firstCode as string, second: secondCode as string, firstStock: 100_000 };
  const db = openDataFolder(dataDir);
  await db
    .updateTable('stock')
    .set({ quantity: products.firstStock })
    .where('product_code', 'in', [products.first, products.second])
    .execute();
  await db.destroy();
  return products;
}

it('A shop that is killed during purchases keeps every confirmed order complete, and no partial order', async () => {
  const dataDir = createDataFolder();
  const products = await fillShop(dataDir);
  const confirmed: ConfirmedOrder[] = [];
  // The same port after each restart, so that customers reach the same URL.
  let port: number | undefined;
  const startSite = async () => {
    // Without sample accounts every order belongs to one of the buyers.
    const env = { DATA_DIR: dataDir, SEED_ACCOUNTS: '0' };
    const site = await startTestSite({ env, ...(port !== undefined && { port }) });
    port = Number(new URL(site.url).port);
    return site;
  };
  for (let round = 1; round <= ROUNDS; round += 1) {
    const site = await startSite();
    const buyers = Array.from({ length: 4 }, () =>
      buyRepeatedly(createSiteClient(site.url), products, confirmed),
    );
    const target = confirmed.length + STOCK * round;
    while (confirmed.length < target) await new Promise((resolve) => setTimeout(resolve, 5));
    site.server.kill('SIGKILL');
    expect((await waitForExit(site.server)).signal).toBe('SIGKILL');
    await Promise.all(buyers);
    await site.stop();
    const db = openDataFolder(dataDir);
    await expectConsistentOrders(db, products, confirmed);
    await db.destroy();
  }
  const site = await startSite();
  // The cookies are still valid, and the confirmed orders unchanged.
  for (const { order, visitor } of confirmed) {
    const { data } = await callEndpoint(visitor, readOrder, { params: { id: order.id } });
    expect(data).toEqual(order);
  }
  await site.stop();
  expect(confirmed.length).toBeGreaterThanOrEqual((STOCK * ROUNDS * (ROUNDS + 1)) / 2);
});

import { expect, it } from 'vitest';
import { buildSeedCatalog } from '#lib/backend/seed/build-seed.ts';
import { readOrder } from '#lib/contract/orders/orders.ts';
import { startTestSite } from '../../scripts/server/test-site.mjs';
import { repetitions } from '../support/full-tests.ts';
import { dataFolder, ended, fillFolder, openFolder } from './harness/backend-process.ts';
import { call } from './harness/client.ts';
import { type Confirmed, expectWhole, keepBuying, type Wares } from './harness/concurrent-buyers.ts';
import { siteDoor } from './harness/site-client.ts';

const ROUNDS = repetitions({ full: 2, short: 1 });
const EACH = repetitions({ full: 12, short: 8 });

/** A data folder of the shop's products, two of them with unlimited stock. */
async function fillShop(dataDir: string): Promise<Wares> {
  const seed = buildSeedCatalog();
  await fillFolder(dataDir, seed);
  const [deep, other] = seed.products.filter((it) => !it.isPaint && it.prices.ae).map((it) => it.code);
  const wares = { deep: deep as string, other: other as string, pieces: 100_000 };
  const db = openFolder(dataDir);
  await db
    .updateTable('stock')
    .set({ quantity: wares.pieces })
    .where('product_code', 'in', [wares.deep, wares.other])
    .execute();
  await db.destroy();
  return wares;
}

it('A shop that is killed while it sells has every confirmed order complete and none in part', async () => {
  const dataDir = dataFolder();
  const wares = await fillShop(dataDir);
  const confirmed: Confirmed[] = [];
  // The same port each time, so that it is the same shop to its customers.
  let port: number | undefined;
  const open = async () => {
    // Without sample accounts every order is one of the buyers'.
    const env = { DATA_DIR: dataDir, SEED_ACCOUNTS: '0' };
    const site = await startTestSite({ env, ...(port !== undefined && { port }) });
    port = Number(new URL(site.url).port);
    return site;
  };
  for (let round = 1; round <= ROUNDS; round += 1) {
    const site = await open();
    const buyers = Array.from({ length: 4 }, () => keepBuying(siteDoor(site.url), wares, confirmed));
    const wanted = confirmed.length + EACH * round;
    while (confirmed.length < wanted) await new Promise((resolve) => setTimeout(resolve, 5));
    site.server.kill('SIGKILL');
    expect((await ended(site.server)).signal).toBe('SIGKILL');
    await Promise.all(buyers);
    await site.stop();
    const db = openFolder(dataDir);
    await expectWhole(db, wares, confirmed);
    await db.destroy();
  }
  const site = await open();
  // The cookies are still valid, and the confirmed orders unchanged.
  for (const { order, shopper } of confirmed) {
    const { data } = await call(shopper, readOrder, { params: { id: order.id } });
    expect(data).toEqual(order);
  }
  await site.stop();
  expect(confirmed.length).toBeGreaterThanOrEqual((EACH * ROUNDS * (ROUNDS + 1)) / 2);
});

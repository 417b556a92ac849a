import { describe, expect, it } from 'vitest';
import { createFixtureSeed, product } from '../lib/backend/backend-fixture.ts';
import { repetitions } from '../support/full-tests.ts';
import {
  createBackendClient,
  createDataFolder,
  openDataFolder,
  seedDataFolder,
  startBackendProcess,
} from './harness/backend-process.ts';
import { buyRepeatedly, type ConfirmedOrder, expectConsistentOrders } from './harness/concurrent-buyers.ts';
import type { PurchasedProducts } from './harness/purchased-products.ts';

const PRODUCTS: PurchasedProducts = { first: 'T-DEEP', second: 'T-SALE', firstStock: 100_000 };
const ROUNDS = repetitions({ full: 3, short: 2 });
const ORDERS = repetitions({ full: 15, short: 5 });

describe('A backend that is killed during purchases', () => {
  it('keeps every confirmed order complete, and no partial order', async () => {
    const dataDir = createDataFolder();
    const seed = createFixtureSeed();
    const products = seed.products.map((fixture) =>
      fixture.code === 'T-SALE' ? { ...fixture, stock: createWellStockedProduct().stock } : fixture,
    );
    await seedDataFolder(dataDir, { ...seed, products: [...products, createWellStockedProduct()] });
    const confirmed: ConfirmedOrder[] = [];
    for (let round = 1; round <= ROUNDS; round += 1) {
      const backend = await startBackendProcess(dataDir);
      const buyers = Array.from({ length: 6 }, () =>
        buyRepeatedly(createBackendClient(backend), PRODUCTS, confirmed),
      );
      const target = confirmed.length + ORDERS * round;
      while (confirmed.length < target) await new Promise((resolve) => setTimeout(resolve, 5));
      expect((await backend.stop('SIGKILL')).signal).toBe('SIGKILL');
      await Promise.all(buyers);
      const db = openDataFolder(dataDir);
      await expectConsistentOrders(db, PRODUCTS, confirmed);
      await db.destroy();
    }
    expect(confirmed.length).toBeGreaterThanOrEqual((ORDERS * ROUNDS * (ROUNDS + 1)) / 2);
  });
});

function createWellStockedProduct() {
  return product({ code: 'T-DEEP', quantity: PRODUCTS.firstStock });
}

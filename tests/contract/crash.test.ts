import { describe, expect, it } from 'vitest';
import { createFixtureSeed, product } from '../lib/backend/backend-fixture.ts';
import { repetitions } from '../support/full-tests.ts';
import { aloneDoor, dataFolder, fillFolder, openFolder, startAlone } from './harness/backend-process.ts';
import { type Confirmed, expectWhole, keepBuying, type Wares } from './harness/concurrent-buyers.ts';

const WARES: Wares = { deep: 'T-DEEP', other: 'T-SALE', pieces: 100_000 };
const ROUNDS = repetitions({ full: 3, short: 2 });
const ORDERS = repetitions({ full: 15, short: 5 });

describe('A backend that is killed while it sells', () => {
  it('has every confirmed order complete and none in part', async () => {
    const dataDir = dataFolder();
    const seed = createFixtureSeed();
    const goods = seed.products.map((it) => (it.code === 'T-SALE' ? { ...it, stock: deep().stock } : it));
    await fillFolder(dataDir, { ...seed, products: [...goods, deep()] });
    const confirmed: Confirmed[] = [];
    for (let round = 1; round <= ROUNDS; round += 1) {
      const alone = await startAlone(dataDir);
      const buyers = Array.from({ length: 6 }, () => keepBuying(aloneDoor(alone), WARES, confirmed));
      const wanted = confirmed.length + ORDERS * round;
      while (confirmed.length < wanted) await new Promise((resolve) => setTimeout(resolve, 5));
      expect((await alone.end('SIGKILL')).signal).toBe('SIGKILL');
      await Promise.all(buyers);
      const db = openFolder(dataDir);
      await expectWhole(db, WARES, confirmed);
      await db.destroy();
    }
    expect(confirmed.length).toBeGreaterThanOrEqual((ORDERS * ROUNDS * (ROUNDS + 1)) / 2);
  });
});

function deep() {
  return product({ code: 'T-DEEP', pieces: WARES.pieces });
}

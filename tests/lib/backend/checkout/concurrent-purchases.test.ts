import { describe, expect, it } from 'vitest';
import { DEFAULT_SLOT_CAPACITY } from '#lib/backend/delivery/slot-capacity.ts';
import { EMIRATES } from '../../../contract/harness/client.ts';
import { readCurrentCart } from '../../../contract/harness/purchase-steps.ts';
import { repetitions } from '../../../support/full-tests.ts';
import { openSeeded, shopDatabases } from '../databases.ts';
import { buyConcurrently, createScarceSeed, getSubmitTime, SCARCE_PRODUCT } from './buy-concurrently.ts';

const CUSTOMERS = repetitions({ full: 200, short: 40 });
const STOCK = repetitions({ full: 50, short: 24 });

describe.each(shopDatabases)('On $name', (database) => {
  it(`${CUSTOMERS} customers at once buy ${STOCK} pieces for a time with ${DEFAULT_SLOT_CAPACITY} places`, async () => {
    const db = await openSeeded(database, createScarceSeed(STOCK));
    const { results, close } = await buyConcurrently(db, CUSTOMERS);

    // Every customer either has an order, or got the sold-out error and still has the product in the cart.
    const placed = results.filter(({ outcome }) => outcome === 'Accepted');
    const rejectedResults = results.filter(({ outcome }) => outcome !== 'Accepted');
    expect(placed).toHaveLength(STOCK);
    expect(rejectedResults.map(({ outcome }) => outcome)).toEqual(
      rejectedResults.map(() => expect.toBeOneOf(['OUT_OF_STOCK', 'HELD_BY_OTHERS'])),
    );
    for (const { visitor } of rejectedResults.slice(0, 10)) {
      expect((await readCurrentCart(visitor, EMIRATES)).items).toHaveLength(1);
    }

    const orders = await db.selectFrom('orders').selectAll().where('status', '=', 'Accepted').execute();
    expect(orders.map(({ id }) => id).sort()).toEqual(placed.map(({ orderId }) => orderId).sort());
    expect(new Set(orders.map(({ order_number }) => order_number)).size).toBe(STOCK);
    const stock = await db
      .selectFrom('stock')
      .select('quantity')
      .where('product_code', '=', SCARCE_PRODUCT)
      .where('country', '=', 'ae')
      .executeTakeFirst();
    expect(stock?.quantity).toBe(0);
    expect(await db.selectFrom('stock_holds').selectAll().execute()).toEqual([]);

    // The requested slot is full; the other orders get the next one.
    const holds = await db.selectFrom('delivery_slot_holds').selectAll().execute();
    expect(holds.map(({ order_id }) => order_id).sort()).toEqual(orders.map(({ id }) => id).sort());
    const holdsBySlot = new Map<string, number>();
    for (const { date, slot_id: slot } of holds)
      holdsBySlot.set(`${date} ${slot}`, (holdsBySlot.get(`${date} ${slot}`) ?? 0) + 1);
    const counts = [...holdsBySlot.values()].sort((a, b) => b - a);
    expect(counts[0]).toBe(DEFAULT_SLOT_CAPACITY);
    expect(counts.every((count) => count <= DEFAULT_SLOT_CAPACITY)).toBe(true);

    const paid = await db.selectFrom('payments').select(['status', 'authorised_at']).execute();
    expect(paid.filter(({ status }) => status === 'Paid')).toHaveLength(STOCK);
    expect(paid.filter((row) => row.authorised_at !== null && row.status !== 'Paid')).toEqual([]);
    expect(getSubmitTime(results, 95)).toBeGreaterThan(0);
    await close();
  }, 300_000);
});

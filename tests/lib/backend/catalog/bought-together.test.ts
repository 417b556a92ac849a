import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBoughtTogether } from '#lib/backend/catalog/recommendations/bought-together.ts';
import type { Db } from '#lib/backend/db/database.ts';
import { createFixtureSeed, product } from '../backend-fixture.ts';
import { openSeeded, testDatabases } from '../databases.ts';

const DAY = 86_400_000;
const NOW = Date.UTC(2026, 10, 20, 8);

let orderCount = 0;

interface Order {
  days?: number;
  status?: 'Accepted' | 'Cancelled';
  addOns?: string[];
}

async function order(db: Db, codes: string[], { days = 1, status = 'Accepted', addOns = [] }: Order = {}) {
  orderCount += 1;
  const id = `order-${String(orderCount).padStart(4, '0')}`;
  const at = NOW - days * DAY;
  await db
    .insertInto('carts')
    .values({ id, owner_id: id, country: 'ae', created_at: at, updated_at: at })
    .execute();
  await db
    .insertInto('orders')
    .values({
      id,
      order_number: id,
      cart_id: id,
      owner_id: id,
      country: 'ae',
      currency: 'AED',
      status,
      subtotal: 100,
      discount_total: 0,
      shipping_subtotal: 0,
      shipping_total: 0,
      total: 100,
      tax_total: 0,
      tax_rate: 0,
      guest: null,
      billing: null,
      fulfillment: null,
      created_at: at,
      updated_at: at,
      submitted_at: at,
    })
    .execute();
  const lines = [...codes, ...addOns].map((code, index) => ({
    id: `${id}-${index}`,
    order_id: id,
    place: index,
    cart_line_id: `${id}-${index}`,
    product_code: code,
    parent_id: index < codes.length ? null : `${id}-0`,
    quantity: 1,
    list_amount: 100,
    sale_amount: null,
    unit_amount: 100,
    total: 100,
    shade_code: null,
    snapshot: '{}',
  }));
  await db.insertInto('order_lines').values(lines).execute();
}

async function repeatThreeTimes(action: () => Promise<void>) {
  for (let time = 0; time < 3; time += 1) await action();
}

describe.each(testDatabases)('Products bought together, on $name', (database) => {
  let db: Db;
  beforeAll(async () => {
    const seed = createFixtureSeed();
    const variant = product({ code: 'T-TEN-2', slug: 't-ten-2', groupCode: 'T-TEN' });
    db = await openSeeded(database, { ...seed, products: [...seed.products, variant] });
    await repeatThreeTimes(() => order(db, ['T-PLENTY', 'T-SALE']));
    await repeatThreeTimes(() => order(db, ['T-PLENTY', 'T-LAMP'], { days: 179 }));
    await repeatThreeTimes(() => order(db, ['T-LAMP', 'T-NONE']));
    await repeatThreeTimes(() => order(db, ['T-PLENTY', 'T-F10'], { days: 181 }));
    await repeatThreeTimes(() => order(db, ['T-PLENTY', 'T-F11'], { status: 'Cancelled' }));
    await repeatThreeTimes(() => order(db, ['T-PLENTY'], { addOns: ['T-F12'] }));
    await order(db, ['T-PLENTY', 'T-SCARCE']);
    await order(db, ['T-PLENTY', 'T-SCARCE']);
    await order(db, ['T-PAINT', 'T-TEN']);
    await order(db, ['T-PAINT', 'T-TEN-2']);
    await order(db, ['T-PAINT', 'T-TEN', 'T-TEN-2']);
  });
  afterAll(() => db.destroy());

  it('come from at least three orders of the last 180 days, before products that are in many orders', async () => {
    expect(await createBoughtTogether(db)('T-PLENTY', NOW)).toEqual(['T-SALE', 'T-LAMP']);
  });

  it('count a variant as its lead product', async () => {
    const listBoughtTogether = createBoughtTogether(db);
    expect(await listBoughtTogether('T-PAINT', NOW)).toEqual(['T-TEN']);
    expect(await listBoughtTogether('T-TEN', NOW)).toEqual(['T-PAINT']);
    expect(await listBoughtTogether('T-TEN-2', NOW)).toEqual([]);
  });

  it('are counted again after an hour', async () => {
    const listBoughtTogether = createBoughtTogether(db);
    expect(await listBoughtTogether('T-F13', NOW)).toEqual([]);
    await repeatThreeTimes(() => order(db, ['T-F13', 'T-F14']));
    expect(await listBoughtTogether('T-F13', NOW + 3_599_000)).toEqual([]);
    // The old result is returned while the new one is computed.
    await listBoughtTogether('T-F13', NOW + 3_600_000);
    await expect.poll(() => listBoughtTogether('T-F13', NOW + 3_600_001)).toEqual(['T-F14']);
  });

  it('are counted again after a count that failed', async () => {
    const unhandled: unknown[] = [];
    const onUnhandledRejection = (error: unknown) => unhandled.push(error);
    process.on('unhandledRejection', onUnhandledRejection);
    let isDatabaseDown = true;
    const failingDb = new Proxy(db, {
      get(target, name) {
        if (isDatabaseDown && name === 'selectFrom') throw new Error('The database is down');
        const value = Reflect.get(target, name);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
    const listBoughtTogether = createBoughtTogether(failingDb);
    await expect(listBoughtTogether('T-PAINT', NOW)).rejects.toThrow('down');
    isDatabaseDown = false;
    expect(await listBoughtTogether('T-PAINT', NOW)).toEqual(['T-TEN']);
    isDatabaseDown = true;
    expect(await listBoughtTogether('T-PAINT', NOW + 3_600_000)).toEqual(['T-TEN']);
    expect(await listBoughtTogether('T-PAINT', NOW + 7_200_000)).toEqual(['T-TEN']);
    await new Promise((resolve) => setTimeout(resolve, 20));
    process.off('unhandledRejection', onUnhandledRejection);
    expect(unhandled).toEqual([]);
  });
});

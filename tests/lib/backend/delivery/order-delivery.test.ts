import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Db, runInTransaction } from '#lib/backend/db/database.ts';
import {
  assertDeliverable,
  holdChosenSlot,
  readDeliveryOptions,
  SLOT_GRACE_MS,
} from '#lib/backend/delivery/order-delivery.ts';
import { DEFAULT_SLOT_CAPACITY } from '#lib/backend/delivery/slot-capacity.ts';
import { holdSlot } from '#lib/backend/delivery/slots.ts';
import { buildSeedCatalog } from '#lib/backend/seed/build-seed.ts';
import { openSeeded, type TestDatabase, testDatabases } from '../databases.ts';
import { insertDraft } from './order-fixture.ts';

const NOW = Date.parse('2026-11-23T08:00:00+04:00');

const seed = buildSeedCatalog();
const find = (predicate: (product: (typeof seed.products)[number]) => unknown): string =>
  seed.products.find((product) => product.prices.ae && predicate(product))?.code as string;

const DRILL = find(
  ({ category, storeStock }) => category === 'drills-and-drivers' && (storeStock['AE-01'] ?? 0) > 1,
);
const PAINT = find(({ isPaint, storeStock }) => isPaint && storeStock['AE-01']);
const SOFA = find(({ category, storeStock }) => category === 'sofas-and-armchairs' && storeStock['AE-01']);
const DATES = find(({ category }) => category === 'dates');
const SHADE = seed.shadesByProduct[PAINT]?.[0] as string;

let db: Db;
beforeAll(async () => {
  db = await openSeeded(testDatabases[0] as TestDatabase, seed);
});
afterAll(() => db.destroy());

let drafts = 0;
async function createOrder(lines: Parameters<typeof insertDraft>[3], country: 'ae' | 'om' = 'ae') {
  drafts += 1;
  return { id: await insertDraft(db, `order-${drafts}`, country, lines), country };
}

describe('Delivery options of an order', () => {
  it('are express for products of a nearby store', async () => {
    const order = await createOrder([{ productCode: DRILL }]);
    const options = await readDeliveryOptions(db, order, 'AE-DU-BARSHA', NOW);
    expect(options).toMatchObject({ area: 'AE-DU-BARSHA', service: 'express', leadTimes: [] });
    expect(options.promise).toMatchObject({ kind: 'hours', from: 7, to: 10 });
    expect(options.arrival).toEqual({
      firstDate: '2026-11-23',
      lastDate: '2026-11-23',
      from: '15:00',
      to: '21:00',
    });
    expect(options.days[0]).toEqual({
      date: '2026-11-23',
      slots: [
        { slotId: '15-18', from: '15:00', to: '18:00', isFull: false },
        { slotId: '18-21', from: '18:00', to: '21:00', isFull: false },
      ],
    });
  });

  it('are standard when nearby stores have fewer pieces than all lines need', async () => {
    const order = await createOrder([
      { productCode: DRILL, quantity: 5000 },
      { productCode: DRILL, quantity: 1 },
    ]);
    expect((await readDeliveryOptions(db, order, 'AE-DU-BARSHA', NOW)).promise).toMatchObject({
      kind: 'days',
    });
  });

  it('depend on shade, size, department and services of the lines', async () => {
    const order = await createOrder([
      { productCode: PAINT, shade: SHADE },
      { productCode: SOFA },
      { productCode: DATES },
      { productCode: 'SV-ASSEMBLY-FURNITURE', service: 'assembly' },
      { productCode: 'SV-WARRANTY-1', service: 'warranty' },
    ]);
    const { leadTimes, promise, days } = await readDeliveryOptions(db, order, 'AE-DU-BARSHA', NOW);
    expect(leadTimes).toEqual([
      { cause: 'tinted', productCodes: [PAINT] },
      { cause: 'assembly', productCodes: ['SV-ASSEMBLY-FURNITURE'] },
      { cause: 'large', productCodes: [SOFA] },
      { cause: 'food', productCodes: [DATES] },
    ]);
    expect(promise).toMatchObject({ kind: 'days', from: 3, to: 5 });
    expect(days[0]?.slots.map(({ slotId }) => slotId)).toEqual(['12-15']);
  });

  it('are none in an area that is not served', async () => {
    const order = await createOrder([{ productCode: DRILL }], 'om');
    expect(await readDeliveryOptions(db, order, 'OM-SJ-MASIRAH', NOW)).toEqual({
      area: 'OM-SJ-MASIRAH',
      service: 'not-served',
      promise: null,
      arrival: null,
      leadTimes: [],
      days: [],
    });
    await expect(assertDeliverable(db, order, 'OM-SJ-MASIRAH', null, NOW)).rejects.toMatchObject({
      code: 'AREA_NOT_SERVED',
    });
  });

  it('are refused for an area of another country', async () => {
    const order = await createOrder([{ productCode: DRILL }]);
    await expect(readDeliveryOptions(db, order, 'OM-MA-RUWI', NOW)).rejects.toMatchObject({
      code: 'AREA_UNKNOWN',
    });
  });

  it('mark a slot full for others, not for the orders that hold it', async () => {
    const order = await createOrder([{ productCode: DRILL }]);
    const slot = { country: 'ae', zone: 'AE-DU', date: '2026-11-25', slotId: '12-15' } as const;
    const holders = await Promise.all(
      Array.from({ length: DEFAULT_SLOT_CAPACITY }, () => createOrder([{ productCode: DRILL }])),
    );
    for (const { id: orderId } of holders) {
      await runInTransaction(db, (trx) => holdSlot(trx, { orderId, ...slot }, null, NOW));
    }
    const listFullSlots = async (own: typeof order, area: string) => {
      const { days } = await readDeliveryOptions(db, own, area, NOW);
      return days.flatMap(({ date, slots }) =>
        slots.filter(({ isFull }) => isFull).map(({ slotId }) => `${date} ${slotId}`),
      );
    };
    expect(await listFullSlots(order, 'AE-DU-BARSHA')).toEqual(['2026-11-25 12-15']);
    expect(await listFullSlots(order, 'AE-SH-NAHDA')).toEqual([]);
    const [holder] = holders as [typeof order];
    expect(await listFullSlots(holder, 'AE-DU-BARSHA')).toEqual([]);
  });
});

describe('A chosen slot', () => {
  const check = async (slot: { date: string; slotId: string } | null, now = NOW, area = 'AE-DU-BARSHA') => {
    const order = await createOrder([{ productCode: DRILL }]);
    return await assertDeliverable(db, order, area, slot, now).catch((error: { code: string }) => error.code);
  };

  it('is accepted while it is offered, and gives the zone', async () => {
    expect(await check({ date: '2026-11-23', slotId: '15-18' })).toBe('AE-DU');
    expect(await check(null)).toBe('AE-DU');
    expect(await check({ date: '2026-11-26', slotId: '09-12' }, NOW, 'AE-AJ-MASFOUT')).toBe('AE-AJ');
  });

  it('is refused once it is not possible any more', async () => {
    const slot = { date: '2026-11-23', slotId: '15-18' };
    expect(await check(slot, NOW + 61 * 60_000)).toBe('SLOT_GONE');
    expect(await check({ date: '2026-11-29', slotId: '15-18' })).toBe('SLOT_GONE');
    expect(await check({ date: '2026-12-30', slotId: '15-18' })).toBe('SLOT_GONE');
    expect(await check({ date: '2026-11-25', slotId: '10-13' })).toBe('SLOT_GONE');
    expect(await check({ date: '2026-11-25', slotId: '15-18' }, NOW, 'AE-AJ-MASFOUT')).toBe('SLOT_GONE');
  });

  it('of the last day is held just after midnight, when that day is new', async () => {
    const now = Date.parse('2026-11-24T00:10:00+04:00');
    const order = await createOrder([{ productCode: DRILL }]);
    const { days } = await readDeliveryOptions(db, order, 'AE-DU-BARSHA', now);
    const [date, slotId] = [days.at(-1)?.date ?? '', days.at(-1)?.slots[0]?.slotId ?? ''];
    const choice = { area: 'AE-DU-BARSHA', date, slotId };
    await runInTransaction(db, (trx) => holdChosenSlot(trx, order, choice, null, now));
    const hold = db.selectFrom('delivery_slot_holds').select('date').where('order_id', '=', order.id);
    expect(await hold.executeTakeFirst()).toEqual({ date });
  });

  it('is held for some time after it was offered last, unless it is full', async () => {
    const choice = { area: 'AE-DU-BARSHA', date: '2026-11-24', slotId: '18-21' };
    const hold = async (change: object, now: number) => {
      const order = await createOrder([{ productCode: DRILL }]);
      const work = runInTransaction(db, (trx) =>
        holdChosenSlot(trx, order, { ...choice, ...change }, null, now),
      );
      return await work.then(
        () => 'held',
        (error: { code: string }) => error.code,
      );
    };
    const noon = Date.parse('2026-11-24T12:00:00+04:00');
    expect(await hold({}, noon + SLOT_GRACE_MS - 1)).toBe('held');
    expect(await hold({}, noon + SLOT_GRACE_MS)).toBe('SLOT_GONE');
    expect(await hold({ area: 'AE-DU-HATTA' }, NOW)).toBe('SLOT_GONE');
    for (let place = 1; place < DEFAULT_SLOT_CAPACITY; place += 1) expect(await hold({}, NOW)).toBe('held');
    expect(await hold({}, NOW)).toBe('SLOT_FULL');
  });
});

import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Db, runInTransaction } from '#lib/backend/db/database.ts';
import { DEFAULT_SLOT_CAPACITY } from '#lib/backend/delivery/slot-capacity.ts';
import {
  deleteExpiredSlotHolds,
  getSlotKey,
  holdSlot,
  makeSlotPermanent,
  readFullSlots,
  releaseSlot,
} from '#lib/backend/delivery/slots.ts';
import { openMigrated, testDatabases } from '../databases.ts';
import { insertDraft } from './order-fixture.ts';

const NOW = Date.parse('2026-11-23T10:00:00+04:00');
const MINUTE = 60_000;
// PGlite starts slowly on a busy machine.
const OPEN_TIMEOUT_MS = 120_000;
const UNTIL = NOW + 15 * MINUTE;
const SLOT = { country: 'ae', zone: 'AE-DU', date: '2026-11-25', slotId: '12-15' } as const;

describe.each(testDatabases)('Slot holds on $name', (engine) => {
  let db: Db;
  beforeAll(async () => {
    db = await openMigrated(engine);
  }, OPEN_TIMEOUT_MS);
  afterAll(() => db?.destroy());
  afterEach(async () => {
    for (const table of ['delivery_slot_holds', 'delivery_slots', 'orders', 'carts'] as const) {
      await db.deleteFrom(table).execute();
    }
  });

  const hold = (orderId: string, slot: object = {}, expiresAt: number | null = UNTIL, now = NOW) =>
    runInTransaction(db, (trx) => holdSlot(trx, { orderId, ...SLOT, ...slot }, expiresAt, now));

  async function getResult(work: Promise<unknown>): Promise<string> {
    return await work.then(
      () => 'held',
      (error: { code?: string }) => error.code ?? String(error),
    );
  }

  const insertDrafts = async (count: number, prefix = 'o'): Promise<string[]> => {
    const ids = Array.from({ length: count }, (_, index) => `${prefix}${index}`);
    for (const id of ids) await insertDraft(db, id);
    return ids;
  };

  const countHolds = async (): Promise<number> =>
    (await db.selectFrom('delivery_slot_holds').select('order_id').execute()).length;

  it('give 20 places to 50 concurrent orders, and none twice', async () => {
    const orders = await insertDrafts(50);
    const results = await Promise.all(orders.map((id) => getResult(hold(id))));
    expect(results.filter((it) => it === 'held')).toHaveLength(DEFAULT_SLOT_CAPACITY);
    expect(results.filter((it) => it === 'SLOT_FULL')).toHaveLength(50 - DEFAULT_SLOT_CAPACITY);
    expect(await countHolds()).toBe(DEFAULT_SLOT_CAPACITY);
  });

  it('are counted by zone, day and slot', async () => {
    const orders = await insertDrafts(DEFAULT_SLOT_CAPACITY + 4);
    for (const id of orders.slice(0, DEFAULT_SLOT_CAPACITY)) await hold(id);
    const [a = '', b = '', c = '', d = ''] = orders.slice(DEFAULT_SLOT_CAPACITY);
    expect(await getResult(hold(a))).toBe('SLOT_FULL');
    expect(await getResult(hold(a, { zone: 'AE-SH' }))).toBe('held');
    expect(await getResult(hold(b, { date: '2026-11-26' }))).toBe('held');
    expect(await getResult(hold(c, { slotId: '15-18' }))).toBe('held');
    const full = new Set([getSlotKey(SLOT.date, SLOT.slotId)]);
    expect(await readFullSlots(db, 'AE-DU', d, NOW)).toEqual(full);
    expect(await readFullSlots(db, 'AE-SH', d, NOW)).toEqual(new Set());
    // The slot is not full for an order that already has a place in it.
    expect(await readFullSlots(db, 'AE-DU', orders[0] as string, NOW)).toEqual(new Set());
    expect(await readFullSlots(db, 'AE-DU', d, UNTIL)).toEqual(new Set());
  });

  it('move when the order chooses another slot, and stay when that slot is full', async () => {
    const orders = await insertDrafts(DEFAULT_SLOT_CAPACITY + 1);
    const [first = '', ...others] = orders;
    for (const id of others) await hold(id);
    await hold(first, { slotId: '15-18' });
    expect(await getResult(hold(first))).toBe('SLOT_FULL');
    const remainingHold = await db
      .selectFrom('delivery_slot_holds')
      .selectAll()
      .where('order_id', '=', first)
      .executeTakeFirst();
    expect(remainingHold).toMatchObject({ slot_id: '15-18', expires_at: UNTIL });
    await hold(first, { slotId: '18-21' });
    expect(await countHolds()).toBe(DEFAULT_SLOT_CAPACITY + 1);
  });

  it('give their place back when released or expired', async () => {
    const orders = await insertDrafts(DEFAULT_SLOT_CAPACITY + 2);
    for (const id of orders.slice(0, DEFAULT_SLOT_CAPACITY)) await hold(id);
    const [next = '', last = ''] = orders.slice(DEFAULT_SLOT_CAPACITY);
    expect(await getResult(hold(next))).toBe('SLOT_FULL');
    await runInTransaction(db, (trx) => releaseSlot(trx, orders[0] as string));
    expect(await getResult(hold(next))).toBe('held');
    expect(await getResult(hold(last))).toBe('SLOT_FULL');
    expect(await getResult(hold(last, {}, UNTIL + MINUTE, UNTIL))).toBe('held');
  });

  it('are permanent after the authorisation', async () => {
    const [order = '', other = ''] = await insertDrafts(2);
    await hold(order);
    await hold(other);
    expect(await runInTransaction(db, (trx) => makeSlotPermanent(trx, order, NOW))).toBe(true);
    await deleteExpiredSlotHolds(db, UNTIL);
    const rows = await db.selectFrom('delivery_slot_holds').select(['order_id', 'expires_at']).execute();
    expect(rows).toEqual([{ order_id: order, expires_at: null }]);
    expect(await runInTransaction(db, (trx) => makeSlotPermanent(trx, other, UNTIL))).toBe(false);
  });

  it('that expired before a late authorisation are kept only while there is room', async () => {
    const [order = '', lateOrder = '', ...others] = await insertDrafts(DEFAULT_SLOT_CAPACITY + 2);
    await hold(order);
    await hold(lateOrder);
    const after = UNTIL + MINUTE;
    for (const id of others.slice(0, DEFAULT_SLOT_CAPACITY - 1)) await hold(id, {}, after + MINUTE, after);
    expect(await runInTransaction(db, (trx) => makeSlotPermanent(trx, order, after))).toBe(true);
    expect(await runInTransaction(db, (trx) => makeSlotPermanent(trx, lateOrder, after))).toBe(false);
    expect(await getResult(hold(lateOrder, {}, null, after))).toBe('SLOT_FULL');
    expect(await countHolds()).toBe(DEFAULT_SLOT_CAPACITY);
  });

  it.each([
    ['a rest day', { date: '2026-11-29' }],
    ['a public holiday', { date: '2026-12-02' }],
    ['an unknown slot', { slotId: '10-13' }],
    ['a past day', { date: '2026-11-21' }],
    ['a slot that has begun', { date: '2026-11-23', slotId: '09-12' }],
  ])('are not possible for %s', async (_title, slot) => {
    const [order = ''] = await insertDrafts(1);
    expect(await getResult(hold(order, slot))).toBe('SLOT_GONE');
    expect(await countHolds()).toBe(0);
  });

  it('leave with their order', async () => {
    const [order = ''] = await insertDrafts(1);
    await hold(order);
    await db.deleteFrom('orders').where('id', '=', order).execute();
    expect(await countHolds()).toBe(0);
  });

  it('leave no lock rows of past days', async () => {
    const [order = ''] = await insertDrafts(1);
    await hold(order);
    const countRows = async () => (await db.selectFrom('delivery_slots').select('zone').execute()).length;
    await deleteExpiredSlotHolds(db, Date.parse('2026-11-26T12:00:00Z'));
    expect(await countRows()).toBe(1);
    await deleteExpiredSlotHolds(db, Date.parse('2026-11-28T12:00:00Z'));
    expect(await countRows()).toBe(0);
  });
});

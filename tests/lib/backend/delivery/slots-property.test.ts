import { expect, it } from 'vitest';
import { runInTransaction } from '#lib/backend/db/database.ts';
import { DEFAULT_SLOT_CAPACITY } from '#lib/backend/delivery/slot-capacity.ts';
import {
  deleteExpiredSlotHolds,
  holdSlot,
  makeSlotPermanent,
  releaseSlot,
} from '#lib/backend/delivery/slots.ts';
import { createRandom } from '../../../support/random.ts';
import { openMigrated, type TestDatabase, testDatabases } from '../databases.ts';
import { insertDraft } from './order-fixture.ts';

const ORDERS = 70;
const STEPS = 1500;
const START = Date.parse('2026-11-23T08:00:00+04:00');
const SLOTS = [
  { country: 'ae', zone: 'AE-DU', date: '2026-11-25', slotId: '12-15' },
  { country: 'ae', zone: 'AE-DU', date: '2026-11-25', slotId: '15-18' },
] as const;

it('random holds, releases, authorisations and expiries never exceed the capacity of a slot', async () => {
  const random = createRandom(17);
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item;
  const db = await openMigrated(testDatabases[0] as TestDatabase);
  const orders: string[] = [];
  for (let index = 0; index < ORDERS; index += 1) orders.push(await insertDraft(db, `o${index}`));
  const results = { held: 0, full: 0, kept: 0, lost: 0 };
  let now = START;
  for (let step = 0; step < STEPS; step += 1) {
    now += Math.floor(random() * 40_000);
    const orderId = pick(orders);
    const action = random();
    await runInTransaction(db, async (trx) => {
      if (action < 0.7) {
        const isHeld = await holdSlot(trx, { orderId, ...pick(SLOTS) }, now + 15 * 60_000, now).then(
          () => true,
          (error: { code: string }) => {
            expect(error.code).toBe('SLOT_FULL');
            return false;
          },
        );
        results[isHeld ? 'held' : 'full'] += 1;
      } else if (action < 0.8) await releaseSlot(trx, orderId);
      else results[(await makeSlotPermanent(trx, orderId, now)) ? 'kept' : 'lost'] += 1;
    });
    if (action > 0.95) await deleteExpiredSlotHolds(db, now);
    const active = await db
      .selectFrom('delivery_slot_holds')
      .select(['slot_id', (eb) => eb.fn.countAll<number>().as('count')])
      .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', now)]))
      .groupBy('slot_id')
      .execute();
    for (const { count } of active) expect(Number(count)).toBeLessThanOrEqual(DEFAULT_SLOT_CAPACITY);
  }
  // Each outcome was tried.
  for (const count of Object.values(results)) expect(count).toBeGreaterThan(20);
  await db.destroy();
});

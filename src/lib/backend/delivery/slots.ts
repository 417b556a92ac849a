import type { CountryCode } from '#lib/locale/countries.ts';
import { COUNTRIES } from '#lib/locale/countries.ts';
import { findTimeSlot } from '#lib/locale/delivery/calendar.ts';
import { addDays, getLocalDateTime, parseTimeOfDay } from '#lib/locale/local-date.ts';
import { type Db, hasRowLocks, type Trx } from '../db/database.ts';
import { AppError } from '../gateway/app-error.ts';
import { getSlotCapacity } from './slot-capacity.ts';

/** A time slot of a zone. */
export interface ZoneSlot {
  country: CountryCode;
  /** Region code such as `AE-DU`. */
  zone: string;
  date: string;
  slotId: string;
}

/**
 * Holds a place in a slot for an order, instead of its earlier place; permanently when `expiresAt` is null.
 * Throws SLOT_GONE when the slot does not exist or has begun, SLOT_FULL when other orders hold all its
 * places.
 */
export async function holdSlot(
  trx: Trx,
  { orderId, ...slot }: ZoneSlot & { orderId: string },
  expiresAt: number | null,
  now: number,
): Promise<void> {
  if (!isUpcoming(slot, now)) throw new AppError('SLOT_GONE');
  await lockSlot(trx, slot);
  if ((await countHolds(trx, slot, orderId, now)) >= getSlotCapacity(slot.zone)) {
    throw new AppError('SLOT_FULL');
  }
  await releaseSlot(trx, orderId);
  await trx
    .insertInto('delivery_slot_holds')
    .values({
      order_id: orderId,
      country: slot.country,
      zone: slot.zone,
      date: slot.date,
      slot_id: slot.slotId,
      expires_at: expiresAt,
    })
    .execute();
}

/** Releases an order's place in its slot; an order without one is ignored. */
export async function releaseSlot(trx: Trx, orderId: string): Promise<void> {
  await trx.deleteFrom('delivery_slot_holds').where('order_id', '=', orderId).execute();
}

/**
 * Makes an order's hold permanent. Returns false when the order no longer has a hold: it expired, and since
 * then the slot has filled up or the hold was deleted.
 */
export async function makeSlotPermanent(trx: Trx, orderId: string, now = Date.now()): Promise<boolean> {
  const hold = await trx
    .selectFrom('delivery_slot_holds')
    .selectAll()
    .where('order_id', '=', orderId)
    .executeTakeFirst();
  if (!hold) return false;
  if (hold.expires_at !== null && hold.expires_at <= now) {
    const slot = { country: hold.country, zone: hold.zone, date: hold.date, slotId: hold.slot_id };
    await lockSlot(trx, slot);
    if ((await countHolds(trx, slot, orderId, now)) >= getSlotCapacity(slot.zone)) {
      await releaseSlot(trx, orderId);
      return false;
    }
  }
  const result = await trx
    .updateTable('delivery_slot_holds')
    .set({ expires_at: null })
    .where('order_id', '=', orderId)
    .executeTakeFirst();
  return Number(result.numUpdatedRows) === 1;
}

/** Returns the keys (`getSlotKey`) of a zone's slots whose places are all held by other orders. */
export async function readFullSlots(
  db: Db | Trx,
  zone: string,
  orderId: string,
  now: number,
): Promise<Set<string>> {
  const rows = await db
    .selectFrom('delivery_slot_holds')
    .select(['date', 'slot_id', (eb) => eb.fn.countAll<number>().as('holdCount')])
    .where('zone', '=', zone)
    .where('order_id', '!=', orderId)
    .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', now)]))
    .groupBy(['date', 'slot_id'])
    .execute();
  const capacity = getSlotCapacity(zone);
  return new Set(
    rows
      .filter(({ holdCount }) => Number(holdCount) >= capacity)
      .map((row) => getSlotKey(row.date, row.slot_id)),
  );
}

export const getSlotKey = (date: string, slotId: string): string => `${date} ${slotId}`;

// Lock rows are kept for this many days after their date, which is then over in every time zone.
const LOCK_ROW_DAYS = 2;

/** Deletes expired holds, and the lock rows of past days. */
export async function deleteExpiredSlotHolds(db: Db, now: number): Promise<void> {
  await db.deleteFrom('delivery_slot_holds').where('expires_at', '<=', now).execute();
  const lastDate = addDays(new Date(now).toISOString().slice(0, 10), -LOCK_ROW_DAYS);
  await db.deleteFrom('delivery_slots').where('date', '<', lastDate).execute();
}

function isUpcoming({ country, date, slotId }: ZoneSlot, now: number): boolean {
  const slot = findTimeSlot(country, date, slotId);
  if (!slot) return false;
  const clock = getLocalDateTime(COUNTRIES[country].timeZone, now);
  return date > clock.date || (date === clock.date && parseTimeOfDay(slot.from) > clock.minute);
}

/** Locks a slot until the transaction ends, so that its holds are counted and inserted one after another. */
async function lockSlot(trx: Trx, { zone, date, slotId }: ZoneSlot): Promise<void> {
  await trx
    .insertInto('delivery_slots')
    .values({ zone, date, slot_id: slotId })
    .onConflict((oc) => oc.doNothing())
    .execute();
  if (!hasRowLocks(trx)) return;
  await trx
    .selectFrom('delivery_slots')
    .select('zone')
    .where('zone', '=', zone)
    .where('date', '=', date)
    .where('slot_id', '=', slotId)
    .forUpdate()
    .execute();
}

async function countHolds(
  trx: Trx,
  { zone, date, slotId }: ZoneSlot,
  orderId: string,
  now: number,
): Promise<number> {
  const { holdCount } = await trx
    .selectFrom('delivery_slot_holds')
    .select((eb) => eb.fn.countAll<number>().as('holdCount'))
    .where('zone', '=', zone)
    .where('date', '=', date)
    .where('slot_id', '=', slotId)
    .where('order_id', '!=', orderId)
    .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', now)]))
    .executeTakeFirstOrThrow();
  return Number(holdCount);
}

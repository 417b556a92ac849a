import type { Insertable, Selectable, Updateable } from 'kysely';
import type { OrderStatusActor } from '#lib/contract/orders/order-status.ts';
import type { ReturnStatus } from '#lib/contract/orders/returns.ts';
import type { Db, Trx } from '../../db/database.ts';
import type { Tables } from '../../db/schema.ts';

export type ReturnRow = Selectable<Tables['returns']>;
export type ReturnLineRow = Selectable<Tables['return_lines']>;
export type ReturnEventRow = Selectable<Tables['return_events']>;

/** Maximum number of returns in a list. */
const LIST_SIZE = 100;

export async function findReturn(db: Db | Trx, id: string): Promise<ReturnRow | undefined> {
  return await db.selectFrom('returns').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Reads all returns of an order, oldest first. */
export async function readOrderReturns(db: Db | Trx, orderId: string): Promise<ReturnRow[]> {
  return await db
    .selectFrom('returns')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('place')
    .execute();
}

/** Reads the last returns of a customer, newest first. */
export async function readOwnReturns(db: Db, ownerId: string): Promise<ReturnRow[]> {
  return await db
    .selectFrom('returns')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(LIST_SIZE)
    .execute();
}

export async function readReturnLines(db: Db | Trx, returnIds: readonly string[]): Promise<ReturnLineRow[]> {
  if (returnIds.length === 0) return [];
  return await db
    .selectFrom('return_lines')
    .innerJoin('order_lines', 'order_lines.id', 'return_lines.order_line_id')
    .selectAll('return_lines')
    .where('return_id', 'in', returnIds)
    .orderBy('order_lines.place')
    .execute();
}

export async function readReturnEvents(
  db: Db | Trx,
  returnIds: readonly string[],
): Promise<ReturnEventRow[]> {
  if (returnIds.length === 0) return [];
  return await db
    .selectFrom('return_events')
    .selectAll()
    .where('return_id', 'in', returnIds)
    .orderBy('place')
    .execute();
}

export async function insertReturn(
  trx: Trx,
  row: Insertable<Tables['returns']>,
  lines: readonly Omit<ReturnLineRow, 'return_id'>[],
): Promise<void> {
  await trx.insertInto('returns').values(row).execute();
  await trx
    .insertInto('return_lines')
    .values(lines.map((line) => ({ ...line, return_id: row.id })))
    .execute();
}

export async function updateReturn(
  trx: Trx,
  id: string,
  values: Updateable<Tables['returns']>,
  now: number,
): Promise<void> {
  await trx
    .updateTable('returns')
    .set({ ...values, updated_at: now })
    .where('id', '=', id)
    .execute();
}

/** Adds a status to the history of a return, whose order is locked. */
export async function insertReturnEvent(
  trx: Trx,
  returnId: string,
  event: { status: ReturnStatus; cause: OrderStatusActor; at: number },
): Promise<void> {
  const place = (await readReturnEvents(trx, [returnId])).length + 1;
  await trx
    .insertInto('return_events')
    .values({ return_id: returnId, place, ...event })
    .execute();
}

/** Counts the open returns that a zone picks up, by date and time slot: `2026-03-01 09-12`. */
export async function countPickups(
  db: Db | Trx,
  zone: string,
  dateRange: { from: string; to: string },
): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('returns')
    .select(['pickup_date', 'pickup_slot', (eb) => eb.fn.countAll<number>().as('returnCount')])
    .where('pickup_zone', '=', zone)
    .where('pickup_date', '>=', dateRange.from)
    .where('pickup_date', '<=', dateRange.to)
    .where('status', 'in', ['Requested', 'PickupScheduled'])
    .groupBy(['pickup_date', 'pickup_slot'])
    .execute();
  return new Map(rows.map((row) => [`${row.pickup_date} ${row.pickup_slot}`, Number(row.returnCount)]));
}

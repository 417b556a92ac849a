import type { Db } from '../db/database.ts';

/** Finds an order of an owner, without locking it. */
export async function findOwnOrder(db: Db, id: string, ownerId: string) {
  return await db
    .selectFrom('orders')
    .select(['id', 'country', 'status'])
    .where('id', '=', id)
    .where('owner_id', '=', ownerId)
    .executeTakeFirst();
}

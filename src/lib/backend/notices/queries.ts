import type { Insertable, Selectable } from 'kysely';
import type { Db, Trx } from '../db/database.ts';
import type { Tables } from '../db/schema.ts';

export type NoticeRow = Selectable<Tables['notices']>;

/** Inserts a notice unless the recipient has it already; returns the stored one. */
export async function insertNotice(trx: Trx, row: Insertable<Tables['notices']>): Promise<NoticeRow> {
  await trx
    .insertInto('notices')
    .values(row)
    .onConflict((conflict) => conflict.columns(['recipient', 'kind', 'country', 'product_code']).doNothing())
    .execute();
  return await trx
    .selectFrom('notices')
    .selectAll()
    .where('recipient', '=', row.recipient)
    .where('kind', '=', row.kind)
    .where('country', '=', row.country)
    .where('product_code', '=', row.product_code)
    .executeTakeFirstOrThrow();
}

export async function findNotice(db: Db | Trx, id: string): Promise<NoticeRow | undefined> {
  return await db.selectFrom('notices').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Lists a recipient's notices that have not expired, newest first. */
export async function listNotices(db: Db | Trx, recipient: string, now: number): Promise<NoticeRow[]> {
  return await db
    .selectFrom('notices')
    .selectAll()
    .where('recipient', '=', recipient)
    .where('expires_at', '>', now)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

export async function markNoticeConfirmed(db: Db, id: string, now: number, expiresAt: number): Promise<void> {
  await db
    .updateTable('notices')
    .set({ is_confirmed: 1, check_at: now, expires_at: expiresAt })
    .where('id', '=', id)
    .where('is_confirmed', '=', 0)
    .execute();
}

/**
 * Deletes a notice; with `recipient`, only if it is the recipient's. Returns whether this call deleted it.
 */
export async function deleteNotice(db: Db | Trx, id: string, recipient?: string): Promise<boolean> {
  const deleted = await db
    .deleteFrom('notices')
    .where('id', '=', id)
    .$if(recipient !== undefined, (query) => query.where('recipient', '=', recipient as string))
    .returning('id')
    .executeTakeFirst();
  return deleted !== undefined;
}

export async function deleteNoticesByRecipient(db: Db | Trx, recipient: string): Promise<void> {
  await db.deleteFrom('notices').where('recipient', '=', recipient).execute();
}

export async function deleteExpiredNotices(db: Db, now: number): Promise<void> {
  await db.deleteFrom('notices').where('expires_at', '<=', now).execute();
}

/** Reads confirmed notices whose check is due, longest due first. */
export async function readDueNotices(db: Db, now: number, limit: number): Promise<NoticeRow[]> {
  return await db
    .selectFrom('notices')
    .selectAll()
    .where('is_confirmed', '=', 1)
    .where('check_at', '<=', now)
    .where('expires_at', '>', now)
    .orderBy('check_at')
    .orderBy('id')
    .limit(limit)
    .execute();
}

export async function postponeNotices(db: Db, ids: readonly string[], until: number): Promise<void> {
  if (ids.length === 0) return;
  await db.updateTable('notices').set({ check_at: until }).where('id', 'in', ids).execute();
}

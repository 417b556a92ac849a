import { type Insertable, type Selectable, sql } from 'kysely';
import { type Db, hasRowLocks, type Trx } from '../db/database.ts';
import type { MessagingTables } from '../db/tables/messaging.ts';

export type OutboxRow = Selectable<MessagingTables['outbox']>;
type TransportName = OutboxRow['via'];

/** Identifies one attempt: `tries` differs once another process has claimed the row. */
type MessageClaim = Pick<OutboxRow, 'id' | 'tries'>;

export async function insertMessage(db: Db | Trx, row: Insertable<MessagingTables['outbox']>): Promise<void> {
  await db.insertInto('outbox').values(row).execute();
}

/**
 * Claims due messages of the given transports for `leaseMs`, longest due first; no other process gets them
 * before the lease ends.
 */
export async function claimDueMessages(
  db: Db,
  {
    now,
    leaseMs,
    transports,
    limit,
  }: { now: number; leaseMs: number; transports: readonly TransportName[]; limit: number },
): Promise<OutboxRow[]> {
  const dueMessages = db
    .selectFrom('outbox')
    .select('id')
    .where('status', '=', 'waiting')
    .where('next_try_at', '<=', now)
    .where('via', 'in', [...transports])
    .orderBy('next_try_at')
    .orderBy('id')
    .limit(limit)
    .$if(hasRowLocks(db), (query) => query.forUpdate().skipLocked());
  return db
    .updateTable('outbox')
    .set({ tries: sql`tries + 1`, next_try_at: now + leaseMs })
    .where('id', 'in', dueMessages)
    .where('status', '=', 'waiting')
    .where('next_try_at', '<=', now)
    .returningAll()
    .execute();
}

/** Marks a message as sent and deletes its data. */
export async function markMessageSent(db: Db, claim: MessageClaim, now: number): Promise<void> {
  await updateClaimedMessage(db, claim, { status: 'sent', sent_at: now, facts: null, error: null });
}

/** Marks a message as failed for good and deletes its data. */
export async function markMessageFailed(db: Db, claim: MessageClaim, error: string): Promise<void> {
  await updateClaimedMessage(db, claim, { status: 'failed', facts: null, error });
}

export async function postponeMessage(
  db: Db,
  claim: MessageClaim,
  error: string,
  until: number,
): Promise<void> {
  await updateClaimedMessage(db, claim, { next_try_at: until, error });
}

async function updateClaimedMessage(
  db: Db,
  { id, tries }: MessageClaim,
  change: Partial<OutboxRow>,
): Promise<void> {
  await db
    .updateTable('outbox')
    .set(change)
    .where('id', '=', id)
    .where('tries', '=', tries)
    .where('status', '=', 'waiting')
    .execute();
}

/**
 * Delivery state of a message: `waiting` before or during its first attempt, `delayed` after a failed attempt
 * that will be repeated, `failed` after the last attempt, or when the message was not stored or has been
 * deleted.
 */
export type DeliveryState = 'waiting' | 'delayed' | 'sent' | 'failed';

export async function readDeliveryState(db: Db, id: string): Promise<DeliveryState> {
  const row = await db
    .selectFrom('outbox')
    .select(['status', 'error'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return 'failed';
  return row.status === 'waiting' && row.error !== null ? 'delayed' : row.status;
}

/** Newest first. */
export async function readMailboxRows(db: Db, limit: number): Promise<OutboxRow[]> {
  return db
    .selectFrom('outbox')
    .selectAll()
    .where('via', '=', 'mailbox')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** Clears the data of expired codes and deletes messages older than `before`. */
export async function deleteExpiredMessages(db: Db, now: number, before: number): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ facts: null })
    .where('expires_at', '<=', now)
    .where('facts', 'is not', null)
    .where('status', '!=', 'waiting')
    .execute();
  await db.deleteFrom('outbox').where('created_at', '<', before).execute();
}

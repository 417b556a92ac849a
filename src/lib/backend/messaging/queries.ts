import { type Insertable, type Selectable, sql } from 'kysely';
import { type Db, hasRowLocks, type Trx } from '../db/database.ts';
import type { MessagingTables } from '../db/tables/messaging.ts';

export type OutboxRow = Selectable<MessagingTables['outbox']>;
type Via = OutboxRow['via'];

/** A row's id and the try that is under way: who came later has another one. */
type MessageClaim = Pick<OutboxRow, 'id' | 'tries'>;

export async function insertMessage(db: Db | Trx, row: Insertable<MessagingTables['outbox']>): Promise<void> {
  await db.insertInto('outbox').values(row).execute();
}

/**
 * Takes what is due, for `leaseMs`: until then nobody else gets it. Only what goes out by one of `ways`, the longest due
 * first.
 */
export async function claimDueMessages(
  db: Db,
  { now, leaseMs, ways, most }: { now: number; leaseMs: number; ways: readonly Via[]; most: number },
): Promise<OutboxRow[]> {
  const due = db
    .selectFrom('outbox')
    .select('id')
    .where('status', '=', 'waiting')
    .where('next_try_at', '<=', now)
    .where('via', 'in', [...ways])
    .orderBy('next_try_at')
    .orderBy('id')
    .limit(most)
    .$if(hasRowLocks(db), (query) => query.forUpdate().skipLocked());
  return db
    .updateTable('outbox')
    .set({ tries: sql`tries + 1`, next_try_at: now + leaseMs })
    .where('id', 'in', due)
    .where('status', '=', 'waiting')
    .where('next_try_at', '<=', now)
    .returningAll()
    .execute();
}

/** It went out: what it said is kept no longer. */
export async function markMessageSent(db: Db, claim: MessageClaim, now: number): Promise<void> {
  await updateClaimedMessage(db, claim, { status: 'sent', sent_at: now, facts: null, error: null });
}

/** It did not, and will not. */
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

/** The newest of the mailbox first. */
export async function readMailboxRows(db: Db, most: number): Promise<OutboxRow[]> {
  return db
    .selectFrom('outbox')
    .selectAll()
    .where('via', '=', 'mailbox')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
}

/** Empties codes that are worth nothing any more, and deletes what is older than `before`. */
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

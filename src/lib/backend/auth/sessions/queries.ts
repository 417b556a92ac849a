import type { Insertable, Selectable } from 'kysely';
import { type Db, hasRowLocks, type Trx } from '../../db/database.ts';
import type { Tables } from '../../db/schema.ts';
import { PREVIOUS_TOKEN_GRACE_MS, SESSION_IDLE_TTL_MS } from './lifetimes.ts';

export type SessionRow = Selectable<Tables['sessions']>;

export async function findActiveSession(db: Db, id: string, now: number): Promise<SessionRow | undefined> {
  return await db
    .selectFrom('sessions')
    .selectAll()
    .where('id', '=', id)
    .where('idle_expires_at', '>', now)
    .where('absolute_expires_at', '>', now)
    .executeTakeFirst();
}

/** Finds the user of an active session. Reads one column only, as it runs for every authorised request. */
export async function findSessionUserId(
  db: Db,
  id: string,
  now: number,
): Promise<{ userId: string } | undefined> {
  return await db
    .selectFrom('sessions')
    .select('user_id as userId')
    .where('id', '=', id)
    .where('idle_expires_at', '>', now)
    .where('absolute_expires_at', '>', now)
    .executeTakeFirst();
}

export async function listActiveSessions(db: Db, userId: string, now: number): Promise<SessionRow[]> {
  return await db
    .selectFrom('sessions')
    .selectAll()
    .where('user_id', '=', userId)
    .where('idle_expires_at', '>', now)
    .where('absolute_expires_at', '>', now)
    .orderBy('seen_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

export async function insertSession(trx: Trx, row: Insertable<Tables['sessions']>): Promise<void> {
  await trx.insertInto('sessions').values(row).execute();
}

/**
 * Returns undefined for a deleted user. Locks the row on PostgreSQL, so that a concurrent deletion is seen.
 */
export async function findUserForSession(trx: Trx, userId: string) {
  return await trx
    .selectFrom('users')
    .select(['name', 'email', 'language', 'country'])
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .$if(hasRowLocks(trx), (query) => query.forShare())
    .executeTakeFirst();
}

/** Whether the user has signed in before, according to the stored sessions. */
export async function hasEarlierSession(trx: Trx, userId: string): Promise<boolean> {
  const row = await trx.selectFrom('sessions').select('id').where('user_id', '=', userId).limit(1).execute();
  return row.length > 0;
}

/** Replaces the refresh token, unless a concurrent request has replaced it. */
export async function updateRefreshToken(
  db: Db,
  { id, token_hash }: SessionRow,
  nextHash: string,
  now: number,
): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ token_hash: nextHash, rotated_at: now, previous_until: null, ...getLastSeenColumns(now) })
    .where('id', '=', id)
    .where('token_hash', '=', token_hash)
    .where('idle_expires_at', '>', now)
    .execute();
}

/**
 * Updates when a session was used. The first use of its newest token ends the previous one after a grace
 * period.
 */
export async function updateLastSeen(db: Db, row: SessionRow, isNewest: boolean, now: number): Promise<void> {
  await db
    .updateTable('sessions')
    .set((eb) => ({
      ...getLastSeenColumns(now),
      ...(isNewest && {
        previous_until: eb.fn.coalesce('previous_until', eb.val(now + PREVIOUS_TOKEN_GRACE_MS)),
      }),
    }))
    .where('id', '=', row.id)
    .where('token_hash', '=', row.token_hash)
    .where('idle_expires_at', '>', now)
    .execute();
}

function getLastSeenColumns(now: number) {
  return { seen_at: now, idle_expires_at: now + SESSION_IDLE_TTL_MS };
}

/** Ends the active sessions that match the filter; returns how many. */
export async function endSessions(
  db: Db | Trx,
  filter: { userId?: string; id?: string; exceptId?: string | undefined },
  now: number,
): Promise<number> {
  let query = db.updateTable('sessions').set({ idle_expires_at: 0 }).where('idle_expires_at', '>', now);
  if (filter.userId !== undefined) query = query.where('user_id', '=', filter.userId);
  if (filter.id !== undefined) query = query.where('id', '=', filter.id);
  if (filter.exceptId !== undefined) query = query.where('id', '!=', filter.exceptId);
  return Number((await query.executeTakeFirst()).numUpdatedRows);
}

/** Deletes sessions that have reached their maximum age. */
export async function deleteExpiredSessions(db: Db, now: number): Promise<void> {
  await db.deleteFrom('sessions').where('absolute_expires_at', '<=', now).execute();
}

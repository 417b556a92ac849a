import type { Db, Trx } from '../db/database.ts';
import { WALLET_PIN } from './limits.ts';

/** Session and wallet that wrong PINs are counted for. */
export interface PinSubjects {
  sessionId: string;
  walletId: string;
}

/** A lockout after wrong PINs: of this session, or of the wallet because of another session. */
export interface PinLockout {
  scope: 'session' | 'wallet';
  until: number;
}

const getCounterKeys = ({ sessionId, walletId }: PinSubjects) => [
  `session ${sessionId}`,
  `wallet ${walletId}`,
];

/** Returns the lockout of a session or a wallet, the session's first. */
export async function findPinLockout(
  db: Db | Trx,
  subjects: PinSubjects,
  now: number,
): Promise<PinLockout | undefined> {
  const [session, wallet] = getCounterKeys(subjects);
  const rows = await db
    .selectFrom('wallet_pin_attempts')
    .select(['subject', 'blocked_until'])
    .where('subject', 'in', [session as string, wallet as string])
    .where('blocked_until', '>', now)
    .execute();
  const row = rows.find(({ subject }) => subject === session) ?? rows[0];
  if (row?.blocked_until == null) return undefined;
  return { scope: row.subject === session ? 'session' : 'wallet', until: row.blocked_until };
}

/**
 * Counts a wrong PIN for session and wallet and returns the number of attempts left: 0 when one of them is
 * now blocked. The wallet must be locked.
 */
export async function countWrongPin(trx: Trx, subjects: PinSubjects, now: number): Promise<number> {
  let highestCount = 0;
  for (const subject of getCounterKeys(subjects)) {
    const row = await trx
      .selectFrom('wallet_pin_attempts')
      .select('wrong_count')
      .where('subject', '=', subject)
      .where('resets_at', '>', now)
      .executeTakeFirst();
    const wrong_count = (row?.wrong_count ?? 0) + 1;
    const resets_at = now + WALLET_PIN.blockMs;
    const values = {
      wrong_count,
      resets_at,
      blocked_until: wrong_count >= WALLET_PIN.maxWrong ? resets_at : null,
    };
    await trx
      .insertInto('wallet_pin_attempts')
      .values({ subject, ...values })
      .onConflict((conflict) => conflict.column('subject').doUpdateSet(values))
      .execute();
    highestCount = Math.max(highestCount, wrong_count);
  }
  return Math.max(0, WALLET_PIN.maxWrong - highestCount);
}

/** Resets the counts of wrong PINs of session and wallet, after a correct one. */
export async function resetWrongPins(trx: Trx, subjects: PinSubjects): Promise<void> {
  await trx.deleteFrom('wallet_pin_attempts').where('subject', 'in', getCounterKeys(subjects)).execute();
}

export async function deleteExpiredPinAttempts(db: Db, now: number): Promise<void> {
  await db.deleteFrom('wallet_pin_attempts').where('resets_at', '<=', now).execute();
}

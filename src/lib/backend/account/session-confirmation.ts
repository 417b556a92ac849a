import { CONFIRMATION_TTL_MS } from '#lib/contract/account/account-data.ts';
import type { AuthStep } from '#lib/contract/auth/auth.ts';
import type { AuthContext } from '../auth/auth-context.ts';
import { type ChallengeRow, consumeChallenge, createChallenge } from '../auth/challenges/challenges.ts';
import { assertChannelAvailable } from '../auth/identifiers.ts';
import { consumeAttempt, consumeNetworkAttempt } from '../auth/limits/count-attempt.ts';
import { findUserById } from '../auth/users/users.ts';
import { type Db, runInTransaction } from '../db/database.ts';
import { AppError } from '../gateway/app-error.ts';
import { type RequestContext, requireCallerId } from '../gateway/request-context.ts';

/** Returns until when a session counts as confirmed by its sign-in or a code; null if it does not. */
export async function readSessionConfirmation(
  db: Db,
  { sessionId, now }: Pick<RequestContext, 'sessionId' | 'now'>,
): Promise<number | null> {
  const session = await db
    .selectFrom('sessions')
    .select(['created_at', 'confirmed_at'])
    .where('id', '=', sessionId ?? '')
    .executeTakeFirst();
  if (!session) return null;
  const confirmedUntil = Math.max(session.created_at, session.confirmed_at ?? 0) + CONFIRMATION_TTL_MS;
  return confirmedUntil > now ? confirmedUntil : null;
}

/** Throws CONFIRMATION_REQUIRED unless the caller's session was confirmed recently. */
export async function assertRecentlyConfirmed(db: Db, context: RequestContext): Promise<void> {
  if ((await readSessionConfirmation(db, context)) === null) throw new AppError('CONFIRMATION_REQUIRED');
}

/** Sends a code that confirms the caller's session to their email address. */
export async function requestSessionConfirmation(
  auth: AuthContext,
  context: RequestContext,
): Promise<AuthStep> {
  assertChannelAvailable(auth, 'email');
  const user = await findUserById(auth.db, requireCallerId(context));
  if (!user) throw new AppError('UNAUTHORIZED');
  await consumeAttempt(auth, 'contactChange', user.id, context.now);
  await consumeNetworkAttempt(auth, 'sendPerNetwork', context);
  const request = {
    ...({ purpose: 'confirm', channel: 'email', recipient: user.email, userId: user.id } as const),
    sessionId: context.sessionId,
    shouldSend: true,
  };
  return await createChallenge(auth, request, context);
}

/** Marks the caller's session as confirmed, after a correct code. */
export async function confirmSession(
  auth: AuthContext,
  row: ChallengeRow,
  { sessionId, now }: RequestContext,
): Promise<AuthStep> {
  await runInTransaction(auth.db, async (trx) => {
    await consumeChallenge(trx, row);
    await trx
      .updateTable('sessions')
      .set({ confirmed_at: now })
      .where('id', '=', sessionId ?? '')
      .where('user_id', '=', row.user_id ?? '')
      .execute();
  });
  return { kind: 'confirmed' };
}

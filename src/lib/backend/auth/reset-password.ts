import type { AuthStep, forgotPassword } from '#lib/contract/auth/auth.ts';
import type { EndpointInput } from '#lib/contract/endpoint.ts';
import { runInTransaction } from '../db/database.ts';
import { AppError } from '../gateway/app-error.ts';
import type { RequestContext } from '../gateway/request-context.ts';
import type { AuthContext } from './auth-context.ts';
import {
  type ChallengeRow,
  consumeChallenge,
  createChallenge,
  createVerifiedChallenge,
  requireOpenChallenge,
} from './challenges/challenges.ts';
import { replacePassword } from './change-password.ts';
import { completeSignIn, requireCodeRecipient } from './complete-sign-in.ts';
import {
  assertChannelAvailable,
  assertIdentifier,
  getCodeChannel,
  normalizeIdentifier,
} from './identifiers.ts';
import { consumeAttempt, consumeNetworkAttempt } from './limits/count-attempt.ts';
import { padResponseTime } from './response-time.ts';
import { hashUnusedPassword } from './users/password-history.ts';
import { findUserById, findUserByIdentifier } from './users/queries.ts';

/**
 * Sends a code for choosing a new password. Known and unknown identifiers get the same reply in the same
 * time.
 */
export async function requestPasswordReset(
  auth: AuthContext,
  body: EndpointInput<typeof forgotPassword>['body'],
  context: RequestContext,
): Promise<AuthStep> {
  assertIdentifier(body.identifier);
  const recipient = normalizeIdentifier(body.identifier);
  const channel = getCodeChannel(recipient);
  assertChannelAvailable(auth, channel);
  await consumeNetworkAttempt(auth, 'sendPerNetwork', context);
  const sendResetCode = async () => {
    const user = await findUserByIdentifier(auth.db, recipient);
    // An unverified number may belong to another person.
    const isReachable = user !== undefined && (channel === 'email' || user.mobile_verified === 1);
    const userId = isReachable ? user.id : null;
    return await createChallenge(
      auth,
      { purpose: 'reset', channel, recipient, userId, shouldSend: isReachable },
      context,
    );
  };
  return await padResponseTime(sendResetCode());
}

export async function confirmPasswordReset(
  auth: AuthContext,
  row: ChallengeRow,
  context: RequestContext,
): Promise<AuthStep> {
  return await runInTransaction(auth.db, async (trx) => {
    await requireCodeRecipient(trx, row);
    return await createVerifiedChallenge(trx, row, context.now);
  });
}

/** Sets the new password of a verified challenge, ends all sessions and signs in. */
export async function resetPassword(
  auth: AuthContext,
  id: string,
  password: string,
  context: RequestContext,
): Promise<AuthStep> {
  const row = await requireOpenChallenge(auth, id, context);
  const user = row.status === 'proven' ? await findUserById(auth.db, row.user_id ?? '') : undefined;
  if (!user) throw new AppError('CHALLENGE_NOT_FOUND');
  await consumeAttempt(auth, 'passwordChange', user.id, context.now);
  const hash = await hashUnusedPassword(auth, user, password);
  await runInTransaction(auth.db, async (trx) => {
    await consumeChallenge(trx, row);
    await replacePassword(auth, trx, user, hash, context);
    await auth.sessions.endAllSessions(user.id, undefined, trx);
  });
  await auth.attemptLimiter.reset(`passwordPerAccount ${user.id}`);
  return await completeSignIn(auth, user.id, context);
}

import type { AuthStep, changePassword, forgotPassword } from '#lib/contract/auth/auth.ts';
import type { EndpointInput } from '#lib/contract/endpoint.ts';
import { createId } from '../db/create-id.ts';
import { runInTransaction, type Trx } from '../db/database.ts';
import { AppError } from '../gateway/app-error.ts';
import { type RequestContext, requireCallerId } from '../gateway/request-context.ts';
import type { AuthContext } from './auth-context.ts';
import {
  type ChallengeRow,
  consumeAllChallenges,
  consumeChallenge,
  createChallenge,
  createVerifiedChallenge,
  requireOpenChallenge,
} from './challenges/challenges.ts';
import { completeSignIn, requireCodeRecipient } from './complete-sign-in.ts';
import {
  assertChannelAvailable,
  assertIdentifier,
  consumeAttempt,
  consumeNetworkAttempt,
  getCodeChannel,
  normalizeIdentifier,
  padResponseTime,
} from './identifiers.ts';
import { PASSWORD_HISTORY_SIZE } from './limits/limits.ts';
import { findUserById, findUserByIdentifier, type UserWithPassword } from './users/queries.ts';

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
  await consumeNetworkAttempt(auth, 'sendFromAddress', context);
  const sendResetCode = async () => {
    const user = await findUserByIdentifier(auth.db, recipient);
    // An unverified number may belong to another person.
    const isReachable = user !== undefined && (channel === 'email' || user.mobile_verified === 1);
    const userId = isReachable ? user.id : null;
    return await createChallenge(
      auth,
      { purpose: 'reset', channel, recipient, userId, isSent: isReachable },
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
  await consumeAttempt(auth, 'choice', user.id, context.now);
  const hash = await hashUnusedPassword(auth, user, password);
  await runInTransaction(auth.db, async (trx) => {
    await consumeChallenge(trx, row);
    await replacePassword(auth, trx, user, hash, context);
    await auth.sessions.endAllSessions(user.id, undefined, trx);
  });
  await auth.attemptLimiter.reset(`passwordOfAccount ${user.id}`);
  return await completeSignIn(auth, user.id, context);
}

/** Replaces the password of a user who knows the old one; ends all sessions but the current one. */
export async function changeOwnPassword(
  auth: AuthContext,
  { oldPassword, password }: EndpointInput<typeof changePassword>['body'],
  context: RequestContext,
): Promise<void> {
  const user = await findUserById(auth.db, requireCallerId(context));
  if (!user) throw new AppError('UNAUTHORIZED');
  await consumeAttempt(auth, 'choice', user.id, context.now);
  const isPasswordCorrect =
    user.password !== null && (await auth.userStore.passwordHasher.verify(oldPassword, user.password));
  if (!isPasswordCorrect) throw new AppError('CREDENTIALS_WRONG');
  const hash = await hashUnusedPassword(auth, user, password);
  await runInTransaction(auth.db, async (trx) => {
    const currentUser = await findUserById(trx, user.id);
    if (currentUser?.password !== user.password) throw new AppError('CREDENTIALS_WRONG');
    await replacePassword(auth, trx, user, hash, context);
    await auth.sessions.endAllSessions(user.id, context.sessionId ?? undefined, trx);
  });
}

/** Returns the hash of a new password. Throws PASSWORD_USED for the current and recent ones. */
async function hashUnusedPassword(
  { db, userStore }: AuthContext,
  user: UserWithPassword,
  password: string,
): Promise<string> {
  const previous = await db
    .selectFrom('password_history')
    .select('password')
    .where('user_id', '=', user.id)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(PASSWORD_HISTORY_SIZE)
    .execute();
  const hashes = [user.password, ...previous.map((row) => row.password)];
  for (const hash of hashes) {
    if (hash && (await userStore.passwordHasher.verify(password, hash))) throw new AppError('PASSWORD_USED');
  }
  return await userStore.passwordHasher.hash(password);
}

/** Deletes all but the hashes that new passwords are compared with. */
async function trimPasswordHistory(trx: Trx, userId: string): Promise<void> {
  const recent = trx
    .selectFrom('password_history')
    .select('id')
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(PASSWORD_HISTORY_SIZE);
  await trx
    .deleteFrom('password_history')
    .where('user_id', '=', userId)
    .where('id', 'not in', recent)
    .execute();
}

async function replacePassword(
  auth: AuthContext,
  trx: Trx,
  user: UserWithPassword,
  hash: string,
  context: RequestContext,
): Promise<void> {
  const { now } = context;
  if (user.password === null) await auth.userStore.addCredential(trx, user.id, { password: hash }, now);
  else {
    const historyEntry = { id: createId(now), user_id: user.id, password: user.password, created_at: now };
    await trx.insertInto('password_history').values(historyEntry).execute();
    await trimPasswordHistory(trx, user.id);
    await auth.userStore.setPassword(trx, user.id, hash, now);
  }
  await consumeAllChallenges(trx, user.id);
  const {
    language,
    country: { code: country },
  } = context;
  const data = { name: user.name };
  await auth.outbox.send(
    { kind: 'password-changed', to: { email: user.email }, language, country, data },
    trx,
  );
}

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
  parts: AuthContext,
  body: EndpointInput<typeof forgotPassword>['body'],
  call: RequestContext,
): Promise<AuthStep> {
  assertIdentifier(body.identifier);
  const address = normalizeIdentifier(body.identifier);
  const channel = getCodeChannel(address);
  assertChannelAvailable(parts, channel);
  await consumeNetworkAttempt(parts, 'sendFromAddress', call);
  const begin = async () => {
    const user = await findUserByIdentifier(parts.db, address);
    // An unverified number may belong to another person.
    const isReachable = user !== undefined && (channel === 'email' || user.mobile_verified === 1);
    const userId = isReachable ? user.id : null;
    return await createChallenge(
      parts,
      { purpose: 'reset', channel, address, userId, isSent: isReachable },
      call,
    );
  };
  return await padResponseTime(begin());
}

export async function confirmPasswordReset(
  parts: AuthContext,
  row: ChallengeRow,
  call: RequestContext,
): Promise<AuthStep> {
  return await runInTransaction(parts.db, async (trx) => {
    await requireCodeRecipient(trx, row);
    return await createVerifiedChallenge(trx, row, call.now);
  });
}

/** Sets the new password of a verified challenge, ends all sessions and signs in. */
export async function resetPassword(
  parts: AuthContext,
  id: string,
  password: string,
  call: RequestContext,
): Promise<AuthStep> {
  const row = await requireOpenChallenge(parts, id, call);
  const user = row.status === 'proven' ? await findUserById(parts.db, row.user_id ?? '') : undefined;
  if (!user) throw new AppError('CHALLENGE_NOT_FOUND');
  await consumeAttempt(parts, 'choice', user.id, call.now);
  const hash = await hashUnusedPassword(parts, user, password);
  await runInTransaction(parts.db, async (trx) => {
    await consumeChallenge(trx, row);
    await replacePassword(parts, trx, user, hash, call);
    await parts.sessions.endAllSessions(user.id, undefined, trx);
  });
  await parts.attemptLimiter.reset(`passwordOfAccount ${user.id}`);
  return await completeSignIn(parts, user.id, call);
}

/** Replaces the password of a user who knows the old one; ends all sessions but the current one. */
export async function changeOwnPassword(
  parts: AuthContext,
  { oldPassword, password }: EndpointInput<typeof changePassword>['body'],
  call: RequestContext,
): Promise<void> {
  const user = await findUserById(parts.db, requireCallerId(call));
  if (!user) throw new AppError('UNAUTHORIZED');
  await consumeAttempt(parts, 'choice', user.id, call.now);
  const isRight =
    user.password !== null && (await parts.identity.passwordHasher.verify(oldPassword, user.password));
  if (!isRight) throw new AppError('CREDENTIALS_WRONG');
  const hash = await hashUnusedPassword(parts, user, password);
  await runInTransaction(parts.db, async (trx) => {
    const now = await findUserById(trx, user.id);
    if (now?.password !== user.password) throw new AppError('CREDENTIALS_WRONG');
    await replacePassword(parts, trx, user, hash, call);
    await parts.sessions.endAllSessions(user.id, call.session ?? undefined, trx);
  });
}

/** Returns the hash of a new password. Throws PASSWORD_USED for the current and recent ones. */
async function hashUnusedPassword(
  { db, identity }: AuthContext,
  user: UserWithPassword,
  password: string,
): Promise<string> {
  const former = await db
    .selectFrom('password_history')
    .select('password')
    .where('user_id', '=', user.id)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(PASSWORD_HISTORY_SIZE)
    .execute();
  const hashes = [user.password, ...former.map((row) => row.password)];
  for (const hash of hashes) {
    if (hash && (await identity.passwordHasher.verify(password, hash))) throw new AppError('PASSWORD_USED');
  }
  return await identity.passwordHasher.hash(password);
}

/** Deletes all but the hashes that new passwords are compared with. */
async function trimPasswordHistory(trx: Trx, userId: string): Promise<void> {
  const kept = trx
    .selectFrom('password_history')
    .select('id')
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(PASSWORD_HISTORY_SIZE);
  await trx
    .deleteFrom('password_history')
    .where('user_id', '=', userId)
    .where('id', 'not in', kept)
    .execute();
}

async function replacePassword(
  parts: AuthContext,
  trx: Trx,
  user: UserWithPassword,
  hash: string,
  call: RequestContext,
): Promise<void> {
  const { now } = call;
  if (user.password === null) await parts.identity.addCredential(trx, user.id, { password: hash }, now);
  else {
    const former = { id: createId(now), user_id: user.id, password: user.password, created_at: now };
    await trx.insertInto('password_history').values(former).execute();
    await trimPasswordHistory(trx, user.id);
    await parts.identity.setPassword(trx, user.id, hash, now);
  }
  await consumeAllChallenges(trx, user.id);
  const {
    language,
    country: { code: country },
  } = call;
  const data = { name: user.name };
  await parts.outbox.send(
    { kind: 'password-changed', to: { email: user.email }, language, country, data },
    trx,
  );
}

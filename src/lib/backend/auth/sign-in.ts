import type { AuthStep, requestSignInCode, signIn } from '#lib/contract/auth/auth.ts';
import type { EndpointInput } from '#lib/contract/endpoint.ts';
import { createId } from '../db/create-id.ts';
import { runInTransaction, type Trx } from '../db/database.ts';
import { AppError } from '../gateway/app-error.ts';
import type { RequestContext } from '../gateway/request-context.ts';
import type { AuthContext } from './auth-context.ts';
import {
  type ChallengeRow,
  consumeChallenge,
  createChallenge,
  createChallengeInTransaction,
  presentChallengeStep,
} from './challenges/challenges.ts';
import { completeSignIn, requireCodeRecipient } from './complete-sign-in.ts';
import {
  assertChannelAvailable,
  assertIdentifier,
  consumeNetworkAttempt,
  getCodeChannel,
  normalizeIdentifier,
} from './identifiers.ts';
import { ATTEMPT_LIMITS, ONE_TIME_CODE } from './limits/limits.ts';
import { readClientDevice } from './sessions/client-device.ts';
import { findUserById, findUserByIdentifier, type UserWithPassword, updateUser } from './users/queries.ts';
import { saveVerifiedMobile } from './users/verify-mobile.ts';

/**
 * Signs in by password. Unknown user, user without a password and wrong password return the same error in the
 * same time.
 */
export async function signInByPassword(
  parts: AuthContext,
  { identifier, password, ...body }: EndpointInput<typeof signIn>['body'],
  call: RequestContext,
): Promise<AuthStep> {
  assertIdentifier(identifier);
  await consumeNetworkAttempt(parts, 'passwordFromAddress', call);
  const name = normalizeIdentifier(identifier);
  const user = await findUserByIdentifier(parts.db, name);
  // A known browser has its own limit, so that guesses from elsewhere do not lock the user out.
  const deviceToken = body.deviceToken ?? readClientDevice(call.headers).deviceToken;
  const isKnown = parts.sessions.isKnownDevice(deviceToken, user?.id ?? '');
  const limit = isKnown ? ATTEMPT_LIMITS.passwordOfDevice : ATTEMPT_LIMITS.passwordOfAccount;
  const bucket = isKnown ? `passwordOfDevice ${deviceToken}` : `passwordOfAccount ${user?.id ?? name}`;
  await parts.attemptLimiter.consume(bucket, limit, call.now);
  const { passwordHasher } = parts.identity;
  const isRight = await (user?.password
    ? passwordHasher.verify(password, user.password)
    : passwordHasher.verifyDummy(password));
  if (!user || !isRight) throw new AppError('CREDENTIALS_WRONG');
  // The password may have been changed, and all sessions ended, while this one was compared.
  const now = await findUserById(parts.db, user.id);
  if (now?.password !== user.password) throw new AppError('CREDENTIALS_WRONG');
  await parts.attemptLimiter.reset(bucket);
  return user.must_reset === 1
    ? await createPasswordResetStep(parts.db, user, call)
    : await completeSignIn(parts, user.id, call, deviceToken);
}

/** Users migrated from the previous shop must choose a new password before they are signed in. */
async function createPasswordResetStep(
  db: AuthContext['db'] | Trx,
  user: UserWithPassword,
  call: RequestContext,
): Promise<AuthStep> {
  const { now } = call;
  const row: ChallengeRow = {
    id: createId(now),
    purpose: 'reset',
    channel: 'email',
    address: user.email,
    country: call.country.code,
    language: call.language,
    user_id: user.id,
    session_id: null,
    status: 'proven',
    code_hash: null,
    tries_left: 0,
    is_migrated: 1,
    pending: null,
    sends_left: ONE_TIME_CODE.sends,
    resend_at: now,
    expires_at: now + ONE_TIME_CODE.verifiedTtlMs,
    created_at: now,
  };
  await db.insertInto('challenges').values(row).execute();
  return presentChallengeStep(row);
}

/**
 * Sends a sign-in code. Throws IDENTIFIER_UNKNOWN: like sign-up, this call reveals whether an account exists.
 */
export async function sendSignInCode(
  parts: AuthContext,
  body: EndpointInput<typeof requestSignInCode>['body'],
  call: RequestContext,
): Promise<AuthStep> {
  assertIdentifier(body.identifier);
  const identifier = normalizeIdentifier(body.identifier);
  const channel = getCodeChannel(identifier);
  assertChannelAvailable(parts, channel);
  await consumeNetworkAttempt(parts, 'lookupFromAddress', call);
  const user = await findUserByIdentifier(parts.db, identifier);
  if (!user) throw new AppError('IDENTIFIER_UNKNOWN', { channel });
  await consumeNetworkAttempt(parts, 'sendFromAddress', call);
  const wish = { purpose: 'sign-in', channel, address: identifier, userId: user.id, isSent: true } as const;
  return await createChallenge(parts, wish, call);
}

/** Pending data of an email challenge: the mobile number that the previous code verified. */
interface PendingSignIn {
  provesMobile?: string;
}

/** Signs in after a correct code, which also verifies its email address and a pending mobile number. */
export async function signInByCode(
  parts: AuthContext,
  row: ChallengeRow,
  call: RequestContext,
): Promise<AuthStep> {
  const userId = row.user_id ?? '';
  const { provesMobile } = JSON.parse(row.pending ?? '{}') as PendingSignIn;
  const further = await runInTransaction(parts.db, async (trx) => {
    await consumeChallenge(trx, row);
    const user = await requireCodeRecipient(trx, row);
    if (row.channel === 'sms' && user.mobile_verified === 0)
      return await requireEmailCode(parts, trx, user, call);
    if (row.channel === 'email' && user.email_verified === 0) {
      await updateUser(trx, userId, { email_verified: 1 }, call.now);
    }
    if (provesMobile !== undefined && provesMobile === user.mobile && user.mobile_verified === 0) {
      await saveVerifiedMobile(trx, user, provesMobile, row.country, call.now);
    }
    return user.must_reset === 1 ? await createPasswordResetStep(trx, user, call) : undefined;
  });
  return further ?? (await completeSignIn(parts, userId, call));
}

/** The holder of an unverified number may not be the account's user, so a code by email is required, too. */
async function requireEmailCode(
  parts: AuthContext,
  trx: Trx,
  user: UserWithPassword,
  call: RequestContext,
): Promise<AuthStep> {
  assertChannelAvailable(parts, 'email');
  const pending: PendingSignIn = user.mobile === null ? {} : { provesMobile: user.mobile };
  const wish = {
    ...({ purpose: 'sign-in', channel: 'email', address: user.email, userId: user.id } as const),
    ...{ pending, isSent: true },
  };
  return await createChallengeInTransaction(parts, trx, wish, call);
}

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
  getCodeChannel,
  normalizeIdentifier,
} from './identifiers.ts';
import { consumeNetworkAttempt } from './limits/count-attempt.ts';
import { ATTEMPT_LIMITS, ONE_TIME_CODE } from './limits/limits.ts';
import { readClientDevice } from './sessions/client-device.ts';
import { findUserById, findUserByIdentifier, type UserWithPassword, updateUser } from './users/queries.ts';
import { saveVerifiedMobile } from './users/verify-mobile.ts';

/**
 * Signs in by password. Unknown user, user without a password and wrong password return the same error in the
 * same time.
 */
export async function signInByPassword(
  auth: AuthContext,
  { identifier, password, ...body }: EndpointInput<typeof signIn>['body'],
  context: RequestContext,
): Promise<AuthStep> {
  assertIdentifier(identifier);
  await consumeNetworkAttempt(auth, 'passwordPerNetwork', context);
  const normalizedIdentifier = normalizeIdentifier(identifier);
  const user = await findUserByIdentifier(auth.db, normalizedIdentifier);
  // A known browser has its own limit, so that guesses from elsewhere do not lock the user out.
  const deviceToken = body.deviceToken ?? readClientDevice(context.headers).deviceToken;
  const isKnown = auth.sessions.isKnownDevice(deviceToken, user?.id ?? '');
  const limit = isKnown ? ATTEMPT_LIMITS.passwordPerDevice : ATTEMPT_LIMITS.passwordPerAccount;
  const limitKey = isKnown
    ? `passwordPerDevice ${deviceToken}`
    : `passwordPerAccount ${user?.id ?? normalizedIdentifier}`;
  await auth.attemptLimiter.consume(limitKey, limit, context.now);
  const { passwordHasher } = auth.userStore;
  const isPasswordCorrect = await (user?.password
    ? passwordHasher.verify(password, user.password)
    : passwordHasher.verifyDummy(password));
  if (!user || !isPasswordCorrect) throw new AppError('CREDENTIALS_WRONG');
  // The password may have been changed, and all sessions ended, during the comparison.
  const currentUser = await findUserById(auth.db, user.id);
  if (currentUser?.password !== user.password) throw new AppError('CREDENTIALS_WRONG');
  await auth.attemptLimiter.reset(limitKey);
  return user.must_reset === 1
    ? await createPasswordResetStep(auth.db, user, context)
    : await completeSignIn(auth, user.id, context, deviceToken);
}

/** Users migrated from the previous shop must choose a new password before they are signed in. */
async function createPasswordResetStep(
  db: AuthContext['db'] | Trx,
  user: UserWithPassword,
  context: RequestContext,
): Promise<AuthStep> {
  const { now } = context;
  const row: ChallengeRow = {
    id: createId(now),
    purpose: 'reset',
    channel: 'email',
    address: user.email,
    country: context.country.code,
    language: context.language,
    user_id: user.id,
    session_id: null,
    status: 'proven',
    code_hash: null,
    tries_left: 0,
    is_migrated: 1,
    pending: null,
    sends_left: ONE_TIME_CODE.maxSends,
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
  auth: AuthContext,
  body: EndpointInput<typeof requestSignInCode>['body'],
  context: RequestContext,
): Promise<AuthStep> {
  assertIdentifier(body.identifier);
  const identifier = normalizeIdentifier(body.identifier);
  const channel = getCodeChannel(identifier);
  assertChannelAvailable(auth, channel);
  await consumeNetworkAttempt(auth, 'lookup', context);
  const user = await findUserByIdentifier(auth.db, identifier);
  if (!user) throw new AppError('IDENTIFIER_UNKNOWN', { channel });
  await consumeNetworkAttempt(auth, 'sendPerNetwork', context);
  const request = {
    purpose: 'sign-in',
    channel,
    recipient: identifier,
    userId: user.id,
    shouldSend: true,
  } as const;
  return await createChallenge(auth, request, context);
}

/** Pending data of an email challenge: the mobile number that the previous code verified. */
interface PendingSignIn {
  provesMobile?: string;
}

/**
 * Signs in after a correct code. A code by email also verifies the email address and a pending mobile number.
 * An unverified mobile number requires a code by email first, and a migrated user must choose a password
 * first.
 */
export async function signInByCode(
  auth: AuthContext,
  row: ChallengeRow,
  context: RequestContext,
): Promise<AuthStep> {
  const userId = row.user_id ?? '';
  const { provesMobile } = JSON.parse(row.pending ?? '{}') as PendingSignIn;
  const nextStep = await runInTransaction(auth.db, async (trx) => {
    await consumeChallenge(trx, row);
    const user = await requireCodeRecipient(trx, row);
    if (row.channel === 'sms' && user.mobile_verified === 0)
      return await requireEmailCode(auth, trx, user, context);
    if (row.channel === 'email' && user.email_verified === 0) {
      await updateUser(trx, userId, { email_verified: 1 }, context.now);
    }
    if (provesMobile !== undefined && provesMobile === user.mobile && user.mobile_verified === 0) {
      await saveVerifiedMobile(trx, user, provesMobile, row.country, context.now);
    }
    return user.must_reset === 1 ? await createPasswordResetStep(trx, user, context) : undefined;
  });
  return nextStep ?? (await completeSignIn(auth, userId, context));
}

/** The holder of an unverified number may not be the account's user, so a code by email is required, too. */
async function requireEmailCode(
  auth: AuthContext,
  trx: Trx,
  user: UserWithPassword,
  context: RequestContext,
): Promise<AuthStep> {
  assertChannelAvailable(auth, 'email');
  const pending: PendingSignIn = user.mobile === null ? {} : { provesMobile: user.mobile };
  const request = {
    ...({ purpose: 'sign-in', channel: 'email', recipient: user.email, userId: user.id } as const),
    pending,
    shouldSend: true,
  };
  return await createChallengeInTransaction(auth, trx, request, context);
}

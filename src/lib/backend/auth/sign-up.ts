import type { SignUp } from '#lib/contract/auth/account-fields.ts';
import type { AuthStep } from '#lib/contract/auth/auth.ts';
import { runInTransaction, type Trx } from '../db/database.ts';
import { AppError } from '../gateway/app-error.ts';
import type { RequestContext } from '../gateway/request-context.ts';
import { createWallet } from '../wallet/wallets.ts';
import type { AuthContext } from './auth-context.ts';
import { type ChallengeRow, consumeChallenge, createChallenge } from './challenges/challenges.ts';
import { completeSignIn } from './complete-sign-in.ts';
import { assertChannelAvailable, assertCountryMobile, consumeNetworkAttempt } from './identifiers.ts';
import {
  findUserByIdentifier,
  isVerifiedMobile,
  normalizeEmail,
  parseUniqueViolation,
} from './users/queries.ts';

/** Pending data of a sign-up challenge. */
interface PendingSignUp {
  name: string;
  mobile: string;
  /** Password hash. */
  password: string;
  newsletter: SignUp['newsletter'];
}

export async function requestSignUp(
  parts: AuthContext,
  body: SignUp,
  call: RequestContext,
): Promise<AuthStep> {
  assertCountryMobile(body.mobile, call.country);
  assertChannelAvailable(parts, 'email');
  await consumeNetworkAttempt(parts, 'lookupFromAddress', call);
  const email = normalizeEmail(body.email);
  await assertContactUnused(parts.db, email, body.mobile);
  await consumeNetworkAttempt(parts, 'sendFromAddress', call);
  const { name, mobile, newsletter } = body;
  const password = await parts.identity.passwordHasher.hash(body.password);
  const pending: PendingSignUp = { name, mobile, password, newsletter };
  const wish = {
    purpose: 'sign-up',
    channel: 'email',
    address: email,
    userId: null,
    pending,
    isSent: true,
  } as const;
  return await createChallenge(parts, wish, call);
}

/**
 * Creates the account after a correct code. A mobile number that another account has, unverified, is left
 * out; it moves to this account when it is verified here.
 */
export async function confirmSignUp(
  parts: AuthContext,
  row: ChallengeRow,
  call: RequestContext,
): Promise<AuthStep> {
  const pending = JSON.parse(row.pending ?? '{}') as PendingSignUp;
  const { now } = call;
  const open = () =>
    runInTransaction(parts.db, async (trx) => {
      await consumeChallenge(trx, row);
      await assertContactUnused(trx, row.address, pending.mobile);
      const { password, ...facts } = pending;
      const user = {
        ...facts,
        email: row.address,
        emailVerified: true,
        mobile: (await findUserByIdentifier(trx, pending.mobile)) ? null : pending.mobile,
        walletId: await createWallet(trx, row.country, now),
        language: row.language,
        country: row.country,
      };
      const id = await parts.identity.addUser(trx, user, now);
      await parts.identity.addCredential(trx, id, { password }, now);
      const { language, country, address } = row;
      const welcome = { kind: 'welcome', to: { email: address }, data: { name: pending.name } } as const;
      await parts.outbox.send({ ...welcome, language, country }, trx);
      return id;
    });
  // A concurrent request took the mobile number: the retry creates the account without it.
  const userId = await translateUniqueViolation(() =>
    open().catch((error) => {
      if (parseUniqueViolation(error) !== 'mobile') throw error;
      return open();
    }),
  );
  return await completeSignIn(parts, userId, call);
}

/**
 * Throws EMAIL_REGISTERED when the email has an account, MOBILE_LINKED when an account has verified the
 * mobile.
 */
export async function assertContactUnused(
  db: AuthContext['db'] | Trx,
  email: string | null,
  mobile: string | null,
): Promise<void> {
  if (email && (await findUserByIdentifier(db, email))) throw new AppError('EMAIL_REGISTERED');
  if (mobile && (await isVerifiedMobile(db, mobile))) throw new AppError('MOBILE_LINKED');
}

/** Converts a unique violation, caused by a concurrent request, to EMAIL_REGISTERED or MOBILE_LINKED. */
export async function translateUniqueViolation<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const clash = parseUniqueViolation(error);
    if (clash) throw new AppError(clash === 'email' ? 'EMAIL_REGISTERED' : 'MOBILE_LINKED');
    throw error;
  }
}

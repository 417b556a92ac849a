import type { SignUp } from '#lib/contract/auth/account-fields.ts';
import type { AuthStep } from '#lib/contract/auth/auth.ts';
import { runInTransaction, type Trx } from '../db/database.ts';
import { AppError } from '../gateway/app-error.ts';
import type { RequestContext } from '../gateway/request-context.ts';
import { claimGuestOrder } from '../orders/confirmation/claim-order.ts';
import { createWallet } from '../wallet/wallets.ts';
import type { AuthContext } from './auth-context.ts';
import { type ChallengeRow, consumeChallenge, createChallenge } from './challenges/challenges.ts';
import { completeSignIn } from './complete-sign-in.ts';
import { assertChannelAvailable, assertCountryMobile } from './identifiers.ts';
import { consumeNetworkAttempt } from './limits/count-attempt.ts';
import { assertUncommonPassword } from './users/common-passwords.ts';
import { normalizeEmail } from './users/normalize-email.ts';
import { findUserByIdentifier, isVerifiedMobile, parseUniqueViolation } from './users/queries.ts';

/** Pending data of a sign-up challenge. */
interface PendingSignUp {
  name: string;
  mobile: string;
  /** Password hash. */
  password: string;
  newsletter: SignUp['newsletter'];
  /** Guest's order that the account is created from. */
  orderNumber?: string | undefined;
}

export async function requestSignUp(
  auth: AuthContext,
  body: SignUp,
  context: RequestContext,
): Promise<AuthStep> {
  assertCountryMobile(body.mobile, context.country);
  assertChannelAvailable(auth, 'email');
  await consumeNetworkAttempt(auth, 'lookup', context);
  await assertUncommonPassword(body.password);
  const email = normalizeEmail(body.email);
  const { name, mobile, newsletter, orderNumber } = body;
  await assertContactUnused(auth.db, email, orderNumber ? null : mobile);
  await consumeNetworkAttempt(auth, 'sendPerNetwork', context);
  const password = await auth.userStore.passwordHasher.hash(body.password);
  const pending: PendingSignUp = { name, mobile, password, newsletter, orderNumber };
  const request = {
    purpose: 'sign-up',
    channel: 'email',
    recipient: email,
    userId: null,
    pending,
    shouldSend: true,
  } as const;
  return await createChallenge(auth, request, context);
}

/**
 * Creates the account after a correct code. A mobile number that another account has, unverified, is left
 * out; it moves to this account when it is verified here.
 */
export async function confirmSignUp(
  auth: AuthContext,
  row: ChallengeRow,
  context: RequestContext,
): Promise<AuthStep> {
  const pending = JSON.parse(row.pending ?? '{}') as PendingSignUp;
  const { now } = context;
  const createUser = () =>
    runInTransaction(auth.db, async (trx) => {
      await consumeChallenge(trx, row);
      const { password, orderNumber, ...profile } = pending;
      await assertContactUnused(trx, row.address, orderNumber ? null : pending.mobile);
      const user = {
        ...profile,
        email: row.address,
        emailVerified: true,
        mobile: (await findUserByIdentifier(trx, pending.mobile)) ? null : pending.mobile,
        walletId: await createWallet(trx, row.country, now),
        language: row.language,
        country: row.country,
      };
      const id = await auth.userStore.addUser(trx, user, now);
      await auth.userStore.addCredential(trx, id, { password }, now);
      if (orderNumber) await claimGuestOrder(trx, { orderNumber, email: row.address, userId: id, now });
      const { language, country, address } = row;
      const welcome = { kind: 'welcome', to: { email: address }, data: { name: pending.name } } as const;
      await auth.outbox.send({ ...welcome, language, country }, trx);
      return id;
    });
  // A concurrent request took the mobile number: the retry creates the account without it.
  const userId = await translateUniqueViolation(() =>
    createUser().catch((error) => {
      if (parseUniqueViolation(error) !== 'mobile') throw error;
      return createUser();
    }),
  );
  return await completeSignIn(auth, userId, context);
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
    const column = parseUniqueViolation(error);
    if (column) throw new AppError(column === 'email' ? 'EMAIL_REGISTERED' : 'MOBILE_LINKED');
    throw error;
  }
}

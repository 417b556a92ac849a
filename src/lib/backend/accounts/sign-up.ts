import type { SignUp } from '#lib/contract/account.ts';
import type { Step } from '#lib/contract/identity.ts';
import { type Trx, transaction } from '../db/database.ts';
import type { Call } from '../gateway/call.ts';
import { Fault } from '../gateway/fault.ts';
import { beginChallenge, type ChallengeRow, spendChallenge } from './challenges.ts';
import { enter } from './enter.ts';
import type { Parts } from './parts.ts';
import { clashOf, findByIdentifier, isProvenMobile, plainEmail } from './queries.ts';
import { countAddress, demandChannel, demandMobile } from './rules.ts';
import { openWallet } from './wallets.ts';

/** What waits in the challenge until the email address is proven. */
interface Pending {
  name: string;
  mobile: string;
  /** A hash. */
  password: string;
  newsletter: SignUp['newsletter'];
}

export async function beginSignUp(parts: Parts, body: SignUp, call: Call): Promise<Step> {
  demandMobile(body.mobile, call.country);
  demandChannel(parts, 'email');
  await countAddress(parts, 'lookupFromAddress', call);
  const email = plainEmail(body.email);
  await demandFree(parts.db, email, body.mobile);
  await countAddress(parts, 'sendFromAddress', call);
  const { name, mobile, newsletter } = body;
  const password = await parts.identity.passwords.hash(body.password);
  const pending: Pending = { name, mobile, password, newsletter };
  const wish = {
    purpose: 'sign-up',
    channel: 'email',
    address: email,
    userId: null,
    pending,
    isSent: true,
  } as const;
  return await beginChallenge(parts, wish, call);
}

/**
 * The code was right: from now on there is an account. A number that another account claims without proof stays there;
 * it comes over when it is proven here.
 */
export async function finishSignUp(parts: Parts, row: ChallengeRow, call: Call): Promise<Step> {
  const pending = JSON.parse(row.pending ?? '{}') as Pending;
  const { now } = call;
  const open = () =>
    transaction(parts.db, async (trx) => {
      await spendChallenge(trx, row);
      await demandFree(trx, row.address, pending.mobile);
      const { password, ...facts } = pending;
      const user = {
        ...facts,
        email: row.address,
        emailVerified: true,
        mobile: (await findByIdentifier(trx, pending.mobile)) ? null : pending.mobile,
        walletId: await openWallet(trx, row.country, now),
        language: row.language,
        country: row.country,
      };
      const id = await parts.identity.addUser(trx, user, now);
      await parts.identity.addCredential(trx, id, { password }, now);
      const { language, country, address } = row;
      const welcome = { kind: 'welcome', to: { email: address }, facts: { name: pending.name } } as const;
      await parts.outbox.send({ ...welcome, language, country }, trx);
      return id;
    });
  // Somebody claimed the number at the same time: the second of the two goes without it.
  const userId = await keepUnique(() =>
    open().catch((error) => {
      if (clashOf(error) !== 'mobile') throw error;
      return open();
    }),
  );
  return await enter(parts, userId, call);
}

/** EMAIL_REGISTERED when the address has an account, MOBILE_LINKED when one has proven the number. */
export async function demandFree(
  db: Parts['db'] | Trx,
  email: string | null,
  mobile: string | null,
): Promise<void> {
  if (email && (await findByIdentifier(db, email))) throw new Fault('EMAIL_REGISTERED');
  if (mobile && (await isProvenMobile(db, mobile))) throw new Fault('MOBILE_LINKED');
}

/** Of two who want the same address at once the database lets one through; the other is told as if he had come later. */
export async function keepUnique<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const clash = clashOf(error);
    if (clash) throw new Fault(clash === 'email' ? 'EMAIL_REGISTERED' : 'MOBILE_LINKED');
    throw error;
  }
}

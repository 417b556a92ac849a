import type { Input } from '#lib/contract/endpoint.ts';
import type { Step, sendCode, signIn } from '#lib/contract/identity.ts';
import { type Trx, transaction } from '../db/database.ts';
import { newId } from '../db/id.ts';
import type { Call } from '../gateway/call.ts';
import { Fault } from '../gateway/fault.ts';
import { beginChallenge, beginWithin, type ChallengeRow, spendChallenge, stepOf } from './challenges.ts';
import { demandHolder, enter } from './enter.ts';
import { CODE, LIMITS } from './limits.ts';
import type { Parts } from './parts.ts';
import { findByIdentifier, findUser, type Holder, updateUser } from './queries.ts';
import { channelOf, countAddress, demandChannel, demandIdentifier, plainIdentifier } from './rules.ts';
import { visitorOf } from './sessions/visitor.ts';
import { proveMobile } from './verify-mobile.ts';

/** By password. Nobody, somebody without a password and a wrong password are one answer in one time. */
export async function signInByPassword(
  parts: Parts,
  { identifier, password, ...body }: Input<typeof signIn>['body'],
  call: Call,
): Promise<Step> {
  demandIdentifier(identifier);
  await countAddress(parts, 'passwordFromAddress', call);
  const name = plainIdentifier(identifier);
  const user = await findByIdentifier(parts.db, name);
  // Guesses from elsewhere fill another bucket than the one of a browser that the owner used before.
  const deviceToken = body.deviceToken ?? visitorOf(call.headers).deviceToken;
  const isKnown = parts.sessions.knownDevice(deviceToken, user?.id ?? '');
  const limit = isKnown ? LIMITS.passwordOfDevice : LIMITS.passwordOfAccount;
  const bucket = isKnown ? `passwordOfDevice ${deviceToken}` : `passwordOfAccount ${user?.id ?? name}`;
  await parts.attempts.take(bucket, limit, call.now);
  const { passwords } = parts.identity;
  const isRight = await (user?.password
    ? passwords.verify(password, user.password)
    : passwords.pretend(password));
  if (!user || !isRight) throw new Fault('CREDENTIALS_WRONG');
  // Another password may have been chosen while this one was compared, and everybody signed out.
  const now = await findUser(parts.db, user.id);
  if (now?.password !== user.password) throw new Fault('CREDENTIALS_WRONG');
  await parts.attempts.clear(bucket);
  return user.must_reset === 1
    ? await demandNewPassword(parts.db, user, call)
    : await enter(parts, user.id, call, deviceToken);
}

/** Who comes from the shop before this one is let in to nothing but the choice of a new password. */
async function demandNewPassword(db: Parts['db'] | Trx, user: Holder, call: Call): Promise<Step> {
  const { now } = call;
  const row: ChallengeRow = {
    id: newId(now),
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
    sends_left: CODE.sends,
    resend_at: now,
    expires_at: now + CODE.provenLife,
    created_at: now,
  };
  await db.insertInto('challenges').values(row).execute();
  return stepOf(row);
}

/** By a code; the one place besides sign-up that says whether somebody is known. */
export async function sendSignInCode(
  parts: Parts,
  body: Input<typeof sendCode>['body'],
  call: Call,
): Promise<Step> {
  demandIdentifier(body.identifier);
  const identifier = plainIdentifier(body.identifier);
  const channel = channelOf(identifier);
  demandChannel(parts, channel);
  await countAddress(parts, 'lookupFromAddress', call);
  const user = await findByIdentifier(parts.db, identifier);
  if (!user) throw new Fault('IDENTIFIER_UNKNOWN', { channel });
  await countAddress(parts, 'sendFromAddress', call);
  const wish = { purpose: 'sign-in', channel, address: identifier, userId: user.id, isSent: true } as const;
  return await beginChallenge(parts, wish, call);
}

/** What waits in the challenge of the email address: the number that the code before was sent to. */
interface Pending {
  provesMobile?: string;
}

/** The code was right: it also proves the email address that it went to, and a number whose code was said before. */
export async function signInByCode(parts: Parts, row: ChallengeRow, call: Call): Promise<Step> {
  const userId = row.user_id ?? '';
  const { provesMobile } = JSON.parse(row.pending ?? '{}') as Pending;
  const further = await transaction(parts.db, async (trx) => {
    await spendChallenge(trx, row);
    const user = await demandHolder(trx, row);
    if (row.channel === 'sms' && user.mobile_verified === 0) return await askByEmail(parts, trx, user, call);
    if (row.channel === 'email' && user.email_verified === 0) {
      await updateUser(trx, userId, { email_verified: 1 }, call.now);
    }
    if (provesMobile !== undefined && provesMobile === user.mobile && user.mobile_verified === 0) {
      await proveMobile(trx, user, provesMobile, row.country, call.now);
    }
    return user.must_reset === 1 ? await demandNewPassword(trx, user, call) : undefined;
  });
  return further ?? (await enter(parts, userId, call));
}

/** Whoever holds a number that the account never proved may be a stranger to it: the email address speaks, too. */
async function askByEmail(parts: Parts, trx: Trx, user: Holder, call: Call): Promise<Step> {
  demandChannel(parts, 'email');
  const pending: Pending = user.mobile === null ? {} : { provesMobile: user.mobile };
  const wish = {
    ...({ purpose: 'sign-in', channel: 'email', address: user.email, userId: user.id } as const),
    ...{ pending, isSent: true },
  };
  return await beginWithin(parts, trx, wish, call);
}

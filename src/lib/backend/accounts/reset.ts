import type { Input } from '#lib/contract/endpoint.ts';
import type { changePassword, forgotPassword, Step } from '#lib/contract/identity.ts';
import { type Trx, transaction } from '../db/database.ts';
import { newId } from '../db/id.ts';
import { type Call, callerOf } from '../gateway/call.ts';
import { Fault } from '../gateway/fault.ts';
import {
  beginChallenge,
  type ChallengeRow,
  demandChallenge,
  endChallenges,
  proveChallenge,
  spendChallenge,
} from './challenges.ts';
import { demandHolder, enter } from './enter.ts';
import { FORMER_PASSWORDS } from './limits.ts';
import type { Parts } from './parts.ts';
import { findByIdentifier, findUser, type Holder } from './queries.ts';
import {
  channelOf,
  countAddress,
  countTry,
  demandChannel,
  demandIdentifier,
  plainIdentifier,
  quietly,
} from './rules.ts';

/** Sends a code to choose a new password with; nobody and somebody look the same, and take the same time. */
export async function beginReset(
  parts: Parts,
  body: Input<typeof forgotPassword>['body'],
  call: Call,
): Promise<Step> {
  demandIdentifier(body.identifier);
  const address = plainIdentifier(body.identifier);
  const channel = channelOf(address);
  demandChannel(parts, channel);
  await countAddress(parts, 'sendFromAddress', call);
  const begin = async () => {
    const user = await findByIdentifier(parts.db, address);
    // An unproven number may be somebody else's by mistake or on purpose.
    const isReachable = user !== undefined && (channel === 'email' || user.mobile_verified === 1);
    const userId = isReachable ? user.id : null;
    return await beginChallenge(
      parts,
      { purpose: 'reset', channel, address, userId, isSent: isReachable },
      call,
    );
  };
  return await quietly(begin());
}

export async function allowReset(parts: Parts, row: ChallengeRow, call: Call): Promise<Step> {
  return await transaction(parts.db, async (trx) => {
    await demandHolder(trx, row);
    return await proveChallenge(trx, row, call.now);
  });
}

/** The new password of a challenge that was proven. */
export async function finishReset(parts: Parts, id: string, password: string, call: Call): Promise<Step> {
  const row = await demandChallenge(parts, id, call);
  const user = row.status === 'proven' ? await findUser(parts.db, row.user_id ?? '') : undefined;
  if (!user) throw new Fault('CHALLENGE_NOT_FOUND');
  await countTry(parts, 'choice', user.id, call.now);
  const hash = await hashNew(parts, user, password);
  await transaction(parts.db, async (trx) => {
    await spendChallenge(trx, row);
    await replacePassword(parts, trx, user, hash, call);
    await parts.sessions.endAll(user.id, undefined, trx);
  });
  await parts.attempts.clear(`passwordOfAccount ${user.id}`);
  return await enter(parts, user.id, call);
}

/** Of somebody who knows the old one; he stays signed in here alone. */
export async function replaceOwnPassword(
  parts: Parts,
  { oldPassword, password }: Input<typeof changePassword>['body'],
  call: Call,
): Promise<void> {
  const user = await findUser(parts.db, callerOf(call));
  if (!user) throw new Fault('UNAUTHORIZED');
  await countTry(parts, 'choice', user.id, call.now);
  const isRight =
    user.password !== null && (await parts.identity.passwords.verify(oldPassword, user.password));
  if (!isRight) throw new Fault('CREDENTIALS_WRONG');
  const hash = await hashNew(parts, user, password);
  await transaction(parts.db, async (trx) => {
    const now = await findUser(trx, user.id);
    if (now?.password !== user.password) throw new Fault('CREDENTIALS_WRONG');
    await replacePassword(parts, trx, user, hash, call);
    await parts.sessions.endAll(user.id, call.session ?? undefined, trx);
  });
}

/** The hash of a password that the account never had, or not for long; else PASSWORD_USED. */
async function hashNew({ db, identity }: Parts, user: Holder, password: string): Promise<string> {
  const former = await db
    .selectFrom('password_history')
    .select('password')
    .where('user_id', '=', user.id)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(FORMER_PASSWORDS)
    .execute();
  const hashes = [user.password, ...former.map((row) => row.password)];
  for (const hash of hashes) {
    if (hash && (await identity.passwords.verify(password, hash))) throw new Fault('PASSWORD_USED');
  }
  return await identity.passwords.hash(password);
}

/** Keeps no more hashes than new passwords are compared with. */
async function forgetFormer(trx: Trx, userId: string): Promise<void> {
  const kept = trx
    .selectFrom('password_history')
    .select('id')
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(FORMER_PASSWORDS);
  await trx
    .deleteFrom('password_history')
    .where('user_id', '=', userId)
    .where('id', 'not in', kept)
    .execute();
}

async function replacePassword(
  parts: Parts,
  trx: Trx,
  user: Holder,
  hash: string,
  call: Call,
): Promise<void> {
  const { now } = call;
  if (user.password === null) await parts.identity.addCredential(trx, user.id, { password: hash }, now);
  else {
    const former = { id: newId(now), user_id: user.id, password: user.password, created_at: now };
    await trx.insertInto('password_history').values(former).execute();
    await forgetFormer(trx, user.id);
    await parts.identity.setPassword(trx, user.id, hash, now);
  }
  await endChallenges(trx, user.id);
  const {
    language,
    country: { code: country },
  } = call;
  const facts = { name: user.name };
  await parts.outbox.send(
    { kind: 'password-changed', to: { email: user.email }, language, country, facts },
    trx,
  );
}

import type { Selectable } from 'kysely';
import type { Challenge, Step } from '#lib/contract/identity.ts';
import type { AccountTables } from '../db/account-tables.ts';
import { type Trx, transaction } from '../db/database.ts';
import { newId } from '../db/id.ts';
import type { Call } from '../gateway/call.ts';
import { Fault } from '../gateway/fault.ts';
import { hashCode, isCode, newCode } from './codes.ts';
import { CODE } from './limits.ts';
import { maskAddress } from './mask.ts';
import type { Parts } from './parts.ts';
import { countSendOf } from './sends.ts';

export type ChallengeRow = Selectable<AccountTables['challenges']>;

/** A code to be sent, and what it is for. */
export interface Wish {
  purpose: ChallengeRow['purpose'];
  channel: ChallengeRow['channel'];
  /** Where the code goes. */
  address: string;
  userId: string | null;
  /** Where the session that asks must also be the one that says the code. */
  sessionId?: string | null;
  /** What is kept until the code is right. */
  pending?: object;
  /** False when there is nobody: all looks the same, and nothing is sent. */
  isSent: boolean;
}

/** Sends a code; what happens next is `verifyCode`'s. */
export async function beginChallenge(parts: Parts, wish: Wish, call: Call): Promise<Step> {
  return await transaction(parts.db, (trx) => beginWithin(parts, trx, wish, call));
}

/** The same in a transaction: a code that cannot be sent undoes what led to it. */
export async function beginWithin(parts: Parts, trx: Trx, wish: Wish, call: Call): Promise<Step> {
  const { now } = call;
  const { purpose, channel, address, userId: user_id } = wish;
  const sent = { purpose, channel, address, user_id };
  const sendsLeft = await countSendOf(parts, trx, sent, call);
  const id = newId(now);
  const code = newCode();
  const made: ChallengeRow = {
    ...{ id, ...sent, country: call.country.code, language: call.language },
    session_id: wish.sessionId ?? null,
    status: 'waiting',
    code_hash: wish.isSent ? hashCode(parts.secret, id, code) : null,
    tries_left: CODE.tries,
    is_migrated: 0,
    pending: wish.pending ? JSON.stringify(wish.pending) : null,
    sends_left: sendsLeft,
    resend_at: now + CODE.resendAfter,
    expires_at: now + CODE.life,
    created_at: now,
  };
  await trx.insertInto('challenges').values(made).execute();
  if (wish.isSent) await sendCode(parts, trx, made, code);
  return { kind: 'code', challenge: challengeOf(made) };
}

/** Of a challenge that is still open to somebody; else CHALLENGE_NOT_FOUND. */
export async function demandChallenge(parts: Parts, id: string, call: Call): Promise<ChallengeRow> {
  const row = await findChallenge(parts.db, id);
  if (!row || row.status === 'used' || !isOwn(row, call)) throw new Fault('CHALLENGE_NOT_FOUND');
  if (row.status === 'proven' && row.expires_at <= call.now) throw new Fault('CHALLENGE_NOT_FOUND');
  return row;
}

export function stepOf(row: ChallengeRow): Step {
  const challenge = challengeOf(row);
  if (row.status === 'waiting') return { kind: 'code', challenge };
  return { kind: 'new-password', challenge, isMigrated: row.is_migrated === 1 };
}

/** Another code in the place of the one before. */
export async function resendChallenge(parts: Parts, id: string, call: Call): Promise<Step> {
  const { now } = call;
  await demandChallenge(parts, id, call);
  const row = await transaction(parts.db, async (trx) => {
    const code = newCode();
    const found = await trx
      .updateTable('challenges')
      .set({
        resend_at: now + CODE.resendAfter,
        expires_at: now + CODE.life,
        tries_left: CODE.tries,
      })
      .where('id', '=', id)
      .where('status', '=', 'waiting')
      .where('resend_at', '<=', now)
      .returningAll()
      .executeTakeFirst();
    if (!found) throw await whyNot(trx, id, now);
    const made = {
      ...found,
      sends_left: await countSendOf(parts, trx, found, call),
      code_hash: found.code_hash && hashCode(parts.secret, id, code),
    };
    const { sends_left, code_hash } = made;
    await trx.updateTable('challenges').set({ sends_left, code_hash }).where('id', '=', id).execute();
    if (code_hash) await sendCode(parts, trx, made, code);
    return made;
  });
  return stepOf(row);
}

async function whyNot(trx: Trx, id: string, now: number): Promise<Fault> {
  const row = await findChallenge(trx, id);
  if (row?.status !== 'waiting') return new Fault('CHALLENGE_NOT_FOUND');
  const seconds = Math.max(1, Math.ceil((row.resend_at - now) / 1000));
  return new Fault('CODE_TOO_SOON', { seconds }, { 'retry-after': String(seconds) });
}

/** Counts a try and answers the challenge when the code is right; it is not used up by that. */
export async function tryCode(parts: Parts, id: string, code: string, call: Call): Promise<ChallengeRow> {
  const known = await findChallenge(parts.db, id);
  if (!known || !isOwn(known, call)) throw new Fault('CHALLENGE_NOT_FOUND');
  const row = await parts.db
    .updateTable('challenges')
    .set((eb) => ({ tries_left: eb('tries_left', '-', 1) }))
    .where('id', '=', id)
    .where('status', '=', 'waiting')
    .where('tries_left', '>', 0)
    .where('expires_at', '>', call.now)
    .returningAll()
    .executeTakeFirst();
  if (!row) throw new Fault('CODE_WRONG', { triesLeft: 0 });
  if (!isCode(parts.secret, id, code, row.code_hash)) {
    throw new Fault('CODE_WRONG', { triesLeft: row.tries_left });
  }
  return row;
}

/** Uses a challenge up, whatever it held; of several at once one alone goes on. */
export async function spendChallenge(trx: Trx, row: ChallengeRow): Promise<void> {
  const { numUpdatedRows } = await trx
    .updateTable('challenges')
    .set({ status: 'used', code_hash: null, pending: null })
    .where('id', '=', row.id)
    .where('status', '=', row.status)
    .where('code_hash', row.code_hash === null ? 'is' : '=', row.code_hash)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) {
    throw row.status === 'proven'
      ? new Fault('CHALLENGE_NOT_FOUND')
      : new Fault('CODE_WRONG', { triesLeft: 0 });
  }
}

/** Uses up all that somebody's codes could still open: what they were asked for under has changed. */
export async function endChallenges(trx: Trx, userId: string): Promise<void> {
  await trx
    .updateTable('challenges')
    .set({ status: 'used', code_hash: null, pending: null })
    .where('user_id', '=', userId)
    .where('status', '!=', 'used')
    .execute();
}

/** Turns a challenge into the right to choose a new password, under an id that nobody saw before the code was right. */
export async function proveChallenge(trx: Trx, row: ChallengeRow, now: number): Promise<Step> {
  await spendChallenge(trx, row);
  const proven: ChallengeRow = {
    ...row,
    ...{ id: newId(now), status: 'proven', code_hash: null, pending: null },
    ...{ expires_at: now + CODE.provenLife, created_at: now },
  };
  await trx.insertInto('challenges').values(proven).execute();
  return stepOf(proven);
}

async function findChallenge(db: Parts['db'] | Trx, id: string): Promise<ChallengeRow | undefined> {
  return await db.selectFrom('challenges').selectAll().where('id', '=', id).executeTakeFirst();
}

function isOwn(row: ChallengeRow, call: Call): boolean {
  return row.session_id === null || row.session_id === call.session;
}

async function sendCode(parts: Parts, trx: Trx, row: ChallengeRow, code: string): Promise<void> {
  const { purpose, language, country, address } = row;
  const to = row.channel === 'email' ? { email: address } : { mobile: address };
  const facts = { code, purpose, expiresAt: String(row.expires_at) };
  await parts.outbox.send({ kind: 'code', to, language, country, facts }, trx);
}

function challengeOf(row: ChallengeRow): Challenge {
  return {
    id: row.id,
    purpose: row.purpose,
    channel: row.channel,
    sentTo: maskAddress(row.address),
    expiresAt: row.expires_at,
    resendAt: row.resend_at,
    sendsLeft: row.sends_left,
  };
}

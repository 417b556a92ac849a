import type { Selectable } from 'kysely';
import type { AuthStep, Challenge } from '#lib/contract/auth/auth.ts';
import { getSecondsUntil } from '#lib/locale/duration.ts';
import { createId } from '../../db/create-id.ts';
import { runInTransaction, type Trx } from '../../db/database.ts';
import type { AccountTables } from '../../db/tables/account.ts';
import { AppError } from '../../gateway/app-error.ts';
import type { RequestContext } from '../../gateway/request-context.ts';
import type { AuthContext } from '../auth-context.ts';
import { ONE_TIME_CODE } from '../limits/limits.ts';
import { countCodeSend } from './code-send-limit.ts';
import { maskContact } from './mask-contact.ts';
import { createCode, hashCode, isCodeValid } from './one-time-code.ts';

export type ChallengeRow = Selectable<AccountTables['challenges']>;

/** A code to send, and its purpose. */
export interface ChallengeRequest {
  purpose: ChallengeRow['purpose'];
  channel: ChallengeRow['channel'];
  /** Email address or mobile number of the recipient. */
  recipient: string;
  userId: string | null;
  /** When set, only this session can enter the code. */
  sessionId?: string | null;
  /** Data of the operation that the code confirms, such as the sign-up form; stored as JSON until then. */
  pending?: object;
  /** False for an unknown recipient: the reply is the same, but no code is sent. */
  shouldSend: boolean;
}

/** Creates a challenge and sends its code. */
export async function createChallenge(
  auth: AuthContext,
  request: ChallengeRequest,
  context: RequestContext,
): Promise<AuthStep> {
  return await runInTransaction(auth.db, (trx) => createChallengeInTransaction(auth, trx, request, context));
}

/** `createChallenge` within a transaction, which is rolled back when the code cannot be sent. */
export async function createChallengeInTransaction(
  auth: AuthContext,
  trx: Trx,
  request: ChallengeRequest,
  context: RequestContext,
): Promise<AuthStep> {
  const { now } = context;
  const { purpose, channel, recipient, userId: user_id } = request;
  const codeSend = { purpose, channel, address: recipient, user_id };
  const sendsLeft = await countCodeSend(auth, trx, codeSend, context);
  const id = createId(now);
  const code = createCode();
  const row: ChallengeRow = {
    id,
    ...codeSend,
    country: context.country.code,
    language: context.language,
    session_id: request.sessionId ?? null,
    status: 'waiting',
    code_hash: request.shouldSend ? hashCode(auth.secret, id, code) : null,
    tries_left: ONE_TIME_CODE.maxAttempts,
    is_migrated: 0,
    pending: request.pending ? JSON.stringify(request.pending) : null,
    sends_left: sendsLeft,
    resend_at: now + ONE_TIME_CODE.resendAfterMs,
    expires_at: now + ONE_TIME_CODE.ttlMs,
    created_at: now,
  };
  await trx.insertInto('challenges').values(row).execute();
  if (request.shouldSend) await sendCode(auth, trx, row, code);
  return { kind: 'code', challenge: presentChallenge(row) };
}

/** Returns a challenge that this session can continue. Throws CHALLENGE_NOT_FOUND. */
export async function requireOpenChallenge(
  auth: AuthContext,
  id: string,
  context: RequestContext,
): Promise<ChallengeRow> {
  const row = await findChallenge(auth.db, id);
  if (!row || row.status === 'used' || !belongsToSession(row, context))
    throw new AppError('CHALLENGE_NOT_FOUND');
  if (row.status === 'proven' && row.expires_at <= context.now) throw new AppError('CHALLENGE_NOT_FOUND');
  return row;
}

export function presentChallengeStep(row: ChallengeRow): AuthStep {
  const challenge = presentChallenge(row);
  if (row.status === 'waiting') return { kind: 'code', challenge };
  return { kind: 'new-password', challenge, isMigrated: row.is_migrated === 1 };
}

/** Replaces the code of a challenge with a new one. Throws CODE_TOO_SOON, CODE_LIMIT, CHALLENGE_NOT_FOUND. */
export async function resendChallenge(
  auth: AuthContext,
  id: string,
  context: RequestContext,
): Promise<AuthStep> {
  const { now } = context;
  await requireOpenChallenge(auth, id, context);
  const row = await runInTransaction(auth.db, async (trx) => {
    const code = createCode();
    const challenge = await trx
      .updateTable('challenges')
      .set({
        resend_at: now + ONE_TIME_CODE.resendAfterMs,
        expires_at: now + ONE_TIME_CODE.ttlMs,
        tries_left: ONE_TIME_CODE.maxAttempts,
      })
      .where('id', '=', id)
      .where('status', '=', 'waiting')
      .where('resend_at', '<=', now)
      .returningAll()
      .executeTakeFirst();
    if (!challenge) throw await createResendError(trx, id, now);
    const updated = {
      ...challenge,
      sends_left: await countCodeSend(auth, trx, challenge, context),
      code_hash: challenge.code_hash && hashCode(auth.secret, id, code),
    };
    const { sends_left, code_hash } = updated;
    await trx.updateTable('challenges').set({ sends_left, code_hash }).where('id', '=', id).execute();
    if (code_hash) await sendCode(auth, trx, updated, code);
    return updated;
  });
  return presentChallengeStep(row);
}

async function createResendError(trx: Trx, id: string, now: number): Promise<AppError> {
  const row = await findChallenge(trx, id);
  if (row?.status !== 'waiting') return new AppError('CHALLENGE_NOT_FOUND');
  const seconds = getSecondsUntil(row.resend_at, now, 1);
  return new AppError('CODE_TOO_SOON', { seconds }, { 'retry-after': String(seconds) });
}

/**
 * Counts an attempt and returns the challenge when the code is correct, without consuming it. Throws
 * CODE_WRONG, CHALLENGE_NOT_FOUND.
 */
export async function verifyCode(
  auth: AuthContext,
  id: string,
  code: string,
  context: RequestContext,
): Promise<ChallengeRow> {
  const existing = await findChallenge(auth.db, id);
  if (!existing || !belongsToSession(existing, context)) throw new AppError('CHALLENGE_NOT_FOUND');
  const row = await auth.db
    .updateTable('challenges')
    .set((eb) => ({ tries_left: eb('tries_left', '-', 1) }))
    .where('id', '=', id)
    .where('status', '=', 'waiting')
    .where('tries_left', '>', 0)
    .where('expires_at', '>', context.now)
    .returningAll()
    .executeTakeFirst();
  if (!row) throw new AppError('CODE_WRONG', { triesLeft: 0 });
  if (!isCodeValid(auth.secret, id, code, row.code_hash)) {
    throw new AppError('CODE_WRONG', { triesLeft: row.tries_left });
  }
  return row;
}

/** Marks a challenge as used. Of concurrent calls, only one succeeds. */
export async function consumeChallenge(trx: Trx, row: ChallengeRow): Promise<void> {
  const { numUpdatedRows } = await trx
    .updateTable('challenges')
    .set({ status: 'used', code_hash: null, pending: null })
    .where('id', '=', row.id)
    .where('status', '=', row.status)
    .where('code_hash', row.code_hash === null ? 'is' : '=', row.code_hash)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) {
    throw row.status === 'proven'
      ? new AppError('CHALLENGE_NOT_FOUND')
      : new AppError('CODE_WRONG', { triesLeft: 0 });
  }
}

/** Marks all challenges of a user as used, after a change of password or contact. */
export async function consumeAllChallenges(trx: Trx, userId: string): Promise<void> {
  await trx
    .updateTable('challenges')
    .set({ status: 'used', code_hash: null, pending: null })
    .where('user_id', '=', userId)
    .where('status', '!=', 'used')
    .execute();
}

/** Replaces a challenge with a verified one that allows choosing a password and has a new, secret id. */
export async function createVerifiedChallenge(trx: Trx, row: ChallengeRow, now: number): Promise<AuthStep> {
  await consumeChallenge(trx, row);
  const verifiedChallenge: ChallengeRow = {
    ...row,
    id: createId(now),
    status: 'proven',
    code_hash: null,
    pending: null,
    expires_at: now + ONE_TIME_CODE.verifiedTtlMs,
    created_at: now,
  };
  await trx.insertInto('challenges').values(verifiedChallenge).execute();
  return presentChallengeStep(verifiedChallenge);
}

async function findChallenge(db: AuthContext['db'] | Trx, id: string): Promise<ChallengeRow | undefined> {
  return await db.selectFrom('challenges').selectAll().where('id', '=', id).executeTakeFirst();
}

function belongsToSession(row: ChallengeRow, context: RequestContext): boolean {
  return row.session_id === null || row.session_id === context.sessionId;
}

async function sendCode(auth: AuthContext, trx: Trx, row: ChallengeRow, code: string): Promise<void> {
  const { purpose, language, country, address } = row;
  const to = row.channel === 'email' ? { email: address } : { mobile: address };
  const data = { code, purpose, expiresAt: String(row.expires_at) };
  await auth.outbox.send({ kind: 'code', to, language, country, data }, trx);
}

function presentChallenge(row: ChallengeRow): Challenge {
  return {
    id: row.id,
    purpose: row.purpose,
    channel: row.channel,
    sentTo: maskContact(row.address),
    expiresAt: row.expires_at,
    resendAt: row.resend_at,
    sendsLeft: row.sends_left,
  };
}

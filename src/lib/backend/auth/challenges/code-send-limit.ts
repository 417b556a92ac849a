import { createHmac } from 'node:crypto';
import { type Selectable, sql } from 'kysely';
import { getSecondsUntil } from '#lib/locale/duration.ts';
import type { Trx } from '../../db/database.ts';
import type { AccountTables } from '../../db/tables/account.ts';
import { AppError } from '../../gateway/app-error.ts';
import type { RequestContext } from '../../gateway/request-context.ts';
import type { AuthContext } from '../auth-context.ts';
import { ONE_TIME_CODE } from '../limits/limits.ts';
import { readClientDevice } from '../sessions/client-device.ts';
import { findUserById } from '../users/queries.ts';

type CodeSend = Pick<Selectable<AccountTables['challenges']>, 'purpose' | 'channel' | 'address' | 'user_id'>;

// Purposes of codes for an existing account.
const OWN_ACCOUNT_PURPOSES: ReadonlySet<CodeSend['purpose']> = new Set(['sign-in', 'reset']);

/**
 * Counts an attempt to send a code, before it is sent; returns how many remain within the hour. Throws CODE_LIMIT.
 */
export async function countCodeSend(
  auth: AuthContext,
  trx: Trx,
  codeSend: CodeSend,
  context: RequestContext,
): Promise<number> {
  return await consumeCodeSend(
    trx,
    auth.secret,
    await getSendLimitKey(auth, trx, codeSend, context),
    context.now,
  );
}

/**
 * Returns the key under which sent codes are counted. A browser that has signed in to the account before has
 * its own counter for verified contacts, so that strangers cannot block the account's owner.
 */
async function getSendLimitKey(
  auth: AuthContext,
  trx: Trx,
  codeSend: CodeSend,
  context: RequestContext,
): Promise<string> {
  const { purpose, channel, address, user_id } = codeSend;
  const { deviceToken } = readClientDevice(context.headers);
  if (user_id === null || !OWN_ACCOUNT_PURPOSES.has(purpose)) return address;
  if (!auth.sessions.isKnownDevice(deviceToken, user_id)) return address;
  const user = await findUserById(trx, user_id);
  const isVerified = channel === 'email' ? user?.email_verified : user?.mobile_verified;
  return isVerified ? `${address} from ${deviceToken}` : address;
}

/**
 * Counts a sent code and returns how many more may be sent within the hour. Throws CODE_LIMIT. The row stores
 * the times of the last five codes and is updated in one statement, so that at most five concurrent calls
 * succeed.
 */
export async function consumeCodeSend(
  trx: Trx,
  secret: string,
  limitKey: string,
  now: number,
): Promise<number> {
  const key = createHmac('sha256', secret).update(`binaa code to ${limitKey}`).digest('base64url');
  const windowStart = now - ONE_TIME_CODE.sendWindowMs;
  const row = await trx
    .insertInto('code_sends')
    .values({ address_hash: key, first_at: now, second_at: 0, third_at: 0, fourth_at: 0, fifth_at: 0 })
    .onConflict((conflict) =>
      conflict
        .column('address_hash')
        .doUpdateSet({
          first_at: now,
          second_at: sql`code_sends.first_at`,
          third_at: sql`code_sends.second_at`,
          fourth_at: sql`code_sends.third_at`,
          fifth_at: sql`code_sends.fourth_at`,
        })
        .where('code_sends.fifth_at', '<=', windowStart),
    )
    .returning(['first_at', 'second_at', 'third_at', 'fourth_at', 'fifth_at'])
    .executeTakeFirst();
  if (row) return Object.values(row).filter((sentAt) => sentAt <= windowStart).length;
  const { fifth_at } = await trx
    .selectFrom('code_sends')
    .select('fifth_at')
    .where('address_hash', '=', key)
    .executeTakeFirstOrThrow();
  const seconds = getSecondsUntil(fifth_at, windowStart, 1);
  throw new AppError('CODE_LIMIT', { seconds }, { 'retry-after': String(seconds) });
}

import type { Selectable } from 'kysely';
import type { Trx } from '../../db/database.ts';
import type { AccountTables } from '../../db/tables/account.ts';
import type { RequestContext } from '../../gateway/request-context.ts';
import type { AuthContext } from '../auth-context.ts';
import { readClientDevice } from '../sessions/client-device.ts';
import { findUserById } from '../users/queries.ts';
import { consumeCodeSend } from './one-time-code.ts';

type Sent = Pick<Selectable<AccountTables['challenges']>, 'purpose' | 'channel' | 'address' | 'user_id'>;

// Purposes of codes for an existing account.
const OWN_ACCOUNT_PURPOSES: ReadonlySet<Sent['purpose']> = new Set(['sign-in', 'reset']);

/** Counts a sent code and returns how many more may be sent within the hour. Throws CODE_LIMIT. */
export async function consumeSendForPurpose(
  parts: AuthContext,
  trx: Trx,
  sent: Sent,
  call: RequestContext,
): Promise<number> {
  return await consumeCodeSend(trx, parts.secret, await getSendLimitKey(parts, trx, sent, call), call.now);
}

/**
 * Returns the key under which sent codes are counted. A browser that has signed in to the account before has
 * its own counter for verified contacts, so that strangers cannot block the account's owner.
 */
async function getSendLimitKey(
  parts: AuthContext,
  trx: Trx,
  sent: Sent,
  call: RequestContext,
): Promise<string> {
  const { purpose, channel, address, user_id } = sent;
  const { deviceToken } = readClientDevice(call.headers);
  if (user_id === null || !OWN_ACCOUNT_PURPOSES.has(purpose)) return address;
  if (!parts.sessions.isKnownDevice(deviceToken, user_id)) return address;
  const user = await findUserById(trx, user_id);
  const isProven = channel === 'email' ? user?.email_verified : user?.mobile_verified;
  return isProven ? `${address} from ${deviceToken}` : address;
}

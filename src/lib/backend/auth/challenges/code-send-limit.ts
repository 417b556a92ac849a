import type { Selectable } from 'kysely';
import type { Trx } from '../../db/database.ts';
import type { AccountTables } from '../../db/tables/account.ts';
import type { RequestContext } from '../../gateway/request-context.ts';
import type { AuthContext } from '../auth-context.ts';
import { readClientDevice } from '../sessions/client-device.ts';
import { findUserById } from '../users/queries.ts';
import { consumeCodeSend } from './one-time-code.ts';

type Sent = Pick<Selectable<AccountTables['challenges']>, 'purpose' | 'channel' | 'address' | 'user_id'>;

// Codes that bring somebody to an account that he has.
const OWN_ACCOUNT_PURPOSES: ReadonlySet<Sent['purpose']> = new Set(['sign-in', 'reset']);

/** Counts a code that is sent, and answers how many more may be within the hour; CODE_LIMIT when none may. */
export async function consumeSendForPurpose(
  parts: AuthContext,
  trx: Trx,
  sent: Sent,
  call: RequestContext,
): Promise<number> {
  return await consumeCodeSend(trx, parts.secret, await getSendLimitKey(parts, trx, sent, call), call.now);
}

/**
 * What codes to an address are counted by. Strangers who use up an owner's five do not keep him out: from a browser that
 * signed in to the account before he has five of his own. An address that is merely claimed has none for the claimer.
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

import type { Selectable } from 'kysely';
import type { AccountTables } from '../db/account-tables.ts';
import type { Trx } from '../db/database.ts';
import type { Call } from '../gateway/call.ts';
import { countSend } from './codes.ts';
import type { Parts } from './parts.ts';
import { findUser } from './queries.ts';
import { visitorOf } from './sessions/visitor.ts';

type Sent = Pick<Selectable<AccountTables['challenges']>, 'purpose' | 'channel' | 'address' | 'user_id'>;

// Codes that bring somebody to an account that he has.
const OWN_WAYS: ReadonlySet<Sent['purpose']> = new Set(['sign-in', 'reset']);

/** Counts a code that is sent, and answers how many more may be within the hour; CODE_LIMIT when none may. */
export async function countSendOf(parts: Parts, trx: Trx, sent: Sent, call: Call): Promise<number> {
  return await countSend(trx, parts.secret, await bucketOf(parts, trx, sent, call), call.now);
}

/**
 * What codes to an address are counted by. Strangers who use up an owner's five do not keep him out: from a browser that
 * signed in to the account before he has five of his own. An address that is merely claimed has none for the claimer.
 */
async function bucketOf(parts: Parts, trx: Trx, sent: Sent, call: Call): Promise<string> {
  const { purpose, channel, address, user_id } = sent;
  const { deviceToken } = visitorOf(call.headers);
  if (user_id === null || !OWN_WAYS.has(purpose)) return address;
  if (!parts.sessions.knownDevice(deviceToken, user_id)) return address;
  const user = await findUser(trx, user_id);
  const isProven = channel === 'email' ? user?.email_verified : user?.mobile_verified;
  return isProven ? `${address} from ${deviceToken}` : address;
}

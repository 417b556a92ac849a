import type { Selectable } from 'kysely';
import type { Trx } from '../../db/database.ts';
import type { AccountTables } from '../../db/tables/account.ts';
import type { RequestContext } from '../../gateway/request-context.ts';
import type { AuthContext } from '../auth-context.ts';
import { readClientDevice } from '../sessions/client-device.ts';
import { findUserById } from '../users/queries.ts';
import { consumeCodeSend } from './one-time-code.ts';

type CodeSend = Pick<Selectable<AccountTables['challenges']>, 'purpose' | 'channel' | 'address' | 'user_id'>;

// Purposes of codes for an existing account.
const OWN_ACCOUNT_PURPOSES: ReadonlySet<CodeSend['purpose']> = new Set(['sign-in', 'reset']);

/** Counts a sent code and returns how many more may be sent within the hour. Throws CODE_LIMIT. */
export async function consumeSendForPurpose(
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

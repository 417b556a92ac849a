import type { Step } from '#lib/contract/identity.ts';
import type { Trx } from '../db/database.ts';
import type { Call } from '../gateway/call.ts';
import { Fault } from '../gateway/fault.ts';
import type { ChallengeRow } from './challenges.ts';
import type { Parts } from './parts.ts';
import { readProfile } from './profile.ts';
import { findUser, type Holder } from './queries.ts';
import { visitorOf } from './sessions/visitor.ts';

/** Signs somebody in who has proven who he is. */
export async function enter(
  parts: Parts,
  userId: string,
  call: Call,
  deviceToken?: string | undefined,
): Promise<Step> {
  const profile = await readProfile(parts, userId);
  const visitor = visitorOf(call.headers);
  const known = { ...visitor, deviceToken: deviceToken ?? visitor.deviceToken };
  const tokens = await parts.sessions.open(userId, known, call.now);
  return { kind: 'signed-in', profile, tokens };
}

/** Whose address a code went to; CODE_WRONG when it is not the account's any more. */
export async function demandHolder(trx: Trx, row: ChallengeRow): Promise<Holder> {
  const user = await findUser(trx, row.user_id ?? '');
  const address = row.channel === 'email' ? user?.email : user?.mobile;
  if (!user || row.address !== address) throw new Fault('CODE_WRONG', { triesLeft: 0 });
  return user;
}

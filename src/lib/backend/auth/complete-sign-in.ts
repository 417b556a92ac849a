import type { AuthStep } from '#lib/contract/auth/auth.ts';
import type { Trx } from '../db/database.ts';
import { AppError } from '../gateway/app-error.ts';
import type { RequestContext } from '../gateway/request-context.ts';
import type { AuthContext } from './auth-context.ts';
import type { ChallengeRow } from './challenges/challenges.ts';
import { readClientDevice } from './sessions/client-device.ts';
import { findUserById, type UserWithPassword } from './users/queries.ts';
import { readProfile } from './users/user-profile.ts';

/** Creates a session for a user whose identity was verified. */
export async function completeSignIn(
  auth: AuthContext,
  userId: string,
  context: RequestContext,
  deviceToken?: string | undefined,
): Promise<AuthStep> {
  const profile = await readProfile(auth, userId);
  const device = readClientDevice(context.headers);
  const signInDevice = { ...device, deviceToken: deviceToken ?? device.deviceToken };
  const tokens = await auth.sessions.createSession(userId, signInDevice, context.now);
  return { kind: 'signed-in', profile, tokens };
}

/** Returns the user of a challenge. Throws CODE_WRONG when its email or mobile is no longer the user's. */
export async function requireCodeRecipient(trx: Trx, row: ChallengeRow): Promise<UserWithPassword> {
  const user = await findUserById(trx, row.user_id ?? '');
  const contact = row.channel === 'email' ? user?.email : user?.mobile;
  if (!user || row.address !== contact) throw new AppError('CODE_WRONG', { triesLeft: 0 });
  return user;
}

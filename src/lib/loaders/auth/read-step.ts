import { type AuthStep, readChallenge } from '#lib/contract/auth/auth.ts';
import { type LoaderFailure, type SessionContext, toFailure } from '../context.ts';

/** Returns the step of the session's challenge; undefined without a challenge. */
export async function readStep(
  requestSession: SessionContext['requestSession'],
): Promise<AuthStep | LoaderFailure | undefined> {
  const challengeId = requestSession.session?.challenge;
  if (!challengeId) return undefined;
  const result = await requestSession.client.call(readChallenge, { params: { challengeId } });
  if (result.ok) return result.data;
  return result.error.code === 'CHALLENGE_NOT_FOUND' ? undefined : toFailure(result.error);
}

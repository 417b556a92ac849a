import { isSignedIn } from '../auth/signed-in.ts';
import { type AuthState, authSlice, toAuthState } from './slices/auth.ts';

/** Who this page belongs to, and whether what was kept is theirs. */
export interface StateOwner {
  auth: AuthState;
  /** `other`: it was kept for somebody who is not signed in here any more. `unknown`: it could not be asked. */
  kept: 'theirs' | 'other' | 'unknown';
}

/**
 * Asks whose state it is before any of it is shown: a session may have ended, or changed hands, without this module.
 * A guest's goes over to the customer that the guest becomes. Guests cost no call.
 */
export async function resolveStateOwner(kept: AuthState | undefined): Promise<StateOwner> {
  const was = kept?.isLoggedIn ? kept.sessionData?.userId : undefined;
  if (!isSignedIn()) return { auth: authSlice.initial, kept: was ? 'other' : 'theirs' };
  // Guests, who are most, do not carry what only customers need.
  const { fetchAccount } = await import('./fetch-account.ts');
  const reply = await fetchAccount();
  if (reply.ok) {
    const isSame = was === undefined || was === reply.data.userId;
    return { auth: toAuthState(reply.data), kept: isSame ? 'theirs' : 'other' };
  }
  const hasEnded = reply.error.status === 401 || reply.error.status === 403;
  if (hasEnded) return { auth: authSlice.initial, kept: was ? 'other' : 'theirs' };
  const failed = { ...authSlice.initial, isLoggedIn: true, userFetchFailed: true };
  return { auth: failed, kept: was ? 'unknown' : 'theirs' };
}

import { isSignedIn } from '../auth/signed-in.ts';
import { type AuthState, authSlice, toAuthState } from './slices/auth.ts';

/** The current user, and whether the persisted state is theirs. */
export interface StateOwner {
  auth: AuthState;
  /**
   * `other`: the state belongs to a customer who is no longer signed in here. `unknown`: the account could
   * not be read.
   */
  kept: 'theirs' | 'other' | 'unknown';
}

/**
 * Checks that the persisted state belongs to the current user: the session may have ended or changed on a
 * page without this module. A guest's state passes to the customer who signs in. No call for guests.
 */
export async function resolveStateOwner(kept: AuthState | undefined): Promise<StateOwner> {
  const was = kept?.isLoggedIn ? kept.sessionData?.userId : undefined;
  if (!isSignedIn()) return { auth: authSlice.initial, kept: was ? 'other' : 'theirs' };
  // A chunk of its own: guests, the majority, do not load it.
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

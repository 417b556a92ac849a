import { isSignedIn } from '../auth/signed-in.ts';
import { type AuthState, authSlice, toAuthState } from './slices/auth.ts';

/** The current user, and whether the persisted state is theirs. */
export interface StateOwner {
  auth: AuthState;
  /**
   * `other`: the state belongs to a customer who is no longer signed in here. `unknown`: the account could
   * not be read.
   */
  match: 'current' | 'other' | 'unknown';
}

/**
 * Checks that the persisted state belongs to the current user: the session may have ended or changed on a
 * page without this module. When a guest signs in, the customer keeps their state. Sends no request for
 * guests.
 */
export async function resolveStateOwner(persistedAuth: AuthState | undefined): Promise<StateOwner> {
  const persistedUserId = persistedAuth?.isLoggedIn ? persistedAuth.sessionData?.userId : undefined;
  if (!isSignedIn()) return { auth: authSlice.initial, match: persistedUserId ? 'other' : 'current' };
  // Loaded on demand, as most visitors are guests and do not need it.
  const { fetchAccount } = await import('./fetch-account.ts');
  const reply = await fetchAccount();
  if (reply.ok) {
    const isSameUser = persistedUserId === undefined || persistedUserId === reply.data.userId;
    return { auth: toAuthState(reply.data), match: isSameUser ? 'current' : 'other' };
  }
  const hasEnded = reply.error.status === 401 || reply.error.status === 403;
  if (hasEnded) return { auth: authSlice.initial, match: persistedUserId ? 'other' : 'current' };
  const failed = { ...authSlice.initial, isLoggedIn: true, userFetchFailed: true };
  return { auth: failed, match: persistedUserId ? 'unknown' : 'current' };
}

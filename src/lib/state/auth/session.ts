import { createBrowserClient } from '#lib/client/browser-client.ts';
import type { CallInput, Client, Result } from '#lib/client/client.ts';
import type { Profile } from '#lib/contract/auth/account-fields.ts';
import { type AuthStep, type AuthStepSchema, removeDevice } from '#lib/contract/auth/auth.ts';
import type { AnyEndpoint } from '#lib/contract/endpoint.ts';
import type { ApiError } from '#lib/contract/errors.ts';
import { interpolate } from '#lib/format/interpolate.ts';
import type { IdentityConfig } from '#lib/identity/config.ts';
import { createIdentityProvider } from '#lib/identity/create-provider.ts';
import type { IdentityMethod, IdentityProvider } from '#lib/identity/provider.ts';
import { clearCart, reloadCartAfterSignIn, whenCartSettled } from '../cart/cart.ts';
import { $auth, setAuthProfile } from '../persisted/slices/auth.ts';
import { waitAtMost } from '../shell/defer-navigation.ts';
import { showToast } from '../shell/toasts.ts';
import { isSignedIn } from './signed-in.ts';

const HOME_AFTER = 500;

type StepEndpoint = AnyEndpoint & { reply: typeof AuthStepSchema };

/** Where a page is, and who keeps its accounts: a hosted provider, or the shop itself. */
export interface SessionConfig {
  language: string;
  country: string;
  identity?: IdentityConfig | undefined;
}

let place: SessionConfig = { language: 'en', country: 'ae' };
let client: Client | undefined;
let identity: Promise<IdentityProvider> | undefined;

/** Gives the store its way to the server; islands call it when they mount. */
export function connectSession(where: SessionConfig, other?: Client): void {
  place = where;
  client = other ?? createBrowserClient(where);
  identity = undefined;
}

function getClient(): Client {
  client ??= createBrowserClient(place);
  return client;
}

async function callIdentity<T>(act: (it: IdentityProvider) => Promise<Result<T>>): Promise<Result<T>> {
  try {
    identity ??= createIdentityProvider(place.identity, getClient(), place.language);
    return await act(await identity);
  } catch {
    // What speaks to the provider could not be fetched, or the provider's script broke.
    identity = undefined;
    return { ok: false, error: { code: 'IDENTITY_MISSING', status: 503, message: '' } };
  }
}

/**
 * Makes a step of signing in, signing up or changing an account. What follows from it is done here: the profile is
 * known, and the cart is the customer's. What could not come along into it (`missed`) is for the caller to say.
 */
export async function submitAuthStep<E extends StepEndpoint>(
  endpoint: E,
  input: CallInput<E>,
): Promise<Result<AuthStep>> {
  // A change of the guest's cart that comes after him would be nobody's.
  await waitAtMost(whenCartSettled());
  const reply = await callIdentity((it) => {
    const act = it[endpoint.name as IdentityMethod] as
      | ((body: unknown) => Promise<Result<AuthStep>>)
      | undefined;
    // What follows from being signed in is between the customer and the shop, whoever keeps the account.
    return act ? act(input.body) : (getClient().call(endpoint, input) as Promise<Result<AuthStep>>);
  });
  if (!reply.ok) return reply;
  const step = reply.data;
  if (step.kind === 'signed-in' || step.kind === 'changed') setAuthProfile(step.profile);
  if (step.kind === 'signed-in') {
    reloadCartAfterSignIn(place.country);
    // What a guest wished for comes along: pages carry that part only when they hear of this.
    window.dispatchEvent(new Event('signed-in'));
  }
  return reply;
}

/** Who is signed in, asked of the server; a guest costs no call and is told nothing. */
export async function refreshProfile(): Promise<Profile | null> {
  if (!isSignedIn()) return null;
  const reply = await callIdentity((it) => it.readAccount());
  if (reply.ok) {
    setAuthProfile(reply.data);
    return reply.data;
  }
  if (![401, 403].includes(reply.error.status)) {
    $auth.set({ ...$auth.get(), isLoggedIn: true, userFetchFailed: true });
  }
  return null;
}

/** What is said of a sign-out. */
export interface SignOutMessages {
  signedOut: string;
  /** With `{{message}}` left open. */
  failed: string;
  /** What went wrong, in words. */
  failure: (error: ApiError | undefined) => string;
}

/** Signs out here or everywhere, and leads home. False when it failed, which is said. */
export async function signOut(home: string, words: SignOutMessages, everywhere = false): Promise<boolean> {
  const reply = await callIdentity((it) => it.signOut(everywhere ? { everywhere } : {}));
  if (reply.ok && reply.data.errorCode === 0) {
    await leave(home, words.signedOut);
    return true;
  }
  const message = words.failure(reply.ok ? undefined : reply.error);
  showToast({ message: interpolate(words.failed, { message }) });
  return false;
}

/** Signs another device of the account out. False when it failed; either is said. */
export async function signOutDevice(
  deviceId: string,
  words: { done: string; failure: (error: ApiError) => string },
): Promise<boolean> {
  const reply = await getClient().call(removeDevice, { params: { deviceId } });
  // One that is out already is no less out.
  const isOut = reply.ok || reply.error.code === 'DEVICE_NOT_FOUND';
  const message = isOut ? words.done : words.failure(reply.error);
  showToast({ message, type: isOut ? 'success' : 'error' });
  return isOut;
}

/** After an account was deleted: the same as a sign-out, and home invites to open another. */
export function leaveDeletedAccount(home: string, message: string): Promise<void> {
  return leave(`${home}?signup=true`, message);
}

async function leave(location: string, message: string): Promise<void> {
  clearCart();
  clearLocalTraces();
  const { clearPersistedState } = await import('../persisted/rehydrate.ts');
  await clearPersistedState();
  showToast({ message, type: 'success' });
  setTimeout(() => window.location.assign(location), HOME_AFTER);
}

const PERSONAL_STORAGE_KEYS = [
  'recentSearches',
  'recentlyViewed',
  'collectStore',
  'deliveryArea',
  // The wishlist's.
  'hardwareWishlist',
  'hardwareWishlistSetup',
  'wished',
];

/** What somebody searched, saw and wished for, and where, is nobody else's business: the next one here finds none of it. */
function clearLocalTraces(): void {
  try {
    for (const key of PERSONAL_STORAGE_KEYS) localStorage.removeItem(key);
  } catch {
    // A storage that is closed to the page holds nothing.
  }
  window.dispatchEvent(new Event('storage'));
}

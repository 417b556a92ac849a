import { createBrowserClient } from '#lib/client/browser-client.ts';
import type { CallInput, Client, Result } from '#lib/client/client.ts';
import { removeDevice } from '#lib/contract/account.ts';
import type { Profile } from '#lib/contract/auth/account-fields.ts';
import type { AuthStep, AuthStepSchema } from '#lib/contract/auth/auth.ts';
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

const REDIRECT_DELAY_MS = 500;

type StepEndpoint = AnyEndpoint & { reply: typeof AuthStepSchema };

/** Locale and identity provider of a page; without `identity` the shop itself keeps the accounts. */
export interface SessionConfig {
  language: string;
  country: string;
  identity?: IdentityConfig | undefined;
}

let sessionConfig: SessionConfig = { language: 'en', country: 'ae' };
let client: Client | undefined;
let identity: Promise<IdentityProvider> | undefined;

/** Connects the session to a locale and an API client. Islands call it on mount. */
export function connectSession(config: SessionConfig, apiClient?: Client): void {
  sessionConfig = config;
  client = apiClient ?? createBrowserClient(config);
  identity = undefined;
}

function getClient(): Client {
  client ??= createBrowserClient(sessionConfig);
  return client;
}

async function callIdentity<T>(
  callProvider: (provider: IdentityProvider) => Promise<Result<T>>,
): Promise<Result<T>> {
  try {
    identity ??= createIdentityProvider(sessionConfig.identity, getClient(), sessionConfig.language);
    return await callProvider(await identity);
  } catch {
    // The provider's module could not be loaded, or its script failed.
    identity = undefined;
    return { ok: false, error: { code: 'IDENTITY_MISSING', status: 503, message: '' } };
  }
}

/**
 * Submits a step of signing in, signing up or changing the account. On success it updates the profile and
 * reloads the cart; the caller shows what could not be merged into the cart (`missed`).
 */
export async function submitAuthStep<E extends StepEndpoint>(
  endpoint: E,
  input: CallInput<E>,
): Promise<Result<AuthStep>> {
  // Changes of the guest's cart that arrive after sign-in would be lost.
  await waitAtMost(whenCartSettled());
  const reply = await callIdentity((provider) => {
    const providerMethod = provider[endpoint.name as IdentityMethod] as
      | ((body: unknown) => Promise<Result<AuthStep>>)
      | undefined;
    // Steps after sign-in go to the shop, whichever provider keeps the account.
    return providerMethod
      ? providerMethod(input.body)
      : (getClient().call(endpoint, input) as Promise<Result<AuthStep>>);
  });
  if (!reply.ok) return reply;
  const step = reply.data;
  if (step.kind === 'signed-in' || step.kind === 'changed') setAuthProfile(step.profile);
  if (step.kind === 'signed-in') {
    reloadCartAfterSignIn(sessionConfig.country);
    // Pages load the code that merges the guest's wishlist only on this event.
    window.dispatchEvent(new Event('signed-in'));
  }
  return reply;
}

/** Reads the profile of the signed-in customer; null for guests, without a call. */
export async function refreshProfile(): Promise<Profile | null> {
  if (!isSignedIn()) return null;
  const reply = await callIdentity((provider) => provider.readAccount());
  if (reply.ok) {
    setAuthProfile(reply.data);
    return reply.data;
  }
  if (![401, 403].includes(reply.error.status)) {
    $auth.set({ ...$auth.get(), isLoggedIn: true, userFetchFailed: true });
  }
  return null;
}

/** Messages of a sign-out. */
export interface SignOutMessages {
  signedOut: string;
  /** Template with `{{message}}`. */
  failed: string;
  /** Returns the message of an error. */
  failure: (error: ApiError | undefined) => string;
}

/**
 * Signs out on this device or on all, and redirects to the home page. Returns false and shows a toast on
 * failure.
 */
export async function signOut(home: string, messages: SignOutMessages, everywhere = false): Promise<boolean> {
  const reply = await callIdentity((provider) => provider.signOut(everywhere ? { everywhere } : {}));
  if (reply.ok && reply.data.errorCode === 0) {
    await finishSignOut(home, messages.signedOut);
    return true;
  }
  const message = messages.failure(reply.ok ? undefined : reply.error);
  showToast({ message: interpolate(messages.failed, { message }) });
  return false;
}

/** Signs another device of the account out and shows a toast either way. Returns whether it is signed out. */
export async function signOutDevice(
  deviceId: string,
  messages: { done: string; failure: (error: ApiError) => string },
): Promise<boolean> {
  const reply = await getClient().call(removeDevice, { params: { deviceId } });
  // A device that is signed out already counts as success.
  const isSignedOut = reply.ok || reply.error.code === 'DEVICE_NOT_FOUND';
  const message = isSignedOut ? messages.done : messages.failure(reply.error);
  showToast({ message, type: isSignedOut ? 'success' : 'error' });
  return isSignedOut;
}

/** Clears the browser after an account was deleted and redirects to the home page, which offers sign-up. */
export function leaveDeletedAccount(home: string, message: string): Promise<void> {
  return finishSignOut(`${home}?signup=true`, message);
}

async function finishSignOut(location: string, message: string): Promise<void> {
  clearCart();
  clearPersonalStorage();
  const { clearPersistedState } = await import('../persisted/rehydrate.ts');
  await clearPersistedState();
  showToast({ message, type: 'success' });
  setTimeout(() => window.location.assign(location), REDIRECT_DELAY_MS);
}

const PERSONAL_STORAGE_KEYS = [
  'recentSearches',
  'recentlyViewed',
  'collectStore',
  // Wishlist.
  'hardwareWishlist',
  'hardwareWishlistSetup',
  'wished',
];

/**
 * Removes searches, viewed products, locations and the wishlist, so that the next user of this browser cannot
 * see them.
 */
function clearPersonalStorage(): void {
  try {
    for (const key of PERSONAL_STORAGE_KEYS) localStorage.removeItem(key);
  } catch {
    // An unavailable storage holds nothing.
  }
  window.dispatchEvent(new Event('storage'));
}

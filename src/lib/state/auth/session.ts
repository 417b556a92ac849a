import { createBrowserClient } from '#lib/client/browser-client.ts';
import type { CallInput, Client, Result } from '#lib/client/client.ts';
import type { Profile } from '#lib/contract/auth/account-fields.ts';
import type { AuthStep, AuthStepSchema } from '#lib/contract/auth/auth.ts';
import type { AnyEndpoint } from '#lib/contract/endpoint.ts';
import type { IdentityConfig } from '#lib/identity/config.ts';
import { createIdentityProvider } from '#lib/identity/create-provider.ts';
import type { IdentityMethod, IdentityProvider } from '#lib/identity/provider.ts';
import { reloadCartAfterSignIn, whenCartSettled } from '../cart/cart.ts';
import { $auth, setAuthProfile } from '../persisted/slices/auth.ts';
import { waitAtMost } from '../shell/defer-navigation.ts';
import { isSignedIn } from './signed-in.ts';

type StepEndpoint = AnyEndpoint & { reply: typeof AuthStepSchema };

/** Locale and identity provider of a page; without `identity` the shop itself manages the accounts. */
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
 * reloads the cart; the caller shows the lines that could not be merged into the cart (`missed`).
 */
export async function submitAuthStep<E extends StepEndpoint>(
  endpoint: E,
  input: CallInput<E>,
): Promise<Result<AuthStep>> {
  // Otherwise changes of the guest's cart that arrive after sign-in would be lost.
  await waitAtMost(whenCartSettled());
  const reply = await callIdentity((provider) => {
    const providerMethod = provider[endpoint.name as IdentityMethod] as
      | ((body: unknown) => Promise<Result<AuthStep>>)
      | undefined;
    // Steps after sign-in go to the shop, whichever provider manages the account.
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

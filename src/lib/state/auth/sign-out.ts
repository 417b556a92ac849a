import { createBrowserClient } from '#lib/client/browser-client.ts';
import type { Client, Result } from '#lib/client/client.ts';
import { signOut as endpoint } from '#lib/contract/auth/sign-out.ts';
import type { ApiError } from '#lib/contract/errors.ts';
import { interpolate } from '#lib/format/interpolate.ts';
import { clearCustomerData } from '../persisted/clear-customer-data.ts';
import { showToast } from '../shell/toasts.ts';
import type { SessionConfig } from './session.ts';

const REDIRECT_DELAY_MS = 500;

/** Messages of a sign-out. */
export interface SignOutMessages {
  signedOut: string;
  /** Template with `{{message}}`. */
  failed: string;
  /** Returns the message of an error. */
  failure: (error: ApiError | undefined) => string;
}

async function callSignOut(
  { language, country, identity }: SessionConfig,
  body: { everywhere?: boolean },
  apiClient?: Client,
): Promise<Result<{ errorCode: number }>> {
  const client = apiClient ?? createBrowserClient({ language, country });
  if (!identity) return client.call(endpoint, { body });
  try {
    const { createIdentityProvider } = await import('#lib/identity/create-provider.ts');
    return await (await createIdentityProvider(identity, client, language)).signOut(body);
  } catch {
    // The provider's module could not be loaded, or its script failed.
    return { ok: false, error: { code: 'IDENTITY_MISSING', status: 503, message: '' } };
  }
}

/**
 * Signs out on this device or on all, clears the browser and redirects to the home page. Returns false and shows a
 * toast on failure.
 */
export async function signOut(
  config: SessionConfig,
  messages: SignOutMessages,
  isEverywhere = false,
  apiClient?: Client,
): Promise<boolean> {
  const reply = await callSignOut(config, isEverywhere ? { everywhere: true } : {}, apiClient);
  if (!reply.ok || reply.data.errorCode !== 0) {
    const message = messages.failure(reply.ok ? undefined : reply.error);
    showToast({ message: interpolate(messages.failed, { message }) });
    return false;
  }
  await clearCustomerData();
  showToast({ message: messages.signedOut, type: 'success' });
  setTimeout(() => window.location.assign(`/${config.language}-${config.country}`), REDIRECT_DELAY_MS);
  return true;
}

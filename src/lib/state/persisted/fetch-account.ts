import { createBrowserClient } from '#lib/client/browser-client.ts';
import type { Result } from '#lib/client/client.ts';
import type { Profile } from '#lib/contract/auth/account-fields.ts';
import { readAccount } from '#lib/contract/auth/auth.ts';

/** Asks who is signed in, in the place that the page's address names. */
export function fetchAccount(): Promise<Result<Profile>> {
  const [, language = 'en', country = 'ae'] = /^\/(en|ar)-([a-z]{2})(?:\/|$)/.exec(location.pathname) ?? [];
  return createBrowserClient({ language, country }).call(readAccount, {});
}

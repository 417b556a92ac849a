import { createBrowserClient } from '#lib/client/browser-client.ts';
import type { Result } from '#lib/client/client.ts';
import { readAccount } from '#lib/contract/account/account.ts';
import type { Profile } from '#lib/contract/auth/account-fields.ts';

/** Fetches the signed-in account for the locale of the page's path. */
export function fetchAccount(): Promise<Result<Profile>> {
  const [, language = 'en', country = 'ae'] = /^\/(en|ar)-([a-z]{2})(?:\/|$)/.exec(location.pathname) ?? [];
  return createBrowserClient({ language, country }).call(readAccount, {});
}

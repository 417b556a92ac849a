import { createBrowserClient } from '#lib/client/browser.ts';
import type { Result } from '#lib/client/client.ts';
import type { Profile } from '#lib/contract/account.ts';
import { readAccount } from '#lib/contract/identity.ts';

/** Asks who is signed in, in the place that the page's address names. */
export function fetchAccount(): Promise<Result<Profile>> {
  const [, language = 'en', country = 'ae'] = /^\/(en|ar)-([a-z]{2})(?:\/|$)/.exec(location.pathname) ?? [];
  return createBrowserClient({ language, country }).call(readAccount, {});
}

import { createHmac } from 'node:crypto';
import type { AstroCookies } from 'astro';
import { CONSENT_COOKIE } from '#lib/analytics/consent.ts';
import type { StoredCustomer } from '#lib/analytics/stored-customer.ts';
import { readSessionSecret } from '#lib/env.server.ts';
import type { RequestSession } from '#lib/session/request-session.server.ts';

/**
 * Returns a keyed hash of an account: the same on every device, and not linkable to it without the shop's key.
 */
function createUserToken(accountId: string): string {
  return createHmac('sha256', readSessionSecret()).update(`binaa analytics ${accountId}`).digest('hex');
}

/** Returns the customer's analytics attributes; null for guests and without consent. */
export function describeCustomer(
  cookies: Pick<AstroCookies, 'get'>,
  { account }: Pick<RequestSession, 'account'>,
): Omit<StoredCustomer, 'customerType'> | null {
  if (!account || cookies.get(CONSENT_COOKIE)?.value !== 'analytics') return null;
  return { isEmployee: account.isEmployee, userToken: createUserToken(account.accountId) };
}

import { readEnv } from './env.server.ts';

// Chromium applies `form-action` to the redirects of a form too, and the checkout's form ends at the provider.

const CSP_HEADER = 'content-security-policy';
const ADYEN_PAGES = ['https://*.adyen.com', 'https://*.adyen.link'];
const CHECKOUT_PATH = /^\/[a-z]{2}-[a-z]{2}\/checkout(\/|$)/;

/**
 * Adds the pages of the configured payment provider to the form targets of a checkout page; unchanged with the
 * sandbox, which is on the shop's own origin.
 */
export function allowPaymentPagesInCsp(response: Response, path: string): Response {
  const { PAYMENT_PROVIDER: provider, PAYMENT_PAGE_HOSTS: hosts, ADYEN_API_URL: apiUrl } = readEnv();
  const policy = response.headers.get(CSP_HEADER);
  const origins = [
    ...(provider === 'adyen' ? ADYEN_PAGES : []),
    // A test double of the provider shows its own pages.
    ...(provider === 'adyen' && apiUrl ? [new URL(apiUrl).origin] : []),
    ...hosts.map((host) => (host.includes('://') ? host : `https://${host}`)),
  ];
  if (policy === null || origins.length === 0 || !CHECKOUT_PATH.test(path)) return response;
  response.headers.set(CSP_HEADER, policy.replace("form-action 'self'", `$& ${origins.join(' ')}`));
  return response;
}

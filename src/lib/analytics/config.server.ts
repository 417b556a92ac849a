import type { Capability } from '#lib/contract/capabilities/capabilities.ts';
import { readEnv } from '#lib/env.server.ts';
import type { AnalyticsConfig } from './config.ts';

const CSP_HEADER = 'content-security-policy';
const TAG_MANAGER_ORIGIN = 'https://www.googletagmanager.com';
const TAG_MANAGER_HOSTS = [
  TAG_MANAGER_ORIGIN,
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
];

/** Returns the browser configuration of analytics. */
export function getAnalyticsConfig(capabilities: ReadonlySet<Capability>): AnalyticsConfig {
  const { GTM_ID: tagManagerId, CUSTOMER_DATA_URL: url, CUSTOMER_DATA_GLOBAL: globalName } = readEnv();
  return {
    hasCollector: capabilities.has('analytics'),
    tagManagerId: tagManagerId ?? null,
    customerData: url ? { url, globalName } : null,
  };
}

/** Adds sources before `'self'` in a directive. */
function addSources(policy: string, directive: string, sources: readonly string[]): string {
  const directivePattern = new RegExp(`(?<=(?:^|;\\s*)${directive} )(?='self')`);
  return policy.replace(directivePattern, `${sources.join(' ')} `);
}

/**
 * Adds the tag manager, the customer-data script and the hosts of their tags to a page's
 * Content-Security-Policy. Changes nothing when neither of the two is configured.
 */
export function allowAnalyticsInCsp(response: Response): Response {
  const { GTM_ID: tagManagerId, CUSTOMER_DATA_URL: url, ANALYTICS_HOSTS: hosts } = readEnv();
  const policy = response.headers.get(CSP_HEADER);
  if (policy === null || (!tagManagerId && !url)) return response;
  const customerData = url ? [new URL(url).origin] : [];
  const sources = hosts.map((host) => (host.includes('://') ? host : `https://${host}`));
  const scripts = [...(tagManagerId ? [TAG_MANAGER_ORIGIN] : []), ...customerData, ...sources];
  const others = [...(tagManagerId ? TAG_MANAGER_HOSTS : []), ...customerData, ...sources];
  const allowed = ['connect-src', 'img-src'].reduce(
    (text, directive) => addSources(text, directive, others),
    addSources(policy, 'script-src', scripts),
  );
  response.headers.set(CSP_HEADER, allowed);
  return response;
}

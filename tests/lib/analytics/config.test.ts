import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const POLICY = "default-src 'self'; img-src 'self' data:; connect-src 'self'; script-src 'self' 'sha256-a'";
const GTM = 'https://www.googletagmanager.com';
const GTM_HOSTS = `${GTM} https://*.google-analytics.com https://*.analytics.google.com`;

/** Loads the module with these settings. */
async function importConfigWith(settings: Record<string, string>) {
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
  return import('#lib/analytics/config.server.ts');
}

const readPolicy = (response: Response) => response.headers.get('content-security-policy');
const createPage = () => new Response('', { headers: { 'content-security-policy': POLICY } });

beforeEach(() => {
  vi.resetModules();
});
afterEach(() => {
  vi.unstubAllEnvs();
});

describe('The configuration of analytics', () => {
  it('has a collector only where the commerce API has one, and loads no script by default', async () => {
    const { getAnalyticsConfig } = await importConfigWith({});
    expect(getAnalyticsConfig(new Set(['analytics']))).toEqual({
      hasCollector: true,
      tagManagerId: null,
      customerData: null,
    });
    expect(getAnalyticsConfig(new Set()).hasCollector).toBe(false);
  });

  it('names the configured scripts', async () => {
    const { getAnalyticsConfig } = await importConfigWith({
      GTM_ID: 'GTM-ABC123',
      CUSTOMER_DATA_URL: 'https://data.example/events.js',
      CUSTOMER_DATA_GLOBAL: 'exponea',
    });
    expect(getAnalyticsConfig(new Set())).toEqual({
      hasCollector: false,
      tagManagerId: 'GTM-ABC123',
      customerData: { url: 'https://data.example/events.js', globalName: 'exponea' },
    });
  });
});

describe('The policy of a page', () => {
  it('is unchanged without a script, whatever further hosts are named', async () => {
    const { allowAnalyticsInCsp } = await importConfigWith({ ANALYTICS_HOSTS: 'tags.example' });
    expect(readPolicy(allowAnalyticsInCsp(createPage()))).toBe(POLICY);
    expect(readPolicy(allowAnalyticsInCsp(new Response()))).toBeNull();
  });

  it('allows the tag manager and the hosts of its tags', async () => {
    const { allowAnalyticsInCsp } = await importConfigWith({
      GTM_ID: 'GTM-ABC123',
      ANALYTICS_HOSTS: 'tags.example',
    });
    const tags = 'https://tags.example';
    expect(readPolicy(allowAnalyticsInCsp(createPage()))).toBe(
      `default-src 'self'; img-src ${GTM_HOSTS} ${tags} 'self' data:; connect-src ${GTM_HOSTS} ${tags} 'self'; script-src ${GTM} ${tags} 'self' 'sha256-a'`,
    );
  });

  it('allows the origin of the customer-data script, and of nothing else', async () => {
    const { allowAnalyticsInCsp } = await importConfigWith({
      CUSTOMER_DATA_URL: 'https://data.example/v1/events.js?k=1',
    });
    const data = 'https://data.example';
    expect(readPolicy(allowAnalyticsInCsp(createPage()))).toBe(
      `default-src 'self'; img-src ${data} 'self' data:; connect-src ${data} 'self'; script-src ${data} 'self' 'sha256-a'`,
    );
  });
});

import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const HOSTED = {
  IDENTITY_URL: 'https://identity.example/js/sdk.js',
  IDENTITY_API_KEY: 'the-shop',
  IDENTITY_JWKS_URL: 'https://identity.example/keys',
  IDENTITY_ISSUER: 'https://identity.example',
};
const POLICY =
  "default-src 'self'; connect-src 'self'; frame-src 'self'; script-src 'self' 'sha256-x='; style-src 'self'";

/** Loads the module with these settings. */
async function importConfig(settings: Record<string, string>) {
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
  return import('#lib/identity/config.server.ts');
}

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllEnvs());

const readPolicy = (response: Response) => response.headers.get('content-security-policy');
const page = (policy = POLICY) => new Response('', { headers: { 'content-security-policy': policy } });

it('a shop without a hosted identity provider allows no foreign origin', async () => {
  const { allowIdentityInCsp, getIdentityConfig } = await importConfig({});
  expect(getIdentityConfig()).toBeUndefined();
  expect(readPolicy(allowIdentityInCsp(page()))).toBe(POLICY);
});

it("a provider's token settings alone allow no script", async () => {
  const { IDENTITY_URL: _, ...rest } = HOSTED;
  const { getIdentityConfig } = await importConfig(rest);
  expect(getIdentityConfig()).toBeUndefined();
});

it("the provider's origin is allowed for scripts, requests and frames", async () => {
  const { allowIdentityInCsp } = await importConfig(HOSTED);
  const from = 'https://identity.example';
  expect(readPolicy(allowIdentityInCsp(page()))).toBe(
    `default-src 'self'; connect-src ${from} 'self'; frame-src ${from} 'self'; script-src ${from} 'self' 'sha256-x='; style-src 'self'`,
  );
  expect(readPolicy(allowIdentityInCsp(new Response('')))).toBeNull();
});

it('further hosts of the provider are allowed by a setting', async () => {
  const { allowIdentityInCsp } = await importConfig({
    ...HOSTED,
    IDENTITY_HOSTS: 'calls.example, http://localhost:9',
  });
  expect(readPolicy(allowIdentityInCsp(page("connect-src 'self' https://search.example")))).toBe(
    "connect-src https://identity.example https://calls.example http://localhost:9 'self' https://search.example",
  );
});

it.each([
  ['https://identity.example/sdk.js', 'https://identity.example/sdk.js?apikey=the-shop'],
  ['https://identity.example/sdk.js?apikey=other', 'https://identity.example/sdk.js?apikey=other'],
])('browsers load %s as %s', async (IDENTITY_URL, sdkUrl) => {
  const { getIdentityConfig } = await importConfig({ ...HOSTED, IDENTITY_URL });
  expect(getIdentityConfig()).toEqual({ sdkUrl, key: 'the-shop', globalName: 'gigya' });
});

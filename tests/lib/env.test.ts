import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { readDisabledDeliveryMethods } from '#lib/backend/delivery/methods.ts';
import { EnvError, parseEnv, readSessionSecret } from '#lib/env.server.ts';
import { ENVIRONMENTS, isTestEnvironment } from '#lib/env-rules.server.ts';

const ROOT = resolve(import.meta.dirname, '../..');

const getEnvError = (source: Record<string, string>): string => {
  try {
    parseEnv(source);
    return 'accepted';
  } catch (error) {
    return error instanceof EnvError ? error.message : `not an EnvError: ${String(error)}`;
  }
};

describe('Delivery methods that are off', () => {
  it('are a country with a method each, and never both of a country', () => {
    const readDisabled = (value: string) =>
      readDisabledDeliveryMethods(parseEnv({ DELIVERY_METHODS_OFF: value }));
    expect(readDisabled('kw:click-collect, sa:home-delivery')).toEqual([
      'kw:click-collect',
      'sa:home-delivery',
    ]);
    expect(readDisabled('')).toEqual([]);
    expect(() => readDisabled('kw:pigeon')).toThrow(EnvError);
    expect(() => readDisabled('kw:click-collect,kw:home-delivery')).toThrow('no delivery method in kw');
  });
});

describe('The rules of an environment', () => {
  const prod = {
    SHOP_ENV: 'prod',
    SITE_URL: 'https://shop.example',
    SMTP_URL: 'smtps://mail.example',
    SMTP_FROM: 'shop@shop.example',
    PAYMENT_PROVIDER: 'adyen',
    ADYEN_API_KEY: 'key',
    ADYEN_MERCHANT_ACCOUNT: 'Shop',
    ADYEN_HMAC_KEY: 'a'.repeat(64),
    ADYEN_LIVE_PREFIX: '1797a841fbb37ca7-Shop',
  };
  const { ADYEN_LIVE_PREFIX: _, ...testEnvironment } = prod;

  it.each(['qa', 'uat', 'preview-ae', 'preview-qa', 'prod'])('accept a complete %s', (name) => {
    const source = name === 'prod' ? prod : { SHOP_ENV: name, SITE_URL: 'https://trial.example' };
    expect(getEnvError(source)).toBe('accepted');
  });

  it('exclude search engines from test environments only', () => {
    const names = ENVIRONMENTS.filter((name) => isTestEnvironment({ SHOP_ENV: name }));
    expect(names).toEqual(['qa', 'uat', 'preview-ae', 'preview-qa']);
  });

  it('require no payment and message settings for a remote API', () => {
    const source = { SHOP_ENV: 'prod', SITE_URL: prod.SITE_URL, API_BASE_URL: 'https://api.example' };
    expect(getEnvError(source)).toBe('accepted');
  });

  it.each([
    ['an unknown name', { SHOP_ENV: 'staging' }, 'SHOP_ENV must be one of dev, qa, uat'],
    ['a test environment without a URL', { SHOP_ENV: 'qa' }, 'SITE_URL must be an https origin'],
    ['prod without TLS', { ...prod, SITE_URL: 'http://shop.example' }, 'SITE_URL must be an https origin'],
    ['live payments in a test environment', { ...prod, SHOP_ENV: 'uat' }, 'ADYEN_LIVE_PREFIX must be unset'],
    [
      'the sandbox in prod',
      { ...testEnvironment, PAYMENT_PROVIDER: 'sandbox' },
      'PAYMENT_PROVIDER must be a provider',
    ],
    ['a mailbox page in prod', { ...prod, SMTP_URL: '', SMTP_FROM: '' }, 'SMTP_URL must be set'],
    ['sample accounts in prod', { ...prod, SEED_ACCOUNTS: '1' }, 'SEED_ACCOUNTS must be unset or 0'],
  ])('refuse %s', (_name, source, message) => {
    expect(getEnvError(source)).toContain(message);
  });
});

describe('The environment', () => {
  it('needs no variables', () => {
    expect(parseEnv({})).toMatchObject({
      PORT: 4321,
      API_PORT: 4322,
      SITE_URL: 'http://localhost:4321',
      DATA_DIR: './data',
      BUILD_DIR: './dist',
      MAINTENANCE: false,
      LOG: false,
      DATABASE_URL: undefined,
    });
  });

  it('accepts values, and treats empty ones as unset', () => {
    const env = parseEnv({
      PORT: '4400',
      SITE_URL: 'https://shop.example/',
      MAINTENANCE: '1',
      LOG: 'true',
      DATABASE_URL: 'postgres:///binaa?host=/tmp',
      REDIS_URL: ' ',
      GTM_ID: '',
      API_BASE_URL: 'https://api.example/base/',
    });
    expect(env).toMatchObject({
      PORT: 4400,
      SITE_URL: 'https://shop.example',
      MAINTENANCE: true,
      LOG: true,
      DATABASE_URL: 'postgres:///binaa?host=/tmp',
      REDIS_URL: undefined,
      GTM_ID: undefined,
      API_BASE_URL: 'https://api.example/base',
    });
    expect(parseEnv({ PORT: '4400' }).SITE_URL).toBe('http://localhost:4400');
  });

  it.each([
    ['https://search.example', 'https://search.example'],
    ['https://Search.example:8443/proxy/', 'https://search.example:8443/proxy'],
    ['http://[::1]:9000//', 'http://[::1]:9000'],
  ])('accepts %s as a search host', (value, host) => {
    const names = { ALGOLIA_APP_ID: 'A', ALGOLIA_SEARCH_KEY: 'k' };
    expect(parseEnv({ ...names, ALGOLIA_HOST: value }).ALGOLIA_HOST).toBe(host);
  });

  it.each([
    [{ PORT: 'abc' }, 'PORT must be a port number from 0 to 65535, not "abc".'],
    [{ PORT: '65536' }, 'PORT must be a port number from 0 to 65535, not "65536".'],
    [{ API_PORT: '-1' }, 'API_PORT must be a port number from 0 to 65535, not "-1".'],
    [{ SITE_URL: 'shop.example' }, 'SITE_URL must be an origin such as https://shop.example, without a path'],
    [{ SITE_URL: 'https://shop.example/path' }, 'SITE_URL must be an origin'],
    [{ SITE_URL: 'javascript:1' }, 'SITE_URL must be an origin'],
    [{ MAINTENANCE: 'yes' }, 'MAINTENANCE must be 1 or 0, not "yes".'],
    [{ API_BASE_URL: 'ftp://x' }, 'API_BASE_URL must be an http or https address'],
    [{ GTM_ID: '"><script>' }, 'GTM_ID must be a container id such as GTM-ABC123'],
    [{ SMTP_FROM: 'nobody' }, 'SMTP_FROM must be an email address'],
    [{ ALGOLIA_APP_ID: 'A' }, 'ALGOLIA_SEARCH_KEY is missing: ALGOLIA_APP_ID needs it.'],
    [{ ALGOLIA_HOST: 'https://search.example' }, 'ALGOLIA_APP_ID is missing: ALGOLIA_HOST needs it.'],
    ...[
      'search.example',
      'ftp://search.example',
      'https://',
      'https://a;b',
      'https://me@search.example',
      'https://search.example/path?x=1',
      'https://search.example/#x',
    ].map((ALGOLIA_HOST): [object, string] => [
      { ALGOLIA_APP_ID: 'A', ALGOLIA_SEARCH_KEY: 'k', ALGOLIA_HOST },
      'ALGOLIA_HOST must be an address such as https://search.example/path, without a query or a password.',
    ]),
    [
      { IDENTITY_JWKS_URL: 'https://id.example/keys' },
      'IDENTITY_ISSUER is missing: IDENTITY_JWKS_URL needs it.',
    ],
    [{ IDENTITY_URL: 'https://id.example/sdk.js' }, 'IDENTITY_API_KEY is missing: IDENTITY_URL needs it.'],
    [
      { IDENTITY_URL: 'https://hunter2@id.example/sdk.js' },
      'IDENTITY_URL must be the address of a script such as https://identity.example/sdk.js.',
    ],
    [
      { IDENTITY_HOSTS: 'calls.example;script-src' },
      'IDENTITY_HOSTS must be hosts or origins such as accounts.identity.example, separated by commas',
    ],
    [{ PAYMENT_PROVIDER: 'adyen' }, 'ADYEN_API_KEY is missing: PAYMENT_PROVIDER=adyen needs it.'],
    [{ ADYEN_API_KEY: 'A' }, 'ADYEN_MERCHANT_ACCOUNT is missing: ADYEN_API_KEY needs it.'],
  ])('is rejected for %j in one line that names the variable', (source, expectedMessage) => {
    const message = getEnvError(source as unknown as Record<string, string>);
    expect(message).toContain(`Environment variable ${expectedMessage}`);
    expect(message).not.toContain('\n');
  });

  it.each([
    { SESSION_SECRET: 'short-hunter2' },
    { DATABASE_URL: 'mysql://me:hunter2@x/y' },
    { REDIS_URL: 'http://:hunter2@x' },
    { METRICS_TOKEN: 'hunter2' },
    { SMTP_URL: 'http://me:hunter2@x' },
    { ALGOLIA_HOST: 'https://me:hunter2@x' },
  ])('is rejected for %j without repeating the value', (source) => {
    const message = getEnvError(source as unknown as Record<string, string>);
    expect(message).toContain(Object.keys(source)[0]);
    expect(message).not.toContain('hunter2');
  });
});

describe('The session secret', () => {
  const folder = () => join(mkdtempSync(join(process.env.DATA_DIR ?? '', 'secret-')), 'data');

  it('is the configured one, and then nothing is written', () => {
    const DATA_DIR = folder();
    const SESSION_SECRET = 'x'.repeat(32);
    expect(readSessionSecret({ DATA_DIR, SESSION_SECRET })).toBe(SESSION_SECRET);
    expect(existsSync(DATA_DIR)).toBe(false);
  });

  it('is created once, readable by its owner only', () => {
    const DATA_DIR = folder();
    const secret = readSessionSecret({ DATA_DIR, SESSION_SECRET: undefined });
    expect(secret.length).toBeGreaterThanOrEqual(43);
    expect(readSessionSecret({ DATA_DIR, SESSION_SECRET: undefined })).toBe(secret);
    const file = join(DATA_DIR, 'session-secret');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readFileSync(file, 'utf8')).toBe(`${secret}\n`);
  });

  it('is the same for processes that start together', async () => {
    const DATA_DIR = folder();
    const program = `import('${ROOT}/src/lib/env.server.ts').then((env) => process.stdout.write(env.readSessionSecret()))`;
    const run = promisify(execFile);
    const node = join(ROOT, 'node_modules/.bin/node');
    const options = { cwd: ROOT, env: { PATH: process.env.PATH, DATA_DIR } };
    const outputs = await Promise.all(Array.from({ length: 6 }, () => run(node, ['-e', program], options)));
    expect(new Set(outputs.map(({ stdout }) => stdout)).size).toBe(1);
    expect(outputs[0]?.stdout.length).toBeGreaterThanOrEqual(43);
  });
});

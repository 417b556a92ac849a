import * as z from 'zod/mini';
import { ENVIRONMENTS, findEnvironmentError } from './env-rules.server.ts';
import {
  count,
  cspSources,
  deliveryMethods,
  endpointUrl,
  flag,
  hosts,
  httpUrl,
  list,
  methods,
  origin,
  port,
  processCount,
  scriptUrl,
  text,
  tileUrl,
} from './env-values.server.ts';
import { readOrCreateSecret } from './secret-files.server.ts';

z.config({ jitless: true });

export class EnvError extends Error {
  override name = 'EnvError';
}

interface Variable<Schema extends z.ZodMiniType = z.ZodMiniType> {
  schema: Schema;
  /** Finishes the sentence "NAME must be …". */
  expectation: string;
  secret?: true;
}

const METHODS_EXPECTATION = 'countries with methods such as ae:cash, separated by commas';
const PORT_EXPECTATION = 'a port number from 0 to 65535';
const FLAG_EXPECTATION = '1 or 0';
const URL_EXPECTATION = 'an http or https address';
const TEXT_EXPECTATION = 'a text';

const VARIABLES = {
  SHOP_ENV: {
    schema: z._default(z.enum(ENVIRONMENTS), 'dev'),
    expectation: `one of ${ENVIRONMENTS.join(', ')}`,
  },
  HOST: { schema: text, expectation: 'an address to listen on' },
  PORT: { schema: z._default(port, 4321), expectation: PORT_EXPECTATION },
  WEB_CONCURRENCY: { schema: z._default(processCount, 1), expectation: 'a number of processes from 1 to 64' },
  SITE_URL: {
    schema: z.optional(origin),
    expectation: 'an origin such as https://shop.example, without a path',
  },
  BUILD_DIR: { schema: z._default(z.string(), './dist'), expectation: 'a folder' },
  DATA_DIR: { schema: z._default(z.string(), './data'), expectation: 'a folder' },
  SESSION_SECRET: {
    schema: z.optional(z.string().check(z.minLength(32))),
    expectation: 'at least 32 characters long',
    secret: true,
  },
  DATABASE_URL: {
    schema: z.optional(z.string().check(z.regex(/^postgres(ql)?:\/\//))),
    expectation: 'a postgres:// address',
    secret: true,
  },
  REDIS_URL: {
    schema: z.optional(z.url({ protocol: /^rediss?$/ })),
    expectation: 'a redis:// address',
    secret: true,
  },
  METRICS_TOKEN: {
    schema: z.optional(z.string().check(z.minLength(16))),
    expectation: 'at least 16 characters long',
    secret: true,
  },
  API_BASE_URL: { schema: z.optional(httpUrl), expectation: URL_EXPECTATION },
  API_ORG_ID: { schema: z._default(z.string(), 'binaa'), expectation: TEXT_EXPECTATION },
  API_CLIENT_ID: { schema: text, expectation: TEXT_EXPECTATION },
  API_CLIENT_SECRET: { schema: text, expectation: TEXT_EXPECTATION, secret: true },
  API_SUBSCRIPTION_KEY: { schema: text, expectation: TEXT_EXPECTATION, secret: true },
  API_PORT: { schema: z._default(port, 4322), expectation: PORT_EXPECTATION },
  ALGOLIA_APP_ID: { schema: text, expectation: TEXT_EXPECTATION },
  ALGOLIA_HOST: {
    schema: z.optional(endpointUrl),
    expectation: 'an address such as https://search.example/path, without a query or a password',
    // An invalid value may contain a password.
    secret: true,
  },
  ALGOLIA_SEARCH_KEY: { schema: text, expectation: TEXT_EXPECTATION, secret: true },
  ALGOLIA_ADMIN_KEY: { schema: text, expectation: TEXT_EXPECTATION, secret: true },
  IDENTITY_API_KEY: { schema: text, expectation: TEXT_EXPECTATION, secret: true },
  IDENTITY_URL: {
    schema: z.optional(scriptUrl),
    expectation: 'the address of a script such as https://identity.example/sdk.js',
    // An invalid value may contain a password.
    secret: true,
  },
  IDENTITY_GLOBAL: {
    schema: z._default(z.string().check(z.regex(/^[A-Za-z_$][\w$]*$/)), 'gigya'),
    expectation: 'a name of JavaScript',
  },
  IDENTITY_HOSTS: {
    schema: z._default(cspSources, []),
    expectation: 'hosts or origins such as accounts.identity.example, separated by commas',
  },
  IDENTITY_JWKS_URL: { schema: z.optional(httpUrl), expectation: URL_EXPECTATION },
  IDENTITY_ISSUER: { schema: text, expectation: TEXT_EXPECTATION },
  EMPLOYEE_EMAIL_DOMAINS: {
    schema: z._default(list, ['staff.binaa.example']),
    expectation: 'domains such as staff.shop.example, separated by commas',
  },
  EMPLOYEE_EMAIL_EXCLUDED: {
    schema: z._default(list, []),
    expectation: 'domains or email addresses, separated by commas',
  },
  SEED_ACCOUNTS: { schema: z.optional(flag), expectation: FLAG_EXPECTATION },
  ADDRESS_CROWD: { schema: z._default(count, 1), expectation: 'a whole number, 1 or more' },
  PAYMENT_PROVIDER: {
    schema: z._default(z.enum(['sandbox', 'adyen']), 'sandbox'),
    expectation: 'sandbox or adyen',
  },
  PAYMENT_METHODS_ON: { schema: z._default(methods, []), expectation: METHODS_EXPECTATION },
  PAYMENT_METHODS_OFF: { schema: z._default(methods, []), expectation: METHODS_EXPECTATION },
  DELIVERY_METHODS_OFF: {
    schema: z._default(deliveryMethods, []),
    expectation: 'countries with methods such as kw:click-collect, separated by commas',
  },
  ADYEN_API_KEY: { schema: text, expectation: TEXT_EXPECTATION, secret: true },
  ADYEN_MERCHANT_ACCOUNT: { schema: text, expectation: TEXT_EXPECTATION },
  ADYEN_HMAC_KEY: {
    schema: z.optional(z.string().check(z.regex(/^[\da-fA-F]{64}$/))),
    expectation: '64 hexadecimal digits',
    secret: true,
  },
  ADYEN_LIVE_PREFIX: {
    schema: z.optional(z.string().check(z.regex(/^[\w-]+$/))),
    expectation: 'the prefix of your live addresses, such as 1797a841fbb37ca7-Shop',
  },
  ADYEN_API_URL: { schema: z.optional(httpUrl), expectation: URL_EXPECTATION },
  PAYMENT_PAGE_HOSTS: {
    schema: z._default(cspSources, []),
    expectation: 'hosts or origins such as pay.provider.example, separated by commas',
  },
  SMTP_URL: {
    schema: z.optional(z.url({ protocol: /^smtps?$/ })),
    expectation: 'an smtp:// address',
    secret: true,
  },
  SMTP_FROM: { schema: z.optional(z.email()), expectation: 'an email address' },
  SMS_URL: { schema: z.optional(httpUrl), expectation: URL_EXPECTATION },
  SMS_KEY: { schema: text, expectation: TEXT_EXPECTATION, secret: true },
  SMS_SENDER: { schema: text, expectation: TEXT_EXPECTATION },
  GTM_ID: {
    schema: z.optional(z.string().check(z.regex(/^GTM-[A-Z0-9]+$/))),
    expectation: 'a container id such as GTM-ABC123',
  },
  CUSTOMER_DATA_URL: {
    schema: z.optional(scriptUrl),
    expectation: 'the address of a script such as https://data.example/events.js',
    // An invalid value may contain a password.
    secret: true,
  },
  CUSTOMER_DATA_GLOBAL: {
    schema: z._default(z.string().check(z.regex(/^[A-Za-z_$][\w$]*$/)), 'customerData'),
    expectation: 'a name of JavaScript',
  },
  ANALYTICS_HOSTS: {
    schema: z._default(cspSources, []),
    expectation: 'hosts or origins such as tags.example, separated by commas',
  },
  IMAGE_HOSTS: {
    schema: z._default(hosts, []),
    expectation: 'hosts or origins such as photos.example, separated by commas',
  },
  IMAGE_CACHE_MB: { schema: z._default(count, 512), expectation: 'a number of megabytes, 1 or more' },
  MAP_TILES_URL: { schema: z.optional(tileUrl), expectation: 'an address with {z}, {x}, {y}', secret: true },
  MAP_TILES_ATTRIBUTION: { schema: text, expectation: TEXT_EXPECTATION },
  TRUST_PROXY: { schema: z._default(flag, false), expectation: FLAG_EXPECTATION },
  MAINTENANCE: { schema: z._default(flag, false), expectation: FLAG_EXPECTATION },
  SERVICE_WORKER: { schema: z._default(flag, true), expectation: FLAG_EXPECTATION },
  LOG: { schema: z._default(flag, false), expectation: FLAG_EXPECTATION },
} satisfies Record<string, Variable>;

// The first variable requires the second. Checked at startup, because a partly configured service fails only
// at the first customer.
const DEPENDENT_VARIABLES = [
  ['API_CLIENT_ID', 'API_CLIENT_SECRET'],
  ['API_CLIENT_SECRET', 'API_CLIENT_ID'],
  ['ALGOLIA_APP_ID', 'ALGOLIA_SEARCH_KEY'],
  ['ALGOLIA_HOST', 'ALGOLIA_APP_ID'],
  ['ALGOLIA_ADMIN_KEY', 'ALGOLIA_APP_ID'],
  ['IDENTITY_URL', 'IDENTITY_API_KEY'],
  ['IDENTITY_URL', 'IDENTITY_JWKS_URL'],
  ['IDENTITY_JWKS_URL', 'IDENTITY_ISSUER'],
  ['IDENTITY_JWKS_URL', 'IDENTITY_API_KEY'],
  ['ADYEN_API_KEY', 'ADYEN_MERCHANT_ACCOUNT'],
  ['ADYEN_API_KEY', 'ADYEN_HMAC_KEY'],
  ['MAP_TILES_URL', 'MAP_TILES_ATTRIBUTION'],
  ['SMTP_URL', 'SMTP_FROM'],
  ['SMS_URL', 'SMS_KEY'],
] as const;

type Values = { [Name in keyof typeof VARIABLES]: z.output<(typeof VARIABLES)[Name]['schema']> };

/** The validated environment; SITE_URL has a default. */
export type Env = Omit<Values, 'SITE_URL'> & { readonly SITE_URL: string };

/** Parses an environment. Throws an EnvError whose one-line message names the variable. */
export function parseEnv(source: Record<string, string | undefined>): Env {
  const values: Record<string, unknown> = {};
  for (const [name, variable] of Object.entries(VARIABLES) as [string, Variable][]) {
    // `NAME=` in a shell or a compose file means "not set".
    const input = source[name]?.trim() || undefined;
    const result = z.safeParse(variable.schema, input);
    if (!result.success) {
      const receivedValue = variable.secret ? '' : `, not ${JSON.stringify(input)}`;
      throw new EnvError(`Environment variable ${name} must be ${variable.expectation}${receivedValue}.`);
    }
    values[name] = result.data;
  }
  if (values.PAYMENT_PROVIDER === 'adyen' && !values.ADYEN_API_KEY) {
    throw new EnvError('Environment variable ADYEN_API_KEY is missing: PAYMENT_PROVIDER=adyen needs it.');
  }
  for (const [name, requiredName] of DEPENDENT_VARIABLES) {
    if (values[name] && !values[requiredName]) {
      throw new EnvError(`Environment variable ${requiredName} is missing: ${name} needs it.`);
    }
  }
  const environmentError = findEnvironmentError(values as Values);
  if (environmentError) throw new EnvError(environmentError);
  return {
    ...(values as Values),
    SITE_URL: (values.SITE_URL as string) ?? `http://localhost:${values.PORT}`,
  };
}

let env: Env | undefined;

/** Returns the environment of this process, which is parsed once. */
export function readEnv(): Env {
  env ??= parseEnv(process.env);
  return env;
}

/** For scripts: prints the error and exits. */
export function readEnvOrExit(): Env {
  try {
    return readEnv();
  } catch (error) {
    if (!(error instanceof EnvError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}

/** Returns SESSION_SECRET, or a secret that is created at the first start and stored in DATA_DIR. */
export function readSessionSecret(from: Pick<Env, 'SESSION_SECRET' | 'DATA_DIR'> = readEnv()): string {
  return from.SESSION_SECRET ?? readOrCreateSecret(from.DATA_DIR, 'session-secret');
}

/** Returns the key of the mailbox page, which is created at the first start and stored in DATA_DIR. */
export function readMailboxKey(from: Pick<Env, 'DATA_DIR'> = readEnv()): string {
  return readOrCreateSecret(from.DATA_DIR, 'mailbox-key');
}

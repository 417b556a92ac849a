import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';

z.config({ jitless: true });

export class EnvError extends Error {
  override name = 'EnvError';
}

interface Variable<Schema extends z.ZodMiniType = z.ZodMiniType> {
  schema: Schema;
  /** Finishes the sentence "NAME must be …". */
  says: string;
  secret?: true;
}

const text = z.optional(z.string());
const port = z.pipe(
  z.string().check(z.regex(/^\d{1,5}$/)),
  z.pipe(z.transform(Number), z.int().check(z.lte(65535))),
);
const flag = z.pipe(
  z.enum(['0', '1', 'false', 'true']),
  z.transform((word) => word === '1' || word === 'true'),
);
const origin = z.pipe(
  z.string().check(z.refine(isOrigin)),
  z.transform((url) => new URL(url).origin),
);
const web = z.pipe(
  z.url({ protocol: /^https?$/ }),
  z.transform((url) => url.replace(/\/+$/, '')),
);

const hosts = z.pipe(
  z.string().check(z.refine((list) => splitList(list).every(isHost))),
  z.transform(splitList),
);
const megabytes = z.pipe(
  z.string().check(z.regex(/^\d{1,7}$/)),
  z.pipe(z.transform(Number), z.int().check(z.gte(1))),
);

const PORT_SAYS = 'a port number from 0 to 65535';
const FLAG_SAYS = '1 or 0';
const WEB_SAYS = 'an http or https address';
const FILLED_SAYS = 'a text';

const VARIABLES = {
  HOST: { schema: text, says: 'an address to listen on' },
  PORT: { schema: z._default(port, 4321), says: PORT_SAYS },
  SITE_URL: { schema: z.optional(origin), says: 'an origin such as https://shop.example, without a path' },
  BUILD_DIR: { schema: z._default(z.string(), './dist'), says: 'a folder' },
  DATA_DIR: { schema: z._default(z.string(), './data'), says: 'a folder' },
  SESSION_SECRET: {
    schema: z.optional(z.string().check(z.minLength(32))),
    says: 'at least 32 characters long',
    secret: true,
  },
  DATABASE_URL: {
    schema: z.optional(z.string().check(z.regex(/^postgres(ql)?:\/\//))),
    says: 'a postgres:// address',
    secret: true,
  },
  REDIS_URL: {
    schema: z.optional(z.url({ protocol: /^rediss?$/ })),
    says: 'a redis:// address',
    secret: true,
  },
  API_BASE_URL: { schema: z.optional(web), says: WEB_SAYS },
  API_ORG_ID: { schema: z._default(z.string(), 'binaa'), says: FILLED_SAYS },
  API_CLIENT_ID: { schema: text, says: FILLED_SAYS },
  API_CLIENT_SECRET: { schema: text, says: FILLED_SAYS, secret: true },
  API_SUBSCRIPTION_KEY: { schema: text, says: FILLED_SAYS, secret: true },
  API_PORT: { schema: z._default(port, 4322), says: PORT_SAYS },
  ALGOLIA_APP_ID: { schema: text, says: FILLED_SAYS },
  ALGOLIA_SEARCH_KEY: { schema: text, says: FILLED_SAYS, secret: true },
  ALGOLIA_ADMIN_KEY: { schema: text, says: FILLED_SAYS, secret: true },
  IDENTITY_API_KEY: { schema: text, says: FILLED_SAYS, secret: true },
  IDENTITY_URL: { schema: z.optional(web), says: WEB_SAYS },
  PAYMENT_PUBLIC_KEY: { schema: text, says: FILLED_SAYS, secret: true },
  PAYMENT_SECRET_KEY: { schema: text, says: FILLED_SAYS, secret: true },
  SMTP_URL: { schema: z.optional(z.url({ protocol: /^smtps?$/ })), says: 'an smtp:// address', secret: true },
  SMTP_FROM: { schema: z.optional(z.email()), says: 'an email address' },
  SMS_URL: { schema: z.optional(web), says: WEB_SAYS },
  SMS_KEY: { schema: text, says: FILLED_SAYS, secret: true },
  SMS_SENDER: { schema: text, says: FILLED_SAYS },
  GTM_ID: {
    schema: z.optional(z.string().check(z.regex(/^GTM-[A-Z0-9]+$/))),
    says: 'a container id such as GTM-ABC123',
  },
  IMAGE_HOSTS: {
    schema: z._default(hosts, []),
    says: 'hosts or origins such as photos.example, separated by commas',
  },
  IMAGE_CACHE_MB: { schema: z._default(megabytes, 512), says: 'a number of megabytes, 1 or more' },
  TRUST_PROXY: { schema: z._default(flag, false), says: FLAG_SAYS },
  MAINTENANCE: { schema: z._default(flag, false), says: FLAG_SAYS },
  LOG: { schema: z._default(flag, false), says: FLAG_SAYS },
} satisfies Record<string, Variable>;

// One is of no use without the other, and a shop half connected fails at its first customer.
const PAIRS = [
  ['API_CLIENT_ID', 'API_CLIENT_SECRET'],
  ['API_CLIENT_SECRET', 'API_CLIENT_ID'],
  ['ALGOLIA_APP_ID', 'ALGOLIA_SEARCH_KEY'],
  ['ALGOLIA_ADMIN_KEY', 'ALGOLIA_APP_ID'],
  ['IDENTITY_URL', 'IDENTITY_API_KEY'],
  ['PAYMENT_PUBLIC_KEY', 'PAYMENT_SECRET_KEY'],
  ['PAYMENT_SECRET_KEY', 'PAYMENT_PUBLIC_KEY'],
  ['SMTP_URL', 'SMTP_FROM'],
  ['SMS_URL', 'SMS_KEY'],
] as const;

type Values = { [Name in keyof typeof VARIABLES]: z.output<(typeof VARIABLES)[Name]['schema']> };

/** The validated environment. */
export type Env = Omit<Values, 'SITE_URL'> & { readonly SITE_URL: string };

/** Reads an environment, or throws an EnvError of one line that names the variable. */
export function parseEnv(source: Record<string, string | undefined>): Env {
  const values: Record<string, unknown> = {};
  for (const [name, variable] of Object.entries(VARIABLES) as [string, Variable][]) {
    // `NAME=` in a shell or a compose file means "not set".
    const given = source[name]?.trim() || undefined;
    const result = z.safeParse(variable.schema, given);
    if (!result.success) {
      const shown = variable.secret ? '' : `, not ${JSON.stringify(given)}`;
      throw new EnvError(`Environment variable ${name} must be ${variable.says}${shown}.`);
    }
    values[name] = result.data;
  }
  for (const [name, needed] of PAIRS) {
    if (values[name] && !values[needed]) {
      throw new EnvError(`Environment variable ${needed} is missing: ${name} needs it.`);
    }
  }
  return {
    ...(values as Values),
    SITE_URL: (values.SITE_URL as string) ?? `http://localhost:${values.PORT}`,
  };
}

let env: Env | undefined;

/** The environment of this process, read once. */
export function readEnv(): Env {
  env ??= parseEnv(process.env);
  return env;
}

/** For programs: prints the one line and ends. */
export function readEnvOrExit(): Env {
  try {
    return readEnv();
  } catch (error) {
    if (!(error instanceof EnvError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}

/** The key of the sealed session: SESSION_SECRET, or one made on the first start and kept in DATA_DIR. */
export function readSessionSecret(from: Pick<Env, 'SESSION_SECRET' | 'DATA_DIR'> = readEnv()): string {
  if (from.SESSION_SECRET) return from.SESSION_SECRET;
  const file = join(from.DATA_DIR, 'session-secret');
  return readSecret(file) ?? makeSecret(from.DATA_DIR, file);
}

function readSecret(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8').trim() || undefined;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

// Written aside and linked into place: of several processes that start together one wins, and none
// ever reads half a secret.
function makeSecret(folder: string, file: string): string {
  mkdirSync(folder, { recursive: true });
  const aside = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`;
  const secret = randomBytes(32).toString('base64url');
  writeFileSync(aside, `${secret}\n`, { mode: 0o600 });
  try {
    linkSync(aside, file);
    return secret;
  } catch (error) {
    const other = (error as NodeJS.ErrnoException).code === 'EEXIST' ? readSecret(file) : undefined;
    if (!other) throw error;
    return other;
  } finally {
    rmSync(aside, { force: true });
  }
}

function splitList(value: string): string[] {
  return value
    .split(',')
    .map((part) => part.trim().toLowerCase())
    .filter(Boolean);
}

// A bare name, or an origin where the way there matters.
function isHost(value: string): boolean {
  return isOrigin(value.includes('://') ? value : `https://${value}`) && !value.endsWith('/');
}

function isOrigin(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const url = new URL(value);
  return /^https?:$/.test(url.protocol) && url.pathname === '/' && !url.search && !url.hash && !url.username;
}

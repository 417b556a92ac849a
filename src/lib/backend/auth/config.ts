import type { Env } from '#lib/env.server.ts';
import type { IdentityProviderConfig } from './sessions/provider-token.ts';
import type { EmployeeEmailRule } from './users/employee.ts';
import type { ScryptCost } from './users/password-hasher.ts';

/** What a shop decides about its accounts. */
export interface AuthConfig {
  employee: EmployeeEmailRule;
  /** How many times as many people as usual come from one address: a whole shop, where one stands in between. */
  clientsPerNetwork?: number | undefined;
  /** Who vouches for people in the place of the shop itself. */
  provider?: IdentityProviderConfig | undefined;
  /** Of password hashes; a test may pay less. */
  scryptCost?: ScryptCost | undefined;
}

/** For a backend that nobody configures: nobody works there. */
export const DEFAULT_AUTH_CONFIG: AuthConfig = { employee: { included: [], excluded: [] } };

/** As the environment says; `crowd` when all shoppers come through a shop elsewhere. */
export function readAuthConfig(env: Env, crowd = 1): AuthConfig {
  const { IDENTITY_JWKS_URL: jwksUrl, IDENTITY_ISSUER: issuer, IDENTITY_API_KEY: audience } = env;
  return {
    employee: { included: env.EMPLOYEE_EMAIL_DOMAINS, excluded: env.EMPLOYEE_EMAIL_EXCLUDED },
    clientsPerNetwork: crowd * env.ADDRESS_CROWD,
    provider: jwksUrl && issuer && audience ? { jwksUrl, issuer, audience } : undefined,
  };
}

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Whether accounts that everybody can read the passwords of are made: by themselves only in a shop that this machine
 * alone opens, on its own file, whose mail goes to nobody.
 */
export function shouldCreateSampleAccounts(env: Env): boolean {
  const isOwn = env.DATABASE_URL === undefined && env.SMTP_URL === undefined;
  return env.SEED_ACCOUNTS ?? (isOwn && LOOPBACK.includes(new URL(env.SITE_URL).hostname));
}

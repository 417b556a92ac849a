import type { Env } from '#lib/env.server.ts';
import type { IdentityProviderConfig } from './sessions/provider-token.ts';
import type { EmployeeEmailRule } from './users/employee.ts';
import type { ScryptCost } from './users/password-hash.ts';

/** Account settings of a shop. */
export interface AuthConfig {
  employee: EmployeeEmailRule;
  /** Factor for limits per network, for networks where many customers share one network address. */
  clientsPerNetwork?: number | undefined;
  /** Hosted identity provider that replaces the shop's own sign-in. */
  provider?: IdentityProviderConfig | undefined;
  /** Cost of password hashes; tests lower it. */
  scryptCost?: ScryptCost | undefined;
}

/** Default of a backend without configuration: no employees. */
export const DEFAULT_AUTH_CONFIG: AuthConfig = { employee: { included: [], excluded: [] } };

/** Reads the settings; the second argument is the number of customers behind one network address. */
export function readAuthConfig(env: Env, clientsPerAddress = 1): AuthConfig {
  const { IDENTITY_JWKS_URL: jwksUrl, IDENTITY_ISSUER: issuer, IDENTITY_API_KEY: audience } = env;
  return {
    employee: { included: env.EMPLOYEE_EMAIL_DOMAINS, excluded: env.EMPLOYEE_EMAIL_EXCLUDED },
    clientsPerNetwork: clientsPerAddress * env.ADDRESS_CROWD,
    provider: jwksUrl && issuer && audience ? { jwksUrl, issuer, audience } : undefined,
  };
}

const LOOPBACK_HOSTS = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Whether to create sample accounts, whose passwords are public. Default: only for a shop at a loopback
 * address with the embedded database and without SMTP.
 */
export function shouldCreateSampleAccounts(env: Env): boolean {
  const isLocal = env.DATABASE_URL === undefined && env.SMTP_URL === undefined;
  return env.SEED_ACCOUNTS ?? (isLocal && LOOPBACK_HOSTS.includes(new URL(env.SITE_URL).hostname));
}

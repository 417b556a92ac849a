import type { Env } from '#lib/env.server.ts';
import type { IdentityProviderConfig } from './sessions/provider-token.ts';
import type { EmployeeEmailRule } from './users/employee.ts';
import type { ScryptCost } from './users/password-hash.ts';

/** Account settings of a shop. */
export interface AuthConfig {
  employeeEmailRule: EmployeeEmailRule;
  /** Factor by which limits per network are multiplied where many customers share one network address. */
  clientsPerNetwork?: number | undefined;
  /** Hosted identity provider that replaces the shop's own sign-in. */
  provider?: IdentityProviderConfig | undefined;
  /** Cost of password hashes; tests lower it. */
  scryptCost?: ScryptCost | undefined;
}

/** Default of a backend without configuration: no employees. */
export const DEFAULT_AUTH_CONFIG: AuthConfig = { employeeEmailRule: { included: [], excluded: [] } };

/** Reads the settings; the second argument is the number of customers behind one network address. */
export function readAuthConfig(env: Env, clientsPerAddress = 1): AuthConfig {
  const { IDENTITY_JWKS_URL: jwksUrl, IDENTITY_ISSUER: issuer, IDENTITY_API_KEY: audience } = env;
  return {
    employeeEmailRule: { included: env.EMPLOYEE_EMAIL_DOMAINS, excluded: env.EMPLOYEE_EMAIL_EXCLUDED },
    clientsPerNetwork: clientsPerAddress * env.ADDRESS_CROWD,
    provider: jwksUrl && issuer && audience ? { jwksUrl, issuer, audience } : undefined,
  };
}

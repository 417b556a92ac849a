import { createRemoteJWKSet, customFetch, errors, jwtVerify } from 'jose';
import * as z from 'zod/mini';
import { EmailSchema, NameSchema } from '#lib/contract/fields.ts';
import { AppError } from '../../gateway/app-error.ts';
import { normalizeEmail } from '../users/queries.ts';
import { PROVIDER_TOKEN_MAX_AGE_MS } from './lifetimes.ts';

/** A hosted provider of identity. */
export interface IdentityProviderConfig {
  /** Where its public keys are. */
  jwksUrl: string;
  /** Its name for itself in what it signs. */
  issuer: string;
  /** Its name for this shop: the API key. */
  audience: string;
  fetch?: typeof fetch | undefined;
}

/** Somebody whom a provider vouches for. */
export interface ProviderIdentity {
  /** The provider's id of the person. */
  subject: string;
  /** In the one form of an address. Proven to the provider. */
  email: string;
  name: string | undefined;
}

// None that a public key could be taken for the secret of.
const ALGORITHMS = ['RS256', 'PS256', 'ES256', 'EdDSA'];
const TIMEOUT = 5000;
const KEYS_KEPT = 3_600_000;

const ClaimsSchema = z.object({
  sub: z.string().check(z.minLength(1), z.maxLength(256)),
  email: EmailSchema,
  email_verified: z.union([z.literal(true), z.literal('true')]),
  name: z.catch(z.optional(NameSchema), undefined),
});

/**
 * Reads a provider's token. UNAUTHORIZED for one that is forged, expired, older than ten minutes, meant for another
 * shop, or without a proven email address; UNAVAILABLE when the provider's keys cannot be had.
 */
export function createProviderTokenVerifier(
  options: IdentityProviderConfig,
): (token: string, now: number) => Promise<ProviderIdentity> {
  const keys = createRemoteJWKSet(new URL(options.jwksUrl), {
    timeoutDuration: TIMEOUT,
    cacheMaxAge: KEYS_KEPT,
    [customFetch]: options.fetch ?? fetch,
  });
  // Told apart here: jose says of an answer without keys what it says of a token without sense.
  const find = async (...from: Parameters<typeof keys>) => {
    try {
      return await keys(...from);
    } catch (error) {
      if (error instanceof errors.JWKSNoMatchingKey || error instanceof errors.JWKSMultipleMatchingKeys) {
        throw error;
      }
      throw new AppError('UNAVAILABLE');
    }
  };

  return async (token, now) => {
    try {
      const { payload } = await jwtVerify(token, find, {
        algorithms: ALGORITHMS,
        issuer: options.issuer,
        audience: options.audience,
        currentDate: new Date(now),
        clockTolerance: 30,
        maxTokenAge: PROVIDER_TOKEN_MAX_AGE_MS / 1000,
        requiredClaims: ['sub', 'iat', 'exp'],
      });
      const claims = ClaimsSchema.safeParse(payload);
      if (!claims.success) throw new AppError('UNAUTHORIZED');
      const { sub, email, name } = claims.data;
      return { subject: sub, email: normalizeEmail(email), name };
    } catch (error) {
      if (error instanceof errors.JOSEError) throw new AppError('UNAUTHORIZED');
      throw error;
    }
  };
}

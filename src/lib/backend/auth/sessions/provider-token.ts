import { createRemoteJWKSet, customFetch, errors, jwtVerify } from 'jose';
import * as z from 'zod/mini';
import { EmailSchema, NameSchema } from '#lib/contract/fields.ts';
import { AppError } from '../../gateway/app-error.ts';
import { normalizeEmail } from '../users/normalize-email.ts';
import { PROVIDER_TOKEN_MAX_AGE_MS } from './lifetimes.ts';

/** Configuration of a hosted identity provider. */
export interface IdentityProviderConfig {
  /** URL of its public keys. */
  jwksUrl: string;
  /** Expected `iss` claim. */
  issuer: string;
  /** Expected `aud` claim: the API key of this shop. */
  audience: string;
  fetch?: typeof fetch | undefined;
}

/** A user as a provider's token describes them. */
export interface ProviderIdentity {
  /** The provider's user id. */
  subject: string;
  /** Normalised, and verified by the provider. */
  email: string;
  name: string | undefined;
}

// Asymmetric only: with HMAC, the public key could be used as the secret.
const ALGORITHMS = ['RS256', 'PS256', 'ES256', 'EdDSA'];
const KEYS_TIMEOUT_MS = 5000;
const KEYS_CACHE_MS = 3_600_000;

const ClaimsSchema = z.object({
  sub: z.string().check(z.minLength(1), z.maxLength(256)),
  email: EmailSchema,
  email_verified: z.union([z.literal(true), z.literal('true')]),
  name: z.catch(z.optional(NameSchema), undefined),
});

/**
 * Creates a function that verifies a provider's token. It throws UNAUTHORIZED for a token that is forged,
 * expired, older than ten minutes, issued for another shop or without a verified email address, and
 * UNAVAILABLE when the provider's keys cannot be loaded.
 */
export function createProviderTokenVerifier(
  options: IdentityProviderConfig,
): (token: string, now: number) => Promise<ProviderIdentity> {
  const keys = createRemoteJWKSet(new URL(options.jwksUrl), {
    timeoutDuration: KEYS_TIMEOUT_MS,
    cacheMaxAge: KEYS_CACHE_MS,
    [customFetch]: options.fetch ?? fetch,
  });
  // jose throws the same error class for an invalid key response and an invalid token, so they are separated
  // here.
  const getKey = async (...args: Parameters<typeof keys>) => {
    try {
      return await keys(...args);
    } catch (error) {
      if (error instanceof errors.JWKSNoMatchingKey || error instanceof errors.JWKSMultipleMatchingKeys) {
        throw error;
      }
      throw new AppError('UNAVAILABLE');
    }
  };

  return async (token, now) => {
    try {
      const { payload } = await jwtVerify(token, getKey, {
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

import { errors, jwtVerify, SignJWT } from 'jose';
import * as z from 'zod/mini';
import { AppError } from './app-error.ts';

/** Lifetime of a guest's access token, in seconds. */
export const GUEST_TOKEN_TTL_SECONDS = 3600;

/** Lifetime of a customer's access and identity tokens, in seconds. */
export const CUSTOMER_TOKEN_TTL_SECONDS = 900;

const ALGORITHM = 'HS256';
// Rejects oversized and malformed headers before any cryptography.
const BEARER = /^Bearer ([\w-]{1,64}\.[\w-]{1,1024}\.[\w-]{1,128})$/;

const claimShape = {
  sub: z.string().check(z.minLength(1), z.maxLength(64)),
  iat: z.int(),
  exp: z.int(),
};

const ClaimsSchema = z.discriminatedUnion('scope', [
  z.object({ ...claimShape, scope: z.literal('guest') }),
  /** A customer's token, valid while the session `sid` is active. */
  z.object({
    ...claimShape,
    scope: z.literal('private'),
    sid: z.string().check(z.minLength(1), z.maxLength(64)),
  }),
]);
export type AccessTokenClaims = z.output<typeof ClaimsSchema>;

// jose imports a raw key at every call, so the imported key is cached.
const keys = new Map<string, Promise<CryptoKey>>();

function getKey(secret: string): Promise<CryptoKey> {
  let key = keys.get(secret);
  if (!key) {
    const algorithm = { name: 'HMAC', hash: 'SHA-256' };
    key = crypto.subtle.importKey('raw', Buffer.from(secret), algorithm, false, ['sign', 'verify']);
    keys.set(secret, key);
  }
  return key;
}

/** Signs a guest's access token. */
export function signAccessToken(
  subject: string,
  scope: 'guest',
  secret: string,
  now: number,
): Promise<string>;
/** Signs a customer's access token of a session. */
export function signAccessToken(
  subject: string,
  scope: 'private',
  secret: string,
  now: number,
  sid: string,
): Promise<string>;
export async function signAccessToken(
  subject: string,
  scope: AccessTokenClaims['scope'],
  secret: string,
  now: number,
  sid?: string,
): Promise<string> {
  const iat = Math.floor(now / 1000);
  const lifetime = scope === 'guest' ? GUEST_TOKEN_TTL_SECONDS : CUSTOMER_TOKEN_TTL_SECONDS;
  return await new SignJWT({ sub: subject, scope, sid })
    .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT' })
    .setIssuedAt(iat)
    .setExpirationTime(iat + lifetime)
    .sign(await getKey(secret));
}

/**
 * Returns the claims of an `authorization` header, or null when there is no header. Throws UNAUTHORIZED for a
 * token that is forged, expired or malformed.
 */
export async function verifyAccessToken(
  authorization: string | null,
  secret: string,
  now: number,
): Promise<AccessTokenClaims | null> {
  if (authorization === null) return null;
  const [, token] = BEARER.exec(authorization) ?? [];
  if (!token) throw new AppError('UNAUTHORIZED');
  const claims = ClaimsSchema.safeParse(await verifySignature(token, secret, now));
  if (!claims.success) throw new AppError('UNAUTHORIZED');
  return claims.data;
}

async function verifySignature(token: string, secret: string, now: number): Promise<unknown> {
  try {
    const options = { algorithms: [ALGORITHM], typ: 'JWT', currentDate: new Date(now) };
    const { payload } = await jwtVerify(token, await getKey(secret), options);
    return payload;
  } catch (error) {
    if (error instanceof errors.JOSEError) throw new AppError('UNAUTHORIZED');
    throw error;
  }
}

import { createHash, createHmac, randomBytes } from 'node:crypto';
import { isTimingSafeEqual } from '../../crypto/timing-safe-equal.ts';

/**
 * A refresh token (`appToken` on the wire): a session id and a secret of 256 bits. The database holds only
 * the secret's hash. Each token is derived from the previous one with a key of the shop: a token that is used
 * twice yields the same successor, and a token that was replaced long ago is recognised.
 */
export interface RefreshToken {
  sessionId: string;
  secret: string;
}

export function createRefreshToken(sessionId: string): RefreshToken {
  return { sessionId, secret: randomBytes(32).toString('base64url') };
}

export function formatRefreshToken({ sessionId, secret }: RefreshToken): string {
  return `${sessionId}.${secret}`;
}

/** Returns undefined for malformed text. */
export function parseRefreshToken(text: string): RefreshToken | undefined {
  const [, sessionId, secret] = /^([0-9a-zA-Z_-]{1,64})\.([\w-]{43})$/.exec(text) ?? [];
  return sessionId && secret ? { sessionId, secret } : undefined;
}

export function hashRefreshToken({ secret }: RefreshToken): string {
  return createHash('sha256').update(secret).digest('base64url');
}

/** Returns the token that replaces this one. */
export function deriveNextRefreshToken(token: RefreshToken, key: string): RefreshToken {
  const secret = createHmac('sha256', key).update(formatRefreshToken(token)).digest('base64url');
  return { sessionId: token.sessionId, secret };
}

/**
 * Counts the rotations since a token was the session's current one: 0 for the current token, undefined when
 * it was not current within the last `maxRotations`.
 */
export function countRotationsSince(
  token: RefreshToken,
  currentHash: string,
  key: string,
  maxRotations: number,
): number | undefined {
  let candidate = token;
  for (let rotations = 0; rotations <= maxRotations; rotations += 1) {
    if (isTimingSafeEqual(hashRefreshToken(candidate), currentHash)) return rotations;
    candidate = deriveNextRefreshToken(candidate, key);
  }
  return undefined;
}

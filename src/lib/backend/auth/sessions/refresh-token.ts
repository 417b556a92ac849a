import { createHash, createHmac, randomBytes } from 'node:crypto';
import { isTimingSafeEqual } from '../../crypto/timing-safe-equal.ts';

/**
 * An app token: the session that it belongs to, and a secret of 256 bits. The database knows the secret's hash alone.
 * Each secret leads to the one that follows it, by a key of the shop: whoever asks twice with the same token gets the
 * same new one, and a token that was replaced long ago is known for what it is.
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

/** Undefined for what is no app token at all. */
export function parseRefreshToken(text: string): RefreshToken | undefined {
  const [, sessionId, secret] = /^([0-9a-zA-Z_-]{1,64})\.([\w-]{43})$/.exec(text) ?? [];
  return sessionId && secret ? { sessionId, secret } : undefined;
}

export function hashRefreshToken({ secret }: RefreshToken): string {
  return createHash('sha256').update(secret).digest('base64url');
}

/** The token that replaces this one. */
export function deriveNextRefreshToken(token: RefreshToken, key: string): RefreshToken {
  const secret = createHmac('sha256', key).update(formatRefreshToken(token)).digest('base64url');
  return { sessionId: token.sessionId, secret };
}

/**
 * How many tokens ago it was the session's, of so many that there can have been: 0 for the one of this hash, undefined
 * when it never was.
 */
export function getRefreshTokenAge(
  token: RefreshToken,
  currentHash: string,
  key: string,
  most: number,
): number | undefined {
  let it = token;
  for (let age = 0; age <= most; age += 1) {
    if (isTimingSafeEqual(hashRefreshToken(it), currentHash)) return age;
    it = deriveNextRefreshToken(it, key);
  }
  return undefined;
}

import { createHash, createHmac, randomBytes } from 'node:crypto';
import { isTimingSafeEqual } from '../../crypto/timing-safe-equal.ts';

/**
 * An app token: the session that it belongs to, and a secret of 256 bits. The database knows the secret's hash alone.
 * Each secret leads to the one that follows it, by a key of the shop: whoever asks twice with the same token gets the
 * same new one, and a token that was replaced long ago is known for what it is.
 */
export interface AppToken {
  sessionId: string;
  secret: string;
}

export function newAppToken(sessionId: string): AppToken {
  return { sessionId, secret: randomBytes(32).toString('base64url') };
}

export function writeAppToken({ sessionId, secret }: AppToken): string {
  return `${sessionId}.${secret}`;
}

/** Undefined for what is no app token at all. */
export function readAppToken(text: string): AppToken | undefined {
  const [, sessionId, secret] = /^([0-9a-zA-Z_-]{1,64})\.([\w-]{43})$/.exec(text) ?? [];
  return sessionId && secret ? { sessionId, secret } : undefined;
}

export function hashAppToken({ secret }: AppToken): string {
  return createHash('sha256').update(secret).digest('base64url');
}

/** The token that replaces this one. */
export function followAppToken(token: AppToken, key: string): AppToken {
  const secret = createHmac('sha256', key).update(writeAppToken(token)).digest('base64url');
  return { sessionId: token.sessionId, secret };
}

/**
 * How many tokens ago it was the session's, of so many that there can have been: 0 for the one of this hash, undefined
 * when it never was.
 */
export function ageOfAppToken(
  token: AppToken,
  currentHash: string,
  key: string,
  most: number,
): number | undefined {
  let it = token;
  for (let age = 0; age <= most; age += 1) {
    if (isTimingSafeEqual(hashAppToken(it), currentHash)) return age;
    it = followAppToken(it, key);
  }
  return undefined;
}

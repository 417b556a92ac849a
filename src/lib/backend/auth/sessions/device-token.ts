import { createHmac, randomBytes } from 'node:crypto';
import { isTimingSafeEqual } from '../../crypto/timing-safe-equal.ts';

// A browser stores this token at its first sign-in. It proves an earlier sign-in of the user, but grants no
// access.

export function createDeviceToken(userId: string, key: string): string {
  const nonce = randomBytes(16).toString('base64url');
  return `${nonce}.${signDeviceToken(nonce, userId, key)}`;
}

/** Whether a token was issued for this user. */
export function isDeviceTokenValid(text: string | undefined, userId: string, key: string): boolean {
  const [, nonce, signature] = /^([\w-]{22})\.([\w-]{43})$/.exec(text ?? '') ?? [];
  return (
    nonce !== undefined &&
    signature !== undefined &&
    isTimingSafeEqual(signature, signDeviceToken(nonce, userId, key))
  );
}

function signDeviceToken(nonce: string, userId: string, key: string): string {
  return createHmac('sha256', key).update(`${nonce}.${userId}`).digest('base64url');
}

import { createHmac, randomBytes } from 'node:crypto';
import { isTimingSafeEqual } from '../../crypto/timing-safe-equal.ts';

// A browser stores this token at its first sign-in. It proves an earlier sign-in of the user and grants no
// access.

export function createDeviceToken(userId: string, key: string): string {
  const mark = randomBytes(16).toString('base64url');
  return `${mark}.${sign(mark, userId, key)}`;
}

/** Whether a token was issued for this user. */
export function isDeviceTokenValid(text: string | undefined, userId: string, key: string): boolean {
  const [, mark, signature] = /^([\w-]{22})\.([\w-]{43})$/.exec(text ?? '') ?? [];
  return (
    mark !== undefined && signature !== undefined && isTimingSafeEqual(signature, sign(mark, userId, key))
  );
}

function sign(mark: string, userId: string, key: string): string {
  return createHmac('sha256', key).update(`${mark}.${userId}`).digest('base64url');
}

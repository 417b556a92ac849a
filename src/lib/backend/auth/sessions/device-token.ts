import { createHmac, randomBytes } from 'node:crypto';
import { isTimingSafeEqual } from '../../crypto/timing-safe-equal.ts';

// What a browser keeps after its first sign-in: it says that this user was here before, and opens nothing.

export function createDeviceToken(userId: string, key: string): string {
  const mark = randomBytes(16).toString('base64url');
  return `${mark}.${sign(mark, userId, key)}`;
}

/** True for a token that this user's browser was given. */
export function isDeviceTokenValid(text: string | undefined, userId: string, key: string): boolean {
  const [, mark, signature] = /^([\w-]{22})\.([\w-]{43})$/.exec(text ?? '') ?? [];
  return (
    mark !== undefined && signature !== undefined && isTimingSafeEqual(signature, sign(mark, userId, key))
  );
}

function sign(mark: string, userId: string, key: string): string {
  return createHmac('sha256', key).update(`${mark}.${userId}`).digest('base64url');
}

import { createHmac, randomInt } from 'node:crypto';
import { isTimingSafeEqual } from '../../crypto/timing-safe-equal.ts';
import { ONE_TIME_CODE } from '../limits/limits.ts';

/** Returns six random digits. */
export function createCode(): string {
  return String(randomInt(10 ** ONE_TIME_CODE.digits)).padStart(ONE_TIME_CODE.digits, '0');
}

/**
 * Hashes a code together with its challenge's id, so that equal codes of two challenges have different
 * hashes.
 */
export function hashCode(secret: string, challengeId: string, code: string): string {
  return createHmac('sha256', secret).update(`binaa code ${challengeId} ${code}`).digest('base64url');
}

export function isCodeValid(secret: string, challengeId: string, code: string, hash: string | null): boolean {
  return isTimingSafeEqual(hashCode(secret, challengeId, code), hash ?? '');
}

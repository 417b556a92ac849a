import { createHmac } from 'node:crypto';

/** Derives the key of access tokens from the session secret; the result cannot open session cookies. */
export function deriveTokenSecret(sessionSecret: string): string {
  return createHmac('sha256', sessionSecret).update('binaa access token').digest('base64url');
}

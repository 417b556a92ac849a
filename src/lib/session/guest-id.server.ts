import { createHmac } from 'node:crypto';
import { readSessionSecret } from '#lib/env.server.ts';

// Covers a burst of first writes, and limits the use of a stolen seed.
const MAX_SEED_AGE_MS = 60_000;
const SEED_PATTERN = /^(\d{13})\.[0-9a-f-]{36}$/;

/** Cookie with a seed from which concurrent first requests of a browser derive the same guest id. */
export const GUEST_SEED_COOKIE = 'binaa-seed';

/** Returns a keyed hash of an owner id. A browser binds unsent changes to it without learning the id. */
export function hashOwnerId(ownerId: string): string {
  const hash = createHmac('sha256', readSessionSecret()).update(`binaa owner ${ownerId}`);
  return hash.digest('base64url').slice(0, 8);
}

/**
 * Creates the guest id of a visitor without a session. Writes sent before the first response carry no
 * session; those with the same fresh seed get the same id (UUID v8). Without a fresh seed the id is random.
 */
export function createGuestId(seed: string | undefined, now = Date.now()): string {
  const [, createdAt] = SEED_PATTERN.exec(seed ?? '') ?? [];
  const age = now - Number(createdAt);
  if (!createdAt || age < -MAX_SEED_AGE_MS || age > MAX_SEED_AGE_MS) return crypto.randomUUID();
  const bytes = createHmac('sha256', readSessionSecret())
    .update(`binaa guest ${seed}`)
    .digest()
    .subarray(0, 16);
  bytes[6] = ((bytes[6] as number) & 0x0f) | 0x80;
  bytes[8] = ((bytes[8] as number) & 0x3f) | 0x80;
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

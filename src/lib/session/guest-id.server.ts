import { createHmac } from 'node:crypto';
import { readSessionSecret } from '#lib/env.server.ts';

// Long enough for a burst of first writes, too short to be worth stealing.
const SEED_MS = 60_000;
const SEED = /^(\d{13})\.[0-9a-f-]{36}$/;

/** The cookie by which a browser says that several first writes are one visitor's. */
export const GUEST_SEED_COOKIE = 'binaa-seed';

/** What tells an owner from any other, and nothing else of him: a browser keeps unsent changes for one owner alone. */
export function hashOwnerId(owner: string): string {
  const mark = createHmac('sha256', readSessionSecret()).update(`binaa owner ${owner}`);
  return mark.digest('base64url').slice(0, 8);
}

/**
 * The guest UUID of a visitor who has none yet. Writes that are sent before the first answer came back carry no
 * session; the seed that the browser made makes them one guest (UUID v8). Without a fresh seed it is a new one.
 */
export function createGuestId(seed: string | undefined, now = Date.now()): string {
  const [, made] = SEED.exec(seed ?? '') ?? [];
  const age = now - Number(made);
  if (!made || age < -SEED_MS || age > SEED_MS) return crypto.randomUUID();
  const bytes = createHmac('sha256', readSessionSecret())
    .update(`binaa guest ${seed}`)
    .digest()
    .subarray(0, 16);
  bytes[6] = ((bytes[6] as number) & 0x0f) | 0x80;
  bytes[8] = ((bytes[8] as number) & 0x3f) | 0x80;
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

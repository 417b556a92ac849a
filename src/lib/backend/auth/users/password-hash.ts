import { createHash, randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';
import { toLatinDigits } from '#lib/locale/latin-digits.ts';
import { AppError } from '../../gateway/app-error.ts';

/** scrypt parameters: `N` (a power of two) × `r` × 128 bytes of memory, `p` passes. */
export interface ScryptCost {
  N: number;
  r: number;
  p: number;
}

/** One of the five settings that OWASP lists as equally strong (2026): 32 MB, three passes. */
export const DEFAULT_SCRYPT_COST: ScryptCost = { N: 2 ** 15, r: 8, p: 3 };

/**
 * Hashes passwords off the event loop, at most two at a time. Throws UNAVAILABLE when too many are queued.
 */
export interface PasswordHasher {
  hash(password: string): Promise<string>;
  verify(password: string, hash: string): Promise<boolean>;
  /** Takes as long as `verify` and returns false; for unknown users. */
  verifyDummy(password: string): Promise<false>;
  /** Hashes the salted SHA-256 digest of a password that was migrated from the previous shop. */
  hashLegacyDigest(salt: string, sha256: string): Promise<string>;
}

const KEY_LENGTH = 32;
// Two of the four libuv threads stay free for images and files. Requests beyond this queue length are
// rejected.
const CONCURRENCY = 2;
const MAX_QUEUE_LENGTH = 60;

export function createPasswordHasher(cost: ScryptCost = DEFAULT_SCRYPT_COST): PasswordHasher {
  const derive = createScryptQueue();
  const hashSecret = async (secret: string) => {
    const salt = randomBytes(16);
    const key = await derive(secret, salt, cost);
    return `scrypt:${cost.N}:${cost.r}:${cost.p}:${salt.toString('base64url')}:${key.toString('base64url')}`;
  };
  const verifySecret = async (secret: string, hash: string) => {
    const [scheme, N, r, p, salt = '', key = ''] = hash.split(':');
    if (scheme !== 'scrypt') throw new Error('Unknown password hash scheme');
    const expectedKey = Buffer.from(key, 'base64url');
    const derivedKey = await derive(secret, Buffer.from(salt, 'base64url'), {
      N: Number(N),
      r: Number(r),
      p: Number(p),
    });
    return derivedKey.length === expectedKey.length && timingSafeEqual(derivedKey, expectedKey);
  };
  const dummyHash = [
    'scrypt',
    cost.N,
    cost.r,
    cost.p,
    createRandomText(16),
    createRandomText(KEY_LENGTH),
  ].join(':');
  return {
    hash: (password) => hashSecret(normalizePassword(password)),
    async verify(password, hash) {
      const [, salt, digestHash] = /^wrapped:([^:]*):(.*)$/.exec(hash) ?? [];
      if (salt === undefined || digestHash === undefined)
        return await verifySecret(normalizePassword(password), hash);
      return await verifySecret(hashLegacyPassword(salt, password), digestHash);
    },
    async verifyDummy(password) {
      await verifySecret(normalizePassword(password), dummyHash);
      return false;
    },
    hashLegacyDigest: async (salt, digest) => `wrapped:${salt}:${await hashSecret(digest)}`,
  };
}

/** Returns the digest that the previous shop stored. */
export function hashLegacyPassword(salt: string, password: string): string {
  return createHash('sha256').update(`${salt}${password}`).digest('hex');
}

// Keyboards produce different code points for the same letter or digit: composed, full-width or Arabic.
function normalizePassword(password: string): string {
  return toLatinDigits(password.normalize('NFKC'));
}

function createRandomText(bytes: number): string {
  return randomBytes(bytes).toString('base64url');
}

function createScryptQueue() {
  const waitingTasks: (() => void)[] = [];
  let running = 0;
  return async (secret: string, salt: Buffer, cost: ScryptCost): Promise<Buffer> => {
    if (waitingTasks.length >= MAX_QUEUE_LENGTH)
      throw new AppError('UNAVAILABLE', {}, { 'retry-after': '5' });
    if (running >= CONCURRENCY) await new Promise<void>((resolve) => waitingTasks.push(resolve));
    else running += 1;
    try {
      return await deriveKey(secret, salt, cost);
    } finally {
      const nextTask = waitingTasks.shift();
      if (nextTask) nextTask();
      else running -= 1;
    }
  };
}

function deriveKey(secret: string, salt: Buffer, cost: ScryptCost): Promise<Buffer> {
  const options: ScryptOptions = { ...cost, maxmem: 160 * cost.N * cost.r };
  return new Promise((resolve, reject) => {
    scrypt(secret, salt, KEY_LENGTH, options, (error, key) => (error ? reject(error) : resolve(key)));
  });
}

import { createRandomCode } from '../crypto/random-code.ts';

// Crockford's base 32, without letters that look alike.
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/**
 * Returns a random wallet number such as `BW-7K2M-Q4XD`, short enough for a narrow screen and for dictation.
 */
export function createWalletId(): string {
  const letters = createRandomCode(LETTERS, 8);
  return `BW-${letters.slice(0, 4)}-${letters.slice(4)}`;
}

import { createRandomCode } from '../crypto/random-code.ts';

// Crockford's: nothing in it is read as something else.
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** The number of a new wallet, `BW-7K2M-Q4XD`: short enough for a line of a telephone, and to be said aloud. */
export function createWalletId(): string {
  const letters = createRandomCode(LETTERS, 8);
  return `BW-${letters.slice(0, 4)}-${letters.slice(4)}`;
}

import { randomBytes } from 'node:crypto';

// Crockford's: nothing in it is read as something else.
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** The number of a new wallet, `BW-7K2M-Q4XD`: short enough for a line of a telephone, and to be said aloud. */
export function newWalletId(): string {
  const letters = Array.from(randomBytes(8), (byte) => LETTERS[byte % LETTERS.length]).join('');
  return `BW-${letters.slice(0, 4)}-${letters.slice(4)}`;
}

import { randomInt } from 'node:crypto';

/** A random code of `length` letters, each drawn evenly from `letters`. */
export function createRandomCode(letters: string, length: number): string {
  return Array.from({ length }, () => letters[randomInt(letters.length)]).join('');
}

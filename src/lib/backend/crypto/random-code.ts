import { randomInt } from 'node:crypto';

/** Returns a random code of `length` characters, uniformly distributed over `letters`. */
export function createRandomCode(letters: string, length: number): string {
  return Array.from({ length }, () => letters[randomInt(letters.length)]).join('');
}

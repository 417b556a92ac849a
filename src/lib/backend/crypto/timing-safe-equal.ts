import { timingSafeEqual } from 'node:crypto';

/** Compares two strings in constant time; strings of different lengths are never equal. */
export function isTimingSafeEqual(first: string, second: string): boolean {
  const [a, b] = [Buffer.from(first), Buffer.from(second)];
  return a.length === b.length && timingSafeEqual(a, b);
}

import { timingSafeEqual } from 'node:crypto';

/** Compares two strings in constant time; strings of different lengths are never equal. */
export function isTimingSafeEqual(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}

import { encodeHeaderPath } from '#lib/locale/locale-path.ts';

/**
 * Guards against open redirects: returns a path of this shop, or the fallback for anything else, such as
 * another host or scheme.
 */
export function toSafePath(next: unknown, fallback: string): string {
  const isPath = typeof next === 'string' && next.length <= 500 && /^\/(?![/\\])[^\p{Cc}\\]*$/u.test(next);
  return isPath ? encodeHeaderPath(next) : fallback;
}

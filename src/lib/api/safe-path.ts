import { encodeHeaderPath } from '#lib/locale/locale-path.ts';

/**
 * Guards against open redirects: returns a path of this shop, or the fallback for anything else, such as
 * another host or scheme.
 */
export function toSafePath(next: unknown, fallback: string): string {
  const isPath = typeof next === 'string' && next.length <= 500 && /^\/(?![/\\])[^\p{Cc}\\]*$/u.test(next);
  return isPath ? encodeHeaderPath(next) : fallback;
}

/** Returns path and query from a request's Referer header; undefined without a safe path there. */
export function getRefererPath(request: Request): string | undefined {
  const referer = request.headers.get('referer') ?? '';
  if (!URL.canParse(referer)) return undefined;
  const { pathname, search } = new URL(referer);
  return toSafePath(pathname + search, '') || undefined;
}

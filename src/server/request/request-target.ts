import { isApiPath } from './limits.ts';

// The target of the request line.
export type RequestTarget =
  | { kind: 'path'; path: string; search: string }
  | { kind: 'redirect'; location: string }
  | { kind: 'malformed' };

/**
 * Parses a request target. Doubled and trailing slashes are redirected; the location starts with exactly one
 * slash, so that no browser interprets it as another host.
 */
export function parseRequestTarget(url: string): RequestTarget {
  // Proxies may send the absolute form; its host is ignored.
  const relative = /^https?:\/\//i.test(url) ? url.replace(/^https?:\/\/[^/?#]*/i, '') || '/' : url;
  const [, path = '', search = ''] = /^([^?#]*)(\?[^#]*)?$/.exec(relative) ?? [];
  if (!path.startsWith('/') || !isSafePath(path)) return { kind: 'malformed' };
  const withoutSlash = path.replace(/(?<=.)\/$/, '');
  const canonical = withoutSlash.replace(/\/{2,}/g, '/');
  // Paths of the contract may end with a slash; a redirect would cost each call a round trip.
  if (canonical !== path && !(isApiPath(path) && canonical === withoutSlash))
    return { kind: 'redirect', location: canonical + search };
  return { kind: 'path', path: canonical, search };
}

// Rejects backslashes (slashes to browsers), NUL (ends file names), line breaks and dot segments.
function isSafePath(path: string): boolean {
  try {
    const decoded = path.includes('%') ? decodeURIComponent(path) : path;
    return !/[\0\\\r\n]/.test(decoded) && !/(?:^|\/)\.\.?(?:\/|$)/.test(decoded);
  } catch {
    return false;
  }
}

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
  const canonical = path.replace(/\/{2,}/g, '/').replace(/(?<=.)\/$/, '');
  if (canonical !== path) return { kind: 'redirect', location: canonical + search };
  return { kind: 'path', path, search };
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

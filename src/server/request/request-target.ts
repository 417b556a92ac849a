// What a request asks for, as written on its first line.
export type RequestTarget =
  | { kind: 'path'; path: string; search: string }
  | { kind: 'redirect'; location: string }
  | { kind: 'malformed' };

/**
 * Reads a request target. Slashes that are doubled or trailing are redirected away; the location
 * always begins with exactly one slash, so that no browser takes it for another host.
 */
export function parseRequestTarget(url: string): RequestTarget {
  // Proxies may send the absolute form; the host in it decides nothing here.
  const relative = /^https?:\/\//i.test(url) ? url.replace(/^https?:\/\/[^/?#]*/i, '') || '/' : url;
  const [, path = '', search = ''] = /^([^?#]*)(\?[^#]*)?$/.exec(relative) ?? [];
  if (!path.startsWith('/') || !isDecodable(path)) return { kind: 'malformed' };
  const canonical = path.replace(/\/{2,}/g, '/').replace(/(?<=.)\/$/, '');
  if (canonical !== path) return { kind: 'redirect', location: canonical + search };
  return { kind: 'path', path, search };
}

// A backslash is a slash to browsers, a NUL ends a name to file systems, and dots climb.
function isDecodable(path: string): boolean {
  try {
    const decoded = path.includes('%') ? decodeURIComponent(path) : path;
    return !/[\0\\\r\n]/.test(decoded) && !/(?:^|\/)\.\.?(?:\/|$)/.test(decoded);
  } catch {
    return false;
  }
}

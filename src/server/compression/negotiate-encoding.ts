import type { IncomingHttpHeaders } from 'node:http';
import type { Encoding } from '#lib/cache/cached-page.ts';

/** Returns the best accepted encoding: brotli, otherwise gzip, otherwise none. */
export function negotiateEncoding(headers: IncomingHttpHeaders): Encoding {
  const accepted = headers['accept-encoding'];
  if (typeof accepted !== 'string') return 'identity';
  if (acceptsEncoding(accepted, 'br')) return 'br';
  return acceptsEncoding(accepted, 'gzip') ? 'gzip' : 'identity';
}

function acceptsEncoding(accepted: string, encoding: string): boolean {
  if (!accepted.includes(encoding)) return false;
  return accepted.split(',').some((part) => {
    const [name, ...parameters] = part.split(';').map((word) => word.trim().toLowerCase());
    if (name !== encoding) return false;
    return !parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter));
  });
}

import type { CachedPage } from './cached-page.ts';
import { compressPage, createEtag } from './page-body.server.ts';
import type { PageKey } from './page-key.ts';

export interface CacheLifetime {
  maxAge: number;
  staleWhileRevalidate: number;
}

// Where Astro stores the cookies that a page sets until it writes the response.
const COOKIES = Symbol.for('astro.cookies');

const DROPPED = new Set([
  'cache-tag',
  'cdn-cache-control',
  'content-encoding',
  'content-length',
  'etag',
  'expires',
  'set-cookie',
  'vary',
]);

/**
 * Returns how long a response may be cached; undefined when it must not be. A page that knows when it becomes
 * outdated sets `expires`, which limits the lifetime.
 */
export function getCacheLifetime(response: Response, now: number): CacheLifetime | undefined {
  const { headers, status, body } = response;
  if (status !== 200 || body === null) return undefined;
  if (headers.has('set-cookie') || setsCookies(response)) return undefined;
  if (headers.has('content-encoding')) return undefined;
  if (/\b(?:private|no-store)\b/i.test(headers.get('cache-control') ?? '')) return undefined;
  // The key contains no request headers, so a page that varies by one cannot be shared.
  if (!/^(?:\s*accept-encoding\s*,?)*$/i.test(headers.get('vary') ?? '')) return undefined;
  const life = limitByExpires(
    parseCacheControl(headers.get('cdn-cache-control') ?? ''),
    headers.get('expires'),
    now,
  );
  return life.maxAge > 0 ? life : undefined;
}

function limitByExpires(life: CacheLifetime, expires: string | null, now: number): CacheLifetime {
  if (expires === null) return life;
  // An invalid date counts as expired, as in every HTTP cache.
  const left = Math.max(0, Math.floor((Date.parse(expires) - now) / 1000)) || 0;
  const maxAge = Math.min(life.maxAge, left);
  return { maxAge, staleWhileRevalidate: Math.min(life.staleWhileRevalidate, left - maxAge) };
}

/** Reads the complete response, so that an aborted page is never stored. */
export async function readPage(
  response: Response,
  wanted: PageKey,
  life: CacheLifetime,
  now: number,
): Promise<CachedPage> {
  const body = new Uint8Array(await response.arrayBuffer());
  const given = (response.headers.get('cache-tag') ?? '').split(',').map((tag) => tag.trim());
  return {
    key: wanted.key,
    path: wanted.key.split('?', 1)[0] ?? wanted.key,
    status: response.status,
    headers: [...response.headers].filter(([name]) => !DROPPED.has(name)),
    etag: createEtag(body),
    tags: new Set([...wanted.tags, ...given.filter((tag) => tag !== '')]),
    brotli: await compressPage(body),
    length: body.byteLength,
    storedAt: now,
    ...life,
  };
}

function setsCookies(response: Response): boolean {
  const cookies = Reflect.get(response, COOKIES) as { headers(): Iterator<string> } | undefined;
  return cookies ? !cookies.headers().next().done : false;
}

function parseCacheControl(control: string): CacheLifetime {
  const seconds = (name: string) =>
    Number(new RegExp(`(?:^|,)\\s*${name}=(\\d+)`, 'i').exec(control)?.[1] ?? 0);
  return { maxAge: seconds('max-age'), staleWhileRevalidate: seconds('stale-while-revalidate') };
}

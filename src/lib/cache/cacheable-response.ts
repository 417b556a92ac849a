import type { CachedPage } from './cached-page.ts';
import { compressPage, createEtag } from './page-encoding.server.ts';
import type { PageKey } from './page-key.ts';

export interface CacheLifetime {
  maxAge: number;
  staleWhileRevalidate: number;
  staleIfError: number;
}

// How long a stale page may be served in place of an error, unless the page sets `expires`.
const STALE_IF_ERROR_SECONDS = 24 * 60 * 60;

// Where Astro stores the cookies that a page sets until it writes the response.
const ASTRO_COOKIES = Symbol.for('astro.cookies');

const EXCLUDED_HEADERS = new Set([
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
 * outdated sets `expires`, which limits the lifetime, as `expiresAt` does.
 */
export function getCacheLifetime(
  response: Response,
  now: number,
  expiresAt?: number,
): CacheLifetime | undefined {
  const { headers, status, body } = response;
  if (status !== 200 || body === null) return undefined;
  if (headers.has('set-cookie') || setsCookies(response)) return undefined;
  if (headers.has('content-encoding')) return undefined;
  if (/\b(?:private|no-store)\b/i.test(headers.get('cache-control') ?? '')) return undefined;
  // The key contains no request headers, so a page that varies by one cannot be shared.
  if (!/^(?:\s*accept-encoding\s*,?)*$/i.test(headers.get('vary') ?? '')) return undefined;
  const pageLifetime = limitByExpires(
    parseCacheControl(headers.get('cdn-cache-control') ?? ''),
    headers.get('expires'),
    now,
  );
  const lifetime = expiresAt === undefined ? pageLifetime : limitLifetime(pageLifetime, expiresAt - now);
  return lifetime.maxAge > 0 ? lifetime : undefined;
}

function limitByExpires(lifetime: CacheLifetime, expires: string | null, now: number): CacheLifetime {
  if (expires === null) return lifetime;
  // An invalid date counts as expired, as in every HTTP cache.
  const msLeft = Date.parse(expires) - now;
  const limited = limitLifetime(lifetime, msLeft);
  const secondsLeft = Math.max(0, Math.floor(msLeft / 1000)) || 0;
  const staleIfError = secondsLeft - limited.maxAge - limited.staleWhileRevalidate;
  return { ...limited, staleIfError: Math.min(limited.staleIfError, staleIfError) };
}

function limitLifetime(lifetime: CacheLifetime, msLeft: number): CacheLifetime {
  const secondsLeft = Math.max(0, Math.floor(msLeft / 1000)) || 0;
  const maxAge = Math.min(lifetime.maxAge, secondsLeft);
  const staleWhileRevalidate = Math.min(lifetime.staleWhileRevalidate, secondsLeft - maxAge);
  return { ...lifetime, maxAge, staleWhileRevalidate };
}

/** Reads the complete response, so that an aborted page is never stored. */
export async function readPage(
  response: Response,
  pageKey: PageKey,
  lifetime: CacheLifetime,
  now: number,
): Promise<CachedPage> {
  const body = new Uint8Array(await response.arrayBuffer());
  const headerTags = (response.headers.get('cache-tag') ?? '').split(',').map((tag) => tag.trim());
  return {
    key: pageKey.key,
    path: pageKey.key.split('?', 1)[0] ?? pageKey.key,
    status: response.status,
    headers: [...response.headers].filter(([name]) => !EXCLUDED_HEADERS.has(name)),
    etag: createEtag(body),
    tags: new Set([...pageKey.tags, ...headerTags.filter((tag) => tag !== '')]),
    brotli: await compressPage(body),
    length: body.byteLength,
    storedAt: now,
    ...lifetime,
  };
}

function setsCookies(response: Response): boolean {
  const cookies = Reflect.get(response, ASTRO_COOKIES) as { headers(): Iterator<string> } | undefined;
  return cookies ? !cookies.headers().next().done : false;
}

function parseCacheControl(header: string): CacheLifetime {
  const seconds = (name: string) =>
    Number(new RegExp(`(?:^|,)\\s*${name}=(\\d+)`, 'i').exec(header)?.[1] ?? 0);
  return {
    maxAge: seconds('max-age'),
    staleWhileRevalidate: seconds('stale-while-revalidate'),
    staleIfError: STALE_IF_ERROR_SECONDS,
  };
}

export type Encoding = 'br' | 'gzip' | 'identity';

/** A cached page; its body is only stored compressed. */
export interface CachedPage {
  /** Canonical path and query. */
  readonly key: string;
  readonly path: string;
  readonly status: number;
  /** Response headers without those set per transfer: length, encoding, validators, cookies. */
  readonly headers: readonly (readonly [string, string])[];
  readonly etag: string;
  readonly tags: ReadonlySet<string>;
  readonly brotli: Buffer;
  /** Created when the first client without Brotli support requests the page. */
  gzip?: Buffer;
  /** Body size in bytes before compression. */
  readonly length: number;
  /** Epoch milliseconds. */
  readonly storedAt: number;
  /** Seconds. */
  readonly maxAge: number;
  /** Seconds. */
  readonly staleWhileRevalidate: number;
  /** Seconds after `staleWhileRevalidate` in which the page is still preferred to an error. */
  readonly staleIfError: number;
}

export type CacheStatus = 'HIT' | 'STALE' | 'MISS';

// Estimated bytes of a page besides its body: strings, map entries, header list.
const PAGE_OVERHEAD_BYTES = 1024;

export function getPageBytes(page: CachedPage): number {
  const headerLength = page.headers.reduce((sum, [name, value]) => sum + name.length + value.length, 0);
  return (
    page.brotli.byteLength +
    (page.gzip?.byteLength ?? 0) +
    2 * (headerLength + page.key.length) +
    PAGE_OVERHEAD_BYTES
  );
}

export function getFreshness(page: CachedPage, now: number): 'fresh' | 'stale' | 'fallback' | 'expired' {
  const age = (now - page.storedAt) / 1000;
  if (age <= page.maxAge) return 'fresh';
  const staleUntil = page.maxAge + page.staleWhileRevalidate;
  if (age <= staleUntil) return 'stale';
  return age <= staleUntil + page.staleIfError ? 'fallback' : 'expired';
}

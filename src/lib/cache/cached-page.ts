export type Encoding = 'br' | 'gzip' | 'identity';

/** A page kept for everybody: its body exists compressed only. */
export interface CachedPage {
  /** Canonical path and query. */
  readonly key: string;
  readonly path: string;
  readonly status: number;
  /** Without those that the transfer decides: length, encoding, validators, cookies. */
  readonly headers: readonly (readonly [string, string])[];
  readonly etag: string;
  readonly tags: ReadonlySet<string>;
  readonly brotli: Buffer;
  /** Made once, when the first visitor without brotli asks. */
  gzip?: Buffer;
  /** Bytes before compression. */
  readonly length: number;
  /** Milliseconds since the epoch. */
  readonly storedAt: number;
  /** Seconds. */
  readonly maxAge: number;
  /** Seconds. */
  readonly staleWhileRevalidate: number;
}

export type CacheStatus = 'HIT' | 'STALE' | 'MISS';

// What a page weighs beside its body: its strings, its map entries, its header list.
const OVERHEAD = 1024;

export function getPageBytes(page: CachedPage): number {
  const words = page.headers.reduce((sum, [name, value]) => sum + name.length + value.length, 0);
  return page.brotli.byteLength + (page.gzip?.byteLength ?? 0) + 2 * (words + page.key.length) + OVERHEAD;
}

export function getFreshness(page: CachedPage, now: number): 'fresh' | 'stale' | 'expired' {
  const age = (now - page.storedAt) / 1000;
  if (age <= page.maxAge) return 'fresh';
  return age <= page.maxAge + page.staleWhileRevalidate ? 'stale' : 'expired';
}

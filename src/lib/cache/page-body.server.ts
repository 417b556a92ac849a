import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import type { CachedPage, Encoding } from './cached-page.ts';
import type { PageStore } from './page-store.ts';

const MEGABYTE = 1024 * 1024;

const packBrotli = promisify(brotliCompress);
const unpackBrotli = promisify(brotliDecompress);
const packGzip = promisify(gzip);

/** Brotli at quality 5: about as fast as gzip's default, and a fifth smaller. */
export function compressPage(body: Uint8Array): Promise<Buffer> {
  return packBrotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 5,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
    },
  });
}

/** Weak, because one page is served in several encodings. */
export function createEtag(body: Uint8Array): string {
  return `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
}

// Few clients accept no compression, and those tend to request the same pages repeatedly.
const unpacked = new LRUCache<string, { page: CachedPage; body: Buffer }>({
  maxSize: 4 * MEGABYTE,
  maxEntrySize: MEGABYTE,
});

async function decompress(page: CachedPage): Promise<Buffer> {
  const kept = unpacked.get(page.key);
  if (kept?.page === page) return kept.body;
  const body = await unpackBrotli(page.brotli);
  // The cache requires a positive size, and a body may be empty.
  unpacked.set(page.key, { page, body }, { size: Math.max(1, body.byteLength) });
  return body;
}

const pendingGzip = new WeakMap<CachedPage, Promise<Buffer>>();

/** Returns the page's body in the given encoding. */
export async function getEncodedBody(
  page: CachedPage,
  encoding: Encoding,
  store: PageStore,
): Promise<Buffer> {
  if (encoding === 'br') return page.brotli;
  if (encoding === 'identity') return decompress(page);
  if (page.gzip) return page.gzip;
  const started = pendingGzip.get(page) ?? unpackBrotli(page.brotli).then((body) => packGzip(body));
  pendingGzip.set(page, started);
  const packed = await started;
  if (!page.gzip) {
    page.gzip = packed;
    store.addBytes(page, packed.byteLength);
  }
  return packed;
}

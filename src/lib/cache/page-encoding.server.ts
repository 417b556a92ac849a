import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import type { CachedPage, Encoding } from './cached-page.ts';
import type { PageCache } from './page-cache.ts';

const MEGABYTE = 1024 * 1024;

const compressBrotli = promisify(brotliCompress);
const decompressBrotli = promisify(brotliDecompress);
const compressGzip = promisify(gzip);

/** Brotli at quality 5: about as fast as gzip's default, and a fifth smaller. */
export function compressPage(body: Uint8Array): Promise<Buffer> {
  return compressBrotli(body, {
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

// Few clients accept no compression, and these tend to request the same pages repeatedly.
const decompressedBodies = new LRUCache<string, { page: CachedPage; body: Buffer }>({
  maxSize: 4 * MEGABYTE,
  maxEntrySize: MEGABYTE,
});

async function decompress(page: CachedPage): Promise<Buffer> {
  const cached = decompressedBodies.get(page.key);
  if (cached?.page === page) return cached.body;
  const body = await decompressBrotli(page.brotli);
  // The cache requires a positive size, and a body may be empty.
  decompressedBodies.set(page.key, { page, body }, { size: Math.max(1, body.byteLength) });
  return body;
}

const pendingGzip = new WeakMap<CachedPage, Promise<Buffer>>();

/** Returns the page's body in the given encoding. */
export async function getEncodedBody(
  page: CachedPage,
  encoding: Encoding,
  pageCache: PageCache,
): Promise<Buffer> {
  if (encoding === 'br') return page.brotli;
  if (encoding === 'identity') return decompress(page);
  if (page.gzip) return page.gzip;
  const compression =
    pendingGzip.get(page) ?? decompressBrotli(page.brotli).then((body) => compressGzip(body));
  pendingGzip.set(page, compression);
  const compressed = await compression;
  if (!page.gzip) {
    page.gzip = compressed;
    pageCache.addBytes(page, compressed.byteLength);
  }
  return compressed;
}

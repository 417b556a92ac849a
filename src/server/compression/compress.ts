import type { ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import {
  type BrotliCompress,
  brotliCompress,
  constants,
  createBrotliCompress,
  createGzip,
  type Gzip,
  gzip,
} from 'node:zlib';
import type { Encoding } from '#lib/cache/cached-page.ts';

export type ContentEncoder = BrotliCompress | Gzip;

/** Smaller bodies save too little to be worth compressing. */
export const MIN_COMPRESS_BYTES = 1024;

const TEXT_TYPES =
  /^(?:text\/(?!event-stream)|application\/(?:[\w.-]+\+)?(?:json|xml)|application\/(?:javascript|manifest)|image\/svg\+xml)/i;

export function isTextType(type: string): boolean {
  return TEXT_TYPES.test(type);
}

export function isCompressible(response: ServerResponse, status: number): boolean {
  if (status < 200 || status === 204 || status === 206 || status === 304) return false;
  if (response.hasHeader('content-encoding')) return false;
  if (/\bno-transform\b/i.test(String(response.getHeader('cache-control') ?? ''))) return false;
  return isTextType(String(response.getHeader('content-type') ?? ''));
}

// A small window and quality 4: at page sizes as fast as gzip, and a few hundred KB of memory for each
// response instead of several megabytes.
const BROTLI = {
  [constants.BROTLI_PARAM_QUALITY]: 4,
  [constants.BROTLI_PARAM_LGWIN]: 18,
  [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
};
const GZIP = { level: 6 };

/** Creates a stream for a body that arrives in chunks. */
export function createEncoder(encoding: Encoding): ContentEncoder {
  return encoding === 'gzip' ? createGzip(GZIP) : createBrotliCompress({ params: BROTLI });
}

// Output buffer that holds a compressed page in one chunk.
const CHUNK_BYTES = 64 * 1024;
const compressGzip = promisify(gzip);
const compressBrotli = promisify(brotliCompress);

/** Compresses a complete body in one call to the thread pool. */
export function compressBody(encoding: Encoding, body: Buffer): Promise<Buffer> {
  if (encoding === 'gzip') return compressGzip(body, { ...GZIP, chunkSize: CHUNK_BYTES });
  const params = { ...BROTLI, [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength };
  return compressBrotli(body, { params, chunkSize: CHUNK_BYTES });
}

import { closeSync, openSync, readSync, statSync } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';

const GZIP_SIGNATURE = [0x1f, 0x8b];

/** Yields the content of a gzip file, and other files as they are. */
export async function* decompress(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const chunks = bytes[Symbol.asyncIterator]();
  let firstBytes = Buffer.alloc(0);
  while (firstBytes.length < GZIP_SIGNATURE.length) {
    const { done, value } = await chunks.next();
    if (done) break;
    firstBytes = Buffer.concat([firstBytes, value]);
  }
  async function* readChunks(): AsyncGenerator<Uint8Array> {
    yield firstBytes;
    yield* { [Symbol.asyncIterator]: () => chunks };
  }
  if (!GZIP_SIGNATURE.every((byte, index) => firstBytes[index] === byte)) {
    yield* readChunks();
    return;
  }
  const gunzip = createGunzip();
  // Errors of a damaged file are thrown by the reading below. The pipeline also fails when the consumer stops
  // early, which is no error.
  pipeline(Readable.from(readChunks()), gunzip).catch(() => undefined);
  yield* gunzip;
}

/** Returns the decompressed size of a file; gzip stores it in the last four bytes, modulo 4 GB. */
export function readContentSize(file: string): number {
  const { size } = statSync(file);
  const handle = openSync(file, 'r');
  try {
    const signatureAndSize = Buffer.alloc(GZIP_SIGNATURE.length + 4);
    readSync(handle, signatureAndSize, 0, GZIP_SIGNATURE.length, 0);
    if (size < 18 || !GZIP_SIGNATURE.every((byte, index) => signatureAndSize[index] === byte)) return size;
    readSync(handle, signatureAndSize, GZIP_SIGNATURE.length, 4, size - 4);
    return signatureAndSize.readUInt32LE(GZIP_SIGNATURE.length);
  } finally {
    closeSync(handle);
  }
}

/** Whether reading failed because a compressed file is damaged or cut off. */
export function isDecompressionError(error: unknown): boolean {
  return String((error as { code?: unknown }).code ?? '').startsWith('Z_');
}

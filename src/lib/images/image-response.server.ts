import { createHash } from 'node:crypto';
import type { ImageFormat } from './encode.server.ts';
import type { ImageRequest } from './image-request.ts';

export interface EncodedImage {
  bytes: Buffer;
  format: ImageFormat;
  /** False for an image in another format that is served until the AVIF is encoded. */
  isFinal: boolean;
}

// Illustrations change with the catalog, like those at /media; a photo rarely changes at its URL.
const CACHE_CONTROL: Record<ImageRequest['kind'], string> = {
  shop: 'public, max-age=86400, stale-while-revalidate=604800',
  photo: 'public, max-age=604800, stale-while-revalidate=2592000',
};
const INTERIM_CACHE_CONTROL = 'public, max-age=120';

/** Creates the response with an image, or 304 when the client has it. */
export function createImageResponse(
  request: Request,
  { bytes, format, isFinal }: EncodedImage,
  kind: ImageRequest['kind'],
): Response {
  const etag = `"${createHash('sha1').update(bytes).digest('base64url')}"`;
  const headers = {
    etag,
    vary: 'accept',
    'cache-control': isFinal ? CACHE_CONTROL[kind] : INTERIM_CACHE_CONTROL,
  };
  if (matchesEtag(request.headers.get('if-none-match'), etag))
    return new Response(null, { status: 304, headers });
  return new Response(request.method === 'HEAD' ? null : (bytes as Uint8Array<ArrayBuffer>), {
    headers: { ...headers, 'content-type': `image/${format}`, 'content-length': String(bytes.length) },
  });
}

function matchesEtag(header: string | null, etag: string): boolean {
  const tags = header?.split(',').map((tag) => tag.trim().replace(/^W\//, '')) ?? [];
  return tags.includes(etag) || tags.includes('*');
}

import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { ImageBytes } from '../encode.server.ts';
import { ImageError } from '../image-error.ts';
import type { ImageRequest } from '../image-request.ts';
import { createConcurrencyLimit, createSingleFlight } from '../queue/concurrency-limit.ts';
import { detectPhotoFormat } from './detect-format.ts';

export interface ImageSource {
  /** Cache identity: path and content hash for the shop's own images, the URL for a photo. */
  id: string;
  isIllustration: boolean;
  /** Whether `id` identifies the content, so that cached images never expire. */
  isImmutable: boolean;
  load(): Promise<ImageBytes>;
}

export interface ImageSourcesOptions {
  /** Fetches an image of the shop by its path below `/media/`. */
  fetchShopImage: (path: string, request: Request) => Promise<Response>;
  fetchPhoto: (url: URL) => Promise<Buffer>;
  clock: () => number;
}

// A page requests several sizes of an image at once, and its AVIF follows soon.
const MAX_MEMORY_BYTES = 32 * 1024 * 1024;
const ILLUSTRATION_TTL_MS = 60_000;
const PHOTO_TTL_MS = 10 * 60_000;
const CONCURRENCY = 8;
const MAX_WAITING = 200;

/** Creates the function that finds the source of an image; recent sources are cached in memory. */
export function createImageSources({ fetchShopImage, fetchPhoto, clock }: ImageSourcesOptions) {
  const memoryCache = new LRUCache<string, ImageBytes>({
    maxSize: MAX_MEMORY_BYTES,
    maxEntrySize: MAX_MEMORY_BYTES / 4,
    perf: { now: clock },
    ttlResolution: 0,
  });
  const runOnce = createSingleFlight<ImageBytes>();
  const fetchLimit = createConcurrencyLimit(CONCURRENCY, MAX_WAITING);

  async function readCached(name: string, ttl: number, load: () => Promise<ImageBytes>): Promise<ImageBytes> {
    const cached = memoryCache.get(name);
    if (cached) return cached;
    return runOnce(name, async () => {
      const source = await fetchLimit.run(load);
      // The cache requires a positive size, and an illustration may be empty.
      memoryCache.set(name, source, { ttl, size: Math.max(1, source.bytes.length) });
      return source;
    });
  }

  async function readShopImage(path: string, request: Request): Promise<ImageBytes> {
    const reply = await fetchShopImage(path, request).catch(() => undefined);
    if (reply?.status === 404) throw new ImageError(404, 'The shop has no such picture.');
    if (!reply?.ok) throw new ImageError(502, 'The picture cannot be read at this moment.');
    const bytes = Buffer.from(await reply.arrayBuffer());
    const isIllustration = reply.headers.get('content-type')?.startsWith('image/svg+xml');
    return isIllustration ? { bytes, format: 'svg' } : toPhoto(bytes);
  }

  return async (imageRequest: ImageRequest, request: Request): Promise<ImageSource> => {
    if (imageRequest.kind === 'photo') {
      const load = async () => toPhoto(await fetchPhoto(imageRequest.url));
      const id = imageRequest.url.href;
      return {
        id,
        isIllustration: false,
        isImmutable: false,
        load: () => readCached(id, PHOTO_TTL_MS, load),
      };
    }
    const source = await readCached(imageRequest.path, ILLUSTRATION_TTL_MS, () =>
      readShopImage(imageRequest.path, request),
    );
    const content = createHash('sha1').update(source.bytes).digest('base64url');
    const id = `${imageRequest.path}#${content}`;
    return { id, isIllustration: source.format === 'svg', isImmutable: true, load: async () => source };
  };
}

// Detected by content: SVG is rejected whatever its content type, as it can contain scripts and URLs.
function toPhoto(bytes: Buffer): ImageBytes {
  const format = detectPhotoFormat(bytes);
  if (!format)
    throw new ImageError(502, 'The file is not a photo: JPEG, PNG, WebP, AVIF and GIF are supported.');
  return { bytes, format };
}

import { createHash } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { DAY_MS } from '#lib/locale/duration.ts';
import { type AcceptedFormats, parseAccept } from './accept-header.ts';
import type { CachedImage, DiskCache } from './cache/disk-cache.server.ts';
import { createFailureCache } from './cache/failure-cache.ts';
import { encodeImage, getFallbackFormat, type ImageFormat } from './encode.server.ts';
import { createImageErrorResponse, ImageError } from './image-error.ts';
import { type ImageRequest, parseImageRequest } from './image-request.ts';
import { createImageResponse, type EncodedImage } from './image-response.server.ts';
import { createBackgroundQueue, createIdleWaiter } from './queue/background-queue.server.ts';
import { createConcurrencyLimit, createSingleFlight } from './queue/concurrency-limit.ts';
import type { HostPolicy } from './source/allowed-hosts.ts';
import {
  createImageSources,
  type ImageSource,
  type ImageSourcesOptions,
} from './source/image-sources.server.ts';

export interface ImageHandlerOptions extends Pick<ImageSourcesOptions, 'fetchShopImage' | 'fetchPhoto'> {
  hosts: HostPolicy;
  disk: DiskCache;
  /** Called with failing sources and unexpected errors. */
  onError: (message: string) => void;
  clock?: () => number;
  /** Resolves when the process has time to encode an AVIF. */
  waitForIdle?: () => Promise<unknown>;
}

export interface ImageHandler {
  handle(request: Request): Promise<Response>;
  /** Resolves when all queued AVIF images are encoded. */
  whenIdle(): Promise<void>;
}

// Bump to invalidate all cached images.
const CACHE_VERSION = 1;
const MAX_QUEUED = 200;
/** A photo may be replaced at its URL; after this time it is fetched again. */
const PHOTO_TTL_MS = 30 * DAY_MS;
const NO_BYTES = Buffer.alloc(0);

/**
 * Creates the image endpoint: serves an image of the shop or of a configured host in a width, a quality and
 * the best accepted format.
 */
export function createImageHandler(options: ImageHandlerOptions): ImageHandler {
  const { hosts, disk, onError, clock = Date.now } = options;
  const findSource = createImageSources({ ...options, clock });
  const failures = createFailureCache(clock);
  const runOnce = createSingleFlight<Buffer>();
  // One core is left for rendering pages.
  const encodeLimit = createConcurrencyLimit(Math.max(1, availableParallelism() - 1), MAX_QUEUED);
  const background = createBackgroundQueue({
    maxJobs: MAX_QUEUED,
    waitForIdle: options.waitForIdle ?? createIdleWaiter(encodeLimit.isBusy),
    onError: (error) => onError(formatError(error)),
  });

  const getFreshBytes = (
    cached: CachedImage | undefined,
    { isImmutable }: ImageSource,
  ): Buffer | undefined =>
    cached && (isImmutable || clock() - cached.createdAt < PHOTO_TTL_MS) ? cached.bytes : undefined;

  // When refreshing an expired image fails, the old one is used for another period.
  async function refresh(
    name: string,
    imageSource: ImageSource,
    encode: () => Promise<Buffer>,
  ): Promise<Buffer> {
    const cached = await disk.read(name);
    const freshBytes = getFreshBytes(cached, imageSource);
    if (freshBytes) return freshBytes;
    let bytes: Buffer;
    try {
      bytes = await encode();
    } catch (error) {
      if (!cached || !(error instanceof ImageError)) throw error;
      if (error.status === 503) return cached.bytes;
      bytes = cached.bytes;
    }
    await disk.write(name, bytes);
    return bytes;
  }

  async function loadFormat(
    imageSource: ImageSource,
    imageRequest: ImageRequest,
    format: ImageFormat,
  ): Promise<EncodedImage> {
    const name = getCacheKey(imageSource, imageRequest, format);
    const freshBytes = getFreshBytes(await disk.read(name), imageSource);
    if (freshBytes) return { bytes: freshBytes, format, isFinal: true };
    const encode = async () => {
      const source = await imageSource.load();
      return encodeLimit.run(() => encodeImage(source, format, imageRequest));
    };
    return { bytes: await runOnce(name, () => refresh(name, imageSource, encode)), format, isFinal: true };
  }

  async function encodeAvif(
    name: string,
    imageSource: ImageSource,
    imageRequest: ImageRequest,
  ): Promise<void> {
    const encode = async () => {
      const avif = await encodeImage(await imageSource.load(), 'avif', imageRequest);
      const webp = await disk.read(getCacheKey(imageSource, imageRequest, 'webp'));
      // An empty image records that the AVIF is not smaller than the WebP.
      return webp && avif.length >= webp.bytes.length ? NO_BYTES : avif;
    };
    await refresh(name, imageSource, encode).catch((error: unknown) => {
      if (!(error instanceof ImageError)) throw error;
      failures.add(name, error);
    });
  }

  async function loadFallback(imageSource: ImageSource, imageRequest: ImageRequest): Promise<EncodedImage> {
    if (imageSource.isIllustration) return loadFormat(imageSource, imageRequest, 'png');
    for (const format of ['jpeg', 'png'] as const) {
      const freshBytes = getFreshBytes(
        await disk.read(getCacheKey(imageSource, imageRequest, format)),
        imageSource,
      );
      if (freshBytes) return { bytes: freshBytes, format, isFinal: true };
    }
    return loadFormat(imageSource, imageRequest, await getFallbackFormat(await imageSource.load()));
  }

  async function selectImage(
    imageSource: ImageSource,
    imageRequest: ImageRequest,
    accepted: AcceptedFormats,
  ): Promise<EncodedImage> {
    if (imageRequest.format) return loadFormat(imageSource, imageRequest, imageRequest.format);
    const name = getCacheKey(imageSource, imageRequest, 'avif');
    const wantsAvif = accepted.avif && !imageSource.isIllustration;
    const avif = wantsAvif ? getFreshBytes(await disk.read(name), imageSource) : undefined;
    if (avif?.length) return { bytes: avif, format: 'avif', isFinal: true };
    const encoded = accepted.webp
      ? await loadFormat(imageSource, imageRequest, 'webp')
      : await loadFallback(imageSource, imageRequest);
    if (!wantsAvif || avif) return encoded;
    if (!failures.get(name)) background.add(name, () => encodeAvif(name, imageSource, imageRequest));
    return { ...encoded, isFinal: false };
  }

  async function respond(request: Request): Promise<Response> {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      throw new ImageError(405, 'Images are read-only.');
    }
    const imageRequest = parseImageRequest(new URL(request.url).searchParams, hosts);
    const sourceKey = imageRequest.kind === 'shop' ? imageRequest.path : imageRequest.url.href;
    const recentError = failures.get(sourceKey);
    if (recentError) throw recentError;
    try {
      const imageSource = await findSource(imageRequest, request);
      const encoded = await selectImage(
        imageSource,
        imageRequest,
        parseAccept(request.headers.get('accept')),
      );
      return createImageResponse(request, encoded, imageRequest.kind);
    } catch (error) {
      const imageError =
        error instanceof ImageError ? error : new ImageError(502, 'The picture cannot be made.');
      if (imageError !== error) onError(formatError(error));
      else if (failures.add(sourceKey, imageError) && imageError.status >= 500)
        onError(`${sourceKey}: ${imageError.message}`);
      throw imageError;
    }
  }

  return {
    handle: (request) =>
      respond(request).catch((error: unknown) => {
        if (error instanceof ImageError) return createImageErrorResponse(error);
        throw error;
      }),
    whenIdle: background.whenIdle,
  };
}

function getCacheKey({ id }: ImageSource, { width, quality }: ImageRequest, format: ImageFormat): string {
  const hash = createHash('sha256').update(`${CACHE_VERSION}\n${id}\n${width}\n${quality}`).digest('hex');
  return `${hash.slice(0, 40)}.${format}`;
}

function formatError(error: unknown): string {
  return String((error as Error | null)?.stack ?? error);
}

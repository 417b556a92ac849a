import { createHash } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { type AcceptedFormats, parseAccept } from './accept-header.ts';
import type { CachedImage, DiskCache } from './cache/disk-cache.server.ts';
import { createFailureCache } from './cache/failure-cache.ts';
import { encodeImage, getFallbackFormat, type ImageFormat } from './encode.server.ts';
import { createErrorResponse, ImageError } from './image-error.ts';
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
const VERSION = 1;
const MAX_QUEUED = 200;
const DAY = 24 * 60 * 60_000;
/** A photo may be replaced at its URL; after this time it is fetched again. */
const FRESH_MS = 30 * DAY;
const NOTHING = Buffer.alloc(0);

/**
 * Creates the image endpoint: serves an image of the shop or of a configured host in a width, a quality and
 * the best accepted format.
 */
export function createImageHandler(options: ImageHandlerOptions): ImageHandler {
  const { hosts, disk, onError, clock = Date.now } = options;
  const findSubject = createImageSources({ ...options, clock });
  const failures = createFailureCache(clock);
  const fly = createSingleFlight<Buffer>();
  // One core is left for rendering pages.
  const lane = createConcurrencyLimit(Math.max(1, availableParallelism() - 1), MAX_QUEUED);
  const background = createBackgroundQueue({
    maxJobs: MAX_QUEUED,
    waitForIdle: options.waitForIdle ?? createIdleWaiter(lane.isBusy),
    onError: (error) => onError(messageOf(error)),
  });

  const freshOf = (kept: CachedImage | undefined, { isStable }: ImageSource): Buffer | undefined =>
    kept && (isStable || clock() - kept.madeAt < FRESH_MS) ? kept.bytes : undefined;

  // When refreshing an expired image fails, the old one is used for another period.
  async function renew(name: string, subject: ImageSource, draw: () => Promise<Buffer>): Promise<Buffer> {
    const kept = await disk.read(name);
    const fresh = freshOf(kept, subject);
    if (fresh) return fresh;
    let bytes: Buffer;
    try {
      bytes = await draw();
    } catch (error) {
      if (!kept || !(error instanceof ImageError)) throw error;
      if (error.status === 503) return kept.bytes;
      bytes = kept.bytes;
    }
    await disk.write(name, bytes);
    return bytes;
  }

  async function make(subject: ImageSource, wish: ImageRequest, format: ImageFormat): Promise<EncodedImage> {
    const name = getCacheKey(subject, wish, format);
    const fresh = freshOf(await disk.read(name), subject);
    if (fresh) return { bytes: fresh, format, isFinal: true };
    const draw = async () => {
      const source = await subject.load();
      return lane.run(() => encodeImage(source, format, wish));
    };
    return { bytes: await fly(name, () => renew(name, subject, draw)), format, isFinal: true };
  }

  async function makeAvif(name: string, subject: ImageSource, wish: ImageRequest): Promise<void> {
    const draw = async () => {
      const avif = await encodeImage(await subject.load(), 'avif', wish);
      const webp = await disk.read(getCacheKey(subject, wish, 'webp'));
      // No bytes mark that the AVIF is not smaller than the WebP.
      return webp && avif.length >= webp.bytes.length ? NOTHING : avif;
    };
    await renew(name, subject, draw).catch((error: unknown) => {
      if (!(error instanceof ImageError)) throw error;
      failures.add(name, error);
    });
  }

  async function makeOriginal(subject: ImageSource, wish: ImageRequest): Promise<EncodedImage> {
    if (subject.isDrawing) return make(subject, wish, 'png');
    for (const format of ['jpeg', 'png'] as const) {
      const fresh = freshOf(await disk.read(getCacheKey(subject, wish, format)), subject);
      if (fresh) return { bytes: fresh, format, isFinal: true };
    }
    return make(subject, wish, await getFallbackFormat(await subject.load()));
  }

  async function choose(
    subject: ImageSource,
    wish: ImageRequest,
    taken: AcceptedFormats,
  ): Promise<EncodedImage> {
    const name = getCacheKey(subject, wish, 'avif');
    const wantsAvif = taken.avif && !subject.isDrawing;
    const avif = wantsAvif ? freshOf(await disk.read(name), subject) : undefined;
    if (avif?.length) return { bytes: avif, format: 'avif', isFinal: true };
    const made = taken.webp ? await make(subject, wish, 'webp') : await makeOriginal(subject, wish);
    if (!wantsAvif || avif) return made;
    if (!failures.get(name)) background.add(name, () => makeAvif(name, subject, wish));
    return { ...made, isFinal: false };
  }

  async function answer(request: Request): Promise<Response> {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      throw new ImageError(405, 'Pictures can be read only.');
    }
    const wish = parseImageRequest(new URL(request.url).searchParams, hosts);
    const place = wish.kind === 'own' ? wish.path : wish.url.href;
    const failed = failures.get(place);
    if (failed) throw failed;
    try {
      const subject = await findSubject(wish, request);
      const made = await choose(subject, wish, parseAccept(request.headers.get('accept')));
      return createImageResponse(request, made, wish.kind);
    } catch (error) {
      const refusal =
        error instanceof ImageError ? error : new ImageError(502, 'The picture cannot be made.');
      if (refusal !== error) onError(messageOf(error));
      else if (failures.add(place, refusal) && refusal.status >= 500) onError(`${place}: ${refusal.message}`);
      throw refusal;
    }
  }

  return {
    handle: (request) =>
      answer(request).catch((error: unknown) => {
        if (error instanceof ImageError) return createErrorResponse(error);
        throw error;
      }),
    whenIdle: background.whenIdle,
  };
}

function getCacheKey({ id }: ImageSource, { width, quality }: ImageRequest, format: ImageFormat): string {
  const hash = createHash('sha256').update(`${VERSION}\n${id}\n${width}\n${quality}`).digest('hex');
  return `${hash.slice(0, 40)}.${format}`;
}

function messageOf(error: unknown): string {
  return String((error as Error | null)?.stack ?? error);
}

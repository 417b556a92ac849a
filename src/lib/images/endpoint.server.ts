import { join } from 'node:path';
import type { APIRoute } from 'astro';
import { readEnv } from '#lib/env.server.ts';
import { logger } from '#lib/logger.server.ts';
import { openDiskCache } from './cache/disk-cache.server.ts';
import { fetchMedia } from './fetch-media.server.ts';
import { createImageHandler, type ImageHandler } from './image-handler.server.ts';
import { createHostPolicy } from './source/allowed-hosts.ts';
import { createPhotoFetcher } from './source/fetch-photo.server.ts';

export const prerender = false;

const MB = 1024 * 1024;

let imageHandler: ImageHandler | undefined;

function logError(message: string): void {
  logger.error({ event: 'image', message });
}

function createConfiguredHandler(): ImageHandler {
  const env = readEnv();
  const hosts = createHostPolicy(env.IMAGE_HOSTS);
  const folder = join(env.DATA_DIR, 'cache', 'images');
  return createImageHandler({
    hosts,
    disk: openDiskCache({
      folder,
      limit: env.IMAGE_CACHE_MB * MB,
      onError: (error) => logError(String(error)),
    }),
    fetchPhoto: createPhotoFetcher(hosts),
    fetchShopImage: (path, { url, headers }) => {
      const reference = headers.get('x-reference-code');
      return fetchMedia(
        new Request(url, reference ? { headers: { 'x-reference-code': reference } } : {}),
        path,
      );
    },
    onError: logError,
  });
}

/** Astro's image endpoint, `/_image?url=…&w=…&q=…`. */
export const ALL: APIRoute = ({ request }) => {
  // Created by the first request: a build loads this module too.
  imageHandler ??= createConfiguredHandler();
  return imageHandler.handle(request);
};

import { join } from 'node:path';
import type { APIRoute } from 'astro';
import { readEnv } from '#lib/env.server.ts';
import { logger } from '#lib/logger.server.ts';
import { openDisk } from './disk.server.ts';
import { createPhotoFetch } from './fetch.server.ts';
import { fetchMedia } from './fetch-media.server.ts';
import { readHosts } from './hosts.ts';
import { createImages, type Images } from './images.server.ts';

export const prerender = false;

const MB = 1024 * 1024;

let images: Images | undefined;

function report(message: string): void {
  logger.error({ event: 'image', message });
}

function openImages(): Images {
  const env = readEnv();
  const hosts = readHosts(env.IMAGE_HOSTS);
  const folder = join(env.DATA_DIR, 'cache', 'images');
  return createImages({
    hosts,
    disk: openDisk({ folder, limit: env.IMAGE_CACHE_MB * MB, onError: (error) => report(String(error)) }),
    fetchPhoto: createPhotoFetch(hosts),
    fetchOwn: (path, { url, headers }) => {
      const reference = headers.get('x-reference-code');
      return fetchMedia(
        new Request(url, reference ? { headers: { 'x-reference-code': reference } } : {}),
        path,
      );
    },
    report,
  });
}

/** Astro's image endpoint, `/_image?url=…&w=…&q=…`. */
export const ALL: APIRoute = ({ request }) => {
  // Not before somebody asks: this module is loaded by a build too.
  images ??= openImages();
  return images.handle(request);
};

import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { type DiskCache, openDiskCache } from '#lib/images/cache/disk-cache.server.ts';
import { createImageHandler } from '#lib/images/image-handler.server.ts';
import { createHostPolicy } from '#lib/images/source/allowed-hosts.ts';
import { createPhotoFetcher, FETCH_LIMITS, type FetchLimits } from '#lib/images/source/fetch-photo.server.ts';

export const AVIF = 'image/avif,image/webp,image/apng,image/*,*/*;q=0.8';
export const WEBP = 'image/webp,*/*;q=0.8';
export const OLD_BROWSER = 'image/png,image/svg+xml,image/*;q=0.8,*/*;q=0.5';

export const DRAWING =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 800" width="800" height="800"><rect width="800" height="800" fill="#c8342b"/><circle cx="400" cy="400" r="200" fill="#fff"/></svg>';

export const createFolder = () => mkdtempSync(join(process.env.DATA_DIR ?? '', 'images-'));

interface ImageHarnessOptions {
  hosts?: string[];
  folder?: string;
  limits?: Partial<FetchLimits>;
  clock?: () => number;
  disk?: DiskCache;
}

/** The endpoint with its own folder; AVIFs are encoded without delay, one at a time. */
export function openImages({
  hosts = [],
  folder = createFolder(),
  limits,
  clock,
  disk,
}: ImageHarnessOptions = {}) {
  const hostPolicy = createHostPolicy(hosts);
  const reports: string[] = [];
  const images = createImageHandler({
    hosts: hostPolicy,
    disk: disk ?? openDiskCache({ folder, limit: 1e9, onError: (error) => reports.push(String(error)) }),
    fetchPhoto: createPhotoFetcher(hostPolicy, { ...FETCH_LIMITS, ...limits }),
    fetchShopImage: async (path) => {
      if (path.endsWith('/broken.svg')) throw new Error('no database');
      if (!path.endsWith('/drill.svg')) return new Response(null, { status: 404 });
      return new Response(DRAWING, { headers: { 'content-type': 'image/svg+xml' } });
    },
    onError: (message) => reports.push(message),
    waitForIdle: async () => undefined,
    ...(clock && { clock }),
  });
  const get = (
    query: Record<string, string | number>,
    accept: string | null = WEBP,
    init: RequestInit = {},
  ) => {
    const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
    const headers = new Headers({ ...(accept !== null && { accept }), ...init.headers });
    return images.handle(new Request(`http://shop.test/_image?${search}`, { ...init, headers }));
  };
  return { ...images, get, folder, reports };
}

export async function readErrorMessage(response: Response): Promise<string> {
  return ((await response.json()) as { error: { message: string } }).error.message;
}

import type { MapTilesModel } from '#lib/format/models/stores.ts';
import { readEnv } from './env.server.ts';

const CSP_HEADER = 'content-security-policy';
const MAP_PATH = /^\/[a-z]{2}-[a-z]{2}\/store-locator$/;

/** Returns the tiles of the store locator's map; null when none are configured. */
export function getMapTiles(): MapTilesModel | null {
  const { MAP_TILES_URL: url, MAP_TILES_ATTRIBUTION: attribution } = readEnv();
  // The environment's URLs are percent-encoded.
  return url && attribution ? { url: url.replace(/%7B([xyzrs])%7D/g, '{$1}'), attribution } : null;
}

/** Allows images from the origin of the tiles in the store locator's policy; unchanged without tiles. */
export function allowMapTilesInCsp(response: Response, path: string): Response {
  const tiles = getMapTiles();
  const policy = response.headers.get(CSP_HEADER);
  if (!tiles || policy === null || !MAP_PATH.test(path)) return response;
  response.headers.set(CSP_HEADER, policy.replace("img-src 'self'", `$& ${new URL(tiles.url).origin}`));
  return response;
}

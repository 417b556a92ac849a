import { DEFAULT_QUALITY, IMAGE_QUALITIES, IMAGE_WIDTHS } from '#lib/format/catalog/image.ts';
import { ImageError } from './image-error.ts';
import type { HostPolicy } from './source/allowed-hosts.ts';

export type ImageRequest = {
  width: number;
  quality: number;
  /** Requested format; by default the best one that the browser accepts. */
  format?: 'jpeg';
} & ({ kind: 'shop'; path: string } | { kind: 'photo'; url: URL });

const PARAM_NAMES = ['url', 'w', 'q', 'f'];
const MAX_URL_LENGTH = 2048;
const PLACEHOLDER_ORIGIN = 'http://shop.invalid';

/** Parses the query of the image endpoint; throws an ImageError for invalid or forbidden values. */
export function parseImageRequest(query: URLSearchParams, isAllowedHost: HostPolicy): ImageRequest {
  for (const name of new Set(query.keys())) {
    if (!PARAM_NAMES.includes(name)) throw new ImageError(400, 'Only url, w, q and f are known here.');
    if (query.getAll(name).length > 1) throw new ImageError(400, `${name} may be given once.`);
  }
  const size = {
    width: parseNumber('w', query.get('w'), IMAGE_WIDTHS),
    quality: query.has('q') ? parseNumber('q', query.get('q'), IMAGE_QUALITIES) : DEFAULT_QUALITY,
  };
  const image = { ...size, ...parseSource(query.get('url'), isAllowedHost) };
  if (!query.has('f')) return image;
  if (query.get('f') !== 'jpeg') throw new ImageError(400, 'f must be jpeg.');
  return { ...image, format: 'jpeg' };
}

function parseNumber(name: string, text: string | null, allowed: readonly number[]): number {
  const value = allowed.find((candidate) => String(candidate) === text);
  if (value === undefined) throw new ImageError(400, `${name} must be one of ${allowed.join(', ')}.`);
  return value;
}

function parseSource(source: string | null, isAllowedHost: HostPolicy) {
  if (!source) throw new ImageError(400, 'url is missing.');
  if (source.length > MAX_URL_LENGTH) throw new ImageError(400, `url may have ${MAX_URL_LENGTH} characters.`);
  if (hasUnsafeCharacters(source)) throw new ImageError(400, 'url has characters that no address has.');
  if (source.startsWith('/')) return { kind: 'shop' as const, path: parsePath(source) };
  if (!/^https?:\/\//i.test(source) || !URL.canParse(source)) {
    throw new ImageError(400, 'url must be a path below /media/ or an http or https address.');
  }
  const url = new URL(source);
  url.hash = '';
  if (!isAllowedHost(url)) throw new ImageError(403, 'Photographs are not taken from this host.');
  return { kind: 'photo' as const, url };
}

// Browsers and URL parsers drop or rewrite some of these characters, each in its own way.
function hasUnsafeCharacters(text: string): boolean {
  return /[\s\p{Cc}\\]/u.test(text);
}

function parsePath(path: string): string {
  const error = new ImageError(400, 'Of the shop itself only what lies below /media/ is shown here.');
  if (!URL.canParse(path, PLACEHOLDER_ORIGIN)) throw error;
  const url = new URL(path, PLACEHOLDER_ORIGIN);
  const isPathOnly = url.origin === PLACEHOLDER_ORIGIN && !url.search && !url.hash;
  if (!isPathOnly || !/^\/media\/./.test(url.pathname) || /\/\/|%(?:2f|5c|00)/i.test(url.pathname))
    throw error;
  return url.pathname;
}

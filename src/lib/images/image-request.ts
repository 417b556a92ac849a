import { DEFAULT_QUALITY, IMAGE_QUALITIES, IMAGE_WIDTHS } from '#lib/format/catalog/image.ts';
import { ImageError } from './image-error.ts';
import type { HostPolicy } from './source/allowed-hosts.ts';

/** A parsed request for an image. */
export type ImageRequest = { width: number; quality: number } & (
  | { kind: 'own'; path: string }
  | { kind: 'photograph'; url: URL }
);

const NAMES = ['url', 'w', 'q'];
const LONGEST = 2048;
const SHOP = 'http://shop.invalid';

/** Parses the query of the image endpoint; throws an ImageError for invalid or forbidden values. */
export function parseImageRequest(query: URLSearchParams, hosts: HostPolicy): ImageRequest {
  for (const name of new Set(query.keys())) {
    if (!NAMES.includes(name)) throw new ImageError(400, 'Only url, w and q are known here.');
    if (query.getAll(name).length > 1) throw new ImageError(400, `${name} may be given once.`);
  }
  const size = {
    width: readNumber('w', query.get('w'), IMAGE_WIDTHS),
    quality: query.has('q') ? readNumber('q', query.get('q'), IMAGE_QUALITIES) : DEFAULT_QUALITY,
  };
  return { ...size, ...readSource(query.get('url'), hosts) };
}

function readNumber(name: string, given: string | null, allowed: readonly number[]): number {
  const found = allowed.find((each) => String(each) === given);
  if (found === undefined) throw new ImageError(400, `${name} must be one of ${allowed.join(', ')}.`);
  return found;
}

function readSource(given: string | null, hosts: HostPolicy) {
  if (!given) throw new ImageError(400, 'url is missing.');
  if (given.length > LONGEST) throw new ImageError(400, `url may have ${LONGEST} characters.`);
  if (!isPlain(given)) throw new ImageError(400, 'url has characters that no address has.');
  if (given.startsWith('/')) return { kind: 'own' as const, path: readPath(given) };
  if (!/^https?:\/\//i.test(given) || !URL.canParse(given)) {
    throw new ImageError(400, 'url must be a path below /media/ or an http or https address.');
  }
  const url = new URL(given);
  url.hash = '';
  if (!hosts(url)) throw new ImageError(403, 'Photographs are not taken from this host.');
  return { kind: 'photograph' as const, url };
}

// Browsers and URL parsers drop or rewrite some of these characters, each in its own way.
function isPlain(given: string): boolean {
  return !/[\s\p{Cc}\\]/u.test(given);
}

function readPath(given: string): string {
  const wrong = new ImageError(400, 'Of the shop itself only what lies below /media/ is shown here.');
  if (!URL.canParse(given, SHOP)) throw wrong;
  const url = new URL(given, SHOP);
  const isWhole = url.origin === SHOP && !url.search && !url.hash;
  if (!isWhole || !/^\/media\/./.test(url.pathname) || /\/\/|%(?:2f|5c|00)/i.test(url.pathname)) throw wrong;
  return url.pathname;
}

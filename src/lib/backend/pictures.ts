import { createHash } from 'node:crypto';
import type { Shelf } from './catalog/shelf.ts';
import type { Db } from './db/database.ts';
import type { MediaLookup } from './media/index.ts';

// A picture is drawn from the catalogue alone, so it changes only with it.
const CACHE = 'public, max-age=86400, stale-while-revalidate=604800';

/** Answers `GET /media/…`; undefined for any other request. */
export function createPictures(db: Db, shelf: Shelf): (request: Request) => Promise<Response | undefined> {
  return async (request) => {
    const { pathname } = new URL(request.url);
    if (!pathname.startsWith('/media/')) return undefined;
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return new Response(null, { status: 405, headers: { allow: 'GET, HEAD' } });
    }
    // Not needed for a single sale, so loaded when the first picture is asked for.
    const { drawMedia } = await import('./media/index.ts');
    const picture = drawMedia(pathname, await shelf.keep('pictures', () => readLookup(db)));
    if (!picture) return new Response(null, { status: 404, headers: { 'cache-control': 'no-store' } });
    const etag = `"${createHash('sha1').update(picture.svg).digest('base64url')}"`;
    const headers = { 'cache-control': CACHE, etag };
    if (request.headers.get('if-none-match')?.includes(etag)) {
      return new Response(null, { status: 304, headers });
    }
    return new Response(request.method === 'HEAD' ? null : picture.svg, {
      headers: { ...headers, 'content-type': 'image/svg+xml', 'x-content-type-options': 'nosniff' },
    });
  };
}

async function readLookup(db: Db): Promise<MediaLookup> {
  const products = await db.selectFrom('products').select(['code', 'kind', 'colour', 'accent']).execute();
  const shades = await db.selectFrom('shades').select(['code', 'hex']).execute();
  const brands = await db.selectFrom('brands').select(['slug', 'colour']).execute();
  const byCode = new Map(products.map((product) => [product.code, product]));
  const byShade = new Map(shades.map((shade) => [shade.code, shade]));
  const bySlug = new Map(brands.map((brand) => [brand.slug, brand]));
  return {
    product: (code) => byCode.get(code) ?? null,
    shade: (code) => byShade.get(code) ?? null,
    brand: (slug) => bySlug.get(slug) ?? null,
  };
}

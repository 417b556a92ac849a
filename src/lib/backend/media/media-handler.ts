import { createHash } from 'node:crypto';
import type { Language } from '#lib/locale/locale.ts';
import type { Db } from '../db/database.ts';
import type { PathHandler } from '../gateway/gateway.ts';
import type { MediaLookup } from './draw-media.ts';
import { parseStoredFacts } from './facts/product-facts.ts';

// Cached for long: an illustration depends on the catalog only.
const CACHE_CONTROL = 'public, max-age=86400, stale-while-revalidate=604800';

/** The parts of the catalog cache that illustrations use. */
interface LookupCache {
  getOrLoad<Value>(key: string, load: () => Promise<Value>): Promise<Value>;
}

/** Handles `GET /media/…`. */
export function createMediaHandler(db: Db, cache: LookupCache): PathHandler {
  return async (request, _, url) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return new Response(null, { status: 405, headers: { allow: 'GET, HEAD' } });
    }
    // Loaded on the first image request, as no other endpoint needs it.
    const { drawMedia, listProductsOfPath } = await import('./draw-media.ts');
    const pathname = decodePath(url.pathname);
    const illustration =
      pathname &&
      drawMedia(
        pathname,
        await addProductFacts(
          db,
          await cache.getOrLoad('pictures', () => readMediaLookup(db)),
          listProductsOfPath(pathname),
        ),
      );
    if (!illustration) return new Response(null, { status: 404, headers: { 'cache-control': 'no-store' } });
    const etag = `"${createHash('sha1').update(illustration.svg).digest('base64url')}"`;
    const headers = { 'cache-control': CACHE_CONTROL, etag };
    if (request.headers.get('if-none-match')?.includes(etag)) {
      return new Response(null, { status: 304, headers });
    }
    return new Response(request.method === 'HEAD' ? null : illustration.svg, {
      headers: { ...headers, 'content-type': 'image/svg+xml', 'x-content-type-options': 'nosniff' },
    });
  };
}

async function readMediaLookup(db: Db): Promise<MediaLookup> {
  const products = await db
    .selectFrom('products')
    .select(['code', 'kind', 'colour', 'accent', 'department_code', 'is_sold'])
    .orderBy('popularity', 'desc')
    .orderBy('code')
    .execute();
  const shades = await db.selectFrom('shades').select(['code', 'hex']).execute();
  const brands = await db.selectFrom('brands').select(['slug', 'colour']).execute();
  const departments = await db
    .selectFrom('categories')
    .select(['code', 'cat_code'])
    .where('cat_code', 'is not', null)
    .execute();
  const byCode = new Map(products.map((product) => [product.code, product]));
  const byShade = new Map(shades.map((shade) => [shade.code, shade]));
  const bySlug = new Map(brands.map((brand) => [brand.slug, brand]));
  const byDepartment = new Map(departments.map(({ code, cat_code }) => [cat_code, code]));
  return {
    product: (code) => byCode.get(code) ?? null,
    shade: (code) => byShade.get(code) ?? null,
    brand: (slug) => bySlug.get(slug) ?? null,
    department: (catCode) => {
      const code = byDepartment.get(catCode);
      if (code === undefined) return null;
      const soldProducts = products.filter(
        (product) => product.department_code === code && product.is_sold === 1,
      );
      const byKind = Map.groupBy(soldProducts, ({ kind }) => kind);
      return [...byKind.values()].flatMap(([first]) => first ?? []);
    },
  };
}

/**
 * Adds the specifications of the given products only: those of the whole catalog would take too much memory.
 */
async function addProductFacts(
  db: Db,
  lookup: MediaLookup,
  products: readonly { code: string; language: Language }[],
): Promise<MediaLookup> {
  const [first] = products;
  if (!first) return lookup;
  const codes = products.map(({ code }) => code);
  const rows = await db
    .selectFrom('product_texts as t')
    .innerJoin('products as p', 'p.code', 't.product_code')
    .select(['t.product_code', 't.specifications', 't.pack_size', 'p.barcode'])
    .where('t.product_code', 'in', codes)
    .where('t.language', '=', first.language)
    .execute();
  const factsByCode = new Map(
    rows.map(({ product_code, specifications, pack_size, barcode }) => [
      product_code,
      { facts: parseStoredFacts(specifications, pack_size), barcode },
    ]),
  );
  return {
    ...lookup,
    product: (code) => {
      const product = lookup.product(code);
      return product && { ...product, ...factsByCode.get(code) };
    },
  };
}

/** Returns undefined for malformed percent-encoding. */
function decodePath(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
}

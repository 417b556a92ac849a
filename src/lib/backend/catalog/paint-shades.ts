import { LRUCache } from 'lru-cache';
import type { Shade } from '#lib/contract/catalog/product.ts';
import type { Language } from '#lib/locale/locale.ts';
import type { Db } from '../db/database.ts';
import type { CatalogCache } from './catalog-cache.ts';
import { presentShade } from './present-product.ts';
import { readProductShadeCodes, readShades } from './queries.ts';

/** Reads which paint is available in which shades. */
export interface PaintShadeReader {
  hasShades(productCode: string): Promise<boolean>;
  /** Returns the shades in display order; empty for a product without shades. */
  listShades(productCode: string, language: Language): Promise<Shade[]>;
}

// Products whose shade codes are cached. Each has a few hundred codes, and a catalog may have thousands of paints.
const MAX_CACHED_PRODUCTS = 200;

/** Shades are cached until the catalog version changes, so that a paint's page does not read hundreds of rows. */
export function createPaintShadeReader(db: Db, cache: CatalogCache): PaintShadeReader {
  const loadShades = (language: Language) =>
    cache.getOrLoad(`shades:${language}`, async () => {
      const rows = await readShades(db, language);
      return new Map(rows.map((row) => [row.code, presentShade(row)]));
    });
  async function readShadeCodes(productCode: string): Promise<readonly string[]> {
    const codesByProduct = await cache.getOrLoad(
      'tints',
      async () => new LRUCache<string, readonly string[]>({ max: MAX_CACHED_PRODUCTS }),
    );
    const cachedCodes = codesByProduct.get(productCode);
    if (cachedCodes) return cachedCodes;
    const codes = await readProductShadeCodes(db, productCode);
    codesByProduct.set(productCode, codes);
    return codes;
  }
  return {
    hasShades: async (productCode) => (await readShadeCodes(productCode)).length > 0,
    async listShades(productCode, language) {
      const codes = await readShadeCodes(productCode);
      if (codes.length === 0) return [];
      const shadesByCode = await loadShades(language);
      return codes.flatMap((code) => shadesByCode.get(code) ?? []);
    },
  };
}

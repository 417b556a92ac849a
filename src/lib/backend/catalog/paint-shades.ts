import { LRUCache } from 'lru-cache';
import type { Shade } from '#lib/contract/catalog/product.ts';
import type { Language } from '#lib/locale/locale.ts';
import type { Db } from '../db/database.ts';
import type { CatalogCache } from './catalog-cache.ts';
import { presentShade } from './present-product.ts';
import { readProductShadeCodes, readShades } from './queries.ts';

/** Which paint is available in which shades. */
export interface PaintShades {
  hasShades(productCode: string): Promise<boolean>;
  /** Returns the shades in display order; empty for a product without shades. */
  listShades(productCode: string, language: Language): Promise<Shade[]>;
}

// Products whose shade codes are cached. Each has a few hundred codes, and a catalog may have thousands of paints.
const KEPT = 200;

/** Shades are cached until the catalog version changes, so that a paint's page does not read hundreds of rows. */
export function createPaintShades(db: Db, shelf: CatalogCache): PaintShades {
  const shades = (language: Language) =>
    shelf.getOrLoad(`shades:${language}`, async () => {
      const rows = await readShades(db, language);
      return new Map(rows.map((row) => [row.code, presentShade(row)]));
    });
  async function tintsOf(productCode: string): Promise<readonly string[]> {
    const kept = await shelf.getOrLoad(
      'tints',
      async () => new LRUCache<string, readonly string[]>({ max: KEPT }),
    );
    const known = kept.get(productCode);
    if (known) return known;
    const codes = await readProductShadeCodes(db, productCode);
    kept.set(productCode, codes);
    return codes;
  }
  return {
    hasShades: async (productCode) => (await tintsOf(productCode)).length > 0,
    async listShades(productCode, language) {
      const codes = await tintsOf(productCode);
      if (codes.length === 0) return [];
      const known = await shades(language);
      return codes.flatMap((code) => known.get(code) ?? []);
    },
  };
}

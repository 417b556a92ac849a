import { LRUCache } from 'lru-cache';
import type { Shade } from '#lib/contract/catalog/product.ts';
import type { Language } from '#lib/locale/locale.ts';
import type { Db } from '../db/database.ts';
import type { CatalogCache } from './catalog-cache.ts';
import { presentShade } from './present-product.ts';
import { readProductShadeCodes, readShades } from './queries.ts';

/** Which paint is tinted to which shades. */
export interface PaintShades {
  hasShades(productCode: string): Promise<boolean>;
  /** In the order of the fan deck; none for what is not tinted. */
  listShades(productCode: string, language: Language): Promise<Shade[]>;
}

// Codes of a few hundred shades each; a shop may sell thousands of paints, and shows some of them over and over.
const KEPT = 200;

/** Changes only with the catalogue: a page of paint does not read its hundreds of shades again. */
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

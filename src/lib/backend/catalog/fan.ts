import type { Shade } from '#lib/contract/product.ts';
import type { Language } from '#lib/locale/locale.ts';
import type { Db } from '../db/database.ts';
import { readShades, readTints } from './queries.ts';
import type { Shelf } from './shelf.ts';
import { shadeOf } from './view.ts';

/** Which paint is tinted to which shades. */
export interface Fan {
  isTinted(productCode: string): Promise<boolean>;
  /** In the order of the fan deck; none for what is not tinted. */
  shadesOf(productCode: string, language: Language): Promise<Shade[]>;
}

/** Changes only with the catalogue: a page of paint does not read its hundreds of shades again. */
export function createFan(db: Db, shelf: Shelf): Fan {
  const tints = () => shelf.keep('tints', async () => gather(await readTints(db)));
  const shades = (language: Language) =>
    shelf.keep(`shades:${language}`, async () => {
      const rows = await readShades(db, language);
      return new Map(rows.map((row) => [row.code, shadeOf(row)]));
    });
  return {
    isTinted: async (productCode) => (await tints()).has(productCode),
    async shadesOf(productCode, language) {
      const codes = (await tints()).get(productCode);
      if (!codes) return [];
      const known = await shades(language);
      return codes.flatMap((code) => known.get(code) ?? []);
    },
  };
}

function gather(rows: { product_code: string; shade_code: string }[]): Map<string, string[]> {
  const byProduct = new Map<string, string[]>();
  for (const { product_code: product, shade_code: shade } of rows) {
    const codes = byProduct.get(product);
    if (codes) codes.push(shade);
    else byProduct.set(product, [shade]);
  }
  return byProduct;
}

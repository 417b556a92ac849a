import { LANGUAGES, type Language } from '#lib/locale/locale.ts';
import type { Db } from '../../db/database.ts';
import type { IndexedShade, ShadeCatalog } from '../engine/colour/shade-catalog.ts';

/** Reads all shades, and the shades of each lead variant. */
export async function readShadeCatalog(db: Db): Promise<ShadeCatalog> {
  const rows = await db
    .selectFrom('shades as s')
    .innerJoin('shade_texts as t', 't.shade_code', 's.code')
    .select(['s.code', 's.hex', 't.language', 't.name'])
    .orderBy('s.code')
    .execute();
  const shades = Map.groupBy(rows, ({ code }) => code);
  const getName = (texts: typeof rows, language: Language): string =>
    (texts.find((text) => text.language === language) ?? texts[0])?.name ?? '';
  const productShadeRows = await db
    .selectFrom('product_shades as m')
    .innerJoin('products as p', 'p.code', 'm.product_code')
    .whereRef('p.code', '=', 'p.group_code')
    .select(['m.product_code', 'm.shade_code'])
    .orderBy('m.product_code')
    .orderBy('m.position')
    .execute();
  const products = Map.groupBy(productShadeRows, (row) => row.product_code);
  return {
    shades: [...shades].map(([code, texts]): IndexedShade => {
      const names = LANGUAGES.map((language) => [language, getName(texts, language)]);
      return { code, hex: texts[0]?.hex ?? '', name: Object.fromEntries(names) };
    }),
    products: new Map([...products].map(([code, list]) => [code, list.map((row) => row.shade_code)])),
  };
}

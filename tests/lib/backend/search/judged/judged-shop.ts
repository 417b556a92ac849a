import type { ProductDocument } from '#lib/backend/search/engine/types.ts';
import type { Language } from '#lib/locale/locale.ts';
import { openSeedEngine } from '../engine/seed-engine.ts';
import type { Outcome } from './grade.ts';
import type { JudgedProduct } from './rule.ts';

/** The parts of the shop that the judged queries use. */
export interface JudgedShop {
  catalog: readonly JudgedProduct[];
  search(language: Language, query: string): Outcome;
}

const toJudged = ({ code, brand, categoryPath, text }: ProductDocument): JudgedProduct => ({
  code,
  brand,
  categories: categoryPath,
  text: `${text.en.name} [${text.en.options.join('; ')}]`,
});

/** Opens the seed's catalog in a country that sells all of it. */
export async function openJudgedShop(): Promise<JudgedShop> {
  const { documents, search } = await openSeedEngine();
  const products = new Map(documents.map((document) => [document.code, toJudged(document)]));
  return {
    catalog: [...products.values()],
    search(language, query) {
      const found = search(language, query);
      const shown = found.codes.flatMap((code) => products.get(code) ?? []);
      // The list says that nothing was found, or, above the nearest matches, what is not sold.
      const pages = (found.pages ?? []).map(({ path }) => path);
      return { pages, products: shown, hasNotSoldMessage: shown.length === 0 || Boolean(found.notSold) };
    },
  };
}

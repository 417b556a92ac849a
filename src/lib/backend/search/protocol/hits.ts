import { listSummariesByCode } from '#lib/backend/catalog/product-summaries.ts';
import type { ProductSummary } from '#lib/contract/catalog/product.ts';
import type { HighlightResult } from '#lib/contract/search/query.ts';
import { getMinorUnitFactor } from '#lib/locale/currency.ts';
import { getLocale } from '#lib/locale/locale.ts';
import { LEVEL_SEPARATOR } from '#lib/search/facets.ts';
import type { Db } from '../../db/database.ts';
import type { SearchQuery } from '../engine/types.ts';
import { readHitCategories } from '../indexing/queries.ts';
import { type HighlightTags, highlightText } from './highlight.ts';

/** A product record in a response: its card plus category and sort fields. */
export interface ProductHit extends ProductSummary {
  /** Product code. */
  objectID: string;
  /** Slugs from the department down, joined like facet values. */
  categories: { lvl0: string; lvl1: string; lvl2: string };
  /** Lowest price in the major unit of the currency. */
  amount: number;
  popularity: number;
  /** Epoch milliseconds. */
  createdAt: number;
}

/** Returns records by code; products no longer sold are left out. */
export async function readHits(
  db: Db,
  codes: readonly string[],
  { language, country }: Pick<SearchQuery, 'language' | 'country'>,
  now: number,
): Promise<Map<string, ProductHit>> {
  const locale = { language, country: getLocale(language, country).country, now };
  const cards = await listSummariesByCode(db, codes, locale);
  const categoriesByCode = new Map((await readHitCategories(db, codes)).map((row) => [row.code, row]));
  return new Map(
    cards.flatMap((card) => {
      const productCategories = categoriesByCode.get(card.productCode);
      if (!productCategories) return [];
      const path = [
        productCategories.department ?? '',
        productCategories.aisle ?? '',
        productCategories.leaf,
      ];
      const [lvl0, lvl1, lvl2] = path.map((_, level) => path.slice(0, level + 1).join(LEVEL_SEPARATOR));
      const hit = {
        objectID: card.productCode,
        ...card,
        categories: { lvl0, lvl1, lvl2 } as ProductHit['categories'],
        amount: getLowestPrice(card),
        popularity: productCategories.popularity,
        createdAt: Number(productCategories.created_at),
      };
      return [[card.productCode, hit]];
    }),
  );
}

function getLowestPrice({ price, priceRange }: ProductSummary): number {
  const { price: regularPrice, salePrice } = priceRange?.lower ?? price;
  const { amount, currency } = salePrice ?? regularPrice;
  return amount / getMinorUnitFactor(currency);
}

/** Highlights product and brand name. */
export function highlightHit(
  { content, brand }: ProductHit,
  terms: readonly string[],
  tags: HighlightTags,
): { content: { productName: HighlightResult }; brand: { name: HighlightResult } } {
  return {
    content: { productName: highlightText(content.productName, terms, tags) },
    brand: { name: highlightText(brand.name, terms, tags) },
  };
}

/** Picks the requested fields of a record; a dotted name selects its whole top-level field. */
export function pickAttributes<Hit extends object>(hit: Hit, names: readonly string[]): Partial<Hit> {
  const included = names.filter((name) => !name.startsWith('-'));
  const excluded = new Set(names.filter((name) => name.startsWith('-')).map((name) => name.slice(1)));
  const includesAll = included.includes('*') || (included.length === 0 && excluded.size > 0);
  const fields = new Set(included.map((name) => name.split('.')[0]));
  return Object.fromEntries(
    Object.entries(hit).filter(
      ([name]) => name === 'objectID' || ((includesAll || fields.has(name)) && !excluded.has(name)),
    ),
  ) as Partial<Hit>;
}

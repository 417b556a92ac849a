import type { ProductSummary } from '#lib/contract/catalog/product.ts';
import { COUNTRIES, type CountryCode } from '#lib/locale/countries.ts';
import { getMinorUnitFactor } from '#lib/locale/currency.ts';
import type { Language } from '#lib/locale/locale.ts';
import type { FACETS, NumericFacet } from '#lib/search/facets.ts';
import type { CARD_FIELD } from '#lib/search/hosted-records.ts';
import type { SEARCHABLE_FIELD } from '#lib/search/hosted-settings.ts';
import type { Db } from '../../db/database.ts';
import type { StoreCountries } from '../engine/index/facet-index.ts';
import { listWordForms, tokenize } from '../engine/text/tokenizer.ts';
import type { DocumentText, ProductDocument } from '../engine/types.ts';
import { type ProductHit, readHits } from '../protocol/hits.ts';
import type { Suggestions } from '../suggestions/suggestions.ts';

/** Each pair has its own indexes. */
export interface SearchLocale {
  language: Language;
  country: CountryCode;
}

// Fields of a card that have the name of a facet.
type SharedField = 'brand' | 'price' | 'rating';

type Facets = Record<Exclude<(typeof FACETS)[keyof typeof FACETS], `categories.${string}`>, unknown>;

/** A product record of the hosted service: the hit of the embedded engine plus facets and searchable text. */
export type HostedProductRecord = Omit<ProductHit, SharedField> &
  Facets & { [Name in NumericFacet]?: number } & {
    attributes: Record<string, string[]>;
    [CARD_FIELD]: Pick<ProductSummary, SharedField>;
    [SEARCHABLE_FIELD]: object;
  };

// The service limits the size of a record; long descriptions add little.
const DESCRIPTION = 1500;

/** All words of a text, normalized, with their other forms. */
function foldedForms(words: DocumentText): string {
  const { name, brand, otherBrand, categories, options, keywords = [], attributes } = words;
  const texts = [name, brand, otherBrand, ...options, ...categories, ...keywords];
  const all = [...texts, ...Object.values(attributes).flat()].flatMap(tokenize);
  return [...new Set(all.flatMap(listWordForms))].join(' ');
}

function searchedIn({ codes, text }: ProductDocument, language: Language) {
  const own = text[language];
  const [shelf, aisle, department] = own.categories;
  const { brand, otherBrand, otherName, options, keywords = [], attributes, description } = own;
  return {
    codes,
    ...{ brand, otherBrand, otherName, options, shelf, aisle, department, keywords },
    attributes: [...new Set(Object.values(attributes).flat())],
    description: description.slice(0, DESCRIPTION),
    folded: foldedForms(own),
  };
}

function recordOf(
  good: ProductDocument,
  { language, country }: SearchLocale,
  hit: ProductHit,
): Omit<HostedProductRecord, 'stores'> {
  const { brand, price, rating, ...card } = hit;
  return {
    ...card,
    card: { brand, price, rating },
    brand: good.brand,
    category: good.categoryPath,
    colour: good.colours,
    dietary: good.dietary,
    offer: good.onSaleIn.includes(country),
    inStock: good.inStockIn.includes(country),
    price: (good.prices[country] ?? 0) / getMinorUnitFactor(COUNTRIES[country].currency),
    ...(good.rating !== null && { rating: good.rating }),
    popularity: good.popularity,
    attributes: good.text[language].attributes,
    words: searchedIn(good, language),
  };
}

/** Yields records of all products that a country sells, in batches. */
export async function* readProductRecords(
  db: Db,
  goods: readonly ProductDocument[],
  stores: StoreCountries,
  place: SearchLocale,
  now: number,
  batch: number,
): AsyncGenerator<HostedProductRecord[]> {
  const sold = goods.filter(({ prices }) => prices[place.country] !== undefined);
  for (let at = 0; at < sold.length; at += batch) {
    const run = sold.slice(at, at + batch);
    const codes = run.map(({ code }) => code);
    const hits = await readHits(db, codes, place, now);
    yield run.flatMap((good) => {
      const hit = hits.get(good.code);
      const own = good.stores.filter((store) => stores.get(store) === place.country);
      return hit ? [{ ...recordOf(good, place, hit), stores: own }] : [];
    });
  }
}

/** Yields records of suggestions, in batches. */
export function* createSuggestionRecords(suggestions: Suggestions, place: SearchLocale, batch: number) {
  const { total } = suggestions.find({ ...place, words: '', offset: 0, limit: 0 });
  for (let offset = 0; offset < total; offset += batch) {
    const { suggestions: run } = suggestions.find({ ...place, words: '', offset, limit: batch });
    yield run.map((suggestion) => {
      const { kind, brand, category, query } = suggestion;
      return { objectID: [kind, brand ?? '', category ?? '', query].join(':'), ...suggestion };
    });
  }
}

/** Returns attribute keys, most frequent first. */
export function listAttributeKeys(goods: readonly ProductDocument[], language: Language): string[] {
  const counts = new Map<string, number>();
  for (const { text } of goods) {
    for (const key of Object.keys(text[language].attributes)) counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return [...counts].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1)).map(([key]) => key);
}

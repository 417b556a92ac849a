import type { ProductSummary } from '#lib/contract/product.ts';
import { COUNTRIES, type CountryCode } from '#lib/locale/countries.ts';
import { getMinorUnitFactor } from '#lib/locale/currency.ts';
import type { Language } from '#lib/locale/locale.ts';
import type { FACETS, NumberName } from '#lib/search/facets.ts';
import type { CARD } from '#lib/search/hosted.ts';
import type { SEARCHED } from '#lib/search/settings.ts';
import type { Db } from '../../db/database.ts';
import { formsOf, readWords } from '../engine/analysis.ts';
import type { StoreCountries } from '../engine/columns.ts';
import type { Good, GoodWords } from '../engine/types.ts';
import type { Suggestions } from '../suggestions.ts';
import { type ProductHit, readHits } from '../wire/hits.ts';

/** A country and a language: every pair has indexes of its own. */
export interface Place {
  language: Language;
  country: CountryCode;
}

// What a card calls by the name of a facet.
type Both = 'brand' | 'price' | 'rating';

type Facets = Record<Exclude<(typeof FACETS)[keyof typeof FACETS], `categories.${string}`>, unknown>;

/** A product in the hosted service: a hit of the embedded engine, what lists are narrowed by, what is searched in. */
export type ProductRecord = Omit<ProductHit, Both> &
  Facets & { [Name in NumberName]?: number } & {
    attributes: Record<string, string[]>;
    [CARD]: Pick<ProductSummary, Both>;
    [SEARCHED]: object;
  };

// The service takes so many letters of a record and no more; what is said at length says little.
const DESCRIPTION = 1500;

/** Everything of a text folded, with what else each word may stand as. */
function foldedForms(words: GoodWords): string {
  const { name, brand, otherBrand, categories, options, keywords = [], attributes } = words;
  const texts = [name, brand, otherBrand, ...options, ...categories, ...keywords];
  const all = [...texts, ...Object.values(attributes).flat()].flatMap(readWords);
  return [...new Set(all.flatMap(formsOf))].join(' ');
}

function searchedIn({ codes, words }: Good, language: Language) {
  const own = words[language];
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

function recordOf(good: Good, { language, country }: Place, hit: ProductHit): Omit<ProductRecord, 'stores'> {
  const { brand, price, rating, ...card } = hit;
  return {
    ...card,
    card: { brand, price, rating },
    brand: good.brand,
    category: good.path,
    colour: good.colours,
    dietary: good.dietary,
    offer: good.offers.includes(country),
    inStock: good.inStock.includes(country),
    price: (good.prices[country] ?? 0) / getMinorUnitFactor(COUNTRIES[country].currency),
    ...(good.rating !== null && { rating: good.rating }),
    popularity: good.popularity,
    attributes: good.words[language].attributes,
    words: searchedIn(good, language),
  };
}

/** Records of all goods that a country sells, so many at a time. */
export async function* readRecords(
  db: Db,
  goods: readonly Good[],
  stores: StoreCountries,
  place: Place,
  now: number,
  batch: number,
): AsyncGenerator<ProductRecord[]> {
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

/** Records of what may be searched for, so many at a time. */
export function* suggestionRecords(suggestions: Suggestions, place: Place, batch: number) {
  const { total } = suggestions.find({ ...place, words: '', offset: 0, length: 0 });
  for (let offset = 0; offset < total; offset += batch) {
    const { suggestions: run } = suggestions.find({ ...place, words: '', offset, length: batch });
    yield run.map((suggestion) => {
      const { kind, brand, category, query } = suggestion;
      return { objectID: [kind, brand ?? '', category ?? '', query].join(':'), ...suggestion };
    });
  }
}

/** Keys of attributes, those that most products have first. */
export function attributesOf(goods: readonly Good[], language: Language): string[] {
  const counts = new Map<string, number>();
  for (const { words } of goods) {
    for (const key of Object.keys(words[language].attributes)) counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return [...counts].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1)).map(([key]) => key);
}

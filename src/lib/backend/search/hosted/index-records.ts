import type { ProductSummary } from '#lib/contract/catalog/product.ts';
import { COUNTRIES, type CountryCode } from '#lib/locale/countries.ts';
import { getMinorUnitFactor } from '#lib/locale/currency.ts';
import type { Language } from '#lib/locale/locale.ts';
import {
  ATTRIBUTE_FACET_PREFIX,
  type FACETS,
  type NumericFacet,
  PRIORITY_ATTRIBUTES,
} from '#lib/search/facets.ts';
import type { CARD_FIELD } from '#lib/search/hosted-records.ts';
import type { SEARCHABLE_FIELD } from '#lib/search/hosted-settings.ts';
import type { Db } from '../../db/database.ts';
import type { StoreCountries } from '../engine/index/facet-index.ts';
import { listWordForms, tokenize } from '../engine/text/tokenizer.ts';
import type { DocumentText, ProductDocument } from '../engine/types.ts';
import { getFacetValues } from '../indexing/facet-values.ts';
import { type ProductHit, readHits } from '../protocol/hits.ts';
import type { Suggestions } from '../suggestions/suggestions.ts';

/** Each pair has its own indexes. */
export interface IndexLocale {
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
const MAX_DESCRIPTION_LENGTH = 1500;

/** Returns the words of a text in all their forms, normalized; without those of summary and description. */
function createNormalizedText(text: DocumentText): string {
  const { name, brand, otherBrand, categories, options, keywords = [], attributes } = text;
  const texts = [name, brand, otherBrand, ...options, ...categories, ...keywords];
  const tokens = [...texts, ...Object.values(attributes).flat()].flatMap(tokenize);
  return [...new Set(tokens.flatMap(listWordForms))].join(' ');
}

function toSearchableFields({ codes, text }: ProductDocument, language: Language) {
  const localizedText = text[language];
  const [leafCategory, aisle, department] = localizedText.categories;
  const { brand, otherBrand, otherName, options, keywords = [], attributes, description } = localizedText;
  return {
    codes,
    brand,
    otherBrand,
    otherName,
    options,
    leafCategory,
    aisle,
    department,
    keywords,
    attributes: [...new Set(Object.values(attributes).flat())],
    description: description.slice(0, MAX_DESCRIPTION_LENGTH),
    folded: createNormalizedText(localizedText),
  };
}

function getFacetAttributes({ text }: ProductDocument, language: Language): Record<string, string[]> {
  const entries = Object.entries(text[language].attributes)
    .map(([key, values]) => [key, getFacetValues(key, values, language)] as const)
    .filter(([, values]) => values.length > 0);
  return Object.fromEntries(entries);
}

function toHostedRecord(
  document: ProductDocument,
  { language, country }: IndexLocale,
  hit: ProductHit,
): Omit<HostedProductRecord, 'stores'> {
  const { brand, price, rating, ...card } = hit;
  return {
    ...card,
    card: { brand, price, rating },
    brand: document.brand,
    category: document.categoryPath,
    colour: document.colours,
    dietary: document.dietary,
    offer: document.onSaleIn.includes(country),
    inStock: document.inStockIn.includes(country),
    price: (document.prices[country] ?? 0) / getMinorUnitFactor(COUNTRIES[country].currency),
    ...(document.rating !== null && { rating: document.rating }),
    popularity: document.popularity,
    attributes: getFacetAttributes(document, language),
    words: toSearchableFields(document, language),
  };
}

/** Yields records of all products that a country sells, in batches. */
export async function* readProductRecords(
  db: Db,
  documents: readonly ProductDocument[],
  stores: StoreCountries,
  locale: IndexLocale,
  now: number,
  batchSize: number,
): AsyncGenerator<HostedProductRecord[]> {
  const soldDocuments = documents.filter(({ prices }) => prices[locale.country] !== undefined);
  for (let offset = 0; offset < soldDocuments.length; offset += batchSize) {
    const page = soldDocuments.slice(offset, offset + batchSize);
    const codes = page.map(({ code }) => code);
    const hits = await readHits(db, codes, locale, now);
    yield page.flatMap((document) => {
      const hit = hits.get(document.code);
      const storeCodes = document.stores.filter((store) => stores.get(store) === locale.country);
      return hit ? [{ ...toHostedRecord(document, locale, hit), stores: storeCodes }] : [];
    });
  }
}

/** Yields records of suggestions, in batches. */
export function* createSuggestionRecords(suggestions: Suggestions, locale: IndexLocale, batchSize: number) {
  const { total } = suggestions.find({ ...locale, query: '', offset: 0, limit: 0 });
  for (let offset = 0; offset < total; offset += batchSize) {
    const { suggestions: page } = suggestions.find({ ...locale, query: '', offset, limit: batchSize });
    yield page.map((suggestion) => {
      const { kind, brand, category, query } = suggestion;
      return { objectID: [kind, brand ?? '', category ?? '', query].join(':'), ...suggestion };
    });
  }
}

/** Returns the keys of filterable attributes: preferred ones first, then the most frequent. */
export function listAttributeKeys(documents: readonly ProductDocument[], language: Language): string[] {
  const counts = new Map<string, number>();
  for (const { text } of documents) {
    for (const [key, values] of Object.entries(text[language].attributes))
      if (getFacetValues(key, values, language).length > 0) counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const getPriority = (key: string) => Number(PRIORITY_ATTRIBUTES.includes(ATTRIBUTE_FACET_PREFIX + key));
  return [...counts]
    .sort((a, b) => getPriority(b[0]) - getPriority(a[0]) || b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
    .map(([key]) => key);
}

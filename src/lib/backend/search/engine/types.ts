import type { NotSold } from '#lib/contract/search/query.ts';
import type { CountryCode } from '#lib/locale/countries.ts';
import type { Language } from '#lib/locale/locale.ts';
import type { ColourFamily, NumericFacet } from '#lib/search/facets.ts';
import type { SearchSort } from '#lib/search/index-names.ts';
import type { AnswerPage } from '../indexing/answer-pages.ts';

/** Indexed text of a card and its variants in one language. */
export interface DocumentText {
  name: string;
  /** In the other language, since customers type either. */
  otherName: string;
  /** Option values of its variants: `4 L`, `Red`. */
  options: string[];
  brand: string;
  otherBrand: string;
  /** Category names from leaf category to department. */
  categories: string[];
  /** Editors' keywords of its leaf category. */
  keywords?: readonly string[];
  summary: string;
  description: string;
  /** By attribute key (`voltage`); includes options of variants. */
  attributes: Record<string, string[]>;
}

/** An indexed card: a product with all its variants. */
export interface ProductDocument {
  /** Code of the lead variant. */
  code: string;
  /** Codes and barcodes of all variants. */
  codes: string[];
  brand: string;
  /** Slugs. */
  categoryPath: [department: string, aisle: string, leafCategory: string];
  colours: ColourFamily[];
  dietary: string[];
  /** Store codes, of all countries. */
  stores: string[];
  /**
   * Lowest price by country in minor units, of available variants if there are any; no entry where it is not
   * sold.
   */
  prices: Partial<Record<CountryCode, number>>;
  /** Countries where that price is reduced. */
  onSaleIn: CountryCode[];
  /** Countries where a variant is available. */
  inStockIn: CountryCode[];
  /** 0 to 1000 from the catalog, plus up to 300 from searches and events. */
  popularity: number;
  /** Epoch milliseconds. */
  createdAt: number;
  /** 1 to 5; null if not rated. */
  rating: number | null;
  text: Record<Language, DocumentText>;
  /** Customers' words for the product, one list for each kind that it belongs to. */
  customerPhrases?: readonly (readonly string[])[];
}

/** Data that changes without a new catalog version. */
export type ProductAvailability = Pick<
  ProductDocument,
  'code' | 'prices' | 'onSaleIn' | 'inStockIn' | 'rating'
>;

/** A filter; strings are compared exactly. */
export type FilterCondition =
  | { kind: 'is'; facet: string; value: string }
  /** Inclusive at both ends unless `isOpen`. */
  | { kind: 'between'; name: NumericFacet; from: number; to: number; isOpen?: boolean }
  | { kind: 'not'; of: FilterCondition }
  | { kind: 'all' | 'any'; of: FilterCondition[] };

export interface SearchQuery {
  language: Language;
  country: CountryCode;
  sort: SearchSort;
  /** As typed. */
  query: string;
  /** Whether the last word may be incomplete. */
  isPrefix: boolean;
  filter: FilterCondition;
  /** Facets to count; `*` lets the engine choose those that the filters show. */
  facets: readonly string[];
  /** Maximum values per facet, most frequent first. */
  maxFacetValues: number;
  offset: number;
  limit: number;
}

export interface SearchResult {
  total: number;
  codes: string[];
  facets: Record<string, Record<string, number>>;
  stats: Record<string, { min: number; max: number; avg: number; sum: number }>;
  /** For `*`: facets to show, in order. */
  facetOrder: string[];
  /** Normalized prefixes of matched words, for highlighting. */
  matchedTerms: string[];
  /** The corrected query if that was searched for, else null. */
  correctedQuery: string | null;
  /** Set when the results are the nearest alternatives to something that is not sold. */
  notSold?: NotSold | null;
  /** Shades that the query names, nearest first, and the first product that is available in one of them. */
  paint?: { product: string; shades: { code: string; hex: string; name: string }[] } | null;
  /** Pages that answer the query. */
  pages?: readonly Pick<AnswerPage, 'path' | 'title' | 'text'>[];
}

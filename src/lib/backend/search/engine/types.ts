import type { CountryCode } from '#lib/locale/countries.ts';
import type { Language } from '#lib/locale/locale.ts';
import type { ColourFamily, NumericFacet } from '#lib/search/facets.ts';
import type { SearchSort } from '#lib/search/index-names.ts';

/** Words of a card and of all its variants in one language. */
export interface DocumentText {
  name: string;
  /** In the shop's other language, as it may be typed too. */
  otherName: string;
  /** Values of the options of its variants: `4 L`, `Red`. */
  options: string[];
  brand: string;
  otherBrand: string;
  /** Names of its categories, the shelf first, the department last. */
  categories: string[];
  /** What people look for on its shelf by other words. */
  keywords?: readonly string[];
  summary: string;
  description: string;
  /** By the attribute's key (`voltage`), its variants' options with it. */
  attributes: Record<string, string[]>;
}

/** What the engine knows of a card that lists show: a product and all its variants. */
export interface ProductDocument {
  /** Code of the product that stands for its variants. */
  code: string;
  /** Codes and barcodes of all of them. */
  codes: string[];
  brand: string;
  /** Slugs of the department, the aisle and the shelf. */
  categoryPath: [department: string, aisle: string, shelf: string];
  colours: ColourFamily[];
  dietary: string[];
  /** Codes of stores, of all countries. */
  stores: string[];
  /**
   * What the cheapest variant costs, of those that can be ordered if there are any, in minor units; no entry where it
   * is not sold.
   */
  prices: Partial<Record<CountryCode, number>>;
  /** Countries where that is a reduced price. */
  onSaleIn: CountryCode[];
  /** Countries where any variant can be ordered. */
  inStockIn: CountryCode[];
  /** 0 to 1000 by the catalogue, and up to 300 more by what shoppers do. */
  popularity: number;
  /** Epoch milliseconds. */
  createdAt: number;
  /** 1 to 5; null when nobody has rated it. */
  rating: number | null;
  text: Record<Language, DocumentText>;
}

/** What changes of a card while its catalogue stays. */
export type ProductAvailability = Pick<ProductDocument, 'code' | 'prices' | 'onSaleIn' | 'inStockIn'>;

/** What must hold of a product; strings are compared as they are. */
export type FilterCondition =
  | { kind: 'is'; facet: string; value: string }
  /** Both ends belong to it. */
  | { kind: 'between'; name: NumericFacet; from: number; to: number; isOpen?: boolean }
  | { kind: 'not'; of: FilterCondition }
  | { kind: 'all' | 'any'; of: FilterCondition[] };

/** One question to the engine. */
export interface SearchQuery {
  language: Language;
  country: CountryCode;
  sort: SearchSort;
  /** As typed. */
  query: string;
  /** Whether the last word may be one that is still being typed. */
  isPrefix: boolean;
  filter: FilterCondition;
  /** Names of facets to count; `*` for those that are worth showing. */
  facets: readonly string[];
  /** Values of a facet at most, the most frequent first. */
  maxFacetValues: number;
  offset: number;
  limit: number;
}

/** What the engine answers. */
export interface SearchResult {
  total: number;
  codes: string[];
  facets: Record<string, Record<string, number>>;
  stats: Record<string, { min: number; max: number; avg: number; sum: number }>;
  /** For `*`: which facets to show, in order. */
  facetOrder: string[];
  /** Folded beginnings of words that were found, for highlighting. */
  matchedTerms: string[];
  /** The query with its typing errors mended, when that is what was searched for; else null. */
  correctedQuery: string | null;
}

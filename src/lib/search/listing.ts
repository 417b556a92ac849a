import type { ProductSummary } from '#lib/contract/catalog/product.ts';
import type { CountryCode } from '#lib/locale/countries.ts';
import type { Language } from '#lib/locale/locale.ts';
import type { ListingRoute, ListingState } from './listing-state.ts';

/** What a list asks of the search. */
export interface ListingRequest {
  place: ListingRoute;
  language: Language;
  country: { code: CountryCode };
  /** Slug of the category that it is a list of; null for a list by words. */
  category: string | null;
  state: ListingState;
}

/** What was found, for the page around the list. */
export interface ListingResult {
  /** InstantSearch's own state as JSON: the island starts from it without asking again. */
  results: string;
  hits: ProductSummary[];
  total: number;
  pages: number;
  /** Slugs of brands: those that the list has most of, then others that it could be narrowed by. */
  brands: string[];
}

/** Asks the search; pages give it to the loader, which does not know the island. */
export type LoadListing = (question: ListingRequest) => Promise<ListingResult>;

/** By what a list can be narrowed, as addresses name it; attributes come from the answer. */
export const FILTER_GROUPS = [
  'category',
  'price',
  'brand',
  'colour',
  'rating',
  'store',
  'dietary',
  'offer',
  'stock',
] as const;
export type FilterGroupName = (typeof FILTER_GROUPS)[number];

/** One way to narrow a list. */
export interface FilterGroup {
  name: FilterGroupName;
  label: string;
  isOpen: boolean;
}

/** Words for the keys that facets have as values. */
export interface FilterLabels {
  brand: Record<string, string>;
  category: Record<string, string>;
  store: Record<string, string>;
  /** Of attributes themselves, by key. */
  attribute: Record<string, string>;
}

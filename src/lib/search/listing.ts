import type { ProductSummary } from '#lib/contract/catalog/product.ts';
import type { NotSold, PageHit, ShadeHit } from '#lib/contract/search/query.ts';
import type { CountryCode } from '#lib/locale/countries.ts';
import type { Language } from '#lib/locale/locale.ts';
import type { ListingRoute, ListingState } from './listing-url.ts';

/** Parameters of a listing search. */
export interface ListingRequest {
  route: ListingRoute;
  language: Language;
  country: { code: CountryCode };
  /** Slug of the category; null for search results. */
  category: string | null;
  state: ListingState;
}

/** Search result for the page around the listing. */
export interface ListingResult {
  /** InstantSearch's initial results as JSON, with which the island hydrates without another request. */
  results: string;
  hits: ProductSummary[];
  total: number;
  pages: number;
  /** Message above the results when they are only the nearest alternatives. */
  notSold?: NotSold | null;
  /** Pages that answer the query. */
  pageHits?: PageHit[];
  /** Shades of paint that the query names. */
  shades?: ShadeHit[];
  /** Values of all facets of the listing; null where there may be more than the search returns. */
  facetValues?: ReadonlySet<string> | null;
  /** Keys of the attributes that its filters show. */
  attributes: string[];
  /** Slugs of brands: the most frequent in the listing first, followed by other available ones. */
  brands: string[];
}

/** Searches for a listing; injected by pages, as the loader does not depend on the island. */
export type LoadListing = (request: ListingRequest) => Promise<ListingResult>;

/** Filters with their URL names; attribute filters come from the search response. */
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

/** A filter of a listing. */
export interface FilterGroup {
  name: FilterGroupName;
  label: string;
  isOpen: boolean;
}

/** Labels of facet values by key. */
export interface FilterLabels {
  brand: Record<string, string>;
  category: Record<string, string>;
  store: Record<string, string>;
  /** Labels of the attributes, by key. */
  attribute: Record<string, string>;
}

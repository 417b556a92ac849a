import type { CardFormatOptions } from '#lib/format/catalog/product-card.ts';
import type { ProductRailModel } from '#lib/format/models/product-card.ts';
import type { LinkModel } from '#lib/format/models/shared.ts';
import type { SearchSort } from '#lib/search/index-names.ts';
import type { FilterGroup, FilterLabels, ListingRequest } from '#lib/search/listing.ts';

/** Props of the list, as plain data. */
export interface ListingData {
  request: ListingRequest;
  /** InstantSearch's `initialResults` as JSON. */
  results: string;
  groups: FilterGroup[];
  labels: FilterLabels;
  /** Available sort orders. */
  sorts: SearchSort[];
  /** Number of decimals of prices. */
  decimals: number;
  /** Currency symbol. */
  symbol: string;
  cardFormat: CardFormatOptions;
}

/** What an empty listing offers instead. */
export interface EmptyListingModel {
  suggestions: LinkModel[];
  /** Null for departments, which need no heading. */
  suggestionsTitle: string | null;
  trendingSearches: LinkModel[];
  rail: ProductRailModel | null;
}

export interface ListingModel {
  title: string;
  description: string;
  /** With the page number from page 2 on. */
  documentTitle: string;
  documentDescription: string;
  jsonLd: Record<string, unknown>[];
  crumbs: LinkModel[];
  /** The query on /product-list, else null. */
  query: string | null;
  related: string[];
  children: LinkModel[];
  list: ListingData;
  /** Null when there are results. */
  empty: EmptyListingModel | null;
}

import type { CardFormatOptions } from '#lib/format/catalog/product-card.ts';
import type { ProductRailModel } from '#lib/format/models/product-card.ts';
import type { LinkModel } from '#lib/format/models/shared.ts';
import type { SearchSort } from '#lib/search/index-names.ts';
import type { FilterGroup, FilterLabels, ListingRequest } from '#lib/search/listing.ts';

/** What the list itself is drawn from, as plain data. */
export interface ListingData {
  request: ListingRequest;
  /** What was found, as the island starts from it: JSON. */
  results: string;
  groups: FilterGroup[];
  labels: FilterLabels;
  /** The orders that it can have. */
  sorts: SearchSort[];
  /** How many decimals prices have. */
  decimals: number;
  /** Of the currency. */
  symbol: string;
  cardFormat: CardFormatOptions;
}

/** What a list without goods offers instead. */
export interface EmptyListingModel {
  suggestions: LinkModel[];
  /** Over them; null when they speak for themselves. */
  suggestionsTitle: string | null;
  /** What many look for. */
  trendingSearches: LinkModel[];
  rail: ProductRailModel | null;
}

export interface ListingModel {
  title: string;
  description: string;
  /** For the browser's tab: with the page's number from the second on. */
  documentTitle: string;
  documentDescription: string;
  jsonLd: Record<string, unknown>[];
  crumbs: LinkModel[];
  /** The words asked for on /product-list, else null. */
  query: string | null;
  /** Searches near to it. */
  related: string[];
  children: LinkModel[];
  list: ListingData;
  /** Null when something was found. */
  empty: EmptyListingModel | null;
}

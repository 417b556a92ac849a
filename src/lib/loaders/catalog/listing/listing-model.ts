import type { CardFormatOptions } from '#lib/format/catalog/product-card.ts';
import type { ProductRailModel } from '#lib/format/models/product-card.ts';
import type { LinkModel, PageEventsModel } from '#lib/format/models/shared.ts';
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

/** Suggestions shown by a listing without results. */
export interface EmptyListingModel {
  suggestions: LinkModel[];
  /** Null for departments, which need no heading. */
  suggestionsTitle: string | null;
  trendingSearches: LinkModel[];
  rail: ProductRailModel | null;
}

/** A sentence saying that the shop does not sell something, split around its link to the closest alternative. */
export interface NotSoldModel {
  before: string;
  link: LinkModel | null;
  after: string;
}

export interface ListingModel extends PageEventsModel {
  title: string;
  /** Whether the list is empty and says itself what was searched for: only screen readers need the title then. */
  isTitleRepeated: boolean;
  description: string;
  /** Includes the page number from page 2 on. */
  documentTitle: string;
  documentDescription: string;
  jsonLd: Record<string, unknown>[];
  crumbs: LinkModel[];
  /** The query on /product-list, else null. */
  query: string | null;
  notSold: NotSoldModel | null;
  /** Pages that answer the query. */
  pageHits: { href: string; label: string; text: string | null }[];
  /** Shades of paint that the query names. */
  shades: { href: string; name: string; code: string; hex: string }[];
  related: string[];
  children: LinkModel[];
  list: ListingData;
  /** Null when there are results. */
  empty: EmptyListingModel | null;
}

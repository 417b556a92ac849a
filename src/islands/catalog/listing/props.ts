import type { CardFormatOptions } from '#lib/format/catalog/product-card.ts';
import type { LinkModel } from '#lib/format/models/shared.ts';
import type { SearchConfig } from '#lib/search/config.ts';
import type { SearchSort } from '#lib/search/index-names.ts';
import type { FilterGroup, FilterLabels, ListingRequest } from '#lib/search/listing.ts';
import type { ListMessages } from './messages.ts';

/** Props of the list's island, as plain data. */
export interface ProductListProps {
  request: ListingRequest;
  /** InstantSearch's `initialResults` as JSON. */
  results: string;
  groups: FilterGroup[];
  labels: FilterLabels;
  /** Available sort orders. */
  sorts: readonly SearchSort[];
  /** Number of decimals of prices. */
  decimals: number;
  /** Currency symbol. */
  symbol: string;
  cardFormat: CardFormatOptions;
  messages: ListMessages;
  searchConfig: SearchConfig;
  /** Links for an empty list. */
  suggestions: LinkModel[];
  suggestionsTitle: string | null;
  /** Trending searches for an empty list. */
  trendingSearches: LinkModel[];
}

import type { CardFormatOptions } from '#lib/format/catalog/product-card.ts';
import type { LinkModel } from '#lib/format/models/shared.ts';
import type { SearchConfig } from '#lib/search/config.ts';
import type { SearchSort } from '#lib/search/index-names.ts';
import type { FilterGroup, FilterLabels, ListingRequest } from '#lib/search/listing.ts';
import type { ListMessages } from './messages.ts';

/** What the list's island is given, all of it plain data. */
export interface ProductListProps {
  request: ListingRequest;
  /** InstantSearch's state as JSON. */
  results: string;
  groups: FilterGroup[];
  labels: FilterLabels;
  /** The orders that it can have. */
  sorts: readonly SearchSort[];
  /** How many decimals prices have. */
  decimals: number;
  /** Of the currency, before or behind an amount. */
  symbol: string;
  cardFormat: CardFormatOptions;
  messages: ListMessages;
  searchConfig: SearchConfig;
  /** Where to go when nothing matches. */
  suggestions: LinkModel[];
  suggestionsTitle: string | null;
  /** What others search for, when nothing matches. */
  topSearches: LinkModel[];
}

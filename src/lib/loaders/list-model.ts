import type { CardPlace } from '#lib/format/card.ts';
import type { LinkModel, RailModel } from '#lib/format/models.ts';
import type { FilterGroup, ListLabels, ListQuestion } from '#lib/search/list.ts';
import type { SearchSort } from '#lib/search/names.ts';

/** What the list itself is drawn from, as plain data. */
export interface ListModel {
  question: ListQuestion;
  /** What was found, as the island starts from it: JSON. */
  results: string;
  groups: FilterGroup[];
  labels: ListLabels;
  /** The orders that it can have. */
  sorts: SearchSort[];
  /** How many decimals prices have. */
  decimals: number;
  /** Of the currency. */
  symbol: string;
  card: CardPlace;
}

/** What a list without goods offers instead. */
export interface EmptyListModel {
  suggestions: LinkModel[];
  /** Over them; null when they speak for themselves. */
  suggestionsTitle: string | null;
  /** What many look for. */
  searches: LinkModel[];
  rail: RailModel | null;
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
  list: ListModel;
  /** Null when something was found. */
  empty: EmptyListModel | null;
}

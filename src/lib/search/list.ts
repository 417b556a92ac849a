import type { ProductSummary } from '#lib/contract/product.ts';
import type { CountryCode } from '#lib/locale/countries.ts';
import type { Language } from '#lib/locale/locale.ts';
import type { ListPlace, ListState } from './routing.ts';

/** What a list asks of the search. */
export interface ListQuestion {
  place: ListPlace;
  language: Language;
  country: { code: CountryCode };
  /** Slug of the category that it is a list of; null for a list by words. */
  category: string | null;
  state: ListState;
}

/** What was found, for the page around the list. */
export interface ListAnswer {
  /** InstantSearch's own state as JSON: the island starts from it without asking again. */
  results: string;
  hits: ProductSummary[];
  total: number;
  pages: number;
  /** Slugs of brands: those that the list has most of, then others that it could be narrowed by. */
  brands: string[];
}

/** Asks the search; pages give it to the loader, which does not know the island. */
export type AskList = (question: ListQuestion) => Promise<ListAnswer>;

/** By what a list can be narrowed, as addresses name it; attributes come from the answer. */
export const GROUPS = [
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
export type GroupName = (typeof GROUPS)[number];

/** One way to narrow a list. */
export interface FilterGroup {
  name: GroupName;
  label: string;
  isOpen: boolean;
}

/** Words for the keys that facets have as values. */
export interface ListLabels {
  brand: Record<string, string>;
  category: Record<string, string>;
  store: Record<string, string>;
  /** Of attributes themselves, by key. */
  attribute: Record<string, string>;
}

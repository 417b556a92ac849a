import type { LinkModel, TileModel } from './shared.ts';

/** The search page. */
export interface SearchPageModel {
  title: string;
  description: string;
  crumbs: LinkModel[];
  /** Target of the search form. */
  action: string;
  /** Search text; empty when nothing was entered. */
  query: string;
  /** Link to the results; null without results or without search text. */
  resultsLink: LinkModel | null;
  /** Whether the search is known to have no results. */
  hasNoResults: boolean;
  /** False when the search failed: then the page must not be cached. */
  isComplete: boolean;
  related: LinkModel[];
  trendingSearches: LinkModel[];
  categories: { title: string | null; links: LinkModel[] };
  brands: LinkModel[];
  allBrandsLink: LinkModel;
  departments: TileModel[];
}

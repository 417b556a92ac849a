import type { LinkModel } from './shared.ts';

/** The page that a search starts from. */
export interface SearchPageModel {
  title: string;
  description: string;
  crumbs: LinkModel[];
  /** Where the form leads. */
  action: string;
  /** What was typed; empty on the bare page. */
  query: string;
  /** To the products that have the words; null when there are none, or when nothing was typed. */
  resultsLink: LinkModel | null;
  /** Whether it is known that nothing has the words. */
  hasNoResults: boolean;
  related: LinkModel[];
  trends: LinkModel[];
  categories: { title: string | null; links: LinkModel[] };
  brands: LinkModel[];
  allBrands: LinkModel;
}

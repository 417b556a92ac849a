import type { PriceModel, RatingModel, StockModel } from '../product-card.ts';
import type { ImageModel, LinkModel } from '../shared.ts';

/** A fact of one product; facts with the same `key` form one row. */
export interface ComparedFact {
  /** Title of its group of rows. */
  group: string;
  key: string;
  label: string;
  value: string;
}

/** One fact of all products. */
export interface ComparisonRow {
  label: string;
  /** One value for each product; null where it is not specified. */
  values: (string | null)[];
  isDifferent: boolean;
}

export interface ComparisonGroup {
  title: string;
  rows: ComparisonRow[];
  /** Whether any of its rows is different. */
  isDifferent: boolean;
}

/** A product at the head of the table. */
export interface ComparedProductModel {
  code: string;
  href: string;
  name: string;
  picture: ImageModel;
  rating: RatingModel | null;
  price: PriceModel;
  stock: StockModel;
  /** Page where its size or shade is chosen; null for a product without options. */
  choicesHref: string | null;
  /** The comparison without it. */
  removeHref: string;
}

/** A product that can be added, with the comparison that contains it as `href`. */
export interface ComparisonSuggestion {
  href: string;
  name: string;
  picture: ImageModel;
  price: PriceModel;
}

export interface CompareModel {
  title: string;
  description: string;
  crumbs: LinkModel[];
  /** Problems with the chosen products. */
  warnings: string[];
  /** Explains that the products are unrelated, so that only common facts are compared; null otherwise. */
  note: string | null;
  products: ComparedProductModel[];
  /** Empty with fewer than two products. */
  groups: ComparisonGroup[];
  /** Number of rows that differ, or that none does, as a text; null when there is nothing to compare. */
  differences: string | null;
  /** Whether some rows differ and others do not. */
  isMixed: boolean;
  suggestions: { title: string; products: ComparisonSuggestion[]; allLink: LinkModel | null } | null;
  /** Links to start a comparison, when it is empty. */
  startLinks: LinkModel[];
}

/** A product that can be chosen for a comparison. */
export interface CompareChoiceModel {
  code: string;
  name: string;
  facts: string;
  picture: ImageModel;
  price: PriceModel;
  isChosen: boolean;
}

/** The products of a list that can be added to a comparison. */
export interface CompareChoicesModel {
  title: string;
  crumbs: LinkModel[];
  /** Link back to the list of products, with its filters. */
  list: LinkModel;
  /** Path of the comparison. */
  action: string;
  /** Note that the list has more products than are shown; null otherwise. */
  note: string | null;
  choices: CompareChoiceModel[];
}

/** What somebody typed differs from the catalogue's words in this way. */
export type Kind =
  | 'exact'
  | 'prefix'
  | 'typo1'
  | 'typo2'
  | 'swap'
  | 'joined'
  | 'split'
  | 'order'
  | 'plural'
  | 'brand'
  | 'number'
  | 'code'
  | 'synonym'
  | 'question'
  | 'mixed'
  | 'noise'
  | 'marks'
  | 'letters'
  | 'article'
  | 'digits'
  | 'gulf'
  | 'none';

/** What must be among the first three. */
export type Expectation =
  /** One of these, by the code of the card that lists show. */
  | { products: readonly string[] }
  /** Something of the category, at any level, and of the brand. */
  | { category: string; brand?: string }
  | { brand: string }
  /** Nothing is sold that answers: an empty answer, or anything. */
  | { none: true };

/** A query and what a shop assistant would fetch for it. */
export interface Judged {
  query: string;
  kind: Kind;
  expect: Expectation;
}

/** How a query differs from the wording of the catalog. */
export type QueryKind =
  | 'exact'
  | 'prefix'
  | 'typo1'
  | 'typo2'
  | 'transposition'
  | 'joined'
  | 'split'
  | 'wordOrder'
  | 'plural'
  | 'brand'
  | 'measure'
  | 'code'
  | 'synonym'
  | 'question'
  | 'mixed'
  | 'punctuation'
  | 'diacritics'
  | 'letterVariant'
  | 'definiteArticle'
  | 'arabicDigits'
  | 'gulfDialect'
  | 'none';

/** What must be among the first three hits. */
export type Expectation =
  /** One of these product codes, as lists show them. */
  | { products: readonly string[] }
  /** A product of the category, at any level, and of the brand. */
  | { category: string; brand?: string }
  | { brand: string }
  /** Nothing suitable is sold, so any result is accepted. */
  | { none: true };

/** A query with the result that a sales assistant would expect. */
export interface JudgedQuery {
  query: string;
  kind: QueryKind;
  expect: Expectation;
}

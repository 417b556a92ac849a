import { DEFAULT_REVIEW_SORT, REVIEW_SORTS, type ReviewSort } from '#lib/contract/reviews/reviews.ts';
import type { LoaderContext } from '../context.ts';
import { createLinkBuilder } from '../context.ts';

/** Filter and sort order of a product's reviews. */
export interface ReviewSelection {
  sort: ReviewSort;
  /** Null for all stars. */
  stars: number | null;
}

/** Returns the URL of the first page of a selection. */
export function getReviewsHref(
  { locale }: Pick<LoaderContext, 'locale'>,
  slug: string,
  { sort, stars }: ReviewSelection,
): string {
  const query = new URLSearchParams();
  if (sort !== DEFAULT_REVIEW_SORT) query.set('sort', sort);
  if (stars !== null) query.set('stars', String(stars));
  const path = createLinkBuilder(locale)(`/products/${slug}/reviews`);
  return query.size > 0 ? `${path}?${query}` : path;
}

/** Parses the selection of a URL; invalid values are replaced by the defaults. */
export function parseReviewSelection(query: URLSearchParams): ReviewSelection & { page: number } {
  const sort = REVIEW_SORTS.find((name) => name === query.get('sort')) ?? DEFAULT_REVIEW_SORT;
  const stars = /^[1-5]$/.test(query.get('stars') ?? '') ? Number(query.get('stars')) : null;
  const page = /^[1-9]\d{0,3}$/.test(query.get('page') ?? '') ? Number(query.get('page')) : 1;
  return { sort, stars, page };
}

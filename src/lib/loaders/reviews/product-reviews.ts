import type { ProductDetail } from '#lib/contract/catalog/product.ts';
import {
  DEFAULT_REVIEW_SORT,
  listReviews,
  REVIEW_SORTS,
  type Review,
} from '#lib/contract/reviews/reviews.ts';
import type { ProductReviewsModel } from '#lib/format/models/reviews/reviews.ts';
import { formatReview, formatReviewSummary } from '#lib/format/reviews/review.ts';
import type { LoaderContext } from '../context.ts';
import { getReviewsHref } from './review-links.ts';

// Number of reviews on the product's page; the others have a separate page.
const SHOWN_REVIEWS = '3';

/** Loads the first reviews of a product; null without reviews, and where the backend has none. */
export async function loadProductReviews(
  { productCode, rating, content: { slug } }: ProductDetail,
  context: LoaderContext,
): Promise<{ model: ProductReviewsModel; reviews: Review[] } | null> {
  if (!rating) return null;
  const { client, locale, t } = context;
  const result = await client.call(listReviews, {
    params: { code: productCode },
    query: { pageSize: SHOWN_REVIEWS },
  });
  if (!result.ok) return null;
  const { reviews, totalCount } = result.data;
  const getHref = (stars: number | null, sort = DEFAULT_REVIEW_SORT) =>
    getReviewsHref(context, slug, { sort, stars });
  const summary = formatReviewSummary(result.data, null, getHref, t);
  if (!summary) return null;
  const model = {
    summary,
    reviews: reviews.map((review) => formatReview(review, locale, t)),
    sorts: REVIEW_SORTS.map((sort) => ({ href: getHref(null, sort), label: t(`reviews:sort-${sort}`) })),
    all: { href: getHref(null), label: t('reviews:all', { count: totalCount }) },
    slug,
  };
  return { model, reviews };
}

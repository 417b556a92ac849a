import { productDetails } from '#lib/contract/catalog/catalog.ts';
import { listReviews, REVIEW_SORTS } from '#lib/contract/reviews/reviews.ts';
import { isolateLatin } from '#lib/format/bidi.ts';
import type { ReviewListModel } from '#lib/format/models/reviews/reviews.ts';
import { formatReview, formatReviewSummary } from '#lib/format/reviews/review.ts';
import { createMetaDescription } from '#lib/seo/meta-description.ts';
import { createBreadcrumbData } from '#lib/seo/structured-data/breadcrumbs.ts';
import { createCategoryCrumbs } from '../catalog/breadcrumbs.ts';
import { createLinkBuilder, type LoaderContext, type LoaderResult, toFailure } from '../context.ts';
import { getReviewsHref, parseReviewSelection, type ReviewSelection } from './review-links.ts';

/** Loads the page of all reviews of a product. Nothing in it depends on the visitor, so it can be cached. */
export async function loadReviewList(
  context: LoaderContext,
  { slug, query }: { slug: string; query: URLSearchParams },
): Promise<LoaderResult<ReviewListModel>> {
  const { client, locale, t, siteUrl } = context;
  const productResult = await client.call(productDetails, { params: { code: slug } });
  if (!productResult.ok) return toFailure(productResult.error);
  const product = productResult.data;
  if (product.content.slug !== slug) return { kind: 'not-found' };
  const selection = parseReviewSelection(query);
  const { sort, stars, page } = selection;
  const result = await client.call(listReviews, {
    params: { code: product.productCode },
    query: { sort, page: String(page), ...(stars !== null && { stars: String(stars) }) },
  });
  if (!result.ok) return toFailure(result.error);
  const { reviews, totalCount, pageSize } = result.data;
  const pageCount = Math.ceil(totalCount / pageSize);
  if (page > Math.max(1, pageCount)) return { kind: 'not-found' };
  const link = createLinkBuilder(locale);
  const getHref = (other: Partial<ReviewSelection>) =>
    getReviewsHref(context, slug, { sort, stars, ...other });
  const name = isolateLatin(product.content.productName);
  const crumbs = [
    { href: link('/'), label: t('shell:home') },
    ...createCategoryCrumbs(product.categories, locale),
    { href: link(`/products/${slug}`), label: name },
  ];
  const summary = formatReviewSummary(result.data, stars, (chosen) => getHref({ stars: chosen }), t);
  const facts = summary ? `${summary.averageText}, ${summary.countText}.` : t('reviews:emptyTitle');
  return {
    kind: 'ok',
    model: {
      title: t('reviews:titleOf', { name: product.content.productName }),
      description: createMetaDescription(t('reviews:titleOf', { name }), facts, t('reviews:lead')),
      crumbs,
      slug,
      product: { href: link(`/products/${slug}`), label: name },
      summary,
      reviews: reviews.map((review) => formatReview(review, locale, t)),
      sorts: REVIEW_SORTS.map((name) => ({
        href: getHref({ sort: name }),
        label: t(`reviews:sort-${name}`),
        isChosen: name === sort,
      })),
      allStars: stars === null ? null : { href: getHref({ stars: null }), label: t('reviews:allStars') },
      page,
      pageCount,
      pageHref: getHref({}),
      jsonLd: [createBreadcrumbData(crumbs, siteUrl)],
    },
  };
}

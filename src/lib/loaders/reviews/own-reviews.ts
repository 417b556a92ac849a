import { CURRENT_ID } from '#lib/contract/current-id.ts';
import { listOwnReviews, type OwnReview } from '#lib/contract/reviews/reviews.ts';
import type { OwnReviewModel, OwnReviewsModel } from '#lib/format/models/reviews/reviews.ts';
import { formatOwnReview } from '#lib/format/reviews/own-review.ts';
import { redirectToSignIn, toAccountFailure } from '../account/read-profile.ts';
import { createLinkBuilder, type LoaderResult, type SessionContext } from '../context.ts';
import { getFormFlashMessage } from '../form-state.ts';

/** Page of the customer's own reviews, without the locale. */
export const REVIEWS_PATH = '/my-account/reviews';

/**
 * Reads the customer's delivered products and reviews for the page at `path`; visitors are redirected to
 * sign-in.
 */
export async function readOwnReviews(
  context: SessionContext,
  path: string,
): Promise<LoaderResult<OwnReview[]>> {
  const { account, client, ownerId = CURRENT_ID } = context.requestSession;
  if (!account) return redirectToSignIn(context, path);
  const result = await client.call(listOwnReviews, { params: { userId: ownerId } });
  return result.ok ? { kind: 'ok', model: result.data.items } : toAccountFailure(result.error, context, path);
}

/** Formats an item with the links of the account. */
export function formatAccountReview(item: OwnReview, { locale, t }: SessionContext): OwnReviewModel {
  const link = createLinkBuilder(locale);
  const { slug, productCode } = item.product;
  const path = `${REVIEWS_PATH}/${productCode}`;
  const links = {
    productHref: slug && link(`/products/${slug}`),
    writeHref: link(path),
    deleteHref: link(`${path}/delete`),
  };
  return formatOwnReview(item, links, locale, t);
}

/** Loads the customer's reviews, and the products that they can review. */
export async function loadOwnReviews(context: SessionContext): Promise<LoaderResult<OwnReviewsModel>> {
  const reviewsResult = await readOwnReviews(context, REVIEWS_PATH);
  if (reviewsResult.kind !== 'ok') return reviewsResult;
  const { t } = context;
  const items = reviewsResult.model.map((item) => formatAccountReview(item, context));
  const successMessages = { saveReview: t('reviews:saved'), deleteReview: t('reviews:deleted') };
  return {
    kind: 'ok',
    model: {
      flash: getFormFlashMessage(context, successMessages, []),
      unreviewed: items.filter(({ review }) => review === null),
      reviewed: items.filter(({ review }) => review !== null),
      link: null,
    },
  };
}

/** Loads the page that asks for confirmation before a review is deleted. */
export async function loadDeleteReview(
  context: SessionContext,
  productCode: string,
): Promise<LoaderResult<OwnReviewModel>> {
  const reviewsResult = await readOwnReviews(context, `${REVIEWS_PATH}/${productCode}/delete`);
  if (reviewsResult.kind !== 'ok') return reviewsResult;
  const item = reviewsResult.model.find(({ product }) => product.productCode === productCode);
  return item?.review ? { kind: 'ok', model: formatAccountReview(item, context) } : { kind: 'not-found' };
}

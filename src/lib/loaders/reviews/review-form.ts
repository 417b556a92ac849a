import { MAX_PHOTOS } from '#lib/contract/photos.ts';
import { type OwnReview, REVIEW_TEXT_LENGTH, REVIEW_TITLE_LENGTH } from '#lib/contract/reviews/reviews.ts';
import type { OwnReviewModel, ReviewFormModel } from '#lib/format/models/reviews/reviews.ts';
import { formatReviewStatus } from '#lib/format/reviews/own-review.ts';
import { createLinkBuilder, type LoaderResult, type SessionContext } from '../context.ts';
import { getFormState } from '../form-state.ts';
import { formatAccountReview, REVIEWS_PATH, readOwnReviews } from './own-reviews.ts';

/** Creates the form of a product: with the values of a rejected submit, otherwise with the stored review. */
export function createReviewForm(
  { review }: OwnReview,
  context: SessionContext,
  rest: Pick<ReviewFormModel, 'product' | 'backHref' | 'link' | 'maximumPhotos'>,
): ReviewFormModel {
  const { t } = context;
  const { values, errors, error } = getFormState('saveReview', context);
  const isSent = Object.keys(values).length > 0;
  const stars = Number(isSent ? values.stars : review?.stars);
  const messages: Record<string, string> = {
    stars: t('reviews:starsMissing'),
    title: t('reviews:titleLong', { maximum: REVIEW_TITLE_LENGTH }),
    text: t(values.text?.trim() ? 'reviews:textLong' : 'reviews:textMissing', {
      maximum: REVIEW_TEXT_LENGTH,
    }),
  };
  const rejection = review?.status === 'rejected' ? formatReviewStatus(review, t) : null;
  return {
    ...rest,
    values: {
      stars: stars >= 1 && stars <= 5 ? stars : null,
      title: (isSent ? values.title : review?.title) ?? '',
      text: (isSent ? values.text : review?.text) ?? '',
    },
    errors: Object.fromEntries(
      Object.keys(errors).map((name) => [name, messages[name] ?? errors[name] ?? '']),
    ),
    error: error ?? (isSent ? null : rejection),
  };
}

/**
 * Loads the form for a product of the signed-in customer. A product that was not delivered to them is not
 * found.
 */
export async function loadReviewForm(
  context: SessionContext,
  productCode: string,
): Promise<LoaderResult<ReviewFormModel>> {
  const reviewsResult = await readOwnReviews(context, `${REVIEWS_PATH}/${productCode}`);
  if (reviewsResult.kind !== 'ok') return reviewsResult;
  const item = reviewsResult.model.find(({ product }) => product.productCode === productCode);
  if (!item) return { kind: 'not-found' };
  const product: OwnReviewModel = formatAccountReview(item, context);
  const backHref = createLinkBuilder(context.locale)(REVIEWS_PATH);
  const model = createReviewForm(item, context, { product, backHref, link: null, maximumPhotos: MAX_PHOTOS });
  return { kind: 'ok', model };
}

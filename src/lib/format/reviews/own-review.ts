import type { OwnReview } from '#lib/contract/reviews/reviews.ts';
import type { Locale } from '#lib/locale/locale.ts';
import { getLocalePath } from '#lib/locale/locale-path.ts';
import type { Translate } from '#lib/messages/translate.ts';
import { isolateLatin } from '../bidi.ts';
import { LINE_IMAGE_WIDTH, toImageModel } from '../catalog/image.ts';
import { formatDate } from '../date.ts';
import type { OwnReviewModel, OwnReviewTextModel } from '../models/reviews/reviews.ts';

export interface OwnReviewLinks {
  productHref: string | null;
  writeHref: string;
  /** Null where reviews cannot be deleted. */
  deleteHref: string | null;
}

/** Formats a delivered product with the customer's review. */
export function formatOwnReview(
  { product, review }: OwnReview,
  { productHref, writeHref, deleteHref }: OwnReviewLinks,
  locale: Locale,
  t: Translate,
): OwnReviewModel {
  const name = isolateLatin(product.productName);
  return {
    code: product.productCode,
    name,
    href: productHref,
    picture: toImageModel(product.image, LINE_IMAGE_WIDTH),
    delivered: t('reviews:delivered', { date: `\u2066${formatDate(product.deliveredAt, locale)}\u2069` }),
    writeHref,
    writeLabel: t(review ? 'reviews:editOf' : 'reviews:writeOf', { name }),
    review: review && formatReviewText(review, { name, deleteHref }, locale, t),
  };
}

function formatReviewText(
  review: NonNullable<OwnReview['review']>,
  { name, deleteHref }: { name: string; deleteHref: string | null },
  locale: Locale,
  t: Translate,
): OwnReviewTextModel {
  return {
    stars: review.stars,
    starsText: t('reviews:starsOf', { count: review.stars }),
    title: review.title || null,
    paragraphs: review.text.split(/\n+/),
    lang: review.language,
    dir: review.language === 'ar' ? 'rtl' : 'ltr',
    status: review.status,
    statusText: formatReviewStatus(review, t),
    deleteHref,
    deleteLabel: t('reviews:deleteOf', { name }),
    photos: review.photos.map(({ photoId, width, height }, index) => ({
      id: photoId,
      src: getLocalePath(locale, `/photos/${photoId}`),
      width,
      height,
      alt: t('reviews:ownPhoto', { number: index + 1 }),
    })),
  };
}

/** Formats the status of a review; for a rejected one, the reason. */
export function formatReviewStatus(
  { status, reason }: Pick<NonNullable<OwnReview['review']>, 'status' | 'reason'>,
  t: Translate,
): string {
  return status === 'rejected' ? t(`reviews:reason-${reason ?? 'other'}`) : t(`reviews:status-${status}`);
}

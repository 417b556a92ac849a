import type { EndpointReply } from '#lib/contract/endpoint.ts';
import type { listReviews, Review } from '#lib/contract/reviews/reviews.ts';
import { COUNTRIES } from '#lib/locale/countries.ts';
import type { Locale } from '#lib/locale/locale.ts';
import { getLocalePath } from '#lib/locale/locale-path.ts';
import type { Translate } from '#lib/messages/translate.ts';
import { formatDate } from '../date.ts';
import type { ReviewModel, ReviewSummaryModel } from '../models/reviews/reviews.ts';
import { formatInteger } from '../number.ts';

/** Formats a review; its text keeps its own language and direction. */
export function formatReview(review: Review, locale: Locale, t: Translate): ReviewModel {
  const { language, helpfulCount } = review;
  // The name's script may differ from that of the page.
  const author = `\u2068${review.author}\u2069`;
  return {
    id: review.id,
    stars: review.stars,
    starsText: t('reviews:starsOf', { count: review.stars }),
    title: review.title || null,
    paragraphs: review.text.split(/\n+/),
    author: t('reviews:author', { author, country: COUNTRIES[review.country].name[locale.language] }),
    date: formatDate(review.createdAt, locale),
    dateTime: new Date(review.createdAt).toISOString(),
    lang: language,
    dir: language === 'ar' ? 'rtl' : 'ltr',
    languageText: language === locale.language ? null : t(`reviews:language-${language}`),
    isBought: review.isBought,
    helpfulText: helpfulCount > 0 ? t('reviews:helpful', { count: helpfulCount }) : null,
    helpfulLabel: t('reviews:helpfulOf', { author }),
    photos: review.photos.map(({ photoId, width, height }, index) => ({
      id: photoId,
      src: getLocalePath(locale, `/review-photos/${photoId}`),
      width,
      height,
      alt: t('reviews:photoOf', { number: index + 1, author }),
    })),
  };
}

type ReviewPage = EndpointReply<typeof listReviews>;

/** Formats average and distribution; null without reviews. */
export function formatReviewSummary(
  { average, distribution }: Pick<ReviewPage, 'average' | 'distribution'>,
  chosenStars: number | null,
  getHref: (stars: number) => string,
  t: Translate,
): ReviewSummaryModel | null {
  const total = distribution.reduce((sum, count) => sum + count, 0);
  if (average === null || total === 0) return null;
  return {
    average: average.toFixed(1),
    averageText: t('reviews:average', { average: average.toFixed(1) }),
    countText: t('reviews:count', { count: total }),
    bars: distribution.map((count, index) => {
      const stars = 5 - index;
      const texts = { stars: t('reviews:stars', { count: stars }), reviews: t('reviews:count', { count }) };
      return {
        stars,
        text: t('reviews:bar', texts),
        count: formatInteger(count),
        percent: Math.round((count / total) * 100),
        href: getHref(stars),
        isChosen: stars === chosenStars,
      };
    }),
  };
}

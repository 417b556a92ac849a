import { createLinkBuilder, type LoaderResult, type SessionContext } from '../context.ts';

/** Result of a vote. */
export interface ReviewVoteModel {
  kind: 'success' | 'error';
  title: string;
  text: string;
  backHref: string;
}

/** Loads the page after a vote; without a vote it redirects to the reviews. */
export function loadReviewVote(
  { locale, t, flashMessage }: SessionContext,
  slug: string,
): LoaderResult<ReviewVoteModel> {
  const backHref = createLinkBuilder(locale)(`/products/${slug}/reviews`);
  if (flashMessage?.form !== 'voteReview') return { kind: 'redirect', href: backHref };
  const { error } = flashMessage;
  return {
    kind: 'ok',
    model: {
      kind: error ? 'error' : 'success',
      title: error ? t('reviews:title') : t('reviews:voteTitle'),
      text: error ?? t('reviews:voted'),
      backHref,
    },
  };
}

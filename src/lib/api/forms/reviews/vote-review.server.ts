import { IdSchema, SlugSchema } from '#lib/contract/fields.ts';
import { voteReview } from '#lib/contract/reviews/reviews.ts';
import { getLocalePath } from '#lib/locale/locale-path.ts';
import { getApiErrorMessage } from '#lib/messages/error-messages.ts';
import { setFlash } from '#lib/session/flash.server.ts';
import { createRequestSession } from '#lib/session/request-session.server.ts';
import { createApiError } from '../../results.ts';
import type { FormContext } from '../form-context.ts';

/** Votes for a review, as the customer or the guest of this browser. */
export async function submitReviewVote({ fields, locale, browserRequest }: FormContext): Promise<string> {
  const slug = SlugSchema.safeParse(fields.get('slug'));
  if (!slug.success) return getLocalePath(locale, '/');
  const page = getLocalePath(locale, `/products/${slug.data}/reviews/helpful`);
  const reviewId = IdSchema.safeParse(fields.get('reviewId'));
  const requestSession = createRequestSession(browserRequest, locale);
  if (reviewId.success) requestSession.getOrCreateOwnerId();
  const result = reviewId.success
    ? await requestSession.client.call(voteReview, { params: { reviewId: reviewId.data } })
    : { ok: false as const, error: createApiError('REVIEW_NOT_FOUND') };
  const error = result.ok ? undefined : getApiErrorMessage(result.error, locale.language);
  setFlash(browserRequest.cookies, { form: 'voteReview', ...(error && { error }) });
  return page;
}

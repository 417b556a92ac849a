import { IdSchema } from '#lib/contract/fields.ts';
import { OrderLinkTokenSchema } from '#lib/contract/orders/order-link.ts';
import { listLinkedReviews, type OwnReview } from '#lib/contract/reviews/reviews.ts';
import type {
  OwnReviewsModel,
  ReviewFormModel,
  ReviewLinkModel,
} from '#lib/format/models/reviews/reviews.ts';
import { formatOwnReview } from '#lib/format/reviews/own-review.ts';
import { createLinkBuilder, type LoaderResult, type SessionContext, toFailure } from '../context.ts';
import { getFormFlashMessage } from '../form-state.ts';
import { createReviewForm } from './review-form.ts';

/** An order and the token of its signed link, as in the URL. */
export interface ReviewLinkParams {
  orderNumber: string;
  token: string | null;
}

const getPath = ({ orderNumber }: ReviewLinkParams): string => `/ordertrack/${orderNumber}/reviews`;

const getQuery = ({ token }: ReviewLinkParams): string => `?${new URLSearchParams({ token: token ?? '' })}`;

/** Reads the products of a link; an invalid link redirects to the form that finds an order. */
async function readLinked(
  { requestSession, locale }: SessionContext,
  { orderNumber, token }: ReviewLinkParams,
): Promise<LoaderResult<{ items: OwnReview[]; link: ReviewLinkModel }>> {
  const trackOrderRedirect = { kind: 'redirect', href: createLinkBuilder(locale)('/ordertrack') } as const;
  const isComplete = IdSchema.safeParse(orderNumber).success && OrderLinkTokenSchema.safeParse(token).success;
  if (!isComplete || token === null) return trackOrderRedirect;
  const link = { orderNumber, token };
  const result = await requestSession.client.call(listLinkedReviews, { body: link });
  if (result.ok) return { kind: 'ok', model: { items: result.data.items, link } };
  const failure = toFailure(result.error);
  return failure.kind === 'not-found' ? trackOrderRedirect : failure;
}

function formatLinkedReview(item: OwnReview, params: ReviewLinkParams, { locale, t }: SessionContext) {
  const href = createLinkBuilder(locale);
  const { slug, productCode } = item.product;
  const links = {
    productHref: slug && href(`/products/${slug}`),
    writeHref: href(`${getPath(params)}/${productCode}`) + getQuery(params),
    deleteHref: null,
  };
  return formatOwnReview(item, links, locale, t);
}

/** Loads the delivered products of an order that a signed link opens. */
export async function loadLinkedReviews(
  context: SessionContext,
  params: ReviewLinkParams,
): Promise<LoaderResult<OwnReviewsModel>> {
  const reviewsResult = await readLinked(context, params);
  if (reviewsResult.kind !== 'ok') return reviewsResult;
  const items = reviewsResult.model.items.map((item) => formatLinkedReview(item, params, context));
  return {
    kind: 'ok',
    model: {
      flash: getFormFlashMessage(context, { saveReview: context.t('reviews:saved') }, []),
      unreviewed: items.filter(({ review }) => review === null),
      reviewed: items.filter(({ review }) => review !== null),
      link: reviewsResult.model.link,
    },
  };
}

/** Loads the review form for a product of the linked order. */
export async function loadLinkedReviewForm(
  context: SessionContext,
  params: ReviewLinkParams & { productCode: string },
): Promise<LoaderResult<ReviewFormModel>> {
  const reviewsResult = await readLinked(context, params);
  if (reviewsResult.kind !== 'ok') return reviewsResult;
  const { items, link } = reviewsResult.model;
  const item = items.find(({ product }) => product.productCode === params.productCode);
  if (!item) return { kind: 'not-found' };
  const product = formatLinkedReview(item, params, context);
  const backHref = createLinkBuilder(context.locale)(getPath(params)) + getQuery(params);
  return {
    kind: 'ok',
    model: createReviewForm(item, context, { product, backHref, link, maximumPhotos: 0 }),
  };
}

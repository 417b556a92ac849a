import type { Result } from '#lib/client/client.ts';
import type { ApiError } from '#lib/contract/errors.ts';
import { IdSchema, ProductCodeSchema } from '#lib/contract/fields.ts';
import { OrderLinkTokenSchema } from '#lib/contract/orders/order-link.ts';
import * as wire from '#lib/contract/reviews/reviews.ts';
import { getLocalePath } from '#lib/locale/locale-path.ts';
import { getApiErrorMessage } from '#lib/messages/error-messages.ts';
import { setFlash } from '#lib/session/flash.server.ts';
import { createRequestSession } from '#lib/session/request-session.server.ts';
import { createApiError } from '../../results.ts';
import type { FormContext, FormHandler } from '../form-context.ts';
import { uploadPhotos } from '../photos/upload-photos.server.ts';

const ACCOUNT_PAGE = '/my-account/reviews';
const FIELDS = ['stars', 'title', 'text'] as const;

/** Pages of a review form: in the account, or by the signed link of an order. */
interface ReviewForm {
  productCode: string;
  link: { orderNumber: string; token: string } | undefined;
  /** Path of the list of reviews. */
  listPath: string;
  /** Path of the form for this product's review. */
  formPath: string;
}

function readReviewForm({ fields, locale }: FormContext): ReviewForm | undefined {
  const productCode = fields.get('productCode') ?? '';
  const [orderNumber, token] = [fields.get('orderNumber'), fields.get('token')];
  if (!ProductCodeSchema.safeParse(productCode).success) return undefined;
  if (orderNumber === null || token === null) {
    const listPath = getLocalePath(locale, ACCOUNT_PAGE);
    return { productCode, link: undefined, listPath, formPath: `${listPath}/${productCode}` };
  }
  if (!IdSchema.safeParse(orderNumber).success || !OrderLinkTokenSchema.safeParse(token).success)
    return undefined;
  const path = getLocalePath(locale, `/ordertrack/${orderNumber}/reviews`);
  const query = `?${new URLSearchParams({ token })}`;
  return {
    productCode,
    link: { orderNumber, token },
    listPath: path + query,
    formPath: `${path}/${productCode}${query}`,
  };
}

/** Shows an error on the list, or redirects a visitor without a session to sign-in. */
function rejectOnList(error: ApiError, { locale, browserRequest }: FormContext, path: string): string {
  const text = getApiErrorMessage(error, locale.language);
  const isSignedOut = error.status === 401 || error.status === 403;
  setFlash(browserRequest.cookies, { form: isSignedOut ? 'session' : 'review', error: text });
  return isSignedOut ? `${getLocalePath(locale, '/sign-in')}?${new URLSearchParams({ next: path })}` : path;
}

const saveReview: FormHandler = async (context) => {
  const { fields, locale, browserRequest } = context;
  const form = readReviewForm(context);
  if (!form) return getLocalePath(locale, ACCOUNT_PAGE);
  const { productCode, link, formPath } = form;
  const requestSession = createRequestSession(browserRequest, locale);
  const { client, account, ownerId } = requestSession;
  if (!link && (!account || !ownerId))
    return rejectOnList(createApiError('FORBIDDEN', { call: wire.saveReview.name }), context, formPath);
  const values = Object.fromEntries(FIELDS.map((name) => [name, fields.get(name) ?? '']));
  const { title, text } = values;
  const input = wire.ReviewInputSchema.safeParse({ title, text, stars: Number(values.stars) });
  if (!input.success) {
    const names = input.error.issues.map(({ path }) => String(path[0]));
    setFlash(browserRequest.cookies, { form: 'saveReview', values, fields: [...new Set(names)] });
    return formPath;
  }
  const { stars } = input.data;
  const content = { stars, title: input.data.title, text: input.data.text };
  if (link) {
    const body = { ...content, ...link };
    const saveResult = await client.call(wire.saveLinkedReview, { params: { productCode }, body });
    return finishSaving(saveResult, context, form);
  }
  const { photoIds, error } = await uploadPhotos(requestSession, context);
  // When a photo is rejected, the review is saved without it.
  const body = { ...content, photoIds };
  const saveResult = await client.call(wire.saveReview, {
    params: { userId: ownerId ?? '', productCode },
    body,
  });
  if (!saveResult.ok || !error) return finishSaving(saveResult, context, form);
  const message = getApiErrorMessage(error, locale.language);
  setFlash(browserRequest.cookies, { form: 'saveReview', error: message });
  return formPath;
};

function finishSaving(
  saveResult: Result<wire.OwnReview>,
  context: FormContext,
  { formPath, listPath }: ReviewForm,
): string {
  if (!saveResult.ok) return rejectOnList(saveResult.error, context, listPath);
  // The form explains the rejection and contains the stored text.
  if (saveResult.data.review?.status === 'rejected') return formPath;
  setFlash(context.browserRequest.cookies, { form: 'saveReview' });
  return listPath;
}

const deleteReview: FormHandler = async (context) => {
  const { locale, browserRequest } = context;
  const form = readReviewForm(context);
  const path = getLocalePath(locale, ACCOUNT_PAGE);
  if (!form) return path;
  const { client, account, ownerId } = createRequestSession(browserRequest, locale);
  if (!account || !ownerId)
    return rejectOnList(createApiError('FORBIDDEN', { call: wire.deleteReview.name }), context, path);
  const { productCode } = form;
  const deleteResult = await client.call(wire.deleteReview, { params: { userId: ownerId, productCode } });
  if (!deleteResult.ok) return rejectOnList(deleteResult.error, context, path);
  setFlash(browserRequest.cookies, { form: 'deleteReview' });
  return path;
};

/** Forms of a customer's own reviews by name. */
export const reviewForms: Record<string, FormHandler> = {
  saveReview,
  saveReviewWithPhotos: saveReview,
  deleteReview,
};

import { MAX_PRODUCTS_PER_CALL, productsByCode } from '#lib/contract/catalog/catalog.ts';
import { returnReasons } from '#lib/contract/content/settings.ts';
import { readOrder } from '#lib/contract/orders/orders.ts';
import { cancelReturn, listReturns, type Return, readReturn } from '#lib/contract/orders/returns.ts';
import { isolateLatin, joinValues } from '#lib/format/bidi.ts';
import { LINE_IMAGE_WIDTH, toImageModel } from '#lib/format/catalog/image.ts';
import { formatDate } from '#lib/format/date.ts';
import type { FlashMessageModel } from '#lib/format/models/account.ts';
import type { ListedReturnModel } from '#lib/format/models/orders/return-forms.ts';
import type { ReturnModel } from '#lib/format/models/orders/returns.ts';
import type { ImageModel } from '#lib/format/models/shared.ts';
import { formatMoney } from '#lib/format/money.ts';
import { getCardLast4, toReasonLabels } from '#lib/format/orders/returns/return-content.ts';
import { formatReturn } from '#lib/format/orders/returns/return-details.ts';
import { readProfile, redirectToSignIn, toAccountFailure } from '../../account/read-profile.ts';
import { createLinkBuilder, type LoaderResult, type SessionContext, toFailure } from '../../context.ts';
import { loadStoreAddress } from './return-order.ts';
import { SEND_RETURN_FORM } from './return-review.ts';

/** Page of the list, without the locale. */
export const RETURNS_PATH = '/my-account/returns';

const OPEN_STATUSES: readonly Return['status'][] = ['Requested', 'PickupScheduled', 'Received'];

const SHOWN_PICTURES = 4;

/** Reads the pictures of returned products that are still sold. */
async function readPictures(
  returns: readonly Return[],
  { requestSession }: SessionContext,
): Promise<ReadonlyMap<string, ImageModel>> {
  const codes = [...new Set(returns.flatMap(({ items }) => items.map(({ productCode }) => productCode)))];
  if (codes.length === 0) return new Map();
  const body = { productsCode: codes.slice(0, MAX_PRODUCTS_PER_CALL) };
  const result = await requestSession.client.call(productsByCode, { body });
  const products = result.ok ? result.data.products : [];
  return new Map(
    products.map(({ productCode, productImages: [image] }) => [
      productCode,
      toImageModel(image, LINE_IMAGE_WIDTH),
    ]),
  );
}

function formatListedReturn(
  { id, returnNumber, orderNumber, status, items, amounts, createdAt }: Return,
  pictures: ReadonlyMap<string, ImageModel>,
  { locale, t }: SessionContext,
): ListedReturnModel {
  const products = items.filter(({ parentItemId }) => parentItemId === null);
  return {
    href: createLinkBuilder(locale)(`${RETURNS_PATH}/${id}`),
    label: t('returns:detailsOf', { number: returnNumber }),
    returnNumber,
    order: t('returns:forOrder', { number: `\u2066${orderNumber}\u2069` }),
    created: t('returns:created', { date: `\u2066${formatDate(createdAt, locale)}\u2069` }),
    status: t(`returns:status.${status}`),
    isOpen: OPEN_STATUSES.includes(status),
    pictures: products.flatMap(({ productCode }) => pictures.get(productCode) ?? []).slice(0, SHOWN_PICTURES),
    names: joinValues(products.map(({ name }) => isolateLatin(name))),
    count: t('returns:count', { count: products.reduce((sum, { quantity }) => sum + quantity, 0) }),
    refund: formatMoney(amounts.refund, locale.language),
  };
}

/** Loads the customer's returns; visitors are redirected to sign-in. */
export async function loadReturnList(context: SessionContext): Promise<LoaderResult<ListedReturnModel[]>> {
  const profile = await readProfile(context, RETURNS_PATH);
  if (profile.kind !== 'ok') return profile;
  const { client } = context.requestSession;
  const result = await client.call(listReturns, { query: { userId: profile.model.userId } });
  if (!result.ok) return toAccountFailure(result.error, context, RETURNS_PATH);
  const { items } = result.data;
  const pictures = await readPictures(items, context);
  return { kind: 'ok', model: items.map((item) => formatListedReturn(item, pictures, context)) };
}

/** A return with the result of the last form. */
export interface ReturnDetailsPage {
  details: ReturnModel;
  flash: FlashMessageModel | null;
}

function getFlash({ flashMessage, t }: SessionContext): FlashMessageModel | null {
  if (flashMessage?.error) return { kind: 'error', text: flashMessage.error };
  if (flashMessage?.form === SEND_RETURN_FORM) return { kind: 'success', text: t('returns:sent') };
  if (flashMessage?.form === cancelReturn.name) return { kind: 'success', text: t('returns:cancelled') };
  return null;
}

/** Loads a return of the customer; another customer's is not found. */
export async function loadReturn(
  context: SessionContext,
  id: string,
): Promise<LoaderResult<ReturnDetailsPage>> {
  const { locale, t, requestSession } = context;
  const path = `${RETURNS_PATH}/${id}`;
  if (!requestSession.account) return redirectToSignIn(context, path);
  const { client } = requestSession;
  const result = await client.call(readReturn, { params: { id } });
  if (!result.ok) return toAccountFailure(result.error, context, path);
  const { orderNumber, store: code, country } = result.data;
  const [reasons, order, store] = await Promise.all([
    client.call(returnReasons, {}),
    client.call(readOrder, { params: { id: orderNumber }, query: {} }),
    loadStoreAddress(context, { code, country }),
  ]);
  if (!reasons.ok) return toFailure(reasons.error);
  const last4 = order.ok ? getCardLast4(order.data) : null;
  const texts = { store, reasons: toReasonLabels(reasons.data.reasons), last4 };
  return {
    kind: 'ok',
    model: { details: formatReturn(result.data, texts, locale, t), flash: getFlash(context) },
  };
}

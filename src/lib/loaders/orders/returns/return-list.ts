import { MAX_PRODUCTS_PER_CALL, productsByCode } from '#lib/contract/catalog/catalog.ts';
import { listReturns, type Return } from '#lib/contract/orders/returns.ts';
import { isolateLatin, joinValues } from '#lib/format/bidi.ts';
import { LINE_IMAGE_WIDTH, toImageModel } from '#lib/format/catalog/image.ts';
import { formatDate } from '#lib/format/date.ts';
import type { ListedReturnModel } from '#lib/format/models/orders/return-forms.ts';
import type { ImageModel } from '#lib/format/models/shared.ts';
import { formatMoney } from '#lib/format/money.ts';
import { readProfile, toAccountFailure } from '../../account/read-profile.ts';
import { createLinkBuilder, type LoaderResult, type SessionContext } from '../../context.ts';

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

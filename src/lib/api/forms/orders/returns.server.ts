import { readAddresses } from '#lib/contract/account/saved-addresses.ts';
import type { ApiError } from '#lib/contract/errors.ts';
import { NameSchema } from '#lib/contract/fields.ts';
import { type Order, readOrder, setOrderFulfillment } from '#lib/contract/orders/orders.ts';
import * as wire from '#lib/contract/orders/returns.ts';
import { toSavedContact } from '#lib/format/checkout/saved-contact.ts';
import { parseOrderNumber } from '#lib/format/orders/parse-order-number.ts';
import { CURRENCIES } from '#lib/locale/currency.ts';
import { findAddressArea } from '#lib/locale/delivery/areas.ts';
import { getLocalePath } from '#lib/locale/locale-path.ts';
import { getApiErrorMessage, getErrorMessage } from '#lib/messages/error-messages.ts';
import { setFlash } from '#lib/session/flash.server.ts';
import { createRequestSession, type RequestSession } from '#lib/session/request-session.server.ts';
import type { FormContext, FormHandler } from '../form-context.ts';
import { uploadPhotos } from '../photos/upload-photos.server.ts';
import { collectValues, listRejectedFields, listRejectedPaths } from '../rejected-form.ts';

const MAX_LINES = 200;

/** A posted form of a return, its session and the order's number. */
interface ReturnFormContext extends FormContext {
  requestSession: RequestSession;
  orderNumber: string;
}

const getReturnPagePath = ({ locale }: FormContext, orderNumber: string, step = ''): string =>
  getLocalePath(locale, `/my-account/orders/${orderNumber}/return${step}`);

/** Wraps a handler; without an order number it redirects to the list of orders. */
function createReturnForm(handle: (context: ReturnFormContext) => Promise<string>): FormHandler {
  return async (context) => {
    const orderNumber = parseOrderNumber(context.fields.get('orderNo') ?? '');
    if (!orderNumber) return getLocalePath(context.locale, '/my-account/orders');
    const requestSession = createRequestSession(context.browserRequest, context.locale);
    return await handle({ ...context, requestSession, orderNumber });
  };
}

/** Shows the message of an error on a page. */
function reject(
  form: string,
  error: ApiError,
  page: string,
  { locale, browserRequest }: FormContext,
): string {
  setFlash(browserRequest.cookies, { form, error: getApiErrorMessage(error, locale.language) });
  return page;
}

/** Chooses the items. Field names of a line end with its index. */
const chooseItems = async (context: ReturnFormContext): Promise<string> => {
  const { fields, locale, browserRequest, requestSession, orderNumber } = context;
  const indexes = Array.from({ length: MAX_LINES }, (_, index) => index).filter(
    (index) => fields.get(`c${index}`) && fields.get(`id${index}`),
  );
  const names = indexes.flatMap((index) => [`c${index}`, `q${index}`, `r${index}`, `n${index}`]);
  const rejectFields = (invalid: string[], error?: string): string => {
    const values = collectValues(fields, names);
    setFlash(browserRequest.cookies, {
      form: 'returnItems',
      values,
      fields: invalid,
      ...(error && { error }),
    });
    return getReturnPagePath(context, orderNumber);
  };
  if (indexes.length === 0) return rejectFields([], getErrorMessage('RETURN_ITEM_REQUIRED', locale.language));
  const withoutReason = indexes.filter((index) => !fields.get(`r${index}`)).map((index) => `r${index}`);
  if (withoutReason.length > 0) return rejectFields(withoutReason);
  const items = indexes.map((index) => ({
    lineItemId: fields.get(`id${index}`) ?? '',
    quantity: Number(fields.get(`q${index}`) ?? 1),
    reason: fields.get(`r${index}`) ?? '',
    note: fields.get(`n${index}`) ?? '',
  }));
  const result = await requestSession.client.call(wire.chooseReturnItems, {
    params: { id: orderNumber },
    body: { items },
  });
  if (result.ok) return getReturnPagePath(context, orderNumber, '/method');
  // `body.items.0.note` is the note of the first chosen line.
  const invalid = listRejectedPaths(result.error.details).flatMap((path) => {
    const [, position, name] = /items\.(\d+)\.(reason|note)$/.exec(path) ?? [];
    const index = indexes[Number(position)];
    return index === undefined ? [] : [`${name === 'note' ? 'n' : 'r'}${index}`];
  });
  const error = invalid.length === 0 ? getApiErrorMessage(result.error, locale.language) : undefined;
  return rejectFields(invalid, error);
};

const chooseStore = async (context: ReturnFormContext): Promise<string> => {
  const { fields, requestSession, orderNumber } = context;
  const body = { storeCode: fields.get('store') ?? '' };
  const result = await requestSession.client.call(wire.chooseReturnStore, {
    params: { id: orderNumber },
    body,
  });
  if (result.ok) return getReturnPagePath(context, orderNumber, '/review');
  return reject('returnStore', result.error, getReturnPagePath(context, orderNumber, '/method'), context);
};

type PickupContact = NonNullable<Order['fulfillmentInfo']['fulfillmentContact']>;

/** Finds contact and area of the chosen address: that of the order, or one of the address book. */
async function findPickupAddress(
  key: string,
  order: Order,
  { account, client }: RequestSession,
): Promise<{ contact: PickupContact; area: string } | undefined> {
  const { fulfillmentContact, area: orderArea } = order.fulfillmentInfo;
  if (key === 'order') {
    const area =
      orderArea ?? (fulfillmentContact && findAddressArea(order.country, fulfillmentContact.address));
    return fulfillmentContact && area ? { contact: fulfillmentContact, area } : undefined;
  }
  const contact = fulfillmentContact ?? order.billingInfo;
  if (!account || !contact) return undefined;
  const { accountId, contactId } = account;
  const addressesResult = await client.call(readAddresses, { params: { accountId }, query: { contactId } });
  const address = addressesResult.ok
    ? addressesResult.data.addresses.find(({ id }) => id === key)
    : undefined;
  if (!address || address.areaCode === null) return undefined;
  return { contact: toSavedContact(address, contact), area: address.areaCode };
}

const choosePickup = async (context: ReturnFormContext): Promise<string> => {
  const { fields, requestSession, orderNumber } = context;
  const { client } = requestSession;
  const key = fields.get('address') ?? '';
  const page = `${getReturnPagePath(context, orderNumber, '/pickup')}?${new URLSearchParams({ address: key })}`;
  const order = await client.call(readOrder, { params: { id: orderNumber }, query: {} });
  if (!order.ok) return reject('returnPickup', order.error, page, context);
  const pickupAddress = await findPickupAddress(key, order.data, requestSession);
  if (!pickupAddress) {
    const { locale, browserRequest } = context;
    const error = getErrorMessage('ADDRESS_NOT_FOUND', locale.language);
    setFlash(browserRequest.cookies, { form: 'returnPickup', error });
    return getReturnPagePath(context, orderNumber, '/pickup');
  }
  const [date = '', slotId = ''] = (fields.get('slot') ?? '').split(' ');
  const result = await client.call(setOrderFulfillment, {
    params: { id: orderNumber },
    query: { isReturnOrder: 'true' },
    body: {
      fulfillmentMethod: 'Ship',
      fulfillmentContact: pickupAddress.contact,
      area: pickupAddress.area,
      slot: { date, slotId },
    },
  });
  if (result.ok) return getReturnPagePath(context, orderNumber, '/review');
  return reject('returnPickup', result.error, page, context);
};

/** Reads the refund target: the wallet, or a bank account, whose IBAN is never filled in again. */
function parseRefundTarget(fields: URLSearchParams) {
  const refundTarget = wire.RefundTargetSchema.safeParse(fields.get('target')).data;
  if (refundTarget !== 'bank')
    return { invalid: [], missing: [], values: refundTarget ? { refundTarget } : {} };
  const typedHolder = (fields.get('holder') ?? '').trim();
  const holder = NameSchema.safeParse(typedHolder).data;
  const iban = (fields.get('iban') ?? '').trim();
  const missing = [...(typedHolder === '' ? ['holder'] : []), ...(iban === '' ? ['iban'] : [])];
  const invalid = [...(holder === undefined ? ['holder'] : []), ...(iban === '' ? ['iban'] : [])];
  return { invalid, missing, values: { refundTarget, bankAccount: { holder: holder ?? '', iban } } };
}

const sendReturn = async (context: ReturnFormContext): Promise<string> => {
  const { fields, locale, browserRequest, requestSession, orderNumber } = context;
  const page = getReturnPagePath(context, orderNumber, '/review');
  const form = 'sendReturn';
  const { invalid, missing, values } = parseRefundTarget(fields);
  const { photoIds, error: photoError } = await uploadPhotos(requestSession, context);
  const rejectReview = (names: string[], failure?: ApiError): string => {
    const values = { ...collectValues(fields, ['holder']), photoIds: photoIds.join(',') };
    const error = failure && getApiErrorMessage(failure, locale.language);
    setFlash(browserRequest.cookies, { form, fields: names, missing, values, ...(error && { error }) });
    return page;
  };
  if (invalid.length > 0 || photoError) return rejectReview(invalid, photoError);
  const currency = CURRENCIES.find((candidate) => candidate === fields.get('currency'));
  const refund = { amount: Number(fields.get('refund')), currency: currency ?? locale.country.currency };
  const body = { orderId: orderNumber, draftId: fields.get('draftId') ?? '', refund, photoIds, ...values };
  const { client, ownerId = '' } = requestSession;
  const result = await client.call(wire.createReturn, { query: { userId: ownerId }, body });
  if (!result.ok) {
    const hasWrongAccount = listRejectedFields(result.error.details).some((path) => path.endsWith('iban'));
    if (hasWrongAccount) return rejectReview(['iban']);
    if (fields.has('hasTarget') && !fields.get('target')) return rejectReview(['target']);
    return rejectReview([], result.error);
  }
  setFlash(browserRequest.cookies, { form });
  return getLocalePath(locale, `/my-account/returns/${result.data.id}`);
};

const cancel: FormHandler = async (context) => {
  const { fields, locale, browserRequest } = context;
  const { client } = createRequestSession(browserRequest, locale);
  const id = fields.get('returnId') ?? '';
  const page = getLocalePath(locale, `/my-account/returns/${encodeURIComponent(id)}`);
  const result = await client.call(wire.cancelReturn, { params: { id } });
  if (!result.ok) return reject(wire.cancelReturn.name, result.error, page, context);
  setFlash(browserRequest.cookies, { form: wire.cancelReturn.name });
  return page;
};

/** Forms of returns, by the name in their path. */
export const returnForms: Record<string, FormHandler> = {
  returnItems: createReturnForm(chooseItems),
  returnStore: createReturnForm(chooseStore),
  returnPickup: createReturnForm(choosePickup),
  sendReturnWithPhotos: createReturnForm(sendReturn),
  [wire.cancelReturn.name]: cancel,
};

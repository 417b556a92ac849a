import { isUnsupportedCall, type Result } from '#lib/client/client.ts';
import { removeItems } from '#lib/contract/cart/bulk-items.ts';
import { type Cart, removeItem } from '#lib/contract/cart/cart.ts';
import { applyCoupon } from '#lib/contract/cart/coupons.ts';
import { readSharedCart, shareCart } from '#lib/contract/cart/shared-cart.ts';
import { CURRENT_ID } from '#lib/contract/current-id.ts';
import { IdSchema } from '#lib/contract/fields.ts';
import { isValidCouponCode } from '#lib/format/cart/coupon-code.ts';
import type { Locale } from '#lib/locale/locale.ts';
import { getLocalePath } from '#lib/locale/locale-path.ts';
import { getApiErrorMessage, getErrorMessage } from '#lib/messages/error-messages.ts';
import { setFlash } from '#lib/session/flash.server.ts';
import { createRequestSession, type RequestSession } from '#lib/session/request-session.server.ts';
import { addLines, listLinesWithAddOns, toBatchCartItem } from '../cart/add-lines.server.ts';
import { proxySessionCall } from '../proxy.server.ts';
import { toSafePath } from '../safe-path.ts';
import { MAX_SHOWN_ERRORS, submitBulkAdd } from './bulk-add.server.ts';
import type { FormContext } from './form-context.ts';
import { parseFieldTree } from './parse-fields.ts';

/** Shares the cart; the cart page then shows the link. */
async function submitShare({ locale, browserRequest }: FormContext): Promise<string> {
  const requestSession = createRequestSession(browserRequest, locale);
  const input = { params: { cartId: CURRENT_ID }, query: {}, body: {} };
  const shareResult = await proxySessionCall(shareCart, input, requestSession, locale);
  const form = shareCart.name;
  const cartPath = getLocalePath(locale, '/cart');
  if (shareResult.ok) {
    setFlash(browserRequest.cookies, { form, values: { token: shareResult.data.token } });
    return `${cartPath}#share`;
  }
  setFlash(browserRequest.cookies, { form, error: getApiErrorMessage(shareResult.error, locale.language) });
  return cartPath;
}

/** Adds the lines of a shared cart to the visitor's own, each as far as stock allows. */
async function submitAddSharedCart({ fields, locale, browserRequest }: FormContext): Promise<string> {
  const cartPath = getLocalePath(locale, '/cart');
  const form = 'addShared';
  const token = fields.get('token');
  if (token === null || !IdSchema.safeParse(token).success) return cartPath;
  const requestSession = createRequestSession(browserRequest, locale);
  const sharedCart = await requestSession.client.call(readSharedCart, { params: { token } });
  // The shared cart's page explains the error.
  if (!sharedCart.ok) return getLocalePath(locale, `/shared/cart/${token}`);
  const lines = listLinesWithAddOns(sharedCart.data.items);
  if (lines.length === 0) return cartPath;
  const cart = await requestSession.getOrCreateCart();
  if (!cart.ok) {
    setFlash(browserRequest.cookies, { form, error: getApiErrorMessage(cart.error, locale.language) });
    return cartPath;
  }
  const { messages } = await addLines(lines, {
    session: requestSession,
    cart: cart.data,
    language: locale.language,
  });
  await requestSession.getOrCreateCart();
  if (messages.length > 0) {
    const ellipsis = messages.length > MAX_SHOWN_ERRORS ? ['…'] : [];
    setFlash(browserRequest.cookies, {
      form,
      error: [...messages.slice(0, MAX_SHOWN_ERRORS), ...ellipsis].join('\n'),
    });
  }
  return cartPath;
}

/**
 * Returns the fields of the form that restores a removed line, and the product's name; undefined for an
 * unknown line.
 */
function buildUndoFields({ items }: Cart, lineId: string): Record<string, string> | undefined {
  const position = items.findIndex((group) => group.items.some(({ id }) => id === lineId));
  const group = items[position];
  const line = group?.items.find(({ id }) => id === lineId);
  if (!group || !line) return undefined;
  const [lineWithAddOns] = listLinesWithAddOns([group]);
  const isAddOn = line.parentItemId !== null;
  const item =
    isAddOn || !lineWithAddOns ? toBatchCartItem({ ...line, addOns: [] }) : toBatchCartItem(lineWithAddOns);
  const fields: [string, string | undefined][] = [
    ['name', line.product.content.productName],
    ['params.cartId', CURRENT_ID],
    ['body.product.productCode', item.product.productCode],
    ['body.quantity', String(item.quantity)],
    ['body.parentItemId', line.parentItemId ?? undefined],
    ['body.place', isAddOn ? undefined : String(position)],
    ...(item.options ?? []).flatMap(({ attributeFQN, value }, index): [string, string][] => [
      [`body.options.${index}.attributeFQN`, attributeFQN],
      [`body.options.${index}.value`, value],
    ]),
    ...(item.addOns ?? []).map((code, index): [string, string] => [`body.addOns.${index}`, code]),
  ];
  return Object.fromEntries(fields.filter((field): field is [string, string] => field[1] !== undefined));
}

/** Removes a line and sets a flash message with the data to restore it. */
async function submitRemove({ fields, locale, browserRequest }: FormContext): Promise<string> {
  const requestSession = createRequestSession(browserRequest, locale);
  const { params = {} } = parseFieldTree(fields) as { params?: Record<string, string> };
  const cartBefore = await requestSession.readCart();
  const removeResult = await proxySessionCall(
    removeItem,
    { params: { ...params }, query: {}, body: {} },
    requestSession,
    locale,
  );
  const form = removeItem.name;
  if (removeResult.ok) {
    const values = cartBefore?.ok ? buildUndoFields(cartBefore.data, params.lineItemId ?? '') : undefined;
    if (values) setFlash(browserRequest.cookies, { form, values });
  } else {
    setFlash(browserRequest.cookies, {
      form,
      error: getApiErrorMessage(removeResult.error, locale.language),
    });
  }
  return toSafePath(fields.get('next'), getLocalePath(locale, '/cart'));
}

/** Removes lines one by one, for an API that does not remove them together. */
async function removeEachLine(
  lineItemIds: readonly string[],
  requestSession: RequestSession,
  locale: Locale,
): Promise<Result<Cart>> {
  let removeResult: Result<Cart> | undefined;
  for (const lineItemId of lineItemIds) {
    const params = { cartId: CURRENT_ID, lineItemId };
    removeResult = await proxySessionCall(
      removeItem,
      { params, query: {}, body: {} },
      requestSession,
      locale,
    );
    if (!removeResult.ok) return removeResult;
  }
  return removeResult ?? requestSession.getOrCreateCart();
}

/** Removes all lines. The flash message contains the token of a shared cart from which they can be restored. */
async function submitEmptyCart({ locale, browserRequest }: FormContext): Promise<string> {
  const requestSession = createRequestSession(browserRequest, locale);
  const cartPath = getLocalePath(locale, '/cart');
  const cart = await requestSession.readCart();
  if (!cart?.ok || cart.data.items.length === 0) return cartPath;
  const params = { cartId: CURRENT_ID };
  const shareResult = await proxySessionCall(
    shareCart,
    { params, query: {}, body: {} },
    requestSession,
    locale,
  );
  const body = { lineItemIds: cart.data.items.map(({ id }) => id) };
  let removeResult: Result<Cart> = await proxySessionCall(
    removeItems,
    { params, query: {}, body },
    requestSession,
    locale,
  );
  if (isUnsupportedCall(removeResult))
    removeResult = await removeEachLine(body.lineItemIds, requestSession, locale);
  setFlash(browserRequest.cookies, {
    form: 'emptyCart',
    ...(!removeResult.ok && { error: getApiErrorMessage(removeResult.error, locale.language) }),
    ...(removeResult.ok && shareResult.ok && { values: { token: shareResult.data.token } }),
  });
  return cartPath;
}

/** Applies a coupon. Texts that cannot be a coupon code are rejected without a call. */
async function submitApplyCoupon({ fields, locale, browserRequest }: FormContext): Promise<string> {
  const couponCode = (fields.get('params.couponCode') ?? '').trim();
  const setError = (error: string) => setFlash(browserRequest.cookies, { form: applyCoupon.name, error });
  if (isValidCouponCode(couponCode)) {
    const input = { params: { cartId: CURRENT_ID, couponCode }, query: {}, body: {} };
    const reply = await proxySessionCall(
      applyCoupon,
      input,
      createRequestSession(browserRequest, locale),
      locale,
    );
    if (!reply.ok) setError(getApiErrorMessage(reply.error, locale.language));
  } else setError(getErrorMessage('COUPON_UNKNOWN', locale.language));
  return getLocalePath(locale, '/cart');
}

/** Cart forms that make several calls, or whose flash message contains more than an error. */
export const cartForms = {
  bulkAdd: submitBulkAdd,
  shareCart: submitShare,
  addShared: submitAddSharedCart,
  removeItem: submitRemove,
  emptyCart: submitEmptyCart,
  applyCoupon: submitApplyCoupon,
};

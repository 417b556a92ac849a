import type { RejectedItem } from '#lib/contract/cart/bulk-items.ts';
import type { Cart, LineItem } from '#lib/contract/cart/cart.ts';
import { IdSchema } from '#lib/contract/fields.ts';
import { readOrder } from '#lib/contract/orders/orders.ts';
import { isolateLatin } from '#lib/format/bidi.ts';
import { formatMoney } from '#lib/format/money.ts';
import { parseOrderNumber } from '#lib/format/orders/parse-order-number.ts';
import type { Locale } from '#lib/locale/locale.ts';
import { getLocalePath } from '#lib/locale/locale-path.ts';
import { getApiErrorMessage } from '#lib/messages/error-messages.ts';
import { getTranslate, type Translate } from '#lib/messages/translate.ts';
import { parseShadeValue } from '#lib/paint/shade-value.ts';
import { setFlash } from '#lib/session/flash.server.ts';
import { createRequestSession } from '#lib/session/request-session.server.ts';
import { addLines, type LineWithAddOns, listLinesWithAddOns } from '../../cart/add-lines.server.ts';
import type { FormHandler } from '../form-context.ts';
import { MAX_SHOWN_ERRORS } from '../rejected-form.ts';

const FORM = 'buyAgain';

/** Groups the lines of an order, or a single line, with their add-ons. */
function selectLines(items: readonly LineItem[], lineId: string | null): LineWithAddOns[] {
  const groups = items
    .filter(({ parentItemId, id }) => parentItemId === null && (lineId === null || id === lineId))
    .map((item) => ({
      id: item.id,
      items: [item, ...items.filter(({ parentItemId }) => parentItemId === item.id)],
    }));
  return listLinesWithAddOns(groups);
}

/** Returns why a line is not in the cart, or not as it was ordered. */
function explainRejection(
  line: LineWithAddOns,
  { added, code, message }: RejectedItem,
  isSameCountry: boolean,
  t: Translate,
): string {
  const isDiscontinued = code === 'PRODUCT_NOT_FOUND' || (code === 'NOT_SOLD_HERE' && isSameCountry);
  if (isDiscontinued && added === 0) return t('orders:buyAgain.gone');
  // The whole quantity was added; only an add-on was rejected.
  if (added === line.quantity) return t('orders:buyAgain.withoutService');
  return added > 0 ? `${t('cart:bulkSome', { added, requested: line.quantity })} ${message}` : message;
}

const getItemKey = ({ product }: LineItem): string =>
  [product.productCode, ...product.options.map(({ value }) => parseShadeValue(value).code)].join(' ');

/** Lists the lines whose price has changed since the order, with both prices. */
function listPriceChanges(
  orderedLines: readonly LineWithAddOns[],
  cart: Cart,
  { language }: Locale,
  t: Translate,
): string[] {
  const inCart = new Map(cart.items.flatMap(({ items }) => items.map((item) => [getItemKey(item), item])));
  return orderedLines.flatMap((line) => {
    const orderedPrice = line.unitPrice.extendedAmount;
    const now = inCart.get(getItemKey(line))?.unitPrice.extendedAmount;
    if (!now || now.currency !== orderedPrice.currency || now.amount === orderedPrice.amount) return [];
    const [newPrice, oldPrice] = [now, orderedPrice].map(
      (price) => `\u2068${formatMoney(price, language)}\u2069`,
    );
    const name = isolateLatin(line.product.content.productName);
    return [t('orders:buyAgain.price', { name, now: newPrice, before: oldPrice })];
  });
}

const shorten = (messages: readonly string[]): string =>
  [...messages.slice(0, MAX_SHOWN_ERRORS), ...(messages.length > MAX_SHOWN_ERRORS ? ['…'] : [])].join('\n');

/** Adds the lines of the customer's order, or a single line, to the cart if they are still sold. */
export const submitBuyAgain: FormHandler = async ({ fields, locale, browserRequest }) => {
  const t = getTranslate(locale.language);
  const listPath = getLocalePath(locale, '/my-account/orders');
  const id = parseOrderNumber(fields.get('orderNo') ?? '');
  const lineId = fields.get('lineId');
  if (!id || (lineId !== null && !IdSchema.safeParse(lineId).success)) return listPath;
  const session = createRequestSession(browserRequest, locale);
  const order = await session.client.call(readOrder, { params: { id }, query: {} });
  // The order's page shows that it is unknown, or asks to sign in.
  if (!order.ok) return getLocalePath(locale, `/my-account/orders/${id}`);
  const lines = selectLines(order.data.items, lineId);
  if (lines.length === 0) return getLocalePath(locale, `/my-account/orders/${id}`);
  const isSameCountry = order.data.country === locale.country.code;
  const cartPath = getLocalePath(locale, '/cart');
  const cart = await session.getOrCreateCart();
  if (!cart.ok) {
    setFlash(browserRequest.cookies, { form: FORM, error: getApiErrorMessage(cart.error, locale.language) });
    return cartPath;
  }
  const { messages, added } = await addLines(lines, {
    session,
    cart: cart.data,
    language: locale.language,
    getRejectionMessage: (line, rejection) => explainRejection(line, rejection, isSameCountry, t),
  });
  const updatedCart = await session.getOrCreateCart();
  const changes = updatedCart.ok ? listPriceChanges(added, updatedCart.data, locale, t) : [];
  setFlash(browserRequest.cookies, {
    form: FORM,
    values: { added: String(added.length), changes: shorten(changes) },
    ...(messages.length > 0 && { error: shorten(messages) }),
  });
  return cartPath;
};

import { addItems, MAX_ITEMS_PER_CALL } from '#lib/contract/cart/bulk-items.ts';
import { type Cart, removeItem } from '#lib/contract/cart/cart.ts';
import { readSharedCart, shareCart } from '#lib/contract/cart/shared-cart.ts';
import { CURRENT_ID } from '#lib/contract/current-id.ts';
import { IdSchema } from '#lib/contract/fields.ts';
import { MAX_QUANTITY, parseQuickOrder } from '#lib/format/cart/quick-order.ts';
import { formatInteger } from '#lib/format/number.ts';
import { getLocalePath } from '#lib/locale/locale-path.ts';
import { getApiErrorMessage } from '#lib/messages/error-messages.ts';
import { getTranslate } from '#lib/messages/translate.ts';
import { setFlash } from '#lib/session/flash.server.ts';
import { createRequestSession } from '#lib/session/request-session.server.ts';
import { addLines, listLinesWithAddOns, toBatchCartItem } from '../cart/add-lines.server.ts';
import { proxySessionCall } from '../proxy.server.ts';
import { submitApplyCoupon } from './coupon.server.ts';
import type { FormContext } from './form-context.ts';
import { parseFieldTree, toSafePath } from './parse-fields.ts';

// Limits of the input, and of what fits into the flash cookie.
const MAX_TYPED = 20_000;
const MAX_REST = 1000;
const MAX_PROBLEMS = 8;
const MAX_SHOWN = 40;

interface BulkAddError {
  line: number;
  text: string;
  why: string;
}

/** Returns as many lines as fit into the flash cookie. */
function truncateLines(lines: readonly string[]): string[] {
  let length = 0;
  return lines.filter((line) => {
    length += Buffer.byteLength(line) + 2;
    return length <= MAX_REST;
  });
}

/**
 * Adds pasted codes and quantities, each line as far as stock allows. Lines that were not added are filled in
 * again.
 */
async function submitBulkAdd({ fields, locale, visitor }: FormContext): Promise<string> {
  const t = getTranslate(locale.language);
  const back = getLocalePath(locale, '/cart');
  const form = 'bulkAdd';
  const lines = parseQuickOrder((fields.get('codes') ?? '').slice(0, MAX_TYPED));
  if (lines.length === 0) {
    setFlash(visitor.cookies, { form, error: t('cart:bulkEmpty') });
    return `${back}#bulk`;
  }
  const shopper = createRequestSession(visitor, locale);
  const problems: BulkAddError[] = [];
  let count = 0;
  const rest = new Set<number>();
  const refuse = ({ line, text }: (typeof lines)[number], why: string, isKept: boolean) => {
    problems.push({ line, text, why });
    if (isKept) rest.add(line);
  };
  const tooMany = t('cart:bulkTooMany', { most: formatInteger(MAX_QUANTITY) });
  for (const line of lines)
    if (!line.item) refuse(line, line.isTooMany ? tooMany : t('cart:bulkUnreadable'), true);
  const good = lines.flatMap((line) => (line.item ? [{ line, ...line.item }] : []));
  for (let at = 0; at < good.length; at += MAX_ITEMS_PER_CALL) {
    const some = good.slice(at, at + MAX_ITEMS_PER_CALL);
    const items = some.map(({ code, quantity }) => ({ quantity, product: { productCode: code } }));
    const input = { params: { cartId: CURRENT_ID }, query: { partial: 'true' }, body: { items } };
    const added = await proxySessionCall(addItems, input, shopper, locale);
    if (added.ok) {
      count += some.length - added.data.missed.filter(({ added: pieces }) => pieces === 0).length;
      for (const { index, message, added: pieces } of added.data.missed) {
        // A line added in part is not filled in again: sent once more it would be added twice.
        const { line, quantity } = some[index] as (typeof some)[number];
        const came = pieces > 0 ? `${t('cart:bulkSome', { added: pieces, asked: quantity })} ` : '';
        refuse(line, came + message, pieces === 0);
      }
    } else {
      const message = getApiErrorMessage(added.error, locale.language);
      for (const { line } of some) refuse(line, message, true);
    }
  }
  const values = { added: String(count) };
  if (problems.length === 0) {
    setFlash(visitor.cookies, { form, values });
    return back;
  }
  problems.sort((a, b) => a.line - b.line);
  const left = lines.filter(({ line }) => rest.has(line));
  const shown = truncateLines(left.map(({ text }) => text));
  // Line numbers of the refilled field. Lines added in part are no longer in it and have none.
  const numbers = new Map(left.map(({ line }, index) => [line, index + 1]));
  const messages = problems.slice(0, MAX_PROBLEMS).map(({ line: typed, text, why }) => {
    const line = numbers.get(typed);
    return `${line ? t('cart:bulkLine', { line, why }) : why} (\u2068${text.slice(0, MAX_SHOWN)}\u2069)`;
  });
  const isWhole = shown.length === left.length && problems.length <= MAX_PROBLEMS;
  const error = [...messages, ...(isWhole ? [] : [t('errors:CODES_MORE')])].join('\n');
  setFlash(visitor.cookies, { form, error, values: { ...values, codes: shown.join('\n') } });
  return `${back}#bulk`;
}

/** Creates a link to the cart, which the cart page then shows. */
async function submitShare({ locale, visitor }: FormContext): Promise<string> {
  const shopper = createRequestSession(visitor, locale);
  const input = { params: { cartId: CURRENT_ID }, query: {}, body: {} };
  const shared = await proxySessionCall(shareCart, input, shopper, locale);
  const form = shareCart.name;
  const cartPath = getLocalePath(locale, '/cart');
  if (shared.ok) {
    setFlash(visitor.cookies, { form, values: { token: shared.data.token } });
    return `${cartPath}#share`;
  }
  setFlash(visitor.cookies, { form, error: getApiErrorMessage(shared.error, locale.language) });
  return cartPath;
}

/** Adds the lines of a shared cart to the visitor's own, each as far as stock allows. */
async function submitAddSharedCart({ fields, locale, visitor }: FormContext): Promise<string> {
  const cartPath = getLocalePath(locale, '/cart');
  const form = 'addShared';
  const token = fields.get('token');
  if (token === null || !IdSchema.safeParse(token).success) return cartPath;
  const shopper = createRequestSession(visitor, locale);
  const shared = await shopper.client.call(readSharedCart, { params: { token } });
  // The shared cart's page explains the error.
  if (!shared.ok) return getLocalePath(locale, `/shared/cart/${token}`);
  const lines = listLinesWithAddOns(shared.data.items);
  if (lines.length === 0) return cartPath;
  const found = await shopper.getOrCreateCart();
  if (!found.ok) {
    setFlash(visitor.cookies, { form, error: getApiErrorMessage(found.error, locale.language) });
    return cartPath;
  }
  const { messages } = await addLines(lines, {
    session: shopper,
    cart: found.data,
    language: locale.language,
  });
  await shopper.getOrCreateCart();
  if (messages.length > 0) {
    const more = messages.length > MAX_PROBLEMS ? ['…'] : [];
    setFlash(visitor.cookies, { form, error: [...messages.slice(0, MAX_PROBLEMS), ...more].join('\n') });
  }
  return cartPath;
}

/**
 * Returns the fields of the form that restores a removed line, and the product's name; undefined for an
 * unknown line.
 */
function buildUndoFields({ items }: Cart, lineId: string): Record<string, string> | undefined {
  const place = items.findIndex((group) => group.items.some(({ id }) => id === lineId));
  const group = items[place];
  const line = group?.items.find(({ id }) => id === lineId);
  if (!group || !line) return undefined;
  const [whole] = listLinesWithAddOns([group]);
  const isAddOn = line.parentItemId !== null;
  const item = isAddOn || !whole ? toBatchCartItem({ ...line, addOns: [] }) : toBatchCartItem(whole);
  const fields: [string, string | undefined][] = [
    ['name', line.product.content.productName],
    ['params.cartId', CURRENT_ID],
    ['body.product.productCode', item.product.productCode],
    ['body.quantity', String(item.quantity)],
    ['body.parentItemId', line.parentItemId ?? undefined],
    ['body.place', isAddOn ? undefined : String(place)],
    ...(item.options ?? []).flatMap(({ attributeFQN, value }, index): [string, string][] => [
      [`body.options.${index}.attributeFQN`, attributeFQN],
      [`body.options.${index}.value`, value],
    ]),
    ...(item.addOns ?? []).map((code, index): [string, string] => [`body.addOns.${index}`, code]),
  ];
  return Object.fromEntries(fields.filter((field): field is [string, string] => field[1] !== undefined));
}

/** Removes a line and sets a flash message with the data to restore it. */
async function submitRemove({ fields, locale, visitor }: FormContext): Promise<string> {
  const shopper = createRequestSession(visitor, locale);
  const { params = {} } = parseFieldTree(fields) as { params?: Record<string, string> };
  const before = await shopper.readCart();
  const removed = await proxySessionCall(
    removeItem,
    { params: { ...params }, query: {}, body: {} },
    shopper,
    locale,
  );
  const form = removeItem.name;
  if (removed.ok) {
    const values = before?.ok ? buildUndoFields(before.data, params.lineItemId ?? '') : undefined;
    if (values) setFlash(visitor.cookies, { form, values });
  } else {
    setFlash(visitor.cookies, { form, error: getApiErrorMessage(removed.error, locale.language) });
  }
  return toSafePath(fields.get('next'), getLocalePath(locale, '/cart'));
}

/** Cart forms that make several calls, or whose flash message holds more than an error. */
export const cartForms = {
  bulkAdd: submitBulkAdd,
  shareCart: submitShare,
  addShared: submitAddSharedCart,
  removeItem: submitRemove,
  applyCoupon: submitApplyCoupon,
};

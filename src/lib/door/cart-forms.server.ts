import { addItems, MAX_ITEMS_PER_CALL } from '#lib/contract/bulk.ts';
import { type Cart, removeItem } from '#lib/contract/cart.ts';
import { CURRENT_ID } from '#lib/contract/current-id.ts';
import { IdSchema } from '#lib/contract/fields.ts';
import { readSharedCart, shareCart } from '#lib/contract/shares.ts';
import { MOST_PIECES, readCodes } from '#lib/format/codes.ts';
import { groupDigits } from '#lib/format/number.ts';
import { localePath } from '#lib/locale/path.ts';
import { getApiErrorMessage } from '#lib/messages/errors.ts';
import { getTranslate } from '#lib/messages/index.ts';
import { setFlash } from '#lib/session/flash.server.ts';
import { createShopper } from '#lib/session/shopper.server.ts';
import { submitCoupon } from './coupon.server.ts';
import { callForShopper } from './current.server.ts';
import { readFields, safePath } from './form.ts';
import type { FormContext } from './forms.server.ts';
import { addLines, itemOf, linesOf } from './lines.server.ts';

// What a cookie can carry, with the rest of the message.
const MAX_TYPED = 20_000;
const MAX_REST = 1000;
const MAX_PROBLEMS = 8;
const MAX_SHOWN = 40;

interface Problem {
  line: number;
  text: string;
  why: string;
}

/** As many of the lines as can be carried. */
function carried(lines: readonly string[]): string[] {
  let length = 0;
  return lines.filter((line) => {
    length += Buffer.byteLength(line) + 2;
    return length <= MAX_REST;
  });
}

/** Pasted codes and quantities, each line as far as it goes; what did not come in stays in the field. */
async function submitCodes({ fields, locale, visitor }: FormContext): Promise<string> {
  const t = getTranslate(locale.language);
  const back = localePath(locale, '/cart');
  const form = 'bulkAdd';
  const lines = readCodes((fields.get('codes') ?? '').slice(0, MAX_TYPED));
  if (lines.length === 0) {
    setFlash(visitor.cookies, { form, error: t('cart:bulkEmpty') });
    return `${back}#bulk`;
  }
  const shopper = createShopper(visitor, locale);
  const problems: Problem[] = [];
  let count = 0;
  const rest = new Set<number>();
  const refuse = ({ line, text }: (typeof lines)[number], why: string, isKept: boolean) => {
    problems.push({ line, text, why });
    if (isKept) rest.add(line);
  };
  const tooMany = t('cart:bulkTooMany', { most: groupDigits(MOST_PIECES) });
  for (const line of lines)
    if (!line.item) refuse(line, line.isTooMany ? tooMany : t('cart:bulkUnreadable'), true);
  const good = lines.flatMap((line) => (line.item ? [{ line, ...line.item }] : []));
  for (let at = 0; at < good.length; at += MAX_ITEMS_PER_CALL) {
    const some = good.slice(at, at + MAX_ITEMS_PER_CALL);
    const items = some.map(({ code, quantity }) => ({ quantity, product: { productCode: code } }));
    const input = { params: { cartId: CURRENT_ID }, query: { partial: 'true' }, body: { items } };
    const added = await callForShopper(addItems, input, shopper, locale);
    if (added.ok) {
      count += some.length - added.data.missed.filter(({ added: pieces }) => pieces === 0).length;
      for (const { index, message, added: pieces } of added.data.missed) {
        // What came in part is in the cart: sent again it would come twice.
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
  const shown = carried(left.map(({ text }) => text));
  // Numbers are those of the field as it will be: what came in part is gone from there, and has none.
  const numbers = new Map(left.map(({ line }, index) => [line, index + 1]));
  const said = problems.slice(0, MAX_PROBLEMS).map(({ line: typed, text, why }) => {
    const line = numbers.get(typed);
    return `${line ? t('cart:bulkLine', { line, why }) : why} (\u2068${text.slice(0, MAX_SHOWN)}\u2069)`;
  });
  const isWhole = shown.length === left.length && problems.length <= MAX_PROBLEMS;
  const error = [...said, ...(isWhole ? [] : [t('errors:CODES_MORE')])].join('\n');
  setFlash(visitor.cookies, { form, error, values: { ...values, codes: shown.join('\n') } });
  return `${back}#bulk`;
}

/** Makes a link to the cart, which the cart page then shows. */
async function submitShare({ locale, visitor }: FormContext): Promise<string> {
  const shopper = createShopper(visitor, locale);
  const input = { params: { cartId: CURRENT_ID }, query: {}, body: {} };
  const shared = await callForShopper(shareCart, input, shopper, locale);
  const form = shareCart.name;
  const cartPath = localePath(locale, '/cart');
  if (shared.ok) {
    setFlash(visitor.cookies, { form, values: { token: shared.data.token } });
    return `${cartPath}#share`;
  }
  setFlash(visitor.cookies, { form, error: getApiErrorMessage(shared.error, locale.language) });
  return cartPath;
}

/** Adds what somebody shared to the visitor's own cart, each line as far as it goes. */
async function submitShared({ fields, locale, visitor }: FormContext): Promise<string> {
  const cartPath = localePath(locale, '/cart');
  const form = 'addShared';
  const token = fields.get('token');
  if (token === null || !IdSchema.safeParse(token).success) return cartPath;
  const shopper = createShopper(visitor, locale);
  const shared = await shopper.client.call(readSharedCart, { params: { token } });
  // The page of the link says best what is wrong with it.
  if (!shared.ok) return localePath(locale, `/shared/cart/${token}`);
  const lines = linesOf(shared.data.items);
  if (lines.length === 0) return cartPath;
  const found = await shopper.openCart();
  if (!found.ok) {
    setFlash(visitor.cookies, { form, error: getApiErrorMessage(found.error, locale.language) });
    return cartPath;
  }
  const { missed } = await addLines(lines, { to: shopper, cart: found.data, language: locale.language });
  await shopper.openCart();
  if (missed.length > 0) {
    const more = missed.length > MAX_PROBLEMS ? ['…'] : [];
    setFlash(visitor.cookies, { form, error: [...missed.slice(0, MAX_PROBLEMS), ...more].join('\n') });
  }
  return cartPath;
}

/** What puts a line back as it stands in a cart: the fields of the form that does it, and its name. */
function undoOf({ items }: Cart, lineId: string): Record<string, string> | undefined {
  const place = items.findIndex((group) => group.items.some(({ id }) => id === lineId));
  const group = items[place];
  const line = group?.items.find(({ id }) => id === lineId);
  if (!group || !line) return undefined;
  const [whole] = linesOf([group]);
  const isAddOn = line.parentItemId !== null;
  const item = isAddOn || !whole ? itemOf({ ...line, addOns: [] }) : itemOf(whole);
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

/** Removes a line, and leaves for the page that follows what puts it back. */
async function submitRemove({ fields, locale, visitor }: FormContext): Promise<string> {
  const shopper = createShopper(visitor, locale);
  const { params = {} } = readFields(fields) as { params?: Record<string, string> };
  const before = await shopper.readCart();
  const removed = await callForShopper(
    removeItem,
    { params: { ...params }, query: {}, body: {} },
    shopper,
    locale,
  );
  const form = removeItem.name;
  if (removed.ok) {
    const values = before?.ok ? undoOf(before.data, params.lineItemId ?? '') : undefined;
    if (values) setFlash(visitor.cookies, { form, values });
  } else {
    setFlash(visitor.cookies, { form, error: getApiErrorMessage(removed.error, locale.language) });
  }
  return safePath(fields.get('next'), localePath(locale, '/cart'));
}

/** Forms of the cart that are more than one call, or leave more than a refusal. */
export const cartForms = {
  bulkAdd: submitCodes,
  shareCart: submitShare,
  addShared: submitShared,
  removeItem: submitRemove,
  applyCoupon: submitCoupon,
};

import { type Cart, removeItem } from '#lib/contract/cart/cart.ts';
import { CURRENT_ID } from '#lib/contract/current-id.ts';
import { getLocalePath } from '#lib/locale/locale-path.ts';
import { getApiErrorMessage } from '#lib/messages/error-messages.ts';
import { setFlash } from '#lib/session/flash.server.ts';
import { createRequestSession } from '#lib/session/request-session.server.ts';
import { listLinesWithAddOns, toBatchCartItem } from '../../cart/add-lines.server.ts';
import { proxySessionCall } from '../../proxy.server.ts';
import { toSafePath } from '../../safe-path.ts';
import type { FormContext } from '../form-context.ts';
import { parseFieldTree } from '../parse-fields.ts';

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
export async function submitRemove({ fields, locale, browserRequest }: FormContext): Promise<string> {
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

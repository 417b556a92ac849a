import { cancelOrderLines } from '#lib/contract/orders/cancellation.ts';
import { cancelOrder } from '#lib/contract/orders/order-history.ts';
import { type Order, readOrder } from '#lib/contract/orders/orders.ts';
import { parseOrderNumber } from '#lib/format/orders/parse-order-number.ts';
import { getLocalePath } from '#lib/locale/locale-path.ts';
import { getApiErrorMessage } from '#lib/messages/error-messages.ts';
import { setFlash } from '#lib/session/flash.server.ts';
import { createRequestSession } from '#lib/session/request-session.server.ts';
import type { FormHandler } from '../form-context.ts';

/** Cancels a whole order and returns to its page, which shows the result. */
export const submitCancellation: FormHandler = async ({ fields, locale, browserRequest }) => {
  const id = parseOrderNumber(fields.get('orderNo') ?? '');
  if (!id) return getLocalePath(locale, '/my-account/orders');
  const { client } = createRequestSession(browserRequest, locale);
  const result = await client.call(cancelOrder, { params: { id } });
  const error = result.ok ? {} : { error: getApiErrorMessage(result.error, locale.language) };
  setFlash(browserRequest.cookies, { form: cancelOrder.name, ...error });
  return getLocalePath(locale, `/my-account/orders/${id}`);
};

type Lines = { lineId: string; quantity: number }[];

function parseLines(text: string): Lines {
  return text.split(',').map((part) => {
    const [lineId = '', quantity = ''] = part.split(':');
    return { lineId, quantity: Number(quantity) };
  });
}

/** Returns whether the order's last cancellation has exactly these lines, as after a double click. */
function isCancelledAlready({ cancellations }: Order, lines: Lines): boolean {
  const last = (cancellations?.at(-1)?.items ?? []).filter(({ parentItemId }) => parentItemId === null);
  return (
    last.length === lines.length &&
    lines.every((line) => last.some(({ id, quantity }) => id === line.lineId && quantity === line.quantity))
  );
}

/** Cancels lines of an order and returns to its page, which shows the result. */
export const submitLineCancellation: FormHandler = async ({ fields, locale, browserRequest }) => {
  const id = parseOrderNumber(fields.get('orderNo') ?? '');
  if (!id) return getLocalePath(locale, '/my-account/orders');
  const { client } = createRequestSession(browserRequest, locale);
  const lines = parseLines(fields.get('lines') ?? '');
  const total = { amount: Number(fields.get('amount')), currency: fields.get('currency') ?? '' };
  const body = { lines, total: total as Order['total'] };
  const result = await client.call(cancelOrderLines, { params: { id }, body });
  let error = result.ok ? undefined : getApiErrorMessage(result.error, locale.language);
  if (!result.ok && result.error.code === 'ORDER_CHANGED') {
    const order = await client.call(readOrder, { params: { id }, query: {} });
    if (order.ok && isCancelledAlready(order.data, lines)) error = undefined;
  }
  const isWhole = result.ok && result.data.status === 'Cancelled';
  const form = isWhole ? 'cancelOrder' : cancelOrderLines.name;
  setFlash(browserRequest.cookies, { form, ...(error && { error }) });
  return getLocalePath(locale, `/my-account/orders/${id}`);
};

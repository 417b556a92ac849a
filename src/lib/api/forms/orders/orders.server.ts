import { cancelOrderLines } from '#lib/contract/orders/cancellation.ts';
import { cancelOrder } from '#lib/contract/orders/order-history.ts';
import { parseOrderNumber } from '#lib/format/orders/parse-order-number.ts';
import { getLocalePath } from '#lib/locale/locale-path.ts';
import { getApiErrorMessage } from '#lib/messages/error-messages.ts';
import { setFlash } from '#lib/session/flash.server.ts';
import { createRequestSession } from '#lib/session/request-session.server.ts';
import type { FormHandler } from '../form-context.ts';
import { submitBuyAgain } from './buy-again.server.ts';
import { submitLineCancellation } from './cancel-lines.server.ts';
import { submitTracking } from './track-order.server.ts';

/** Cancels an order and returns to its page, which shows the result. */
const submitCancellation: FormHandler = async ({ fields, locale, browserRequest }) => {
  const id = parseOrderNumber(fields.get('orderNo') ?? '');
  if (!id) return getLocalePath(locale, '/my-account/orders');
  const { client } = createRequestSession(browserRequest, locale);
  const result = await client.call(cancelOrder, { params: { id } });
  const error = result.ok ? {} : { error: getApiErrorMessage(result.error, locale.language) };
  setFlash(browserRequest.cookies, { form: cancelOrder.name, ...error });
  return getLocalePath(locale, `/my-account/orders/${id}`);
};

/** Forms about submitted orders, by the name in their path. */
export const orderForms: Record<string, FormHandler> = {
  buyAgain: submitBuyAgain,
  trackOrder: submitTracking,
  [cancelOrder.name]: submitCancellation,
  [cancelOrderLines.name]: submitLineCancellation,
};

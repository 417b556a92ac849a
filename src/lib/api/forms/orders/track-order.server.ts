import { EmailSchema } from '#lib/contract/fields.ts';
import { findGuestOrder } from '#lib/contract/orders/order-history.ts';
import { parseOrderNumber } from '#lib/format/orders/parse-order-number.ts';
import { getLocalePath } from '#lib/locale/locale-path.ts';
import { getApiErrorMessage } from '#lib/messages/error-messages.ts';
import { getTranslate } from '#lib/messages/translate.ts';
import { setFlash } from '#lib/session/flash.server.ts';
import { createRequestSession } from '#lib/session/request-session.server.ts';
import { setTrackedOrder } from '#lib/session/tracked-order.server.ts';
import type { FormHandler } from '../form-context.ts';

const MAX_VALUE_LENGTH = 254;

/**
 * Finds an order by number and email address. An unknown order, a wrong email address and a number that
 * cannot exist have the same message.
 */
export const submitTracking: FormHandler = async ({ fields, locale, browserRequest }) => {
  const t = getTranslate(locale.language);
  const formPath = getLocalePath(locale, '/ordertrack');
  const values = Object.fromEntries(
    ['orderNo', 'email'].map((name) => [name, (fields.get(name) ?? '').trim().slice(0, MAX_VALUE_LENGTH)]),
  );
  const empty = Object.keys(values).filter((name) => values[name] === '');
  const rejectWith = (rejection: { error?: string; fields?: string[] }): string => {
    setFlash(browserRequest.cookies, { form: 'trackOrder', values, ...rejection });
    return formPath;
  };
  if (empty.length > 0) return rejectWith({ fields: empty });
  const email = EmailSchema.safeParse(values.email);
  if (!email.success) return rejectWith({ fields: ['email'] });
  const orderNo = parseOrderNumber(values.orderNo ?? '');
  const { client } = createRequestSession(browserRequest, locale);
  // An unreadable number is looked up too, so that it counts as an attempt.
  const query = { orderNo: orderNo ?? 'unknown', email: email.data };
  const orderResult = await client.call(findGuestOrder, { query });
  if (orderResult.ok && orderNo) {
    setTrackedOrder(browserRequest.cookies, query);
    return getLocalePath(locale, `/ordertrack/${orderNo}`);
  }
  if (!orderResult.ok && orderResult.error.status === 429)
    return rejectWith({ error: t('orders:track.tooMany') });
  if (!orderResult.ok && orderResult.error.status >= 500)
    return rejectWith({ error: getApiErrorMessage(orderResult.error, locale.language) });
  return rejectWith({ error: t('orders:track.notFound') });
};

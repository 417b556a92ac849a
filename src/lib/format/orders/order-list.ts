import type { ListedOrder } from '#lib/contract/orders/order-history.ts';
import { type Locale, parseLocale } from '#lib/locale/locale.ts';
import { getLocalePath } from '#lib/locale/locale-path.ts';
import type { Translate } from '#lib/messages/translate.ts';
import { joinValues } from '../bidi.ts';
import { formatLine } from '../cart/cart.ts';
import { formatDate } from '../date.ts';
import { formatDeliveryDate } from '../delivery/delivery-texts.ts';
import type { ListedOrderModel } from '../models/orders/order-details.ts';
import { formatMoney } from '../money.ts';
import { formatMoment } from './order-progress.ts';

const SHOWN_PICTURES = 4;
const SHOWN_NAMES = 2;

const DONE: readonly ListedOrder['status'][] = ['Delivered', 'Collected'];
const ENDED: readonly ListedOrder['status'][] = ['Cancelled', 'PartlyReturned', 'Returned'];

function getState(status: ListedOrder['status']): ListedOrderModel['state'] {
  if (DONE.includes(status)) return 'done';
  return ENDED.includes(status) ? 'ended' : 'moving';
}

/** Formats an order of the list. */
export function formatListedOrder(order: ListedOrder, locale: Locale, t: Translate): ListedOrderModel {
  const { orderNumber, status, items, lastEvent, arrivalDate } = order;
  const orderLocale = parseLocale(`${locale.language}-${order.country}`) ?? locale;
  const products = items.filter(({ parentItemId }) => parentItemId === null);
  const lines = products.map((item) => formatLine(item, { language: locale.language, prefix: '' }));
  const state = getState(status);
  const expected =
    state === 'moving' &&
    arrivalDate &&
    t('orders:expected', { when: formatDeliveryDate(arrivalDate, orderLocale, t) });
  const names = joinValues(lines.slice(0, SHOWN_NAMES).map(({ name }) => name));
  const more = lines.length - SHOWN_NAMES;
  return {
    orderNumber,
    href: getLocalePath(locale, `/my-account/orders/${orderNumber}`),
    detailsLabel: t('orders:detailsOf', { number: orderNumber }),
    placed: formatDate(order.submittedAt, orderLocale),
    total: formatMoney(order.total, locale.language),
    status: t(`orders:status.${status}`),
    state,
    note: expected || formatMoment(lastEvent.at, orderLocale, t),
    count: t('orders:itemCount', { count: products.reduce((sum, { quantity }) => sum + quantity, 0) }),
    pictures: lines.slice(0, SHOWN_PICTURES).map(({ picture, name }) => ({ picture, name })),
    names: more > 0 ? `${names} ${t('orders:moreItems', { count: more })}` : names,
  };
}

import type { ListedOrder } from '#lib/contract/orders/order-history.ts';
import { COLLECTION_PERIOD_MS } from '#lib/contract/orders/order-status.ts';
import { type Locale, parseLocale } from '#lib/locale/locale.ts';
import { getLocalePath } from '#lib/locale/locale-path.ts';
import type { Translate } from '#lib/messages/translate.ts';
import { formatLine } from '../cart/cart.ts';
import { preventLineNameBreaks } from '../catalog/name-breaks.ts';
import { formatDate } from '../date.ts';
import { formatDeliveryDate } from '../delivery/delivery-texts.ts';
import type { ListedOrderModel } from '../models/orders/order-details.ts';
import { formatMoney } from '../money.ts';

const SHOWN_PICTURES = 4;
const SHOWN_NAMES = 2;

const COMPLETED_STATUSES: readonly ListedOrder['status'][] = ['Delivered', 'Collected'];
const URGENT_STATUSES: readonly ListedOrder['status'][] = ['ReadyForCollection', 'OutForDelivery'];
const CLOSED_STATUSES: readonly ListedOrder['status'][] = ['Cancelled', 'PartlyReturned', 'Returned'];

function getState(status: ListedOrder['status']): ListedOrderModel['state'] {
  if (COMPLETED_STATUSES.includes(status)) return 'done';
  if (status === 'ReadyForCollection') return 'ready';
  return CLOSED_STATUSES.includes(status) ? 'ended' : 'open';
}

/**
 * Formats the collection deadline, the expected arrival, or the date of the last status; null when that is the
 * day of the order.
 */
function formatNote(order: ListedOrder, locale: Locale, t: Translate): string | null {
  const { status, lastEvent, arrivalDate, submittedAt } = order;
  if (status === 'ReadyForCollection') {
    const until = formatDate(lastEvent.at + COLLECTION_PERIOD_MS, locale);
    return t('orders:collectUntil', { date: `\u2066${until}\u2069` });
  }
  if (arrivalDate && getState(status) === 'open')
    return t('orders:expected', { when: formatDeliveryDate(arrivalDate, locale, t) });
  const date = formatDate(lastEvent.at, locale);
  return date === formatDate(submittedAt, locale) ? null : t('orders:on', { when: `\u2066${date}\u2069` });
}

/** Formats an order of the list. */
export function formatListedOrder(order: ListedOrder, locale: Locale, t: Translate): ListedOrderModel {
  const { orderNumber, status, items } = order;
  const orderLocale = parseLocale(`${locale.language}-${order.country}`) ?? locale;
  const products = items.filter(({ parentItemId }) => parentItemId === null);
  const lines = products.map((item) =>
    preventLineNameBreaks(formatLine(item, { language: locale.language, prefix: '' })),
  );
  const state = getState(status);
  // Names may contain commas.
  const names = lines
    .slice(0, SHOWN_NAMES)
    .map(({ name }) => name)
    .join('\u00a0· ');
  const moreCount = lines.length - SHOWN_NAMES;
  return {
    orderNumber,
    href: getLocalePath(locale, `/my-account/orders/${orderNumber}`),
    detailsLabel: t('orders:detailsOf', { number: orderNumber }),
    placedDate: formatDate(order.submittedAt, orderLocale),
    total: formatMoney(order.total, locale.language),
    status: t(`orders:status.${status}`),
    state,
    note: formatNote(order, orderLocale, t),
    count: t('orders:itemCount', { count: products.reduce((sum, { quantity }) => sum + quantity, 0) }),
    pictures: lines.slice(0, SHOWN_PICTURES).map(({ picture, name }) => ({ picture, name })),
    names: moreCount > 0 ? `${names} ${t('orders:moreItems', { count: moreCount })}` : names,
  };
}

function rankStatus({ status }: ListedOrder): number {
  const position = URGENT_STATUSES.indexOf(status);
  return position === -1 ? URGENT_STATUSES.length : position;
}

/** Sorts orders: first those that wait for collection, then those that are out for delivery. */
export function sortByUrgency(orders: readonly ListedOrder[]): ListedOrder[] {
  return orders.toSorted((a, b) => rankStatus(a) - rankStatus(b));
}

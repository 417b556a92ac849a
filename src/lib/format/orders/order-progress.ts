import { COLLECTION_PERIOD_MS, type OrderStatus } from '#lib/contract/orders/order-status.ts';
import type { Order } from '#lib/contract/orders/orders.ts';
import type { Shipment } from '#lib/contract/orders/shipment.ts';
import type { Locale } from '#lib/locale/locale.ts';
import type { Translate } from '#lib/messages/translate.ts';
import { isolateLtr } from '../bidi.ts';
import { formatDate, formatLocalizedTime, localizeTimeOfDay } from '../date.ts';
import { formatDeliveryDate } from '../delivery/delivery-texts.ts';
import type { OrderStepModel } from '../models/orders/order-details.ts';
import { getOrderLocale, type StoreAddress } from './order-summary.ts';

const SHIP_STEPS = ['Accepted', 'Packed', 'Dispatched', 'OutForDelivery', 'Delivered'] as const;
const PICKUP_STEPS = ['Accepted', 'Packed', 'ReadyForCollection', 'Collected'] as const;

/** Formats date and time in the time zone of the locale's country: `23/11/2026, 14:05`. */
export function formatDateTime(at: number, locale: Locale, t: Translate): string {
  return t('orders:step', {
    date: isolateLtr(formatDate(at, locale)),
    time: formatLocalizedTime(at, locale),
  });
}

/** Formats the expected arrival of a shipment. */
export function formatArrivalText(
  { date, from, to }: Shipment['arrival'],
  order: Order,
  locale: Locale,
  t: Translate,
): string {
  const day = formatDeliveryDate(date, getOrderLocale(order, locale), t);
  if (from === null || to === null) return t('orders:expected', { when: day });
  return t('orders:expectedAt', {
    date: day,
    from: localizeTimeOfDay(from, locale.language),
    to: localizeTimeOfDay(to, locale.language),
  });
}

/**
 * Formats the completed and the future steps of an order; for an order that was cancelled or returned, its
 * history.
 */
export function formatOrderSteps(order: Order, locale: Locale, t: Translate): OrderStepModel[] {
  const orderLocale = getOrderLocale(order, locale);
  const statusEvents = order.history.filter(({ status }) => status !== 'Pending');
  const expectedSteps: readonly OrderStatus[] =
    order.fulfillmentMethod === 'Ship' ? SHIP_STEPS : PICKUP_STEPS;
  const position = expectedSteps.indexOf(order.status);
  const label = (status: OrderStatus): string => t(`orders:status.${status}`);
  if (position === -1) {
    return statusEvents.map(({ status, at }) => ({
      label: label(status),
      dateText: formatDateTime(at, orderLocale, t),
      state: status === order.status ? 'now' : 'done',
    }));
  }
  return expectedSteps.map((status, index) => {
    const event = statusEvents.findLast((candidate) => candidate.status === status);
    const isReached = index <= position && event !== undefined;
    const isLast = index === position;
    return {
      label: label(status),
      dateText: isReached ? formatDateTime(event.at, orderLocale, t) : null,
      state: index > position ? 'next' : isLast && index < expectedSteps.length - 1 ? 'now' : 'done',
    };
  });
}

/** Formats the explanation of an order's status; `store` is the store where it can be collected. */
export function formatStatusText(
  order: Order,
  store: StoreAddress | null,
  locale: Locale,
  t: Translate,
): string {
  const ready = order.history.findLast(({ status }) => status === 'ReadyForCollection');
  if (order.status === 'ReadyForCollection' && store && ready) {
    const until = formatDate(ready.at + COLLECTION_PERIOD_MS, getOrderLocale(order, locale));
    return t('orders:explain.ReadyAtStore', { store: `\u2068${store.name}\u2069`, until: isolateLtr(until) });
  }
  const isPickup = order.status === 'Packed' && order.fulfillmentMethod === 'Pickup';
  return t(`orders:explain.${isPickup ? 'PackedPickup' : order.status}`, { defaultValue: '' });
}

import type { LineItem } from '#lib/contract/cart/line-item.ts';
import type { Order } from '#lib/contract/orders/orders.ts';
import { COUNTRIES, type CountryCode } from '#lib/locale/countries.ts';
import { addDays, getLocalDateTime } from '#lib/locale/local-date.ts';

/** Days after delivery during which an issue with a product can be reported. */
export const ISSUE_DAYS = 7;

/** A product of an order, and the last day on which an issue with it can be reported. */
export interface IssueLine {
  item: LineItem;
  /** Last day, such as `2026-11-30`, in the country of the order; null until the product is delivered. */
  until: string | null;
  isOpen: boolean;
}

type DeliveredOrder = Pick<Order, 'items' | 'shipments' | 'history' | 'country'>;

/** Returns when the line was delivered completely; undefined before. */
function getDeliveredAt({ shipments, history }: DeliveredOrder, lineId: string): number | undefined {
  const collected = history.find(({ status }) => status === 'Collected');
  if (collected) return collected.at;
  const lineShipments = shipments.filter(({ items }) => items.some((item) => item.lineId === lineId));
  const times = lineShipments.map((part) => part.history.find(({ status }) => status === 'Delivered')?.at);
  const knownTimes = times.filter((time) => time !== undefined);
  return times.length > 0 && knownTimes.length === times.length ? Math.max(...knownTimes) : undefined;
}

/** Lists the products of an order, without add-ons, with the date until which an issue can be reported. */
export function listIssueLines(order: DeliveredOrder, now: number): IssueLine[] {
  const { timeZone } = COUNTRIES[order.country as CountryCode];
  const today = getLocalDateTime(timeZone, now).date;
  return order.items
    .filter(({ parentItemId }) => parentItemId === null)
    .map((item) => {
      const deliveredAt = getDeliveredAt(order, item.id);
      if (deliveredAt === undefined) return { item, until: null, isOpen: false };
      const until = addDays(getLocalDateTime(timeZone, deliveredAt).date, ISSUE_DAYS);
      return { item, until, isOpen: today <= until };
    });
}

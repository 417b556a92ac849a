import type { Order } from '#lib/contract/orders/orders.ts';
import type { Shipment } from '#lib/contract/orders/shipment.ts';
import type { Locale } from '#lib/locale/locale.ts';
import { getLocalePath } from '#lib/locale/locale-path.ts';
import type { Translate } from '#lib/messages/translate.ts';
import { formatLine } from '../cart/cart.ts';
import { preventLineNameBreaks } from '../catalog/name-breaks.ts';
import type { OrderLineModel, OrderShipmentModel } from '../models/orders/order-details.ts';
import { formatArrivalText } from './order-progress.ts';

/** Formats lines with their add-ons under them. */
export function formatOrderLines(items: Order['items'], locale: Locale, t: Translate): OrderLineModel[] {
  const options = { language: locale.language, prefix: getLocalePath(locale, '/') };
  return items
    .filter(({ parentItemId }) => parentItemId === null)
    .map((item) => ({
      ...preventLineNameBreaks(formatLine(item, options)),
      review: null,
      services: items
        .filter(({ parentItemId }) => parentItemId === item.id)
        .map((service) => {
          const { name, quantity, total } = formatLine(service, options);
          return {
            label: t(service.warrantyProduct ? 'orders:warranty' : 'orders:assembly'),
            name,
            quantity,
            total,
          };
        }),
    }));
}

/** Formats the shipments of an order; all lines as one where there are none. */
export function formatOrderShipments(order: Order, locale: Locale, t: Translate): OrderShipmentModel[] {
  if (order.shipments.length === 0) {
    const lines = formatOrderLines(order.items, locale, t);
    return [
      {
        title: null,
        status: null,
        expectedText: null,
        isArrived: order.status === 'Collected',
        facts: [],
        lines,
      },
    ];
  }
  return order.shipments.map((shipment) => formatShipment(shipment, order, locale, t));
}

function formatShipment(shipment: Shipment, order: Order, locale: Locale, t: Translate): OrderShipmentModel {
  const { number, status, carrier, trackingNumber, arrival } = shipment;
  const count = order.shipments.length;
  const ids = new Set(shipment.items.map(({ lineId }) => lineId));
  const isInTransit = status !== 'Delivered' && order.status !== 'Cancelled';
  return {
    title: count > 1 ? t('orders:shipment', { number, count }) : t('orders:shipmentOnly'),
    status: t(`orders:status.${status}`),
    expectedText: isInTransit ? formatArrivalText(arrival, order, locale, t) : null,
    isArrived: status === 'Delivered',
    facts: [
      { label: t('orders:carrierLabel'), value: t(`orders:carrier.${carrier}`) },
      { label: t('orders:tracking'), value: trackingNumber ?? t('orders:notShipped') },
    ],
    lines: formatOrderLines(
      order.items.filter(({ id }) => ids.has(id)),
      locale,
      t,
    ),
  };
}

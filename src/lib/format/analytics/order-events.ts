import type { DeliveryLabel, PageEvent } from '#lib/contract/analytics/events.ts';
import type { LineItem } from '#lib/contract/cart/line-item.ts';
import type { Order } from '#lib/contract/orders/order.ts';
import { toEventItems } from './event-items.ts';

/** Returns the delivery label of an order. An order with assembly and warranty gets the label of assembly. */
export function getDeliveryLabel({
  fulfillmentMethod,
  items,
}: Pick<Order, 'fulfillmentMethod' | 'items'>): DeliveryLabel {
  if (fulfillmentMethod === 'Pickup') return 'click_n_collect';
  if (items.some(({ assmblyProduct }) => assmblyProduct)) return 'home_delivery_assembly';
  if (items.some(({ warrantyProduct }) => warrantyProduct)) return 'home_delivery_warranty';
  return 'home_delivery';
}

const sumQuantities = (items: readonly LineItem[]): number =>
  items.reduce((sum, { parentItemId, quantity }) => (parentItemId === null ? sum + quantity : sum), 0);

/** Creates the event of a step of the checkout. */
export function createCheckoutEvent(
  order: Order,
  step: Extract<PageEvent, { event: 'checkout' }>['step'],
): PageEvent {
  return {
    event: 'checkout',
    step,
    items: toEventItems(order.items),
    deliveryMethod: getDeliveryLabel(order),
    couponCodes: order.couponCodes,
    total: order.total,
  };
}

/**
 * Creates the events of a placed order: the purchase, then each of its lines. Their ids consist of order
 * number and status, so that an order is counted once however often its page is shown, and once more after
 * its return.
 */
export function createPurchaseEvents(order: Order): PageEvent[] {
  const { orderNumber, items } = order;
  if (orderNumber === null) return [];
  const status = order.status === 'Returned' ? 'return' : 'success';
  const id = `purchase-${orderNumber}-${status}`;
  return [
    {
      event: 'purchase',
      id,
      orderNumber,
      status,
      itemCount: sumQuantities(items),
      deliveryMethod: getDeliveryLabel(order),
      paymentSource: order.paymentDetails?.paymentSource ?? null,
      couponCodes: order.couponCodes,
      voucherValue: order.couponCodeValue,
      shippingTotal: order.shippingTotal,
      total: order.total,
    },
    ...toEventItems(items).map(
      (item, index): PageEvent => ({
        event: 'purchase_item',
        id: `${id}-${index + 1}`,
        orderNumber,
        status,
        item,
      }),
    ),
  ];
}

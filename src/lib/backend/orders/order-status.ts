import type { OrderStatus, OrderStatusActor } from '#lib/contract/orders/order-status.ts';
import type { Trx } from '../db/database.ts';
import { cancelWalletPayment } from '../wallet/order-payments.ts';
import { insertOrderEvent, type OrderRow, updateOrder } from './queries.ts';

/** Statuses that may follow each status. */
export const ORDER_TRANSITIONS: Record<OrderStatus, readonly OrderStatus[]> = {
  Pending: ['Accepted', 'Cancelled'],
  Accepted: ['Packed', 'Cancelled'],
  Packed: ['Dispatched', 'ReadyForCollection', 'Cancelled'],
  Dispatched: ['OutForDelivery', 'Delivered'],
  // After a failed delivery attempt the order is back in the warehouse.
  OutForDelivery: ['Delivered', 'Dispatched'],
  // Cancelled when it is not collected in time.
  ReadyForCollection: ['Collected', 'Cancelled'],
  Collected: ['PartlyReturned', 'Returned'],
  Delivered: ['PartlyReturned', 'Returned'],
  Cancelled: [],
  PartlyReturned: ['Returned'],
  Returned: [],
};

// Statuses that exist only for delivery or only for collection.
const METHOD_STATUSES: Partial<Record<OrderStatus, OrderRow['fulfillment_method']>> = {
  Dispatched: 'Ship',
  OutForDelivery: 'Ship',
  Delivered: 'Ship',
  ReadyForCollection: 'Pickup',
  Collected: 'Pickup',
};

type OrderState = Pick<OrderRow, 'status' | 'fulfillment_method'>;

/** Whether an order can change to a status; some statuses are only for delivery or only for collection. */
export function canChangeStatus(order: OrderState, status: OrderStatus): boolean {
  const method = METHOD_STATUSES[status];
  const isOfMethod = method === undefined || method === order.fulfillment_method;
  return isOfMethod && ORDER_TRANSITIONS[order.status].includes(status);
}

/** Thrown for a status that cannot follow the current one. */
export class OrderStatusError extends Error {
  override name = 'OrderStatusError';
}

/**
 * Changes the status of a locked order and records it in the history; a cancellation refunds what the wallet
 * paid. Throws OrderStatusError if the status cannot follow.
 */
export async function changeOrderStatus(
  trx: Trx,
  order: OrderRow,
  status: OrderStatus,
  cause: OrderStatusActor,
  now: number,
): Promise<void> {
  if (!canChangeStatus(order, status)) {
    throw new OrderStatusError(`${order.status} ${order.fulfillment_method} order cannot become ${status}`);
  }
  await updateOrder(trx, order.id, { status }, now);
  await insertOrderEvent(trx, order.id, { status, cause, at: now });
  if (status === 'Cancelled') await cancelWalletPayment(trx, order.id, now);
}

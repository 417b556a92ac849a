import type { OrderStatus } from '#lib/contract/orders/order-status.ts';
import type { ShipmentStatus } from '#lib/contract/orders/shipment.ts';
import { getOrderCustomer } from '#lib/format/orders/order-customer.ts';
import { splitLocalePath } from '#lib/locale/locale-path.ts';
import type { Trx } from '../../db/database.ts';
import type { Outbox } from '../../messaging/outbox.ts';
import { readPayments } from '../../payment/payments.ts';
import { readMessageOrder } from '../confirmation/message-order.ts';
import type { OrderLinks } from '../confirmation/order-link.ts';
import { findOrder } from '../queries.ts';

/** A change that the customer is told about. */
export interface StatusChange {
  id: string;
  status: OrderStatus | ShipmentStatus | 'LinesCancelled';
  /** Number of the shipment that has changed; null for the order as a whole. */
  shipment: number | null;
  now: number;
}

/** Queues a message about a change in its transaction, so that it is sent exactly once. */
export type SendStatus = (trx: Trx, change: StatusChange) => Promise<void>;

export function createStatusSender(outbox: Outbox, links: OrderLinks): SendStatus {
  return async (trx, { id, status, shipment, now }) => {
    const row = await findOrder(trx, id);
    if (!row) return;
    // The locale of the payment's return path is the language that the customer paid in.
    const paid = (await readPayments(trx, id)).find((payment) => payment.status === 'Paid');
    const language = splitLocalePath(paid?.return_path ?? '').locale?.language ?? 'en';
    const { order, store } = await readMessageOrder(trx, row, language, now);
    const email = getOrderCustomer(order)?.emailAddress;
    if (email === undefined) return;
    const data = {
      order: JSON.stringify(order),
      store: JSON.stringify(store),
      token: await links.sign(id, now),
      status,
      shipment: shipment === null ? '' : String(shipment),
    };
    await outbox.send({ kind: 'order-status', to: { email }, language, country: row.country, data }, trx);
  };
}

import type { OrderStatus } from '#lib/contract/orders/order-status.ts';
import type { ShipmentStatus } from '#lib/contract/orders/shipment.ts';
import { splitLocalePath } from '#lib/locale/locale-path.ts';
import type { Trx } from '../../db/database.ts';
import type { Outbox } from '../../messaging/outbox.ts';
import { readPayments } from '../../payment/payments.ts';
import { readOrderForMessage } from '../confirmation/order-for-message.ts';
import type { OrderLinks } from '../confirmation/order-link.ts';
import { listOrderRecipients } from '../confirmation/order-recipients.ts';
import { findOrder } from '../queries.ts';

/** A status change about which the customer is notified. */
export interface StatusChange {
  id: string;
  status: OrderStatus | ShipmentStatus | 'LinesCancelled';
  /** Number of the shipment that has changed; null for the order as a whole. */
  shipment: number | null;
  now: number;
}

/** Queues a message in the transaction of the status change, so that it is sent exactly once. */
export type SendStatus = (trx: Trx, change: StatusChange) => Promise<void>;

export function createStatusSender(
  outbox: Outbox,
  links: OrderLinks,
  clock: () => number = Date.now,
): SendStatus {
  return async (trx, { id, status, shipment, now }) => {
    const row = await findOrder(trx, id);
    if (!row) return;
    // The locale of the payment's return path is the language in which the customer paid.
    const paid = (await readPayments(trx, id)).find((payment) => payment.status === 'Paid');
    const language = splitLocalePath(paid?.return_path ?? '').locale?.language ?? 'en';
    const { order, store } = await readOrderForMessage(trx, row, language, now);
    const data = {
      order: JSON.stringify(order),
      store: JSON.stringify(store),
      // A step that was executed late has an earlier date, but its message is sent now.
      token: await links.sign(id, clock()),
      status,
      shipment: shipment === null ? '' : String(shipment),
    };
    for (const to of listOrderRecipients(order, outbox.getChannels())) {
      await outbox.send({ kind: 'order-status', to, language, country: row.country, data }, trx);
    }
  };
}

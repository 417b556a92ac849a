import type { ReturnStatus } from '#lib/contract/orders/returns.ts';
import { getOrderCustomer } from '#lib/format/orders/order-customer.ts';
import type { Trx } from '../../db/database.ts';
import type { Outbox } from '../../messaging/outbox.ts';
import { readStoreAddress } from '../../stores/store-address.ts';
import { presentOrder } from '../present-order.ts';
import { findOrder } from '../queries.ts';
import { presentReturn } from './present-return.ts';
import { findReturn } from './queries.ts';

/** A status change of a return about which the customer is notified. */
export interface ReturnChange {
  returnId: string;
  status: ReturnStatus;
  now: number;
}

/** Queues a message in the transaction of the status change, so that it is sent exactly once. */
export type SendReturnStatus = (trx: Trx, change: ReturnChange) => Promise<void>;

export function createReturnSender(outbox: Outbox): SendReturnStatus {
  return async (trx, { returnId, now }) => {
    const row = await findReturn(trx, returnId);
    const orderRow = row && (await findOrder(trx, row.order_id));
    if (!row || !orderRow) return;
    const { language, country, store_code: code } = row;
    const customer = getOrderCustomer(await presentOrder(trx, orderRow, language, now));
    if (!customer) return;
    const store = code === null ? null : await readStoreAddress(trx, code, { country, language });
    const data = {
      return: JSON.stringify(await presentReturn(trx, row, language)),
      store: JSON.stringify(store ?? null),
      firstName: customer.firstName,
    };
    const to = { email: customer.emailAddress };
    await outbox.send({ kind: 'return-status', to, language, country, data }, trx);
  };
}

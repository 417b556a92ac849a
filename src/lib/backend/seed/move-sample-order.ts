import type { OrderStatus } from '#lib/contract/orders/order-status.ts';
import { DAY_MS } from '#lib/locale/duration.ts';
import { type Db, runInTransaction } from '../db/database.ts';
import { requireOrder } from '../orders/build-draft-order.ts';
import { cancelSubmittedOrder } from '../orders/cancellation/cancel-order.ts';
import { executeNextStep, scheduleNextCheck } from '../orders/fulfillment/advance-order.ts';
import { changeOrderStatus } from '../orders/order-status.ts';

const RETURNED_STATUSES: readonly OrderStatus[] = ['PartlyReturned', 'Returned'];

// Maximum number of steps; more than any sample order has.
const MAX_STEPS = 20;

interface SampleTimes {
  placedAt: number;
  now: number;
}

/**
 * Advances a new order to a status, with its shipments; it stays there for two days. No messages are sent.
 */
export async function moveSampleOrder(
  db: Db,
  id: string,
  status: OrderStatus,
  { placedAt, now }: SampleTimes,
): Promise<void> {
  await runInTransaction(db, async (trx) => {
    const readOrder = () => requireOrder(trx, id, null);
    if (status === 'Cancelled') {
      await cancelSubmittedOrder(trx, await readOrder(), 'customer', placedAt + DAY_MS / 24);
      return;
    }
    const target = RETURNED_STATUSES.includes(status) ? 'Delivered' : status;
    for (let step = 0; step < MAX_STEPS; step += 1) {
      const order = await readOrder();
      if (order.status === target) break;
      await executeNextStep(trx, order, {
        sendStatus: async () => {},
        simulatedCollectionBy: 'customer',
        before: now,
      });
    }
    if (target !== status)
      await changeOrderStatus(trx, await readOrder(), status, 'shop', placedAt + 14 * DAY_MS);
    await scheduleNextCheck(trx, await readOrder(), now + 2 * DAY_MS);
  });
}

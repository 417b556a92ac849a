import path from 'node:path';
import { createPaymentsService } from '#lib/backend/checkout/service.ts';
import { type Db, openDatabase } from '#lib/backend/db/database.ts';
import { advanceOrder } from '#lib/backend/orders/fulfillment/advance-order.ts';
import { findOrder } from '#lib/backend/orders/queries.ts';
import { advanceReturn, completeReturn } from '#lib/backend/orders/returns/advance-return.ts';
import { readOrderReturns } from '#lib/backend/orders/returns/queries.ts';
import { SANDBOX_PAYMENT_CONFIG } from '#lib/backend/payment/config.ts';

// Like `npm run orders:simulate`, but for one order, because other tests have orders too.

const DAY = 24 * 3600_000;
const sendNothing = async () => {};

async function withDatabase(work: (db: Db) => Promise<void>): Promise<void> {
  const folder = process.env.E2E_DATA_DIR;
  if (!folder) throw new Error('E2E_DATA_DIR is not set: it is the data folder of the shop under test');
  const db = openDatabase({ file: path.join(folder, 'binaa.db') });
  try {
    await work(db);
  } finally {
    await db.destroy();
  }
}

/** Delivers an order, as if some days had passed. */
export async function deliverOrder(orderNumber: string): Promise<void> {
  await withDatabase(async (db) => {
    const order = await findOrder(db, orderNumber);
    if (!order) throw new Error(`No order ${orderNumber}`);
    const options = { sendStatus: sendNothing, simulatedCollectionBy: 'customer' as const };
    while (await advanceOrder(db, order.id, Date.now() + 14 * DAY, options));
  });
}

/** Has an order's returns picked up, inspected and refunded, as if some weeks had passed. */
export async function finishReturns(orderNumber: string): Promise<void> {
  await withDatabase(async (db) => {
    const order = await findOrder(db, orderNumber);
    if (!order) throw new Error(`No order ${orderNumber}`);
    const now = Date.now() + 40 * DAY;
    const payments = createPaymentsService({
      db,
      config: SANDBOX_PAYMENT_CONFIG,
      secret: 'order progress',
      clock: () => now,
      hashNetwork: () => null,
      sendConfirmation: sendNothing,
      report: () => {},
    });
    const options = {
      sendStatus: sendNothing,
      simulatedDropOffBy: 'customer' as const,
      inspectionResult: 'accepted' as const,
    };
    for (const { id } of await readOrderReturns(db, order.id)) {
      while (await advanceReturn(db, id, now, options));
      await payments.captureAndReconcile(now, () => false);
      await completeReturn(db, id, now, sendNothing);
    }
  });
}

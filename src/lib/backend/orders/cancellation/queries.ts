import type { Selectable } from 'kysely';
import type { Db, Trx } from '../../db/database.ts';
import type { Tables } from '../../db/schema.ts';
import { getUnitAmount } from '../../pricing/prices.ts';
import {
  type OrderLine,
  type OrderRow,
  parseSnapshot,
  serializeSnapshot,
  toTotalColumns,
  updateOrder,
} from '../queries.ts';
import type { CancellationPlan } from './plan-cancellation.ts';

export type CancellationRow = Selectable<Tables['order_cancellations']>;

/** A cancellation with its lines. */
export interface StoredCancellation extends CancellationRow {
  lines: Omit<OrderLine, 'cartLineId'>[];
}

/** Reads the cancellations of an order, oldest first. */
export async function readCancellations(db: Db | Trx, orderId: string): Promise<StoredCancellation[]> {
  const rows = await db
    .selectFrom('order_cancellations')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('place')
    .execute();
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const lines = await db
    .selectFrom('cancelled_order_lines')
    .selectAll()
    .where('cancellation_id', 'in', ids)
    .orderBy('place')
    .execute();
  return rows.map((row) => ({
    ...row,
    lines: lines
      .filter(({ cancellation_id }) => cancellation_id === row.id)
      .map((line) => ({
        id: line.line_id,
        parentId: line.parent_id,
        productCode: line.product_code,
        quantity: line.quantity,
        price: { list: line.list_amount, sale: line.sale_amount },
        discount: line.discount,
        product: parseSnapshot(line.snapshot),
      })),
  }));
}

/** Stores the cancelled and the remaining lines of a locked order. */
export async function storeCancellation(
  trx: Trx,
  order: OrderRow,
  plan: CancellationPlan,
  cancellation: { id: string; walletAmount: number; now: number },
): Promise<void> {
  const { id, walletAmount, now } = cancellation;
  const place = (await readCancellations(trx, order.id)).length + 1;
  await trx
    .insertInto('order_cancellations')
    .values({
      id,
      order_id: order.id,
      place,
      refund_amount: plan.refund,
      wallet_amount: walletAmount,
      at: now,
    })
    .execute();
  const rows = plan.cancelled.map((line, index) => ({
    cancellation_id: id,
    place: index,
    line_id: line.id,
    parent_id: line.parentId,
    product_code: line.productCode,
    quantity: line.quantity,
    list_amount: line.price.list,
    sale_amount: line.price.sale,
    discount: line.discount,
    snapshot: serializeSnapshot(line.product),
  }));
  await trx.insertInto('cancelled_order_lines').values(rows).execute();
  await reduceLines(trx, plan);
  const discounts = JSON.stringify(plan.discounts);
  // The fulfilment job plans the next step again: the remaining lines may be packed at another time.
  await updateOrder(trx, order.id, { ...toTotalColumns(plan.totals), discounts, next_step_at: null }, now);
}

async function reduceLines(trx: Trx, { cancelled, remaining }: CancellationPlan): Promise<void> {
  for (const { id } of cancelled) {
    const remainingLine = remaining.find((line) => line.id === id);
    if (!remainingLine) {
      await trx.deleteFrom('order_lines').where('id', '=', id).execute();
      continue;
    }
    const { quantity, discount, price } = remainingLine;
    await trx
      .updateTable('order_lines')
      .set({ quantity, discount, total: getUnitAmount(price) * quantity })
      .where('id', '=', id)
      .execute();
  }
}

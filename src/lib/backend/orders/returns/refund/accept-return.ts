import type { Trx } from '../../../db/database.ts';
import { requestRefund } from '../../../payment/refund-queries.ts';
import { restoreStock, sumQuantities } from '../../../stock/reservations.ts';
import { bookTransaction, lockWallet } from '../../../wallet/ledger.ts';
import { refundToWallet } from '../../../wallet/order-payments.ts';
import { changeOrderStatus } from '../../order-status.ts';
import { type OrderRow, readOrderEvents, readOrderLines } from '../../queries.ts';
import { type ReturnRow, readOrderReturns, readReturnLines, updateReturn } from '../queries.ts';
import { findOrderPayment } from './refund-sources.ts';

/** Return reasons after which products are sold again, as they have no defect. */
export const RESELLABLE_REASONS: readonly string[] = [
  'not-as-described',
  'wrong-size',
  'too-many',
  'changed-mind',
];

/**
 * Accepts a received return, whose order is locked: puts products that can be sold again back in stock,
 * updates the order's status and records the refund. `sendDueRefunds` sends the part that the payment
 * provider refunds.
 */
export async function acceptReturn(trx: Trx, order: OrderRow, row: ReturnRow, now: number): Promise<void> {
  // Locks the stock before the wallet, as submitting an order does, so that two orders never deadlock.
  await restockProducts(trx, order, row.id);
  await updateReturn(trx, row.id, { accepted_at: now, next_step_at: null }, now);
  await updateOrderStatus(trx, order, now);
  await startRefund(trx, order, row, now);
}

async function restockProducts(trx: Trx, { id, country }: OrderRow, returnId: string): Promise<void> {
  const orderLines = await readOrderLines(trx, id);
  const products = (await readReturnLines(trx, [returnId])).flatMap((line) => {
    const { productCode, product } = orderLines.find(({ id }) => id === line.order_line_id) ?? {};
    const isResellable = RESELLABLE_REASONS.includes(line.reason) && !product?.service;
    return isResellable && productCode !== undefined ? [{ productCode, quantity: line.quantity }] : [];
  });
  if (products.length > 0) await restoreStock(trx, { country, quantities: sumQuantities(products) });
}

async function updateOrderStatus(trx: Trx, order: OrderRow, now: number): Promise<void> {
  const acceptedReturns = (await readOrderReturns(trx, order.id)).filter((row) => row.accepted_at !== null);
  const returned = new Map<string, number>();
  for (const line of await readReturnLines(
    trx,
    acceptedReturns.map(({ id }) => id),
  )) {
    returned.set(line.order_line_id, (returned.get(line.order_line_id) ?? 0) + line.quantity);
  }
  const isWhole = (await readOrderLines(trx, order.id)).every(
    ({ id, quantity }) => (returned.get(id) ?? 0) >= quantity,
  );
  const status = isWhole ? 'Returned' : 'PartlyReturned';
  if (status === order.status) return;
  // The simulation may have delivered the order later than now.
  const lastEventAt = (await readOrderEvents(trx, order.id)).at(-1)?.at ?? now;
  await changeOrderStatus(trx, order, status, 'warehouse', Math.max(now, lastEventAt));
}

async function startRefund(trx: Trx, order: OrderRow, row: ReturnRow, now: number): Promise<void> {
  const { id, to_payment: toPayment, to_wallet: toWallet, to_choose: toChoose } = row;
  const purpose = getRefundPurpose(id);
  if (toPayment > 0) {
    const payment = await findOrderPayment(trx, order.id);
    if (!payment) throw new Error(`The order of return ${id} has no payment`);
    await requestRefund(trx, payment, { purpose, amount: toPayment, reason: 'RETURN' }, now);
  }
  if (toWallet > 0) await refundToWallet(trx, { orderId: order.id, amount: toWallet, purpose }, now);
  if (toChoose > 0 && row.wallet_id !== null) {
    await lockWallet(trx, row.wallet_id);
    const reference = `refund ${order.id} chosen ${purpose}`;
    const entry = { kind: 'refund', amount: toChoose, orderId: order.id, reference } as const;
    await bookTransaction(trx, row.wallet_id, entry, now);
  }
  if (row.refund_target === 'bank') {
    await trx.updateTable('bank_transfers').set({ status: 'Due' }).where('return_id', '=', id).execute();
  }
}

/** Purpose of the refunds of a return: for one purpose a payment is refunded only once. */
export function getRefundPurpose(returnId: string): string {
  return `return ${returnId}`;
}

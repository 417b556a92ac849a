import type { RefundTarget } from '#lib/contract/orders/returns.ts';
import type { Db, Trx } from '../../../db/database.ts';
import { type PaymentRow, readPayments } from '../../../payment/payments.ts';
import type { PaymentProviders } from '../../../payment/provider.ts';
import { readRefunds } from '../../../payment/refund-queries.ts';
import { findCustomerWallet } from '../../../wallet/customer-wallet.ts';
import { findHold } from '../../../wallet/hold-queries.ts';
import { sumOrderPayments } from '../../../wallet/ledger.ts';
import type { OrderRow } from '../../queries.ts';
import { readOrderReturns } from '../queries.ts';
import type { RefundSources } from './return-amounts.ts';

/** Finds the payment that an order was placed with. */
export async function findOrderPayment(db: Db | Trx, orderId: string): Promise<PaymentRow | undefined> {
  return (await readPayments(db, orderId)).find(({ status }) => status === 'Paid');
}

/**
 * Reads the amounts that can still be refunded to each payment method of an order, minus those requested by
 * other returns.
 */
export async function readRefundSources(
  db: Db | Trx,
  order: OrderRow,
  refund: number,
  providers: PaymentProviders,
): Promise<RefundSources> {
  const otherReturns = (await readOrderReturns(db, order.id)).filter(
    ({ status, accepted_at: acceptedAt }) =>
      status !== 'Cancelled' && status !== 'Rejected' && acceptedAt === null,
  );
  const sumColumn = (column: 'to_payment' | 'to_wallet') =>
    otherReturns.reduce((total, row) => total + row[column], 0);
  const isPaidByWallet = (await findHold(db, order.id))?.status === 'taken';
  return {
    payment: await readRefundableAmount(db, order, { refund, pending: sumColumn('to_payment') }, providers),
    wallet: isPaidByWallet ? (await sumOrderPayments(db, order.id)) - sumColumn('to_wallet') : 0,
  };
}

/**
 * Returns the amount that can be refunded to the payment: all or nothing for some local schemes, nothing for
 * cash.
 */
async function readRefundableAmount(
  db: Db | Trx,
  order: OrderRow,
  { refund, pending }: { refund: number; pending: number },
  providers: PaymentProviders,
): Promise<number> {
  const payment = await findOrderPayment(db, order.id);
  const refundTrait =
    payment && providers.find(payment.provider)?.getMethodTraits(payment.method, order.country)?.refund;
  if (!payment || refundTrait === undefined || refundTrait === 'none') return 0;
  const refunds = (await readRefunds(db, payment.id)).filter(({ status }) => status !== 'Failed');
  const refundable = payment.amount - pending - refunds.reduce((total, { amount }) => total + amount, 0);
  if (refundTrait === 'partial') return refundable;
  return refundable === payment.amount && refund >= refundable ? refundable : 0;
}

/** Returns the destinations for a refund that the payment's method cannot receive. */
export async function readRefundTargets(db: Db | Trx, order: OrderRow): Promise<RefundTarget[]> {
  const { wallet } = await findCustomerWallet(db, order.owner_id);
  return wallet?.country === order.country ? ['wallet', 'bank'] : ['bank'];
}

import type { ErrorCode } from '#lib/contract/error.ts';
import type { Order } from '#lib/contract/orders.ts';
import type { Db, Trx } from '../db/database.ts';
import { Fault } from '../gateway/fault.ts';
import { type Payment, readPayments, updatePayment } from './queries.ts';

export { endExpiredPayments, endPayments as voidPayments, findForgotten, postpone } from './queries.ts';

/** The payment that holds money for an order. */
export function takenOf(payments: readonly Payment[]): Payment | undefined {
  return payments.find((it) => it.status === 'Authorised' || it.status === 'Paid');
}

export function hasEnded(payment: Payment, now: number): boolean {
  if (payment.status === 'Authorised' || payment.status === 'Paid') return false;
  return payment.status === 'Expired' || payment.expires_at <= now;
}

export async function isAuthorised(trx: Trx, orderId: string): Promise<boolean> {
  return takenOf(await readPayments(trx, orderId)) !== undefined;
}

/** The authorised payment of an order, or why there is none. */
export async function demandPayment(trx: Trx, orderId: string, now: number): Promise<Payment> {
  const payments = await readPayments(trx, orderId);
  const taken = takenOf(payments);
  if (taken) return taken;
  const [last] = payments;
  if (!last) throw new Fault('PAYMENT_REQUIRED');
  if (hasEnded(last, now)) throw new Fault('PAYMENT_EXPIRED');
  throw new Fault(last.status === 'Declined' ? (last.refusal as ErrorCode) : 'PAYMENT_REQUIRED');
}

export async function markPaid(trx: Trx, paymentId: string, now: number): Promise<void> {
  await updatePayment(trx, paymentId, { status: 'Paid' }, now);
}

/** How an order is paid; null while no payment is under way. */
export async function readPaymentDetails(db: Db | Trx, orderId: string): Promise<Order['paymentDetails']> {
  const payments = await readPayments(db, orderId);
  const payment = takenOf(payments) ?? payments[0];
  if (!payment || payment.status === 'Expired') return null;
  const { status, last4 } = payment;
  return { paymentGateway: 'sandbox', paymentSource: 'credit_card', status, last4 };
}

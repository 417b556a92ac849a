import type { ErrorCode } from '#lib/contract/errors.ts';
import type { Order } from '#lib/contract/orders/orders.ts';
import type { Db, Trx } from '../db/database.ts';
import { AppError } from '../gateway/app-error.ts';
import { type PaymentRow, readPayments, updatePayment } from './queries.ts';

export {
  expirePayments,
  findPayment,
  findUnsubmittedPayments,
  insertPaymentSession,
  type PaymentRow,
  postponeSubmit,
  readPayments,
  updatePayment,
  voidPayments,
} from './queries.ts';

/** Returns the authorised or paid payment. */
export function findSuccessfulPayment(payments: readonly PaymentRow[]): PaymentRow | undefined {
  return payments.find((it) => it.status === 'Authorised' || it.status === 'Paid');
}

export function isPaymentEnded(payment: PaymentRow, now: number): boolean {
  if (payment.status === 'Authorised' || payment.status === 'Paid') return false;
  return payment.status === 'Expired' || payment.expires_at <= now;
}

export async function hasAuthorisedPayment(trx: Trx, orderId: string): Promise<boolean> {
  return findSuccessfulPayment(await readPayments(trx, orderId)) !== undefined;
}

/** Returns an order's authorised payment. Throws the refusal of the last one, PAYMENT_EXPIRED or PAYMENT_REQUIRED. */
export async function requireAuthorisedPayment(trx: Trx, orderId: string, now: number): Promise<PaymentRow> {
  const payments = await readPayments(trx, orderId);
  const successful = findSuccessfulPayment(payments);
  if (successful) return successful;
  const [latest] = payments;
  if (!latest) throw new AppError('PAYMENT_REQUIRED');
  if (isPaymentEnded(latest, now)) throw new AppError('PAYMENT_EXPIRED');
  throw new AppError(latest.status === 'Declined' ? (latest.refusal as ErrorCode) : 'PAYMENT_REQUIRED');
}

export async function markPaymentPaid(trx: Trx, paymentId: string, now: number): Promise<void> {
  await updatePayment(trx, paymentId, { status: 'Paid' }, now);
}

/** Presents how an order is paid; null without a current payment. */
export async function readPaymentDetails(db: Db | Trx, orderId: string): Promise<Order['paymentDetails']> {
  const payments = await readPayments(db, orderId);
  const payment = findSuccessfulPayment(payments) ?? payments[0];
  if (!payment || payment.status === 'Expired') return null;
  const { status, last4 } = payment;
  return { paymentGateway: 'sandbox', paymentSource: 'credit_card', status, last4 };
}

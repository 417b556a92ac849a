import type { ErrorCode } from '#lib/contract/errors.ts';
import type { Order } from '#lib/contract/orders/orders.ts';
import type { Db, Trx } from '../db/database.ts';
import { AppError } from '../gateway/app-error.ts';
import { getPaymentSource } from './methods.ts';
import { endPayments, type PaymentRow, readPayments, updatePayment } from './queries.ts';
import { requestRefund } from './refund-queries.ts';

export {
  expirePayments,
  findPayment,
  findPaymentByReference,
  findPaymentsToCapture,
  findPaymentsToCheck,
  findUnsubmittedPayments,
  insertPaymentSession,
  type PaymentRow,
  postponePayment,
  readPayments,
  releaseIdempotencyKey,
  scheduleCheck,
  updatePayment,
} from './queries.ts';

/** Returns the authorised or paid payment, if there is one. */
export function findSuccessfulPayment(payments: readonly PaymentRow[]): PaymentRow | undefined {
  return payments.find((payment) => payment.status === 'Authorised' || payment.status === 'Paid');
}

export function isPaymentEnded(payment: PaymentRow, now: number): boolean {
  if (payment.status === 'Authorised' || payment.status === 'Paid') return false;
  return payment.status === 'Expired' || payment.expires_at <= now;
}

/** Ends an order's payments that have one of the given statuses; authorised payments are refunded. */
export async function voidPayments(
  trx: Trx,
  orderId: string,
  statuses: readonly PaymentRow['status'][],
  refusal: string,
  now: number,
): Promise<void> {
  const payments = await readPayments(trx, orderId);
  for (const payment of payments) {
    if (payment.status === 'Authorised' && statuses.includes('Authorised')) {
      await requestRefund(trx, payment, { purpose: 'void', amount: payment.amount, reason: refusal }, now);
    }
  }
  await endPayments(trx, orderId, statuses, refusal, now);
}

export async function hasAuthorisedPayment(trx: Trx, orderId: string): Promise<boolean> {
  return findSuccessfulPayment(await readPayments(trx, orderId)) !== undefined;
}

/**
 * Returns an order's authorised or paid payment. Throws the reason why the last payment is not authorised, or
 * PAYMENT_REQUIRED without one.
 */
export async function requireAuthorisedPayment(trx: Trx, orderId: string, now: number): Promise<PaymentRow> {
  const payments = await readPayments(trx, orderId);
  const successfulPayment = findSuccessfulPayment(payments);
  if (successfulPayment) return successfulPayment;
  const [latestPayment] = payments;
  if (!latestPayment) throw new AppError('PAYMENT_REQUIRED');
  const { status, refusal } = latestPayment;
  // Other reasons are internal: the payment was replaced, or the order could not be fulfilled.
  const isForCustomer = refusal?.startsWith('PAYMENT_') || refusal === 'PRICE_CHANGED';
  if (status === 'Expired' && isForCustomer) throw new AppError(refusal as ErrorCode);
  if (isPaymentEnded(latestPayment, now)) throw new AppError('PAYMENT_EXPIRED');
  throw new AppError(status === 'Declined' ? (refusal as ErrorCode) : 'PAYMENT_REQUIRED');
}

export async function markPaymentPaid(trx: Trx, paymentId: string, now: number): Promise<void> {
  // Resets the retry counter: until now it counted attempts to submit the order, from now on attempts to
  // capture.
  await updatePayment(trx, paymentId, { status: 'Paid', tries: 0, next_try: null }, now);
}

/** Presents how an order is paid; null without a current payment. */
export async function readPaymentDetails(db: Db | Trx, orderId: string): Promise<Order['paymentDetails']> {
  const payments = await readPayments(db, orderId);
  const payment = findSuccessfulPayment(payments) ?? payments[0];
  if (!payment || payment.status === 'Expired') return null;
  const { provider, method, last4 } = payment;
  // Cash counts as paid with the order, but is collected at delivery.
  const status = method === 'cash' && payment.status === 'Paid' ? 'Authorised' : payment.status;
  return { paymentGateway: provider, paymentSource: getPaymentSource(method), status, last4 };
}

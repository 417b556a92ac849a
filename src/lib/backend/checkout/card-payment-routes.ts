import * as wire from '#lib/contract/payment.ts';
import { type Db, runInTransaction, type Trx } from '../db/database.ts';
import { AppError, createInvalidRequestError } from '../gateway/app-error.ts';
import { defineRoute, type Route, requireCallerId } from '../gateway/request-context.ts';
import {
  assertOrderComplete,
  getReservationRequest,
  requireOrder,
  requireUnchangedDraft,
} from '../orders/build-draft-order.ts';
import {
  findPayment,
  findSuccessfulPayment,
  insertPaymentSession,
  isPaymentEnded,
  type PaymentRow,
  readPayments,
  updatePayment,
  voidPayments,
} from '../payment/payments.ts';
import {
  type AuthorisationResult,
  type CardInput,
  getAuthorisationResult,
  normalizeCardNumber,
  validateCard,
} from '../payment/providers/sandbox.ts';
import { makeReservationsPermanent, RESERVATION_TTL_MS, reserveStock } from '../stock/reservations.ts';

type PaymentSessionRequest = { id: string; ownerId: string; key: string; returnPath: string };

export function cardPaymentRoutes(db: Db): Route[] {
  return [
    defineRoute(wire.createCardPaymentSession, async ({ params, body }, context) => {
      const request = {
        id: params.id,
        ownerId: requireCallerId(context),
        key: body.idempotencyKey,
        returnPath: body.returnPath,
      };
      const payment = await runInTransaction(db, (trx) => createPaymentSession(trx, request, context.now));
      const isPaid = findSuccessfulPayment([payment]) !== undefined;
      return {
        id: payment.id,
        // An order that is paid already needs no card.
        redirectUrl: isPaid ? payment.return_path : `/sandbox/pay/${payment.id}`,
        amount: { amount: payment.amount, currency: payment.currency },
        expiresAt: payment.expires_at,
      };
    }),

    defineRoute(wire.readCardPaymentSession, async ({ params }, { now }) => {
      const payment = await findPayment(db, params.id);
      if (!payment) throw new AppError('PAYMENT_SESSION_NOT_FOUND');
      return {
        id: payment.id,
        status: isPaymentEnded(payment, now) ? ('Expired' as const) : payment.status,
        amount: { amount: payment.amount, currency: payment.currency },
        returnPath: payment.return_path,
        expiresAt: payment.expires_at,
      };
    }),

    defineRoute(wire.authoriseCard, async ({ params, body }, { now }) => {
      const { result, returnPath } = await runInTransaction(db, (trx) =>
        authoriseSession(trx, params.id, body, now),
      );
      // Thrown after the transaction, so that the declined status is committed.
      if (result !== 'approved') throw new AppError(result, { returnPath });
      return { status: 'Authorised' as const, returnPath };
    }),
  ];
}

/** Creates a payment session and ends the order's earlier ones. The same idempotency key returns the same session. */
async function createPaymentSession(
  trx: Trx,
  { id, ownerId, key, returnPath }: PaymentSessionRequest,
  now: number,
): Promise<PaymentRow> {
  const order = await requireOrder(trx, id, ownerId);
  const payments = await readPayments(trx, id);
  const successfulPayment = findSuccessfulPayment(payments);
  if (successfulPayment) return successfulPayment;
  if (order.status !== 'Pending') throw new AppError('NO_ACTIVE_ORDER');
  assertOrderComplete(order);
  const draft = await requireUnchangedDraft(trx, order, now);
  const existing = payments.find((it) => it.idempotency_key === key);
  if (existing && !isPaymentEnded(existing, now) && existing.amount === order.total) return existing;
  await voidPayments(trx, id, ['Pending', 'Declined'], 'SUPERSEDED', now);
  const expiresAt = now + RESERVATION_TTL_MS;
  await reserveStock(trx, getReservationRequest(order, draft), expiresAt, now);
  const session = {
    order_id: id,
    idempotency_key: key,
    amount: order.total,
    currency: order.currency,
    return_path: returnPath,
    expires_at: expiresAt,
  };
  return await insertPaymentSession(trx, session, now);
}

async function authoriseSession(
  trx: Trx,
  id: string,
  card: CardInput,
  now: number,
): Promise<{ result: AuthorisationResult; returnPath: string }> {
  const session = await findPayment(trx, id);
  if (!session) throw new AppError('PAYMENT_SESSION_NOT_FOUND');
  const order = await requireOrder(trx, session.order_id, null);
  // Read again under the order's lock, because a concurrent request may have changed the payment.
  const payments = await readPayments(trx, order.id);
  const payment = payments.find((it) => it.id === id) as PaymentRow;
  const returnPath = payment.return_path;
  if (findSuccessfulPayment(payments)) return { result: 'approved', returnPath };
  if (isPaymentEnded(payment, now) || order.status !== 'Pending' || payment.amount !== order.total) {
    throw new AppError('PAYMENT_EXPIRED', { returnPath });
  }
  const issues = validateCard(card, now);
  if (issues.length > 0) throw createInvalidRequestError(issues);
  const result = getAuthorisationResult(card);
  const last4 = normalizeCardNumber(card.cardNumber).slice(-4);
  if (result !== 'approved') {
    await updatePayment(trx, id, { status: 'Declined', refusal: result, last4 }, now);
    return { result, returnPath };
  }
  const authorisation = { status: 'Authorised' as const, refusal: null, last4, authorised_at: now };
  await updatePayment(trx, id, authorisation, now);
  await makeReservationsPermanent(trx, order.id);
  return { result, returnPath };
}

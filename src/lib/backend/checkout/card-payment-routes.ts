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

type PaymentSessionRequest = { id: string; owner: string; key: string; returnPath: string };

export function cardPaymentRoutes(db: Db): Route[] {
  return [
    defineRoute(wire.createCardPaymentSession, async ({ params, body }, call) => {
      const start = {
        id: params.id,
        owner: requireCallerId(call),
        key: body.idempotencyKey,
        returnPath: body.returnPath,
      };
      const payment = await runInTransaction(db, (trx) => createPaymentSession(trx, start, call.now));
      const isTaken = findSuccessfulPayment([payment]) !== undefined;
      return {
        id: payment.id,
        // An order that is paid already needs no card.
        redirectUrl: isTaken ? payment.return_path : `/sandbox/pay/${payment.id}`,
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
      const { verdict, returnPath } = await runInTransaction(db, (trx) =>
        authoriseSession(trx, params.id, body, now),
      );
      // Thrown after the transaction, so that the declined status is committed.
      if (verdict !== 'approved') throw new AppError(verdict, { returnPath });
      return { status: 'Authorised' as const, returnPath };
    }),
  ];
}

/** Creates a payment session and ends the order's earlier ones. The same idempotency key returns the same session. */
async function createPaymentSession(
  trx: Trx,
  { id, owner, key, returnPath }: PaymentSessionRequest,
  now: number,
): Promise<PaymentRow> {
  const order = await requireOrder(trx, id, owner);
  const payments = await readPayments(trx, id);
  const taken = findSuccessfulPayment(payments);
  if (taken) return taken;
  if (order.status !== 'Pending') throw new AppError('NO_ACTIVE_ORDER');
  assertOrderComplete(order);
  const draft = await requireUnchangedDraft(trx, order, now);
  const known = payments.find((it) => it.idempotency_key === key);
  if (known && !isPaymentEnded(known, now) && known.amount === order.total) return known;
  await voidPayments(trx, id, ['Pending', 'Declined'], 'SUPERSEDED', now);
  const until = now + RESERVATION_TTL_MS;
  await reserveStock(trx, getReservationRequest(order, draft), until, now);
  const session = {
    order_id: id,
    idempotency_key: key,
    amount: order.total,
    currency: order.currency,
    return_path: returnPath,
    expires_at: until,
  };
  return await insertPaymentSession(trx, session, now);
}

async function authoriseSession(
  trx: Trx,
  id: string,
  card: CardInput,
  now: number,
): Promise<{ verdict: AuthorisationResult; returnPath: string }> {
  const found = await findPayment(trx, id);
  if (!found) throw new AppError('PAYMENT_SESSION_NOT_FOUND');
  const order = await requireOrder(trx, found.order_id, null);
  // Read again under the order's lock, because a concurrent request may have changed the payment.
  const payments = await readPayments(trx, order.id);
  const payment = payments.find((it) => it.id === id) as PaymentRow;
  const returnPath = payment.return_path;
  if (findSuccessfulPayment(payments)) return { verdict: 'approved', returnPath };
  if (isPaymentEnded(payment, now) || order.status !== 'Pending' || payment.amount !== order.total) {
    throw new AppError('PAYMENT_EXPIRED', { returnPath });
  }
  const faults = validateCard(card, now);
  if (faults.length > 0) throw createInvalidRequestError(faults);
  const verdict = getAuthorisationResult(card);
  const last4 = normalizeCardNumber(card.cardNumber).slice(-4);
  if (verdict !== 'approved') {
    await updatePayment(trx, id, { status: 'Declined', refusal: verdict, last4 }, now);
    return { verdict, returnPath };
  }
  const taken = { status: 'Authorised' as const, refusal: null, last4, authorised_at: now };
  await updatePayment(trx, id, taken, now);
  await makeReservationsPermanent(trx, order.id);
  return { verdict, returnPath };
}

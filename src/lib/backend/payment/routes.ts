import * as wire from '#lib/contract/shop.ts';
import { type Db, type Trx, transaction } from '../db/database.ts';
import { callerOf, defineRoute, type Route } from '../gateway/call.ts';
import { Fault, invalidFields } from '../gateway/fault.ts';
import { demandComplete, demandCurrent, demandOrder, wantedBy } from '../orders/drafts.ts';
import { HOLD_TIME, holdStock, keepHolds } from '../stock/stock.ts';
import { hasEnded, takenOf } from './ledger.ts';
import {
  endPayments,
  findPayment,
  type Payment,
  readPayments,
  startPayment,
  updatePayment,
} from './queries.ts';
import { type CardInput, cardDigits, cardFaults, type Verdict, verdictOf } from './rules.ts';

type Start = { id: string; owner: string; key: string; returnPath: string };

export function paymentRoutes(db: Db): Route[] {
  return [
    defineRoute(wire.createCardSession, async ({ params, body }, call) => {
      const start = {
        id: params.id,
        owner: callerOf(call),
        key: body.idempotencyKey,
        returnPath: body.returnPath,
      };
      const payment = await transaction(db, (trx) => startSession(trx, start, call.now));
      const isTaken = takenOf([payment]) !== undefined;
      return {
        id: payment.id,
        // Who has paid already is not asked for a card again.
        redirectUrl: isTaken ? payment.return_path : `/sandbox/pay/${payment.id}`,
        amount: { amount: payment.amount, currency: payment.currency },
        expiresAt: payment.expires_at,
      };
    }),

    defineRoute(wire.readCardSession, async ({ params }, { now }) => {
      const payment = await findPayment(db, params.id);
      if (!payment) throw new Fault('PAYMENT_SESSION_NOT_FOUND');
      return {
        id: payment.id,
        status: hasEnded(payment, now) ? ('Expired' as const) : payment.status,
        amount: { amount: payment.amount, currency: payment.currency },
        returnPath: payment.return_path,
        expiresAt: payment.expires_at,
      };
    }),

    defineRoute(wire.authoriseCard, async ({ params, body }, { now }) => {
      const { verdict, returnPath } = await transaction(db, (trx) => charge(trx, params.id, body, now));
      // Thrown after the transaction: a refusal is remembered, not rolled back.
      if (verdict !== 'approved') throw new Fault(verdict, { returnPath });
      return { status: 'Authorised' as const, returnPath };
    }),
  ];
}

/** One live session an order; the same key answers the same one. */
async function startSession(trx: Trx, { id, owner, key, returnPath }: Start, now: number): Promise<Payment> {
  const order = await demandOrder(trx, id, owner);
  const payments = await readPayments(trx, id);
  const taken = takenOf(payments);
  if (taken) return taken;
  if (order.status !== 'Pending') throw new Fault('NO_ACTIVE_ORDER');
  demandComplete(order);
  const draft = await demandCurrent(trx, order, now);
  const known = payments.find((it) => it.idempotency_key === key);
  if (known && !hasEnded(known, now) && known.amount === order.total) return known;
  await endPayments(trx, id, ['Pending', 'Declined'], 'SUPERSEDED', now);
  const until = now + HOLD_TIME;
  await holdStock(trx, wantedBy(order, draft), until, now);
  const session = {
    order_id: id,
    idempotency_key: key,
    amount: order.total,
    currency: order.currency,
    return_path: returnPath,
    expires_at: until,
  };
  return await startPayment(trx, session, now);
}

async function charge(
  trx: Trx,
  id: string,
  card: CardInput,
  now: number,
): Promise<{ verdict: Verdict; returnPath: string }> {
  const found = await findPayment(trx, id);
  if (!found) throw new Fault('PAYMENT_SESSION_NOT_FOUND');
  const order = await demandOrder(trx, found.order_id, null);
  // Read again under the order's lock: another click may have been faster.
  const payments = await readPayments(trx, order.id);
  const payment = payments.find((it) => it.id === id) as Payment;
  const returnPath = payment.return_path;
  if (takenOf(payments)) return { verdict: 'approved', returnPath };
  if (hasEnded(payment, now) || order.status !== 'Pending' || payment.amount !== order.total) {
    throw new Fault('PAYMENT_EXPIRED', { returnPath });
  }
  const faults = cardFaults(card, now);
  if (faults.length > 0) throw invalidFields(faults);
  const verdict = verdictOf(card);
  const last4 = cardDigits(card.cardNumber).slice(-4);
  if (verdict !== 'approved') {
    await updatePayment(trx, id, { status: 'Declined', refusal: verdict, last4 }, now);
    return { verdict, returnPath };
  }
  const taken = { status: 'Authorised' as const, refusal: null, last4, authorised_at: now };
  await updatePayment(trx, id, taken, now);
  await keepHolds(trx, order.id);
  return { verdict, returnPath };
}

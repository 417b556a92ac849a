import * as wire from '#lib/contract/payment.ts';
import { COUNTRIES } from '#lib/locale/countries.ts';
import { runInTransaction } from '../db/database.ts';
import { AppError } from '../gateway/app-error.ts';
import { defineRoute, type RequestContext, type Route, requireCallerId } from '../gateway/request-context.ts';
import { requireOrder } from '../orders/build-draft-order.ts';
import { listOfferedMethods } from '../payment/methods.ts';
import { findSuccessfulPayment, isPaymentEnded, readPayments, voidPayments } from '../payment/payments.ts';
import { getPaymentFee } from '../pricing/payment-fees.ts';
import { refreshPayments, storeSessionResult } from './check-sessions.ts';
import { createPaymentSession } from './create-session.ts';
import { findOwnOrder } from './own-order.ts';
import type { PaymentContext } from './payment-context.ts';
import { releaseHolds } from './payment-holds.ts';

/** Endpoints of an order's payment. */
export function paymentRoutes(payments: PaymentContext): Route[] {
  const { db, providers, toggles } = payments;

  async function requireOwnOrder(id: string, context: RequestContext) {
    const order = await findOwnOrder(db, id, requireCallerId(context));
    if (!order) throw new AppError('ORDER_NOT_FOUND');
    return order;
  }

  return [
    defineRoute(wire.readPaymentMethods, async ({ params }, context) => {
      const { country } = await requireOwnOrder(params.id, context);
      const { currency } = COUNTRIES[country];
      const methods = listOfferedMethods(providers, toggles, country, context.sessionId !== null);
      return {
        methods: methods.map((method) => ({
          method,
          fee: { amount: getPaymentFee(country, method), currency },
        })),
      };
    }),

    defineRoute(wire.createPaymentSession, async ({ params, body }, context) => {
      const ownerId = requireCallerId(context);
      const request = {
        orderId: params.id,
        ownerId,
        customerId: context.sessionId === null ? null : ownerId,
        method: body.method,
        key: body.idempotencyKey,
        returnPath: body.returnPath,
        network: payments.hashNetwork(context.clientNetwork),
      };
      const payment = await createPaymentSession(payments, request, context.now);
      // A paid order needs no payment page, and neither does cash.
      const isPaid = findSuccessfulPayment([payment]) !== undefined;
      return {
        id: payment.id,
        redirectUrl: isPaid ? payment.return_path : (payment.redirect_url ?? payment.return_path),
        amount: { amount: payment.amount, currency: payment.currency },
        expiresAt: payment.expires_at,
      };
    }),

    defineRoute(wire.confirmPayment, async ({ params, body }, context) => {
      const { id } = await requireOwnOrder(params.id, context);
      if (body.sessionResult) await storeSessionResult(payments, id, { ...body }, context.now);
      const isPending = await refreshPayments(payments, id, context.now).catch((error: unknown) => {
        payments.report({ code: 'SESSION_UNREADABLE', order: id, error });
        throw new AppError('PAYMENT_UNAVAILABLE');
      });
      const rows = await readPayments(db, id);
      const payment = findSuccessfulPayment(rows) ?? rows[0];
      if (payment && findSuccessfulPayment([payment])) return { status: payment.status };
      if (isPending) return { status: 'Pending' as const };
      if (!payment) return { status: 'Open' as const };
      if (isPaymentEnded(payment, context.now)) return { status: 'Expired' as const };
      return { status: payment.status === 'Declined' ? ('Declined' as const) : ('Open' as const) };
    }),

    defineRoute(wire.cancelPaymentSession, async ({ params }, context) => {
      const ownerId = requireCallerId(context);
      const { id } = await requireOwnOrder(params.id, context);
      // The customer may have paid in another tab. The stock is released even when the provider is down.
      const isPending = await refreshPayments(payments, id, context.now).catch((error: unknown) => {
        payments.report({ code: 'SESSION_UNREADABLE', order: id, error });
        return false;
      });
      return await runInTransaction(db, async (trx) => {
        await requireOrder(trx, id, ownerId);
        if (findSuccessfulPayment(await readPayments(trx, id))) return { isPaid: true };
        if (isPending) return { isPaid: false };
        await voidPayments(trx, id, ['Pending', 'Declined'], 'PAYMENT_CANCELLED', context.now);
        await releaseHolds(trx, id, context.now);
        return { isPaid: false };
      });
    }),
  ];
}

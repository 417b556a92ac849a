import { DAY_MS, MINUTE_MS } from '#lib/locale/duration.ts';
import { type Db, runInTransaction } from '../db/database.ts';
import { submitOrder } from '../orders/submit-order.ts';
import { findPayment, type PaymentRow, updatePayment } from '../payment/payments.ts';
import { requestRefund } from '../payment/refund-queries.ts';
import { captureDuePayments } from './capture-payments.ts';
import { readSession } from './check-sessions.ts';
import type { PaymentContext } from './payment-context.ts';
import { sendDueRefunds } from './send-refunds.ts';

/** A payment or order with a discrepancy, and the action that was taken. */
export interface ReconciliationRow {
  order: string;
  payment: string;
  finding:
    | 'paid, not ordered'
    | 'authorised, missed by shop'
    | 'authorised, no order'
    | 'ordered, not paid'
    | 'cancelled, not refunded'
    | 'not captured'
    | 'refund waiting'
    | 'refund failed';
  /** Action taken, or the reason why a person must handle it. */
  result: string;
}

interface ReconciliationOptions {
  isStopped?: () => boolean;
  isJob?: boolean;
}

// More recent payments may still be in progress.
const MIN_PAYMENT_AGE_MS = MINUTE_MS;

/**
 * Compares payments, orders and the provider's sessions, and corrects discrepancies: an order is submitted,
 * or a payment is refunded. Safe to repeat, and to run in several processes.
 */
export async function reconcilePayments(
  context: PaymentContext,
  now: number,
  { isStopped = () => false, isJob = false }: ReconciliationOptions = {},
): Promise<ReconciliationRow[]> {
  const rows: ReconciliationRow[] = [];
  // The periodic job leaves out these steps: other jobs do them, and wait longer after each failure.
  const commandSteps = isJob ? [] : [recheckUnauthorisedSessions, submitPaidOrders];
  for (const step of [...commandSteps, refundUnusedPayments, reconcileUnpaidOrders]) {
    if (isStopped()) return rows;
    rows.push(...(await step(context, now)));
  }
  await captureDuePayments(context, now, isStopped);
  await sendDueRefunds(context, now, isStopped);
  rows.push(...(await listUncapturedPayments(context.db, now)));
  rows.push(...(await listOpenRefunds(context.db)));
  return rows;
}

/** Asks the provider about the sessions of the last two days that have no authorised payment. */
async function recheckUnauthorisedSessions(
  context: PaymentContext,
  now: number,
): Promise<ReconciliationRow[]> {
  const { db } = context;
  const payments = await db
    .selectFrom('payments')
    .selectAll()
    .where('status', 'in', ['Pending', 'Declined', 'Expired'])
    .where('authorised_at', 'is', null)
    .where('session_reference', 'is not', null)
    .where('created_at', '>', now - 2 * DAY_MS)
    .where('created_at', '<=', now - MIN_PAYMENT_AGE_MS)
    .orderBy('created_at')
    .limit(500)
    .execute();
  const rows: ReconciliationRow[] = [];
  for (const payment of payments) {
    const result = await readSession(context, payment, now).then(
      () => undefined,
      (error: Error) => `provider: ${error.message}`,
    );
    const currentPayment = await findPayment(db, payment.id);
    if (!result && !currentPayment?.authorised_at) continue;
    const isUsed = currentPayment?.status === 'Authorised';
    rows.push(
      createReconciliationRow(
        payment,
        'authorised, missed by shop',
        result ?? (isUsed ? 'used for its order' : 'refunded'),
      ),
    );
  }
  return rows;
}

async function submitPaidOrders(
  { db, sendConfirmation }: PaymentContext,
  now: number,
): Promise<ReconciliationRow[]> {
  const payments = await db
    .selectFrom('payments')
    .selectAll()
    .where('status', '=', 'Authorised')
    .where('authorised_at', '<=', now - MIN_PAYMENT_AGE_MS)
    .where('order_id', 'in', (eb) => eb.selectFrom('orders').select('id').where('status', '=', 'Pending'))
    .orderBy('authorised_at')
    .limit(500)
    .execute();
  const rows: ReconciliationRow[] = [];
  for (const payment of payments) {
    const result = await submitOrder(db, payment.order_id, null, now, sendConfirmation).then(
      () => 'submitted',
      async (error: Error) => {
        const isRefunded = (await findPayment(db, payment.id))?.status === 'Expired';
        return `${isRefunded ? 'refunded' : 'not submitted'}: ${error.message}`;
      },
    );
    rows.push(createReconciliationRow(payment, 'paid, not ordered', result));
  }
  return rows;
}

/** Refunds authorised payments that have no refund although they expired or their order was cancelled. */
async function refundUnusedPayments({ db }: PaymentContext, now: number): Promise<ReconciliationRow[]> {
  const payments = await db
    .selectFrom('payments')
    .innerJoin('orders', 'orders.id', 'payments.order_id')
    .selectAll('payments')
    .where('payments.method', '!=', 'cash')
    .where('payments.amount', '>', 0)
    .where('payments.authorised_at', 'is not', null)
    .where((eb) =>
      eb.or([
        eb('payments.status', '=', 'Expired'),
        eb.and([eb('payments.status', 'in', ['Authorised', 'Paid']), eb('orders.status', '=', 'Cancelled')]),
      ]),
    )
    .where((eb) =>
      eb.not(
        eb.exists(
          eb.selectFrom('refunds').select('refunds.id').whereRef('refunds.payment_id', '=', 'payments.id'),
        ),
      ),
    )
    .limit(500)
    .execute();
  const rows: ReconciliationRow[] = [];
  for (const payment of payments) {
    const isCancelled = payment.status !== 'Expired';
    const reason = isCancelled ? 'ORDER_CANCELLED' : (payment.refusal ?? 'PAYMENT_EXPIRED');
    const refund = { purpose: 'void', amount: payment.amount, reason };
    await runInTransaction(db, (trx) => requestRefund(trx, payment, refund, now));
    rows.push(
      createReconciliationRow(
        payment,
        isCancelled ? 'cancelled, not refunded' : 'authorised, no order',
        'refunded',
      ),
    );
  }
  return rows;
}

/** Finds submitted orders without a paid payment; marks an authorised payment of the order as paid. */
async function reconcileUnpaidOrders({ db }: PaymentContext, now: number): Promise<ReconciliationRow[]> {
  const orders = await db
    .selectFrom('orders')
    .select('orders.id')
    .where('orders.status', 'not in', ['Pending', 'Cancelled'])
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('payments')
            .select('payments.id')
            .whereRef('payments.order_id', '=', 'orders.id')
            .where('payments.status', '=', 'Paid'),
        ),
      ),
    )
    .limit(500)
    .execute();
  const rows: ReconciliationRow[] = [];
  for (const { id } of orders) {
    const payment = await db
      .selectFrom('payments')
      .selectAll()
      .where('order_id', '=', id)
      .where('status', '=', 'Authorised')
      .executeTakeFirst();
    if (payment) {
      await runInTransaction(db, (trx) => updatePayment(trx, payment.id, { status: 'Paid' }, now));
    }
    const result = payment ? 'payment taken' : 'look at this order: no payment of it is known';
    rows.push({ order: id, payment: payment?.id ?? '-', finding: 'ordered, not paid', result });
  }
  return rows;
}

/** Lists payments of submitted orders that are not captured after two days. */
async function listUncapturedPayments(db: Db, now: number): Promise<ReconciliationRow[]> {
  const payments = await db
    .selectFrom('payments')
    .innerJoin('orders', 'orders.id', 'payments.order_id')
    .selectAll('payments')
    .where('payments.status', '=', 'Paid')
    .where('payments.method', '!=', 'cash')
    .where('payments.amount', '>', 0)
    .where('payments.captured_amount', '=', 0)
    .where('payments.refunded_amount', '=', 0)
    .where('payments.updated_at', '<', now - 2 * DAY_MS)
    .where('orders.status', '!=', 'Cancelled')
    .limit(500)
    .execute();
  return payments.map((payment) =>
    createReconciliationRow(payment, 'not captured', 'look at this payment: not captured'),
  );
}

async function listOpenRefunds(db: Db): Promise<ReconciliationRow[]> {
  const refunds = await db
    .selectFrom('refunds')
    .leftJoin('payments', 'payments.id', 'refunds.payment_id')
    .select(['payments.order_id', 'refunds.payment_id', 'refunds.status', 'refunds.error'])
    .where('refunds.status', 'in', ['Waiting', 'Failed'])
    .limit(500)
    .execute();
  return refunds.map((refund) => ({
    order: refund.order_id ?? '-',
    payment: refund.payment_id,
    finding: refund.status === 'Failed' ? 'refund failed' : 'refund waiting',
    result:
      refund.status === 'Failed' ? `look at this payment: ${refund.error}` : 'will be retried automatically',
  }));
}

function createReconciliationRow(
  { order_id: order, id: payment }: PaymentRow,
  finding: ReconciliationRow['finding'],
  result: string,
): ReconciliationRow {
  return { order, payment, finding, result };
}

import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { reconcilePayments } from '#lib/backend/checkout/reconciliation.ts';
import { formatReconciliation, needsManualAction } from '#lib/backend/checkout/reconciliation-table.ts';
import { createPaymentsService } from '#lib/backend/checkout/service.ts';
import { SANDBOX_PAYMENT_CONFIG } from '#lib/backend/payment/config.ts';
import { EMIRATES } from '../../../contract/harness/client.ts';
import { submitOrder } from '../../../contract/harness/purchase-steps.ts';
import {
  MINUTE,
  NUMBERS,
  openPaymentShop,
  type PaymentShop,
  pay,
  readOrderStatus,
  readPayments,
  readSandboxRecord,
  startOrder,
} from './payment-shop.ts';

let shop: PaymentShop;
beforeEach(async () => {
  shop = await openPaymentShop();
});
afterEach(() => shop.close());

/** Runs the command's reconciliation as a separate process would. */
async function reconcile() {
  const { context } = createPaymentsService({
    db: shop.db,
    config: SANDBOX_PAYMENT_CONFIG,
    secret: 'another process',
    clock: shop.now,
    hashNetwork: () => null,
    sendConfirmation: async () => {},
    report: () => {},
  });
  return await reconcilePayments(context, shop.now());
}

describe('Reconciliation', () => {
  it('finds nothing where payments and orders agree', async () => {
    const { visitor, order, session } = await startOrder(shop);
    await pay(visitor, session.id, NUMBERS.approved);
    await submitOrder(visitor, EMIRATES, order.id);
    await startOrder(shop, { productCode: 'T-PLENTY' });
    await shop.advanceAndRunJobs(5 * MINUTE);
    expect(await reconcile()).toEqual([]);
    expect(formatReconciliation([])).toBe('Payments and orders agree.\n');
  });

  it('submits orders that are paid, and those that are paid according to the provider only', async () => {
    const paidOrder = await startOrder(shop);
    await pay(paidOrder.visitor, paidOrder.session.id, NUMBERS.approved);
    const unreportedOrder = await startOrder(shop, { productCode: 'T-PLENTY' });
    await pay(unreportedOrder.visitor, unreportedOrder.session.id, NUMBERS.silent);
    shop.advanceClock(2 * MINUTE);
    const rows = await reconcile();
    expect(rows).toEqual([
      {
        order: unreportedOrder.order.id,
        payment: unreportedOrder.session.id,
        finding: 'authorised, missed by shop',
        result: 'used for its order',
      },
      {
        order: paidOrder.order.id,
        payment: paidOrder.session.id,
        finding: 'paid, not ordered',
        result: 'submitted',
      },
    ]);
    expect(await readOrderStatus(shop.db, paidOrder.order.id)).toBe('Accepted');
    shop.advanceClock(2 * MINUTE);
    expect((await reconcile()).map(({ result }) => result)).toEqual(['submitted']);
    expect(await readOrderStatus(shop.db, unreportedOrder.order.id)).toBe('Accepted');
    expect(await readSandboxRecord(shop.db, paidOrder.session.id)).toMatchObject({
      captured_amount: paidOrder.session.amount.amount,
    });
    expect(await reconcile()).toEqual([]);
  });

  it('refunds payments that no order can use, once', async () => {
    const { visitor, order, session } = await startOrder(shop, { quantity: 10 });
    await pay(visitor, session.id, NUMBERS.silent);
    shop.advanceClock(20 * MINUTE);
    await shop.db.updateTable('stock').set({ quantity: 0 }).where('product_code', '=', 'T-TEN').execute();
    expect(await reconcile()).toMatchObject([{ finding: 'authorised, missed by shop', result: 'refunded' }]);
    const { amount } = session.amount;
    expect(await readSandboxRecord(shop.db, session.id)).toMatchObject({ refunded_amount: amount });
    expect(await reconcile()).toEqual([]);
    expect(await readSandboxRecord(shop.db, session.id)).toMatchObject({ refunded_amount: amount });
    expect((await readPayments(shop.db, order.id))[0]?.status).toBe('Expired');
  });

  it('refunds a cancelled order, and one that a crash left without a refund', async () => {
    const cancelled = await startOrder(shop);
    await pay(cancelled.visitor, cancelled.session.id, NUMBERS.approved);
    await submitOrder(cancelled.visitor, EMIRATES, cancelled.order.id);
    await shop.runMaintenance();
    const change = { status: 'Cancelled' as const };
    await shop.db.updateTable('orders').set(change).where('id', '=', cancelled.order.id).execute();
    const validOrder = await startOrder(shop, { productCode: 'T-PLENTY' });
    await pay(validOrder.visitor, validOrder.session.id, NUMBERS.approved);
    const ended = { status: 'Expired' as const, refusal: 'OUT_OF_STOCK' };
    await shop.db.updateTable('payments').set(ended).where('id', '=', validOrder.session.id).execute();
    const findings = (await reconcile()).map(({ finding, result }) => `${finding}: ${result}`);
    expect(findings.sort()).toEqual(['authorised, no order: refunded', 'cancelled, not refunded: refunded']);
    for (const { session } of [cancelled, validOrder]) {
      expect((await readSandboxRecord(shop.db, session.id)).refunded_amount).toBe(session.amount.amount);
    }
    expect(await reconcile()).toEqual([]);
  });

  it('lists orders without a payment, and refunds that were given up, for manual handling', async () => {
    const { visitor, order, session } = await startOrder(shop);
    await pay(visitor, session.id, NUMBERS.approved);
    await submitOrder(visitor, EMIRATES, order.id);
    await shop.db.deleteFrom('sandbox_payments').execute();
    await shop.db.deleteFrom('payments').execute();
    const rows = await reconcile();
    expect(rows).toMatchObject([{ order: order.id, finding: 'ordered, not paid' }]);
    expect(rows.filter(needsManualAction)).toHaveLength(1);
    const table = formatReconciliation(rows);
    expect(table.split('\n')[0]).toMatch(/^order +payment +finding +result$/);
    expect(table).toContain('1 did not agree, 1 to look at.');
  });

  it('continues when the provider does not respond about one session', async () => {
    const { visitor, order, session } = await startOrder(shop);
    await pay(visitor, session.id, NUMBERS.approved);
    const { context } = createPaymentsService({
      db: shop.db,
      config: SANDBOX_PAYMENT_CONFIG,
      secret: 'another process',
      clock: shop.now,
      hashNetwork: () => null,
      sendConfirmation: async () => {},
      report: () => {},
    });
    const unreadableOrder = await startOrder(shop, { productCode: 'T-PLENTY' });
    const find = (name: string) => {
      const provider = context.providers.find(name);
      return provider && { ...provider, readSession: () => Promise.reject(new Error('TIMEOUT')) };
    };
    shop.advanceClock(2 * MINUTE);
    const providers = { ...context.providers, find };
    const rows = await reconcilePayments({ ...context, providers }, shop.now());
    expect(rows.map(({ order: id, result }) => [id, result])).toEqual([
      [unreadableOrder.order.id, 'provider: TIMEOUT'],
      [order.id, 'submitted'],
    ]);
  });
});

it('does not capture the payment of an order that was cancelled before its capture', async () => {
  const { visitor, order, session } = await startOrder(shop);
  await pay(visitor, session.id, NUMBERS.approved);
  await submitOrder(visitor, EMIRATES, order.id);
  const change = { status: 'Cancelled' as const };
  await shop.db.updateTable('orders').set(change).where('id', '=', order.id).execute();
  expect(await reconcile()).toMatchObject([{ finding: 'cancelled, not refunded', result: 'refunded' }]);
  await shop.advanceAndRunJobs(MINUTE);
  expect(await readSandboxRecord(shop.db, session.id)).toMatchObject({
    captured_amount: 0,
    refunded_amount: session.amount.amount,
  });
  expect(shop.readReports()).toEqual([]);
});

it('lists payments whose money has not arrived two days after the order', async () => {
  const { visitor, order, session } = await startOrder(shop);
  await pay(visitor, session.id, NUMBERS.approved);
  await submitOrder(visitor, EMIRATES, order.id);
  // The provider has accepted the capture, and never reports its result.
  await shop.db.updateTable('payments').set({ capture_requested_at: shop.now() }).execute();
  expect(await reconcile()).toEqual([]);
  shop.advanceClock(49 * 60 * MINUTE);
  expect(await reconcile()).toMatchObject([{ order: order.id, finding: 'not captured' }]);
});

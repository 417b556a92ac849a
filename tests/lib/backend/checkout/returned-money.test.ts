import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { callEndpoint, EMIRATES } from '../../../contract/harness/client.ts';
import {
  addToCart,
  createDraft,
  startPayment,
  submitOrder,
} from '../../../contract/harness/purchase-steps.ts';
import { testDatabases } from '../databases.ts';
import {
  cancel,
  countHeld,
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

const listRefunds = ({ db }: PaymentShop) =>
  db.selectFrom('refunds').select(['payment_id', 'status', 'amount', 'reason']).execute();

describe.each(testDatabases.filter(({ name }) => name !== 'SQLite in a file'))(
  'On $name, a payment',
  (database) => {
    let shop: PaymentShop;
    beforeEach(async () => {
      shop = await openPaymentShop({}, database);
    });
    afterEach(() => shop.close());

    it('that arrives after the stock is gone is refunded exactly once', async () => {
      const lateOrder = await startOrder(shop, { quantity: 10 });
      shop.advanceClock(14 * MINUTE + 30_000);
      expect(await pay(lateOrder.visitor, lateOrder.session.id, NUMBERS.late)).toBe('Pending');
      shop.advanceClock(MINUTE);
      const other = await startOrder(shop, { quantity: 10 });
      await pay(other.visitor, other.session.id, NUMBERS.approved);
      expect((await submitOrder(other.visitor, EMIRATES, other.order.id)).data.status).toBe('Accepted');
      await shop.runMaintenance();
      const amount = lateOrder.session.amount.amount;
      expect(await readSandboxRecord(shop.db, lateOrder.session.id)).toMatchObject({
        refunded_amount: amount,
      });
      expect(await listRefunds(shop)).toEqual([
        { payment_id: lateOrder.session.id, status: 'Done', amount, reason: 'OUT_OF_STOCK' },
      ]);
      expect(shop.readReports()).toEqual(['PAYMENT_RETURNED OUT_OF_STOCK']);
      // The provider sends its events again, and the jobs run again.
      await shop.db
        .updateTable('sandbox_payments')
        .set({ notify_at: 1 })
        .where('id', '=', lateOrder.session.id)
        .execute();
      await shop.advanceAndRunJobs(20 * MINUTE);
      expect(await readSandboxRecord(shop.db, lateOrder.session.id)).toMatchObject({
        refunded_amount: amount,
      });
      expect(await listRefunds(shop)).toHaveLength(1);
      const reply = await submitOrder(lateOrder.visitor, EMIRATES, lateOrder.order.id);
      expect([reply.status, reply.error?.code]).toEqual([410, 'PAYMENT_EXPIRED']);
    });

    it('that arrives late, while there is still stock, places the order', async () => {
      const { visitor, order, session } = await startOrder(shop, { quantity: 10 });
      shop.advanceClock(14 * MINUTE + 30_000);
      await pay(visitor, session.id, NUMBERS.late);
      await shop.advanceAndRunJobs(MINUTE);
      expect((await readPayments(shop.db, order.id))[0]?.status).toBe('Authorised');
      await shop.advanceAndRunJobs(MINUTE);
      expect(await readOrderStatus(shop.db, order.id)).toBe('Accepted');
      expect(await countHeld(shop.db)).toBe(0);
      expect(await listRefunds(shop)).toEqual([]);
    });

    it('that is made twice for one order, in two tabs, is captured once and refunded once', async () => {
      const { visitor, order, session: first } = await startOrder(shop);
      const { data: second } = await startPayment(visitor, EMIRATES, order.id, 'key-2');
      expect(second.id).not.toBe(first.id);
      await Promise.all([
        pay(visitor, first.id, NUMBERS.approved),
        pay(visitor, second.id, NUMBERS.approved),
      ]);
      expect((await submitOrder(visitor, EMIRATES, order.id)).data.status).toBe('Accepted');
      await shop.runMaintenance();
      const { amount } = first.amount;
      const sandboxPayments = [
        await readSandboxRecord(shop.db, first.id),
        await readSandboxRecord(shop.db, second.id),
      ];
      const amounts = sandboxPayments.map((row) => [row.captured_amount, row.refunded_amount]);
      // One is captured, the other is refunded.
      expect(amounts.sort()).toEqual([
        [0, amount],
        [amount, 0],
      ]);
      const statuses = (await readPayments(shop.db, order.id)).map(({ status }) => status).sort();
      expect(statuses).toEqual(['Expired', 'Paid']);
      expect(await listRefunds(shop)).toMatchObject([{ reason: 'ORDER_PAID', status: 'Done' }]);
    });
  },
);

describe('A payment', () => {
  let shop: PaymentShop;
  beforeEach(async () => {
    shop = await openPaymentShop();
  });
  afterEach(() => shop.close());

  it('for a cart that changed meanwhile is refunded, and the cart is kept', async () => {
    const { visitor, order, session } = await startOrder(shop);
    await pay(visitor, session.id, NUMBERS.late);
    await addToCart(visitor, EMIRATES, { productCode: 'T-TEN' }, 1);
    await createDraft(visitor, EMIRATES);
    await shop.advanceAndRunJobs(MINUTE);
    expect(await listRefunds(shop)).toMatchObject([{ reason: 'PRICE_CHANGED', status: 'Done' }]);
    expect(await readOrderStatus(shop.db, order.id)).toBe('Pending');
    expect((await createDraft(visitor, EMIRATES)).data.items[0]?.quantity).toBe(2);
  });

  it('whose order cannot be submitted is refunded at once', async () => {
    const { visitor, order, session } = await startOrder(shop);
    await pay(visitor, session.id, NUMBERS.approved);
    await shop.db.deleteFrom('stock_holds').execute();
    await shop.db.updateTable('stock').set({ quantity: 0 }).where('product_code', '=', 'T-TEN').execute();
    expect((await submitOrder(visitor, EMIRATES, order.id)).error?.code).toBe('OUT_OF_STOCK');
    await shop.runMaintenance();
    const { amount } = session.amount;
    expect(await readSandboxRecord(shop.db, session.id)).toMatchObject({ refunded_amount: amount });
    expect((await readPayments(shop.db, order.id))[0]).toMatchObject({ refunded_amount: amount });
  });

  it('that was never authorised is not refunded when the customer comes back', async () => {
    const { visitor, order, session } = await startOrder(shop, { quantity: 10 });
    expect(await countHeld(shop.db)).toBe(10);
    expect(await cancel(visitor, order.id)).toEqual({ isPaid: false });
    expect(await countHeld(shop.db)).toBe(0);
    // The page is still open in another tab: as the products are in stock, its payment places the order.
    await pay(visitor, session.id, NUMBERS.approved);
    expect(await cancel(visitor, order.id)).toEqual({ isPaid: true });
    expect((await submitOrder(visitor, EMIRATES, order.id)).data.status).toBe('Accepted');
    expect(await listRefunds(shop)).toEqual([]);
  });

  it('cannot be accessed by another visitor', async () => {
    const { order } = await startOrder(shop);
    const otherVisitor = shop.client.visitor();
    await addToCart(otherVisitor, EMIRATES, { productCode: 'T-PLENTY' }, 1);
    const { cancelPaymentSession, confirmPayment } = await import('#lib/contract/payment.ts');
    for (const endpoint of [cancelPaymentSession, confirmPayment]) {
      const reply = await callEndpoint(otherVisitor, endpoint, { params: { id: order.id }, body: {} });
      expect([reply.status, reply.error?.code]).toEqual([404, 'ORDER_NOT_FOUND']);
    }
    expect(await countHeld(shop.db)).toBe(1);
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Db } from '#lib/backend/db/database.ts';
import { advanceDueOrders } from '#lib/backend/orders/fulfillment/job.ts';
import { addItems } from '#lib/contract/cart/bulk-items.ts';
import { applyCoupon } from '#lib/contract/cart/coupons.ts';
import { cancelOrderLines, previewCancellation } from '#lib/contract/orders/cancellation.ts';
import { type Order, readOrder } from '#lib/contract/orders/orders.ts';
import { callEndpoint, EMIRATES, type Market, type Visitor } from '../../../contract/harness/client.ts';
import { buy, submitOrder } from '../../../contract/harness/purchase-steps.ts';
import {
  MINUTE,
  NUMBERS,
  openPaymentShop,
  type PaymentShop,
  payByPin,
  startOrder,
} from '../checkout/payment-shop.ts';
import { testDatabases } from '../databases.ts';

const DAY = 24 * 60 * MINUTE;

type Lines = { lineId: string; quantity: number }[];

describe.each(testDatabases.filter(({ name }) => name !== 'SQLite in a file'))(
  'Lines of a submitted order on $name',
  (database) => {
    let shop: PaymentShop;
    beforeAll(async () => {
      shop = await openPaymentShop({}, database);
    });
    afterAll(() => shop.close());

    const readStock = async (code: string, db: Db = shop.db) =>
      (
        await db
          .selectFrom('stock')
          .select('quantity')
          .where('product_code', '=', code)
          .where('country', '=', 'ae')
          .executeTakeFirstOrThrow()
      ).quantity;

    /**
     * Places an order of three pieces of one product and two drills with a warranty each, with a coupon if
     * one is given.
     */
    async function place(coupon?: string): Promise<{ visitor: Visitor; order: Order }> {
      const visitor = shop.client.visitor();
      const items = [
        { quantity: 3, product: { productCode: 'T-PLENTY' } },
        { quantity: 2, product: { productCode: 'T-SALE' }, addOns: ['SV-WARRANTY-1'] },
      ];
      const cartId = await visitor.cartId(EMIRATES);
      await callEndpoint(visitor, addItems, { params: { cartId }, body: { items } });
      if (coupon) {
        const { error } = await callEndpoint(visitor, applyCoupon, {
          params: { cartId, couponCode: coupon },
        });
        expect(error).toBeUndefined();
      }
      const { data: order } = await buy(visitor, EMIRATES);
      await shop.runMaintenance();
      return { visitor, order };
    }

    const getLine = ({ items }: Order, code: string) =>
      items.find(({ product }) => product.productCode === code) as Order['items'][number];
    const cancel = (visitor: Visitor, order: Order, lines: Lines, total = order.total, market?: Market) =>
      callEndpoint(visitor, cancelOrderLines, { params: { id: order.id }, body: { lines, total } }, market);
    const preview = (visitor: Visitor, order: Order, lines: Lines) =>
      callEndpoint(visitor, previewCancellation, { params: { id: order.id }, body: { lines } });
    const read = async (visitor: Visitor, { id }: Order) =>
      (await callEndpoint(visitor, readOrder, { params: { id } })).data;
    const readReturned = (order: Order) =>
      shop.db
        .selectFrom('refunds')
        .innerJoin('payments', 'payments.id', 'refunds.payment_id')
        .select(['refunds.amount', 'refunds.status', 'payments.refunded_amount'])
        .where('payments.order_id', '=', order.id)
        .orderBy('refunds.created_at')
        .execute();

    function expectConsistentTotal(order: Order): void {
      const sum = order.items.reduce((total, { subtotal }) => total + subtotal.amount, 0);
      const lineDiscounts = order.items.reduce(
        (sum, line) => sum + line.subtotal.amount - line.total.amount,
        0,
      );
      expect(order.subtotal.amount).toBe(sum);
      expect(order.discountTotal.amount).toBe(lineDiscounts);
      expect(order.discounts.reduce((total, { amount }) => total + amount.amount, 0)).toBe(lineDiscounts);
      expect(order.total.amount).toBe(
        sum - lineDiscounts + order.shippingTotal.amount + order.paymentFee.amount,
      );
    }

    it('are cancelled in part: with the previewed refund, once, with their stock released and their add-ons cancelled', async () => {
      const { visitor, order } = await place();
      const [plenty, drills] = [await readStock('T-PLENTY'), await readStock('T-SALE')];
      const lines = [
        { lineId: getLine(order, 'T-PLENTY').id, quantity: 1 },
        { lineId: getLine(order, 'T-SALE').id, quantity: 1 },
      ];
      const { data: previewed } = await preview(visitor, order, lines);
      expect(await read(visitor, order)).toEqual(order);
      const expected = ['T-PLENTY', 'T-SALE', 'SV-WARRANTY-1'].reduce(
        (sum, code) => sum + getLine(order, code).unitPrice.extendedAmount.amount,
        0,
      );
      expect(previewed).toMatchObject({
        isWhole: false,
        refund: { amount: expected },
        walletRefund: { amount: 0 },
      });
      // Sent twice concurrently, and again: the second call finds a total that differs from the one its
      // customer has seen.
      const replies = await Promise.all([cancel(visitor, order, lines), cancel(visitor, order, lines)]);
      expect(replies.map(({ status, error }) => `${status} ${error?.code}`).sort()).toEqual([
        '200 undefined',
        '409 ORDER_CHANGED',
      ]);
      const after = await read(visitor, order);
      expect(after.items.map(({ product, quantity }) => `${quantity} ${product.productCode}`)).toEqual([
        '2 T-PLENTY',
        '1 T-SALE',
        '1 SV-WARRANTY-1',
      ]);
      expectConsistentTotal(after);
      expect(after).toMatchObject({
        status: 'Accepted',
        isCancellable: true,
        total: previewed.total,
        cancellations: [{ refund: { amount: expected } }],
        refund: { amount: { amount: expected }, status: 'Waiting' },
      });
      expect([await readStock('T-PLENTY'), await readStock('T-SALE')]).toEqual([plenty + 1, drills + 1]);
      await shop.advanceAndRunJobs(2 * MINUTE);
      await shop.advanceAndRunJobs(2 * MINUTE);
      expect(await readReturned(order)).toEqual([
        { amount: expected, status: 'Done', refunded_amount: expected },
      ]);
      const others = await cancel(visitor, after, [{ lineId: getLine(after, 'T-SALE').id, quantity: 1 }]);
      expect(others.data.items.map(({ product }) => product.productCode)).toEqual(['T-PLENTY']);
      expect(others.data.cancellations).toHaveLength(2);
      // The rest of the payment.
      const { data: ended } = await cancel(visitor, others.data, [
        { lineId: getLine(after, 'T-PLENTY').id, quantity: 2 },
      ]);
      expect(ended).toMatchObject({ status: 'Cancelled', isCancellable: false });
      await shop.advanceAndRunJobs(2 * MINUTE);
      const { amount } = order.total;
      expect(ended.refund?.amount.amount).toBe(amount);
      expect(
        (await readReturned(order)).map(({ status, refunded_amount }) => [status, refunded_amount]),
      ).toEqual(Array(3).fill(['Done', amount]));
      expect([await readStock('T-PLENTY'), await readStock('T-SALE')]).toEqual([plenty + 3, drills + 2]);
    });

    it('give up their share of a coupon; the other lines keep theirs, also below the coupon’s minimum', async () => {
      const { visitor, order } = await place('WELCOME10');
      const lineId = getLine(order, 'T-PLENTY').id;
      let current = order;
      let returned = 0;
      for (let count = 0; count < 3; count += 1) {
        const lines = [{ lineId, quantity: 1 }];
        const { data: previewed } = await preview(visitor, current, lines);
        returned += previewed.refund.amount;
        current = (await cancel(visitor, current, lines)).data;
        expectConsistentTotal(current);
        expect(current.couponCodes).toEqual(['WELCOME10']);
      }
      expect(returned).toBe(getLine(order, 'T-PLENTY').total.amount);
      expect(order.total.amount - current.total.amount).toBe(returned);
    });

    it('cannot be cancelled when they are an add-on alone, named twice, beyond their quantity, unknown, or of another order', async () => {
      const { visitor, order } = await place();
      const [plenty, warranty] = [getLine(order, 'T-PLENTY').id, getLine(order, 'SV-WARRANTY-1').id];
      const { order: other } = await place();
      for (const [lines, code] of [
        [[{ lineId: warranty, quantity: 1 }], 'INVALID_REQUEST'],
        [
          [
            { lineId: plenty, quantity: 1 },
            { lineId: plenty, quantity: 1 },
          ],
          'INVALID_REQUEST',
        ],
        [[{ lineId: plenty, quantity: 4 }], 'INVALID_REQUEST'],
        [[{ lineId: plenty, quantity: 0 }], 'INVALID_REQUEST'],
        [[], 'INVALID_REQUEST'],
        [[{ lineId: 'unknown', quantity: 1 }], 'LINE_NOT_FOUND'],
        [[{ lineId: getLine(other, 'T-PLENTY').id, quantity: 1 }], 'LINE_NOT_FOUND'],
      ] as [Lines, string][]) {
        expect((await preview(visitor, order, lines)).error?.code).toBe(code);
        expect((await cancel(visitor, order, lines)).error?.code).toBe(code);
      }
      const total = { ...order.total, currency: 'SAR' as const };
      expect((await cancel(visitor, order, [{ lineId: plenty, quantity: 1 }], total)).error?.code).toBe(
        'ORDER_CHANGED',
      );
      expect(await read(visitor, order)).toEqual(order);
    });

    it('are cancelled or packed when both are tried at once, never both', async () => {
      const { visitor, order } = await place();
      const lines = [{ lineId: getLine(order, 'T-PLENTY').id, quantity: 3 }];
      const now = shop.now() + 12 * DAY;
      const move = () =>
        advanceDueOrders(shop.db, {
          now,
          isStopped: () => false,
          sendStatus: async () => {},
          simulatedCollectionBy: 'customer',
          shouldCheckAll: true,
          reportError: (_order, error) => {
            throw error;
          },
        });
      const [reply] = await Promise.all([cancel(visitor, order, lines), move()]);
      await move();
      const after = await read(visitor, order);
      const sent = after.shipments.flatMap(({ items }) => items.map(({ lineId }) => lineId));
      expect(after.status).toBe('Delivered');
      expect(sent.includes(lines[0]?.lineId ?? '')).toBe(reply.status !== 200);
      expect(after.refund === null).toBe(reply.status !== 200);
      const lateCancellation = await cancel(visitor, after, [
        { lineId: getLine(after, 'T-SALE').id, quantity: 1 },
      ]);
      expect(lateCancellation.error?.code).toBe('ORDER_NOT_CANCELLABLE');
      expect((await preview(visitor, after, lines)).error?.code).toBe('ORDER_NOT_CANCELLABLE');
    });
  },
);

describe('Lines of an order whose payment can only be refunded as a whole', () => {
  it('cannot be cancelled alone, but the whole order can', async () => {
    const shop = await openPaymentShop();
    const market: Market = { country: 'kw', language: 'ar' };
    const { visitor, order, session } = await startOrder(shop, { market, method: 'knet', quantity: 2 });
    expect(await payByPin(visitor, session.id, NUMBERS.approved)).toBe('Authorised');
    const { data: placed } = await submitOrder(visitor, market, order.id);
    const call = (quantity: number) =>
      callEndpoint(visitor, cancelOrderLines, {
        params: { id: order.id },
        body: { lines: [{ lineId: placed.items[0]?.id ?? '', quantity }], total: placed.total },
      });
    expect((await call(1)).error?.code).toBe('PART_REFUND_UNAVAILABLE');
    expect((await call(2)).data).toMatchObject({ status: 'Cancelled', refund: { amount: placed.total } });
    await shop.close();
  });
});

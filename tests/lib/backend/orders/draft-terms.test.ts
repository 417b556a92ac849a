import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createOrder, type Order, setDeliveryNote, setOrderBilling } from '#lib/contract/orders/orders.ts';
import { callEndpoint, EMIRATES } from '../../../contract/harness/client.ts';
import {
  addToCart,
  createCard,
  startPayment,
  submitOrder,
} from '../../../contract/harness/purchase-steps.ts';
import { testDatabases } from '../databases.ts';
import {
  COLLECTION_CONTACT,
  type OpenDraft,
  type OrderBackend,
  openDraft,
  openOrderBackend,
} from './draft-harness.ts';

const getTotals = ({ subtotal, discountTotal, shippingTotal, paymentFee, total, taxTotal }: Order) =>
  [subtotal, discountTotal, shippingTotal, paymentFee, total, taxTotal].map(({ amount }) => amount);

describe.each(testDatabases)('The terms of a draft order on $name', (database) => {
  let backend: OrderBackend;
  let draft: OpenDraft;

  beforeAll(async () => {
    backend = await openOrderBackend(database);
  }, 90_000);
  beforeEach(async () => {
    draft = await openDraft(backend);
  });
  afterAll(() => backend?.client.close());

  it('change the totals, which always add up', async () => {
    expect(getTotals(draft.order)).toEqual([10_000, 0, 1500, 0, 11_500, 548]);
    expect(getTotals((await draft.choose('cash')).data)).toEqual([10_000, 0, 1500, 1000, 12_500, 595]);
    expect(getTotals((await draft.collect()).data)).toEqual([10_000, 0, 0, 1000, 11_000, 524]);
    expect(getTotals((await draft.coupon('WELCOME10')).data)).toEqual([10_000, 1000, 0, 1000, 10_000, 476]);
    expect(getTotals((await draft.choose('card')).data)).toEqual([10_000, 1000, 0, 0, 9000, 429]);
    expect(getTotals((await draft.ship()).data)).toEqual([10_000, 1000, 1500, 0, 10_500, 500]);
    const removed = await draft.removeCoupon('WELCOME10');
    expect(getTotals(removed.data)).toEqual(getTotals(draft.order));
  });

  it('stay when the cart changes', async () => {
    await draft.collect();
    await draft.choose('cash');
    await addToCart(draft.visitor, EMIRATES, { productCode: 'T-PLENTY' }, 1);
    const { data } = await callEndpoint(draft.visitor, createOrder, {
      query: { cartId: draft.order.cartId },
    });
    expect([data.id, data.fulfillmentMethod, data.paymentMethod]).toEqual([draft.order.id, 'Pickup', 'cash']);
    expect(getTotals(data)).toEqual([20_000, 0, 0, 1000, 21_000, 1000]);
  });

  it.each([
    ['the store', () => draft.collect()],
    ['the slot', () => draft.shipInSlot()],
    ['the payment method', () => draft.choose('cash')],
    ['the coupon', () => draft.coupon('WELCOME10')],
  ])('end an open payment and release its stock when %s changes', async (_title, change) => {
    const { data: session } = await startPayment(draft.visitor, EMIRATES, draft.order.id);
    expect(await draft.countHolds()).toBe(1);
    expect((await change()).status).toBe(200);
    expect(await draft.countHolds()).toBe(0);
    // The provider's page may still be open: a payment on it is refunded.
    await draft.visitor.pay(session.id, createCard());
    expect((await submitOrder(draft.visitor, EMIRATES, draft.order.id)).error?.code).toBe('PRICE_CHANGED');
  });

  it('leave a payment open that they do not touch', async () => {
    const { data: session } = await startPayment(draft.visitor, EMIRATES, draft.order.id);
    await draft.ship();
    await callEndpoint(draft.visitor, setDeliveryNote, {
      params: { orderId: draft.order.id },
      body: { text: 'Ring' },
    });
    expect(await draft.countHolds()).toBe(1);
    expect(await draft.visitor.pay(session.id, createCard())).toBe('Authorised');
    const { data } = await submitOrder(draft.visitor, EMIRATES, draft.order.id);
    expect([data.status, data.deliveryNote]).toEqual(['Accepted', 'Ring']);
  });

  it('of a paid order do not change any more', async () => {
    const { data: session } = await startPayment(draft.visitor, EMIRATES, draft.order.id);
    await draft.visitor.pay(session.id, createCard());
    const paid = await draft.read();
    for (const change of [
      () => draft.collect(),
      () => draft.shipInSlot(),
      () => draft.choose('cash'),
      () => draft.coupon('WELCOME10'),
    ]) {
      const { status, error } = await change();
      expect([status, error?.code]).toEqual([409, 'NO_ACTIVE_ORDER']);
    }
    expect(await draft.read()).toEqual(paid);
    // Sending the same address again changes nothing, so pressing the button twice does not fail.
    expect((await draft.ship()).status).toBe(200);
    expect((await submitOrder(draft.visitor, EMIRATES, draft.order.id)).data.status).toBe('Accepted');
  });

  it('decide what is missing before payment', async () => {
    await callEndpoint(draft.visitor, setOrderBilling, { params: draft.params, body: COLLECTION_CONTACT });
    const shipped = await startPayment(draft.visitor, EMIRATES, draft.order.id);
    expect(shipped.error?.details).toEqual({ missing: ['billingInfo.address'] });
    await draft.collect();
    const collected = await startPayment(draft.visitor, EMIRATES, draft.order.id);
    expect([collected.status, collected.data.amount.amount]).toEqual([200, 10_000]);
    await draft.visitor.pay(collected.data.id, createCard());
    const { data } = await submitOrder(draft.visitor, EMIRATES, draft.order.id);
    // An order for collection has no delivery address.
    expect(data.fulfillmentInfo).toMatchObject({ fulfillmentContact: null, collectionStore: 'AE-01' });
    expect([data.status, data.billingInfo?.address]).toEqual(['Accepted', null]);
  });

  it('refuse a coupon that does not apply, and keep the earlier state', async () => {
    for (const [code, expected] of [
      ['', 'COUPON_REQUIRED'],
      ['PAINT15', 'COUPON_NOTHING'],
      ['BIG50', 'COUPON_MINIMUM'],
      ['SUMMER25', 'COUPON_EXPIRED'],
    ] as const) {
      expect([code, (await draft.coupon(code)).error?.code]).toEqual([code, expected]);
    }
    await draft.coupon('EID25');
    expect((await draft.coupon('WELCOME10')).error?.details).toEqual({ code: 'EID25' });
    expect((await draft.read()).couponCodes).toEqual(['EID25']);
  });

  it('add up after many changes at the same time', async () => {
    // Removes refunds of earlier tests from the log.
    backend.harness.log.length = 0;
    const changes = [
      () => draft.collect(),
      () => draft.collect('AE-02'),
      () => draft.shipInSlot(),
      () => draft.choose('cash'),
      () => draft.choose('card'),
      () => draft.coupon('EID25'),
      () => draft.removeCoupon('EID25'),
      (index: number) => startPayment(draft.visitor, EMIRATES, draft.order.id, `key-${index}`),
    ];
    const responses = await Promise.all(
      Array.from({ length: 40 }, (__, index) => changes[index % 8]?.(index)),
    );
    // A card session is rejected while cash is the chosen method.
    const rejected = responses.filter((response) => response?.status !== 200);
    expect(rejected.map((response) => response?.error?.code)).toEqual(
      rejected.map(() => 'PAYMENT_METHOD_UNAVAILABLE'),
    );
    const final = await draft.read();
    const [subtotal = 0, discountAmount = 0, delivery = 0, fee = 0, total = 0] = getTotals(final);
    expect(subtotal - discountAmount + delivery + fee).toBe(total);
    expect([delivery, fee]).toEqual([
      final.fulfillmentMethod === 'Pickup' ? 0 : 1500,
      final.paymentMethod === 'cash' ? 1000 : 0,
    ]);
    expect(discountAmount).toBe(final.couponCodes.length === 1 ? 2500 : 0);
    // A payment that is still open is for this total, and its stock is reserved.
    const pendingPayments = await backend.db
      .selectFrom('payments')
      .select('amount')
      .where('order_id', '=', draft.order.id)
      .where('status', '=', 'Pending')
      .execute();
    expect(pendingPayments.every(({ amount }) => amount === total)).toBe(true);
    expect(await draft.countHolds()).toBe(pendingPayments.length);
    expect(backend.harness.log.filter(({ level }) => level === 'error')).toEqual([]);
  });
});

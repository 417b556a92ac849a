import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Db } from '#lib/backend/db/database.ts';
import {
  applyOrderCoupon,
  createOrder,
  type Order,
  readOrder,
  removeOrderCoupon,
  setCollectionStore,
  setDeliveryNote,
  setOrderBilling,
  setOrderFulfillment,
  setPaymentMethod,
} from '#lib/contract/orders/orders.ts';
import {
  type ContractClient,
  callEndpoint,
  EMIRATES,
  type Visitor,
} from '../../../contract/harness/client.ts';
import {
  createFunctionClient,
  createFunctionHarness,
  type FunctionHarness,
} from '../../../contract/harness/function-client.ts';
import {
  add,
  card,
  createDraft,
  recipient,
  startPayment,
  submit,
} from '../../../contract/harness/purchase-steps.ts';
import { openSeeded, testDatabases } from '../databases.ts';

const { address: _, ...CONTACT } = recipient(EMIRATES);
const SLOT = { date: '2026-11-25', slotId: '09-12' };

const getTotals = ({ subtotal, discountTotal, shippingTotal, paymentFee, total, taxTotal }: Order) =>
  [subtotal, discountTotal, shippingTotal, paymentFee, total, taxTotal].map(({ amount }) => amount);

describe.each(testDatabases)('The terms of a draft order on $name', (database) => {
  let db: Db;
  let harness: FunctionHarness;
  let client: ContractClient;
  let visitor: Visitor;
  let order: Order;

  beforeAll(async () => {
    db = await openSeeded(database);
    const store = { position: 1, lat: 25, lng: 55, phone: '+97140000000', hours: '[]' };
    await db
      .insertInto('stores')
      .values([
        { code: 'AE-01', country: 'ae', ...store },
        { code: 'AE-02', country: 'ae', ...store },
        { code: 'KW-01', country: 'kw', ...store },
      ])
      .execute();
    harness = createFunctionHarness(db);
    client = createFunctionClient(harness);
  }, 90_000);
  beforeEach(async () => {
    visitor = client.visitor();
    await add(visitor, EMIRATES, { productCode: 'T-PLENTY' }, 1);
    order = (await createDraft(visitor, EMIRATES)).data;
  });
  afterAll(() => client?.close());

  const params = () => ({ id: order.id });
  const collect = (storeCode = 'AE-01', contact: object = {}) =>
    callEndpoint(visitor, setCollectionStore, {
      params: params(),
      body: { storeCode, contact: { ...CONTACT, ...contact } },
    });
  const ship = (slot?: typeof SLOT) =>
    callEndpoint(visitor, setOrderFulfillment, {
      params: params(),
      query: { isReturnOrder: 'false' },
      body: { fulfillmentMethod: 'Ship', fulfillmentContact: recipient(EMIRATES), ...(slot && { slot }) },
    });
  const choose = (method: 'card' | 'cash') =>
    callEndpoint(visitor, setPaymentMethod, { params: params(), body: { method } });
  const coupon = (code: string) => callEndpoint(visitor, applyOrderCoupon, { params: { ...params(), code } });
  const removeCoupon = (code: string) =>
    callEndpoint(visitor, removeOrderCoupon, { params: { ...params(), code } });
  const read = async () => (await callEndpoint(visitor, readOrder, { params: params() })).data;
  const countHolds = async () =>
    (await db.selectFrom('stock_holds').select('id').where('order_id', '=', order.id).execute()).length;

  it('change the totals, which always add up', async () => {
    expect(getTotals(order)).toEqual([10_000, 0, 1500, 0, 11_500, 548]);
    expect(getTotals((await choose('cash')).data)).toEqual([10_000, 0, 1500, 1000, 12_500, 595]);
    expect(getTotals((await collect()).data)).toEqual([10_000, 0, 0, 1000, 11_000, 524]);
    expect(getTotals((await coupon('WELCOME10')).data)).toEqual([10_000, 1000, 0, 1000, 10_000, 476]);
    expect(getTotals((await choose('card')).data)).toEqual([10_000, 1000, 0, 0, 9000, 429]);
    expect(getTotals((await ship()).data)).toEqual([10_000, 1000, 1500, 0, 10_500, 500]);
    const removed = await removeCoupon('WELCOME10');
    expect(getTotals(removed.data)).toEqual(getTotals(order));
  });

  it('stay when the cart changes', async () => {
    await collect();
    await choose('cash');
    await add(visitor, EMIRATES, { productCode: 'T-PLENTY' }, 1);
    const { data } = await callEndpoint(visitor, createOrder, { query: { cartId: order.cartId } });
    expect([data.id, data.fulfillmentMethod, data.paymentMethod]).toEqual([order.id, 'Pickup', 'cash']);
    expect(getTotals(data)).toEqual([20_000, 0, 0, 1000, 21_000, 1000]);
  });

  it('keep the address of a draft that is collected, and end its slot', async () => {
    expect((await ship(SLOT)).data.fulfillmentInfo.slot).toMatchObject(SLOT);
    const { data: collected } = await collect();
    expect(collected.fulfillmentInfo).toMatchObject({
      fulfillmentContact: recipient(EMIRATES),
      collectionStore: 'AE-01',
      collectionContact: CONTACT,
      slot: null,
    });
    const { data: shipped } = await ship();
    expect(shipped.fulfillmentInfo).toMatchObject({ collectionStore: null, collectionContact: null });
  });

  it('allow stores of the order’s country alone, and a phone number of it', async () => {
    for (const code of ['KW-01', 'AE-99']) {
      const { status, error } = await collect(code);
      expect([status, error?.code]).toEqual([404, 'STORE_NOT_FOUND']);
    }
    const { error } = await collect('AE-01', { phone: '+96550012345' });
    expect(error?.details?.fields).toEqual([{ path: 'body.contact.phone', rule: 'not_of_the_country' }]);
    expect(await read()).toEqual(order);
  });

  it.each([
    ['the store', () => collect()],
    ['the slot', () => ship(SLOT)],
    ['the payment method', () => choose('cash')],
    ['the coupon', () => coupon('WELCOME10')],
  ])('end an open payment and release its stock when %s changes', async (_what, change) => {
    const { data: session } = await startPayment(visitor, EMIRATES, order.id);
    expect(await countHolds()).toBe(1);
    expect((await change()).status).toBe(200);
    expect(await countHolds()).toBe(0);
    expect(await visitor.pay(session.id, card())).toBe('PAYMENT_EXPIRED');
    expect((await submit(visitor, EMIRATES, order.id)).error?.code).toBe('PAYMENT_EXPIRED');
  });

  it('leave a payment open that they do not touch', async () => {
    const { data: session } = await startPayment(visitor, EMIRATES, order.id);
    await ship();
    await callEndpoint(visitor, setDeliveryNote, { params: { orderId: order.id }, body: { text: 'Ring' } });
    expect(await countHolds()).toBe(1);
    expect(await visitor.pay(session.id, card())).toBe('Authorised');
    const { data } = await submit(visitor, EMIRATES, order.id);
    expect([data.status, data.deliveryNote]).toEqual(['Accepted', 'Ring']);
  });

  it('of a paid order do not change any more', async () => {
    const { data: session } = await startPayment(visitor, EMIRATES, order.id);
    await visitor.pay(session.id, card());
    const paid = await read();
    for (const change of [
      () => collect(),
      () => ship(SLOT),
      () => choose('cash'),
      () => coupon('WELCOME10'),
    ]) {
      const { status, error } = await change();
      expect([status, error?.code]).toEqual([409, 'NO_ACTIVE_ORDER']);
    }
    expect(await read()).toEqual(paid);
    // The same address again is no change: a second press of the button does not fail.
    expect((await ship()).status).toBe(200);
    expect((await submit(visitor, EMIRATES, order.id)).data.status).toBe('Accepted');
  });

  it('decide what is missing before payment', async () => {
    await callEndpoint(visitor, setOrderBilling, { params: params(), body: CONTACT });
    const shipped = await startPayment(visitor, EMIRATES, order.id);
    expect(shipped.error?.details).toEqual({ missing: ['billingInfo.address'] });
    await collect();
    const collected = await startPayment(visitor, EMIRATES, order.id);
    expect([collected.status, collected.data.amount.amount]).toEqual([200, 10_000]);
    await visitor.pay(collected.data.id, card());
    const { data } = await submit(visitor, EMIRATES, order.id);
    // A collected order keeps no delivery address.
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
      expect([code, (await coupon(code)).error?.code]).toEqual([code, expected]);
    }
    await coupon('EID25');
    expect((await coupon('WELCOME10')).error?.details).toEqual({ code: 'EID25' });
    expect((await read()).couponCodes).toEqual(['EID25']);
  });

  it('add up after many changes at the same time', async () => {
    const changes = [
      () => collect(),
      () => collect('AE-02'),
      () => ship(SLOT),
      () => choose('cash'),
      () => choose('card'),
      () => coupon('EID25'),
      () => removeCoupon('EID25'),
      (index: number) => startPayment(visitor, EMIRATES, order.id, `key-${index}`),
    ];
    const responses = await Promise.all(
      Array.from({ length: 40 }, (__, index) => changes[index % 8]?.(index)),
    );
    expect(responses.map((response) => response?.status)).toEqual(responses.map(() => 200));
    const final = await read();
    const [subtotal = 0, off = 0, delivery = 0, fee = 0, total = 0] = getTotals(final);
    expect(subtotal - off + delivery + fee).toBe(total);
    expect([delivery, fee]).toEqual([
      final.fulfillmentMethod === 'Pickup' ? 0 : 1500,
      final.paymentMethod === 'cash' ? 1000 : 0,
    ]);
    expect(off).toBe(final.couponCodes.length === 1 ? 2500 : 0);
    // A payment that is still open is one of this total, with its stock.
    const open = await db
      .selectFrom('payments')
      .select('amount')
      .where('order_id', '=', order.id)
      .where('status', '=', 'Pending')
      .execute();
    expect(open.every(({ amount }) => amount === total)).toBe(true);
    expect(await countHolds()).toBe(open.length);
    expect(harness.log.filter(({ level }) => level === 'error')).toEqual([]);
  });
});

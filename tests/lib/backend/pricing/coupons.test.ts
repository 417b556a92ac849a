import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Db } from '#lib/backend/db/database.ts';
import { addItem, setItemQuantity } from '#lib/contract/cart/cart.ts';
import { applyCoupon } from '#lib/contract/cart/coupons.ts';
import {
  type ContractClient,
  callEndpoint,
  EMIRATES,
  type Market,
  type Visitor,
} from '../../../contract/harness/client.ts';
import {
  createFunctionClient,
  createFunctionHarness,
  type FunctionHarness,
} from '../../../contract/harness/function-client.ts';
import {
  addToCart,
  createCard,
  createDraft,
  readCurrentCart,
  startPayment,
  submitOrder,
} from '../../../contract/harness/purchase-steps.ts';
import { openSeeded, testDatabases } from '../databases.ts';

const WELL_STOCKED = { productCode: 'T-PLENTY' };
const QATAR: Market = { country: 'qa', language: 'en' };

describe.each(testDatabases)('Coupons on $name', (database) => {
  let db: Db;
  let harness: FunctionHarness;
  let client: ContractClient;
  let now = Date.now();

  beforeEach(async () => {
    now = Date.now();
    db = await openSeeded(database);
    harness = createFunctionHarness(db, () => now);
    client = createFunctionClient(harness);
  });
  afterEach(() => client.close());

  const apply = async (visitor: Visitor, couponCode: string, market = EMIRATES) =>
    await callEndpoint(
      visitor,
      applyCoupon,
      { params: { cartId: await visitor.cartId(market), couponCode } },
      market,
    );

  async function endCoupon(code: string): Promise<void> {
    const row = await db
      .selectFrom('coupons')
      .select('body')
      .where('code', '=', code)
      .executeTakeFirstOrThrow();
    const body = JSON.stringify({ ...JSON.parse(row.body), endsAt: now });
    await db.updateTable('coupons').set({ body }).where('code', '=', code).execute();
  }

  it('apply once when two are entered at the same time', async () => {
    const visitor = client.visitor();
    await addToCart(visitor, EMIRATES, WELL_STOCKED, 10);
    const responses = await Promise.all(
      ['EID25', 'WELCOME10', 'EID25', 'WELCOME10'].map((code) => apply(visitor, code)),
    );
    const appliedCodes = responses
      .filter(({ status }) => status === 200)
      .map(({ data }) => data.couponCodes[0]);
    expect(new Set(appliedCodes).size).toBe(1);
    expect(appliedCodes).toHaveLength(2);
    const rejected = responses.filter(({ error }) => error);
    expect(rejected.map(({ error }) => error?.code)).toEqual(['COUPON_CONFLICT', 'COUPON_CONFLICT']);
  });

  it('keep the totals of a cart correct under two hundred concurrent changes', {
    timeout: 60_000,
  }, async () => {
    const visitor = client.visitor();
    const { data: first } = await addToCart(visitor, EMIRATES, WELL_STOCKED, 1);
    const lineItemId = first.items[0]?.id as string;
    const params = { cartId: first.id };
    const responses = await Promise.all(
      Array.from({ length: 200 }, (_, index) => {
        if (index % 4 === 0) {
          return callEndpoint(visitor, applyCoupon, { params: { ...params, couponCode: 'EID25' } });
        }
        if (index % 4 === 1) {
          return callEndpoint(visitor, setItemQuantity, {
            params: { ...params, lineItemId, quantity: String(1 + (index % 9)) },
          });
        }
        const body = { quantity: 1, product: { productCode: `T-F${10 + (index % 30)}` } };
        return callEndpoint(visitor, addItem, { params, body });
      }),
    );
    expect(responses.filter(({ status }) => status >= 500)).toEqual([]);
    expect(responses.some(({ data }) => data?.couponCodes.includes('EID25'))).toBe(true);
    for (const { data } of [...responses, { data: await readCurrentCart(visitor, EMIRATES) }]) {
      if (!data) continue;
      const lines = data.items.flatMap((group) => group.items);
      const sum = (of: 'subtotal' | 'total') => lines.reduce((all, line) => all + line[of].amount, 0);
      expect([sum('subtotal'), sum('total')]).toEqual([data.subtotal.amount, data.total.amount]);
      expect(data.total.amount).toBe(data.subtotal.amount - data.discountTotal.amount);
      expect(data.discountTotal.amount).toBe(data.couponCodes.length > 0 ? 2500 : 0);
    }
    expect(harness.log.filter((line) => line.level === 'error')).toEqual([]);
  });

  it('of single use go to one of two orders that are submitted at once', async () => {
    const visitor = client.visitor();
    const orders = [];
    for (const market of [EMIRATES, QATAR]) {
      await addToCart(visitor, market, WELL_STOCKED, 1);
      await apply(visitor, 'WELCOME10', market);
      const { data: order } = await createDraft(visitor, market);
      const { data: session } = await startPayment(visitor, market, order.id);
      expect(await visitor.pay(session.id, createCard())).toBe('Authorised');
      orders.push({ market, id: order.id });
    }
    const responses = await Promise.all(orders.map(({ market, id }) => submitOrder(visitor, market, id)));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
    const rejectedIndex = responses.findIndex(({ error }) => error?.code === 'PRICE_CHANGED');
    expect(responses[rejectedIndex]?.error?.details).toMatchObject({ total: { amount: 11_500 } });
    // The payment is released, the coupon is removed and reported, and the order has its full price.
    const { market, id } = orders[rejectedIndex] as (typeof orders)[0];
    const cart = await readCurrentCart(visitor, market);
    expect([cart.couponCodes, cart.changes]).toEqual([
      [],
      [
        {
          kind: 'coupon',
          productName: 'WELCOME10',
          quantity: null,
          reason: 'You have used this coupon already; it works only once.',
        },
      ],
    ]);
    const { data: secondDraft } = await createDraft(visitor, market);
    expect([secondDraft.id, secondDraft.total.amount, secondDraft.discounts]).toEqual([id, 11_500, []]);
    expect(await db.selectFrom('coupon_uses').selectAll().execute()).toHaveLength(1);
  });

  it('that expired meanwhile are removed before payment', async () => {
    const visitor = client.visitor();
    await addToCart(visitor, EMIRATES, WELL_STOCKED, 2);
    await apply(visitor, 'EID25');
    const { data: order } = await createDraft(visitor, EMIRATES);
    await endCoupon('EID25');
    const lateSession = await startPayment(visitor, EMIRATES, order.id);
    expect([lateSession.error?.code, lateSession.error?.details]).toEqual([
      'PRICE_CHANGED',
      { total: { amount: 20_000, currency: 'AED' } },
    ]);
    const cart = await readCurrentCart(visitor, EMIRATES);
    expect([cart.discountTotal.amount, cart.changes[0]?.reason]).toEqual([0, 'This coupon has expired.']);
    expect((await apply(visitor, 'EID25')).error?.code).toBe('COUPON_EXPIRED');
  });

  it('that expire after the payment still apply to the order', async () => {
    const visitor = client.visitor();
    await addToCart(visitor, EMIRATES, WELL_STOCKED, 2);
    await apply(visitor, 'EID25');
    const { data: order } = await createDraft(visitor, EMIRATES);
    const { data: session } = await startPayment(visitor, EMIRATES, order.id);
    await visitor.pay(session.id, createCard());
    await endCoupon('EID25');
    const { data } = await submitOrder(visitor, EMIRATES, order.id);
    expect([data.status, data.total.amount, data.couponCodes]).toEqual(['Accepted', 19_000, ['EID25']]);
  });
});

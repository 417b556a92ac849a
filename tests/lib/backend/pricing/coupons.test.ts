import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Db } from '#lib/backend/db/database.ts';
import { addItem, setItemQuantity } from '#lib/contract/cart/cart.ts';
import { applyCoupon } from '#lib/contract/cart/coupons.ts';
import { call, type Door, EMIRATES, type Place, type Shopper } from '../../../contract/harness/client.ts';
import { type Bench, createBench, functionDoor } from '../../../contract/harness/function-client.ts';
import {
  add,
  card,
  draw,
  readCartOf,
  startPayment,
  submit,
} from '../../../contract/harness/purchase-steps.ts';
import { openSeeded, testDatabases } from '../databases.ts';

const PLENTY = { productCode: 'T-PLENTY' };
const QATAR: Place = { country: 'qa', language: 'en' };

describe.each(testDatabases)('Coupons on $name', (engine) => {
  let db: Db;
  let bench: Bench;
  let door: Door;
  let now = Date.now();

  beforeEach(async () => {
    now = Date.now();
    db = await openSeeded(engine);
    bench = createBench(db, () => now);
    door = functionDoor(bench);
  });
  afterEach(() => door.close());

  const apply = async (shopper: Shopper, couponCode: string, place = EMIRATES) =>
    await call(shopper, applyCoupon, { params: { cartId: await shopper.cartId(place), couponCode } }, place);

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
    const shopper = door.shopper();
    await add(shopper, EMIRATES, PLENTY, 10);
    const answers = await Promise.all(
      ['EID25', 'WELCOME10', 'EID25', 'WELCOME10'].map((it) => apply(shopper, it)),
    );
    const taken = answers.filter(({ status }) => status === 200).map(({ data }) => data.couponCodes[0]);
    expect(new Set(taken).size).toBe(1);
    expect(taken).toHaveLength(2);
    const refused = answers.filter(({ error }) => error);
    expect(refused.map(({ error }) => error?.code)).toEqual(['COUPON_CONFLICT', 'COUPON_CONFLICT']);
  });

  it('keep the totals of a cart correct under two hundred concurrent changes', {
    timeout: 60_000,
  }, async () => {
    const shopper = door.shopper();
    const { data: first } = await add(shopper, EMIRATES, PLENTY, 1);
    const lineItemId = first.items[0]?.id as string;
    const params = { cartId: first.id };
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, index) => {
        if (index % 4 === 0) return apply(shopper, 'EID25');
        if (index % 4 === 1) {
          return call(shopper, setItemQuantity, {
            params: { ...params, lineItemId, quantity: String(1 + (index % 9)) },
          });
        }
        const body = { quantity: 1, product: { productCode: `T-F${10 + (index % 30)}` } };
        return call(shopper, addItem, { params, body });
      }),
    );
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
    for (const { data } of [...answers, { data: await readCartOf(shopper, EMIRATES) }]) {
      if (!data) continue;
      const lines = data.items.flatMap((group) => group.items);
      const sum = (of: 'subtotal' | 'total') => lines.reduce((all, line) => all + line[of].amount, 0);
      expect([sum('subtotal'), sum('total')]).toEqual([data.subtotal.amount, data.total.amount]);
      expect(data.total.amount).toBe(data.subtotal.amount - data.discountTotal.amount);
      expect(data.discountTotal.amount).toBe(data.couponCodes.length > 0 ? 2500 : 0);
    }
    expect(bench.log.filter((line) => line.level === 'error')).toEqual([]);
  });

  it('of single use go to one of two orders that are submitted at once', async () => {
    const shopper = door.shopper();
    const orders = [];
    for (const place of [EMIRATES, QATAR]) {
      await add(shopper, place, PLENTY, 1);
      await apply(shopper, 'WELCOME10', place);
      const { data: order } = await draw(shopper, place);
      const { data: session } = await startPayment(shopper, place, order.id);
      expect(await shopper.pay(session.id, card())).toBe('Authorised');
      orders.push({ place, id: order.id });
    }
    const answers = await Promise.all(orders.map(({ place, id }) => submit(shopper, place, id)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const lost = answers.findIndex(({ error }) => error?.code === 'PRICE_CHANGED');
    expect(answers[lost]?.error?.details).toMatchObject({ total: { amount: 11_500 } });
    // The payment is released, the coupon is removed and reported, and the order has its full price.
    const { place, id } = orders[lost] as (typeof orders)[0];
    const cart = await readCartOf(shopper, place);
    expect([cart.couponCodes, cart.changes]).toEqual([
      [],
      [{ kind: 'coupon', productName: 'WELCOME10', quantity: null }],
    ]);
    const { data: again } = await draw(shopper, place);
    expect([again.id, again.total.amount, again.discounts]).toEqual([id, 11_500, []]);
    expect(await db.selectFrom('coupon_uses').selectAll().execute()).toHaveLength(1);
  });

  it('that expired meanwhile are removed before payment', async () => {
    const shopper = door.shopper();
    await add(shopper, EMIRATES, PLENTY, 2);
    await apply(shopper, 'EID25');
    const { data: order } = await draw(shopper, EMIRATES);
    await endCoupon('EID25');
    const late = await startPayment(shopper, EMIRATES, order.id);
    expect([late.error?.code, late.error?.details]).toEqual([
      'PRICE_CHANGED',
      { total: { amount: 20_000, currency: 'AED' } },
    ]);
    const cart = await readCartOf(shopper, EMIRATES);
    expect([cart.discountTotal.amount, cart.changes[0]?.kind]).toEqual([0, 'coupon']);
    expect((await apply(shopper, 'EID25')).error?.code).toBe('COUPON_EXPIRED');
  });

  it('that expire after the payment still apply to the order', async () => {
    const shopper = door.shopper();
    await add(shopper, EMIRATES, PLENTY, 2);
    await apply(shopper, 'EID25');
    const { data: order } = await draw(shopper, EMIRATES);
    const { data: session } = await startPayment(shopper, EMIRATES, order.id);
    await shopper.pay(session.id, card());
    await endCoupon('EID25');
    const { data } = await submit(shopper, EMIRATES, order.id);
    expect([data.status, data.total.amount, data.couponCodes]).toEqual(['Accepted', 19_000, ['EID25']]);
  });
});

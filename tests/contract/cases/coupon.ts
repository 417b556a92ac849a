import { describe, expect, it } from 'vitest';
import { type Cart, removeItem, setItemQuantity } from '#lib/contract/cart/cart.ts';
import { applyCoupon, removeCoupon } from '#lib/contract/cart/coupons.ts';
import { createOrder } from '#lib/contract/orders/orders.ts';
import { type ContractClient, callEndpoint, EMIRATES, type Market, type Visitor } from '../harness/client.ts';
import { findPaint, findProductWithoutShades } from '../harness/find-products.ts';
import { addToCart, buy, readCurrentCart } from '../harness/purchase-steps.ts';

const KUWAIT: Market = { country: 'kw', language: 'ar' };

const lines = (cart: Cart) => cart.items.flatMap((group) => group.items);

async function apply(visitor: Visitor, couponCode: string, market = EMIRATES) {
  return await callEndpoint(
    visitor,
    applyCoupon,
    { params: { cartId: await visitor.cartId(market), couponCode } },
    market,
  );
}

/** Tests coupons in the cart and in its order. */
export function describeCoupons(getClient: () => ContractClient) {
  describe('a coupon', () => {
    it('is applied to the cart, line by line, and can be removed', async () => {
      const client = getClient();
      const visitor = client.visitor();
      const { data: before } = await addToCart(visitor, EMIRATES, await findProductWithoutShades(client), 2);
      const { status, data } = await apply(visitor, 'welcome10');
      expect([status, data.couponCodes]).toEqual([200, ['WELCOME10']]);
      const discountAmount = Math.min(5000, Math.round(before.subtotal.amount / 10));
      expect(data.discounts).toMatchObject([
        { kind: 'coupon', code: 'WELCOME10', name: 'Welcome: 10% off', amount: { amount: discountAmount } },
      ]);
      expect([data.discountTotal.amount, data.total.amount]).toEqual([
        discountAmount,
        before.total.amount - discountAmount,
      ]);
      expect(data.employeeDiscount).toBeNull();
      const [line] = lines(data);
      expect(line?.subtotal.amount).toBe(before.subtotal.amount);
      expect(line?.total.amount).toBe(before.subtotal.amount - discountAmount);
      expect(line?.productDiscount).toEqual({ id: 'WELCOME10', name: 'Welcome: 10% off' });
      expect(data.delivery.missing.amount).toBe(Math.max(0, 20_000 - data.total.amount));
      expect((await apply(visitor, 'WELCOME10')).data.couponCodes).toEqual(['WELCOME10']);
      const params = { cartId: data.id, couponCode: 'welcome10' };
      for (const _attempt of [1, 2]) {
        const removed = await callEndpoint(visitor, removeCoupon, { params });
        expect([removed.status, removed.data.couponCodes, removed.data.discounts]).toEqual([200, [], []]);
        expect(removed.data.total).toEqual(before.total);
      }
    });

    it('is rejected with its reason', async () => {
      const client = getClient();
      const visitor = client.visitor();
      const { data: full } = await addToCart(visitor, EMIRATES, await findProductWithoutShades(client), 1);
      const only = { cartId: full.id, lineItemId: lines(full)[0]?.id ?? '' };
      await callEndpoint(visitor, removeItem, { params: only });
      expect((await apply(visitor, 'WELCOME10')).error?.code).toBe('COUPON_NOTHING');
      await addToCart(visitor, EMIRATES, await findProductWithoutShades(client), 1);
      const rejections = [
        ['', 400, 'COUPON_REQUIRED'],
        ['  ', 400, 'COUPON_REQUIRED'],
        ['NO-SUCH', 404, 'COUPON_UNKNOWN'],
        ["' or 1=1 --", 404, 'COUPON_UNKNOWN'],
        ['a/b', 404, 'COUPON_UNKNOWN'],
        ['SUMMER25', 409, 'COUPON_EXPIRED'],
        ['KUWAIT5', 409, 'COUPON_NOT_HERE'],
        ['x'.repeat(41), 400, 'INVALID_REQUEST'],
      ] as const;
      for (const [code, status, error] of rejections) {
        // An empty code is the last segment of the path: the shop removes the trailing slash by a redirect.
        if (code === '' && !client.hasTokens) continue;
        const rejected = await apply(visitor, code);
        expect([code, rejected.status, rejected.error?.code]).toEqual([code, status, error]);
      }
      expect((await readCurrentCart(visitor, EMIRATES)).couponCodes).toEqual([]);
      await apply(visitor, 'WELCOME10');
      const second = await apply(visitor, 'EID25');
      expect([second.status, second.error?.code]).toEqual([409, 'COUPON_CONFLICT']);
      expect(second.error?.details).toEqual({ code: 'WELCOME10' });
      const otherVisitor = client.visitor();
      await addToCart(otherVisitor, EMIRATES, await findProductWithoutShades(client), 1);
      const params = { cartId: await visitor.cartId(EMIRATES), couponCode: 'WELCOME10' };
      if (params.cartId !== 'current') {
        expect((await callEndpoint(otherVisitor, removeCoupon, { params })).error?.code).toBe(
          'CART_NOT_FOUND',
        );
      }
    });

    it('is removed from a cart without products that it covers, which is reported once', async () => {
      const client = getClient();
      const visitor = client.visitor();
      const { paint, first } = await findPaint(client);
      await addToCart(visitor, EMIRATES, await findProductWithoutShades(client), 1);
      const added = await addToCart(visitor, EMIRATES, paint, 1, first);
      const line = lines(added.data).find(({ product }) => product.isPaintProduct);
      const applied = await apply(visitor, 'PAINT15');
      expect(applied.data.discountTotal.amount).toBeGreaterThan(0);
      const params = { cartId: await visitor.cartId(EMIRATES), lineItemId: line?.id as string };
      await callEndpoint(visitor, setItemQuantity, { params: { ...params, quantity: '2' } });
      const remainingCart = await callEndpoint(visitor, removeItem, { params });
      // Some untinted products belong to the paint department too.
      if (remainingCart.data.discounts.length === 0) {
        expect(remainingCart.data.couponCodes).toEqual([]);
        const reason = 'Nothing in your cart is covered by this coupon.';
        expect(remainingCart.data.changes).toEqual([
          { kind: 'coupon', productName: 'PAINT15', quantity: null, reason },
        ]);
      }
      expect((await readCurrentCart(visitor, EMIRATES)).changes).toEqual([]);
    });

    it('is described in the language and currency of the request', async () => {
      const client = getClient();
      const visitor = client.visitor();
      const { data } = await addToCart(visitor, KUWAIT, await findProductWithoutShades(client, KUWAIT), 1);
      const response = await apply(visitor, 'KUWAIT5', KUWAIT);
      if (data.subtotal.amount >= 20_000) return expect(response.data.discountTotal.amount).toBe(5000);
      expect([response.status, response.error?.code]).toEqual([409, 'COUPON_MINIMUM']);
      expect(response.error?.details).toEqual({ minimum: { amount: 20_000, currency: 'KWD' } });
      expect(response.error?.message).toMatch(/20\.000\sد\.ك/);
    });

    it('is part of the order, and works once for each customer', async () => {
      const client = getClient();
      const visitor = client.visitor();
      const productWithoutShades = await findProductWithoutShades(client);
      await addToCart(visitor, EMIRATES, productWithoutShades, 3);
      const { data: cart } = await apply(visitor, 'WELCOME10');
      const { data: order } = await buy(visitor, EMIRATES);
      expect(order.status).toBe('Accepted');
      expect([order.couponCodes, order.discounts]).toEqual([['WELCOME10'], cart.discounts]);
      expect(order.discountTotal).toEqual(cart.discountTotal);
      expect(order.couponCodeValue).toEqual(cart.discountTotal);
      expect(order.employeeDiscount.impact.amount).toBe(0);
      expect(order.total).toEqual(cart.delivery.total);
      expect(order.items.map((item) => item.total)).toEqual(lines(cart).map((line) => line.total));
      expect(order.items[0]?.productDiscount?.id).toBe('WELCOME10');
      expect((await readCurrentCart(visitor, EMIRATES)).couponCodes).toEqual([]);
      await addToCart(visitor, EMIRATES, productWithoutShades, 1);
      expect((await apply(visitor, 'WELCOME10')).error?.code).toBe('COUPON_USED');
    });

    it('changes an existing draft order', async () => {
      const client = getClient();
      const visitor = client.visitor();
      await addToCart(visitor, EMIRATES, await findProductWithoutShades(client), 1);
      const query = { cartId: await visitor.cartId(EMIRATES) };
      const { data: productWithoutShades } = await callEndpoint(visitor, createOrder, { query });
      await apply(visitor, 'WELCOME10');
      const { data: cheaper } = await callEndpoint(visitor, createOrder, { query });
      expect(cheaper.id).toBe(productWithoutShades.id);
      expect(cheaper.total.amount).toBeLessThan(productWithoutShades.total.amount);
    });
  });
}

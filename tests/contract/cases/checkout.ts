import { describe, expect, it } from 'vitest';
import {
  createOrder,
  type Order,
  readOrder,
  setOrderBilling,
  setOrderFulfillment,
} from '#lib/contract/orders/orders.ts';
import { COUNTRIES } from '#lib/locale/countries.ts';
import { type ContractClient, callEndpoint, EMIRATES, type Market } from '../harness/client.ts';
import { findPaint, findUntinted } from '../harness/find-products.ts';
import {
  add,
  buy,
  card,
  createDraft,
  readCurrentCart,
  recipient,
  startPayment,
  submit,
} from '../harness/purchase-steps.ts';

/** Checks the amounts of an order, in currencies of two and of three decimals. */
function expectToAddUp(order: Order, market: Market) {
  const country = COUNTRIES[market.country];
  const lines = order.items.reduce((sum, line) => sum + line.total.amount, 0);
  expect(order.subtotal.amount).toBe(lines);
  expect(order.total.amount).toBe(
    order.subtotal.amount - order.discountTotal.amount + order.shippingTotal.amount,
  );
  const { rate } = country.vat;
  expect(order.taxRate).toBe(rate);
  expect(order.taxTotal.amount).toBe(Math.round((order.total.amount * rate) / (10_000 + rate)));
  for (const amount of [order.total, order.taxTotal, order.shippingTotal]) {
    expect(amount.currency).toBe(country.currency);
    expect(Number.isInteger(amount.amount)).toBe(true);
  }
}

const PLACES: Market[] = [EMIRATES, { country: 'ae', language: 'ar' }, { country: 'kw', language: 'ar' }];

/** A complete purchase and its errors. */
export function describeCheckout(open: () => ContractClient) {
  describe('a purchase', () => {
    it.each(PLACES)('of a tinted paint works in $language-$country', async (market) => {
      const client = open();
      const visitor = client.visitor();
      const { paint, first } = await findPaint(client, market);
      await add(visitor, market, paint, 2, first);
      await add(visitor, market, await findUntinted(client, market), 1);
      const { status, data: order } = await buy(visitor, market);
      expect(status).toBe(200);
      expect(order.status).toBe('Accepted');
      expect(order.orderNumber).toMatch(new RegExp(`^${market.country.toUpperCase()}\\d{2}-\\d{6,}-\\d$`));
      expect(order.items[0]?.product.options[0]?.value).toBe(`${first.shadeName}|${first.shadeCode}`);
      expect(order.paymentDetails).toMatchObject({ status: 'Paid', last4: '4242' });
      expect(order.fulfillmentInfo.fulfillmentContact).toEqual(recipient(market));
      expectToAddUp(order, market);
      expect((await readCurrentCart(visitor, market)).items).toEqual([]);
      const params = { id: order.orderNumber as string };
      const again = await callEndpoint(visitor, readOrder, { params }, market);
      expect(again.data).toEqual(order);
      const otherVisitor = await callEndpoint(client.visitor(), readOrder, { params }, market);
      expect([otherVisitor.status < 500, otherVisitor.data]).toEqual([true, undefined]);
      expect(JSON.stringify(again.data)).not.toContain('4242424242424242');
    });

    it('includes delivery only below the threshold', async () => {
      const client = open();
      const visitor = client.visitor();
      const plain = await findUntinted(client);
      const unit = (plain.price.salePrice ?? plain.price.price).amount;
      await add(visitor, EMIRATES, plain, 1);
      const rendered = await createDraft(visitor, EMIRATES);
      expect(rendered.data.shippingTotal.amount).toBe(unit >= 20_000 ? 0 : 1500);
      expectToAddUp(rendered.data, EMIRATES);
    });

    it('has one draft order for each cart, which follows the cart', async () => {
      const client = open();
      const visitor = client.visitor();
      const plain = await findUntinted(client);
      const empty = await callEndpoint(visitor, createOrder, {
        query: { cartId: await visitor.cartId(EMIRATES) },
      });
      expect(['CART_EMPTY', 'CART_NOT_FOUND']).toContain(empty.error?.code);
      await add(visitor, EMIRATES, plain, 1);
      const [one, two] = await Promise.all([createDraft(visitor, EMIRATES), createDraft(visitor, EMIRATES)]);
      expect(two.data.id).toBe(one.data.id);
      await add(visitor, EMIRATES, plain, 1);
      const stale = await startPayment(visitor, EMIRATES, one.data.id);
      expect([stale.status, stale.error?.code]).toEqual([409, 'PRICE_CHANGED']);
      const fresh = await createDraft(visitor, EMIRATES);
      expect(fresh.data.id).toBe(one.data.id);
      expect(fresh.data.items[0]?.quantity).toBe(2);
      expect(fresh.data.fulfillmentInfo.fulfillmentContact).not.toBeNull();
    });

    it('requires a payer and an address, by the rules of the country', async () => {
      const client = open();
      const kuwait: Market = { country: 'kw', language: 'en' };
      const visitor = client.visitor();
      await add(visitor, kuwait, await findUntinted(client, kuwait), 1);
      const cartId = await visitor.cartId(kuwait);
      const { data: order } = await callEndpoint(visitor, createOrder, { query: { cartId } }, kuwait);
      const incomplete = await startPayment(visitor, kuwait, order.id);
      expect([incomplete.status, incomplete.error?.code]).toEqual([409, 'ORDER_INCOMPLETE']);
      const params = { id: order.id };
      const good = recipient(kuwait);
      const { block: _, ...blockless } = good.address;
      for (const [contact, path] of [
        [{ ...good, address: blockless }, 'address.block'],
        [{ ...good, address: { ...good.address, emirate: 'DU' } }, 'address.emirate'],
        [{ ...good, address: { ...good.address, postalOrZipCode: '12345' } }, 'address.postalOrZipCode'],
        [{ ...good, phone: '+971501234567' }, 'phone'],
        [recipient(EMIRATES), 'address.countryCode'],
      ] as const) {
        const body = { fulfillmentMethod: 'Ship' as const, fulfillmentContact: contact };
        const response = await callEndpoint(
          visitor,
          setOrderFulfillment,
          { params, query: { isReturnOrder: 'false' }, body },
          kuwait,
        );
        expect([response.status, response.error?.code]).toEqual([400, 'INVALID_REQUEST']);
        const fields = response.error?.details?.fields as { path: string }[];
        expect(fields.map((field) => field.path)).toContain(`body.fulfillmentContact.${path}`);
      }
      const nobody = await callEndpoint(
        visitor,
        setOrderBilling,
        { params: { id: 'no-such-order' }, body: good },
        kuwait,
      );
      expect([nobody.status, nobody.error?.code]).toEqual([409, 'BILLING_REQUIRES_ORDER']);
    });

    it('leaves items in the cart that were added during payment', async () => {
      const client = open();
      const visitor = client.visitor();
      const plain = await findUntinted(client);
      await add(visitor, EMIRATES, plain, 1);
      const { data: order } = await createDraft(visitor, EMIRATES);
      const { data: session } = await startPayment(visitor, EMIRATES, order.id);
      await visitor.pay(session.id, card());
      await add(visitor, EMIRATES, plain, 2);
      expect((await submit(visitor, EMIRATES, order.id)).data.items[0]?.quantity).toBe(1);
      expect((await readCurrentCart(visitor, EMIRATES)).itemCount).toBe(2);
    });

    it('cannot be accessed by another visitor', async () => {
      const client = open();
      const owner = client.visitor();
      const plain = await findUntinted(client);
      await add(owner, EMIRATES, plain, 1);
      const { data: order } = await createDraft(owner, EMIRATES);
      const otherVisitor = client.visitor();
      await add(otherVisitor, EMIRATES, plain, 1);
      const responses = [
        await callEndpoint(otherVisitor, readOrder, { params: { id: order.id } }),
        await submit(otherVisitor, EMIRATES, order.id),
        await startPayment(otherVisitor, EMIRATES, order.id),
      ];
      for (const response of responses)
        expect([response.status, response.error?.code]).toEqual([404, 'ORDER_NOT_FOUND']);
    });
  });
}

import { describe, expect, it } from 'vitest';
import {
  createOrder,
  type Order,
  readOrder,
  setOrderBilling,
  setOrderFulfillment,
} from '#lib/contract/orders/orders.ts';
import { COUNTRIES } from '#lib/locale/countries.ts';
import { type ContractClient, callEndpoint, EMIRATES, type Market } from '../../harness/client.ts';
import { findPaint, findProductWithoutShades } from '../../harness/find-products.ts';
import {
  addToCart,
  buy,
  createCard,
  createDraft,
  createRecipient,
  readCurrentCart,
  startPayment,
  submitOrder,
} from '../../harness/purchase-steps.ts';

/** Checks the amounts of an order, in currencies of two and of three decimals. */
function expectConsistentTotal(order: Order, market: Market) {
  const country = COUNTRIES[market.country];
  const lines = order.items.reduce((sum, line) => sum + line.total.amount, 0);
  expect(order.subtotal.amount).toBe(lines);
  expect(order.total.amount).toBe(
    order.subtotal.amount - order.discountTotal.amount + order.shippingTotal.amount + order.paymentFee.amount,
  );
  const { rate } = country.vat;
  expect(order.taxRate).toBe(rate);
  expect(order.taxTotal.amount).toBe(Math.round((order.total.amount * rate) / (10_000 + rate)));
  for (const amount of [order.total, order.taxTotal, order.shippingTotal]) {
    expect(amount.currency).toBe(country.currency);
    expect(Number.isInteger(amount.amount)).toBe(true);
  }
}

const MARKETS: Market[] = [EMIRATES, { country: 'ae', language: 'ar' }, { country: 'kw', language: 'ar' }];

/** Tests complete purchases and their errors. */
export function describeCheckout(getClient: () => ContractClient) {
  describe('a purchase', () => {
    it.each(MARKETS)('of a tinted paint works in $language-$country', async (market) => {
      const client = getClient();
      const visitor = client.visitor();
      const { paint, first } = await findPaint(client, market);
      await addToCart(visitor, market, paint, 2, first);
      await addToCart(visitor, market, await findProductWithoutShades(client, market), 1);
      const { status, data: order } = await buy(visitor, market);
      expect(status).toBe(200);
      expect(order.status).toBe('Accepted');
      expect(order.history.map(({ status, cause }) => [status, cause])).toEqual([
        ['Pending', 'customer'],
        ['Accepted', 'customer'],
      ]);
      expect(order.history[1]?.at).toBe(order.submittedAt);
      expect(order.orderNumber).toMatch(new RegExp(`^${market.country.toUpperCase()}\\d{2}-\\d{6,}-\\d$`));
      expect(order.items[0]?.product.options[0]?.value).toBe(`${first.shadeName}|${first.shadeCode}`);
      expect(order.paymentDetails).toMatchObject({ status: 'Paid', last4: '4242' });
      expect(order.fulfillmentInfo.fulfillmentContact).toEqual(createRecipient(market));
      expectConsistentTotal(order, market);
      expect((await readCurrentCart(visitor, market)).items).toEqual([]);
      const params = { id: order.orderNumber as string };
      const storedOrder = await callEndpoint(visitor, readOrder, { params }, market);
      expect(storedOrder.data).toEqual(order);
      const otherVisitor = await callEndpoint(client.visitor(), readOrder, { params }, market);
      expect([otherVisitor.status < 500, otherVisitor.data]).toEqual([true, undefined]);
      expect(JSON.stringify(storedOrder.data)).not.toContain('4242424242424242');
    });

    it('includes delivery only below the threshold', async () => {
      const client = getClient();
      const visitor = client.visitor();
      const product = await findProductWithoutShades(client);
      const unitPrice = (product.price.salePrice ?? product.price.price).amount;
      await addToCart(visitor, EMIRATES, product, 1);
      const draft = await createDraft(visitor, EMIRATES);
      expect(draft.data.shippingTotal.amount).toBe(unitPrice >= 20_000 ? 0 : 1500);
      expectConsistentTotal(draft.data, EMIRATES);
    });

    it('has one draft order for each cart, which follows the cart', async () => {
      const client = getClient();
      const visitor = client.visitor();
      const product = await findProductWithoutShades(client);
      const empty = await callEndpoint(visitor, createOrder, {
        query: { cartId: await visitor.cartId(EMIRATES) },
      });
      expect(['CART_EMPTY', 'CART_NOT_FOUND']).toContain(empty.error?.code);
      await addToCart(visitor, EMIRATES, product, 1);
      const [first, second] = await Promise.all([
        createDraft(visitor, EMIRATES),
        createDraft(visitor, EMIRATES),
      ]);
      expect(second.data.id).toBe(first.data.id);
      await addToCart(visitor, EMIRATES, product, 1);
      const oldSession = await startPayment(visitor, EMIRATES, first.data.id);
      expect([oldSession.status, oldSession.error?.code]).toEqual([409, 'PRICE_CHANGED']);
      const newDraft = await createDraft(visitor, EMIRATES);
      expect(newDraft.data.id).toBe(first.data.id);
      expect(newDraft.data.items[0]?.quantity).toBe(2);
      expect(newDraft.data.fulfillmentInfo.fulfillmentContact).not.toBeNull();
    });

    it('requires a payer and an address, by the rules of the country', async () => {
      const client = getClient();
      const kuwait: Market = { country: 'kw', language: 'en' };
      const visitor = client.visitor();
      await addToCart(visitor, kuwait, await findProductWithoutShades(client, kuwait), 1);
      const cartId = await visitor.cartId(kuwait);
      const { data: order } = await callEndpoint(visitor, createOrder, { query: { cartId } }, kuwait);
      const incomplete = await startPayment(visitor, kuwait, order.id);
      expect([incomplete.status, incomplete.error?.code]).toEqual([409, 'ORDER_INCOMPLETE']);
      const params = { id: order.id };
      const validContact = createRecipient(kuwait);
      const { block: _, ...addressWithoutBlock } = validContact.address;
      for (const [contact, path] of [
        [{ ...validContact, address: addressWithoutBlock }, 'address.block'],
        [{ ...validContact, address: { ...validContact.address, emirate: 'DU' } }, 'address.emirate'],
        [
          { ...validContact, address: { ...validContact.address, postalOrZipCode: '12345' } },
          'address.postalOrZipCode',
        ],
        [{ ...validContact, phone: '+971501234567' }, 'phone'],
        [createRecipient(EMIRATES), 'address.countryCode'],
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
      const unknownOrder = await callEndpoint(
        visitor,
        setOrderBilling,
        { params: { id: 'no-such-order' }, body: validContact },
        kuwait,
      );
      expect([unknownOrder.status, unknownOrder.error?.code]).toEqual([409, 'BILLING_REQUIRES_ORDER']);
    });

    it('leaves items in the cart that were added during payment', async () => {
      const client = getClient();
      const visitor = client.visitor();
      const product = await findProductWithoutShades(client);
      await addToCart(visitor, EMIRATES, product, 1);
      const { data: order } = await createDraft(visitor, EMIRATES);
      const { data: session } = await startPayment(visitor, EMIRATES, order.id);
      await visitor.pay(session.id, createCard());
      await addToCart(visitor, EMIRATES, product, 2);
      expect((await submitOrder(visitor, EMIRATES, order.id)).data.items[0]?.quantity).toBe(1);
      expect((await readCurrentCart(visitor, EMIRATES)).itemCount).toBe(2);
    });

    it('cannot be accessed by another visitor', async () => {
      const client = getClient();
      const owner = client.visitor();
      const product = await findProductWithoutShades(client);
      await addToCart(owner, EMIRATES, product, 1);
      const { data: order } = await createDraft(owner, EMIRATES);
      const otherVisitor = client.visitor();
      await addToCart(otherVisitor, EMIRATES, product, 1);
      const read = await callEndpoint(otherVisitor, readOrder, { params: { id: order.id } });
      expect([read.status, read.error?.code]).toEqual([404, 'ORDER_NOT_FOUND']);
      const changes = [
        await submitOrder(otherVisitor, EMIRATES, order.id),
        await startPayment(otherVisitor, EMIRATES, order.id),
      ];
      for (const response of changes)
        expect([response.status, response.error?.code]).toEqual([409, 'NO_ACTIVE_ORDER']);
    });
  });
}

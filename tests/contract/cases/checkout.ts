import { describe, expect, it } from 'vitest';
import {
  createOrder,
  type Order,
  readOrder,
  setOrderBilling,
  setOrderFulfillment,
} from '#lib/contract/orders/orders.ts';
import { COUNTRIES } from '#lib/locale/countries.ts';
import { call, type Door, EMIRATES, type Place } from '../harness/client.ts';
import { findPaint, findPlain } from '../harness/find-products.ts';
import {
  add,
  buy,
  card,
  draw,
  readCartOf,
  recipient,
  startPayment,
  submit,
} from '../harness/purchase-steps.ts';

/** Checks the amounts of an order, in currencies of two and of three decimals. */
function expectToAddUp(order: Order, place: Place) {
  const country = COUNTRIES[place.country];
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

const PLACES: Place[] = [EMIRATES, { country: 'ae', language: 'ar' }, { country: 'kw', language: 'ar' }];

/** A complete purchase and its errors. */
export function describePurchase(open: () => Door) {
  describe('a purchase', () => {
    it.each(PLACES)('of a tinted paint works in $language-$country', async (place) => {
      const door = open();
      const shopper = door.shopper();
      const { paint, first } = await findPaint(door, place);
      await add(shopper, place, paint, 2, first);
      await add(shopper, place, await findPlain(door, place), 1);
      const { status, data: order } = await buy(shopper, place);
      expect(status).toBe(200);
      expect(order.status).toBe('Accepted');
      expect(order.orderNumber).toMatch(new RegExp(`^${place.country.toUpperCase()}\\d{2}-\\d{6,}-\\d$`));
      expect(order.items[0]?.product.options[0]?.value).toBe(`${first.shadeName}|${first.shadeCode}`);
      expect(order.paymentDetails).toMatchObject({ status: 'Paid', last4: '4242' });
      expect(order.fulfillmentInfo.fulfillmentContact).toEqual(recipient(place));
      expectToAddUp(order, place);
      expect((await readCartOf(shopper, place)).items).toEqual([]);
      const params = { id: order.orderNumber as string };
      const again = await call(shopper, readOrder, { params }, place);
      expect(again.data).toEqual(order);
      const stranger = await call(door.shopper(), readOrder, { params }, place);
      expect([stranger.status < 500, stranger.data]).toEqual([true, undefined]);
      expect(JSON.stringify(again.data)).not.toContain('4242424242424242');
    });

    it('includes delivery only below the threshold', async () => {
      const door = open();
      const shopper = door.shopper();
      const plain = await findPlain(door);
      const unit = (plain.price.salePrice ?? plain.price.price).amount;
      await add(shopper, EMIRATES, plain, 1);
      const drawn = await draw(shopper, EMIRATES);
      expect(drawn.data.shippingTotal.amount).toBe(unit >= 20_000 ? 0 : 1500);
      expectToAddUp(drawn.data, EMIRATES);
    });

    it('has one draft order for each cart, which follows the cart', async () => {
      const door = open();
      const shopper = door.shopper();
      const plain = await findPlain(door);
      const empty = await call(shopper, createOrder, { query: { cartId: await shopper.cartId(EMIRATES) } });
      expect(['CART_EMPTY', 'CART_NOT_FOUND']).toContain(empty.error?.code);
      await add(shopper, EMIRATES, plain, 1);
      const [one, two] = await Promise.all([draw(shopper, EMIRATES), draw(shopper, EMIRATES)]);
      expect(two.data.id).toBe(one.data.id);
      await add(shopper, EMIRATES, plain, 1);
      const stale = await startPayment(shopper, EMIRATES, one.data.id);
      expect([stale.status, stale.error?.code]).toEqual([409, 'PRICE_CHANGED']);
      const fresh = await draw(shopper, EMIRATES);
      expect(fresh.data.id).toBe(one.data.id);
      expect(fresh.data.items[0]?.quantity).toBe(2);
      expect(fresh.data.fulfillmentInfo.fulfillmentContact).not.toBeNull();
    });

    it('requires a payer and an address, by the rules of the country', async () => {
      const door = open();
      const kuwait: Place = { country: 'kw', language: 'en' };
      const shopper = door.shopper();
      await add(shopper, kuwait, await findPlain(door, kuwait), 1);
      const cartId = await shopper.cartId(kuwait);
      const { data: order } = await call(shopper, createOrder, { query: { cartId } }, kuwait);
      const incomplete = await startPayment(shopper, kuwait, order.id);
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
        const answer = await call(
          shopper,
          setOrderFulfillment,
          { params, query: { isReturnOrder: 'false' }, body },
          kuwait,
        );
        expect([answer.status, answer.error?.code]).toEqual([400, 'INVALID_REQUEST']);
        const fields = answer.error?.details?.fields as { path: string }[];
        expect(fields.map((field) => field.path)).toContain(`body.fulfillmentContact.${path}`);
      }
      const nobody = await call(
        shopper,
        setOrderBilling,
        { params: { id: 'no-such-order' }, body: good },
        kuwait,
      );
      expect([nobody.status, nobody.error?.code]).toEqual([409, 'BILLING_REQUIRES_ORDER']);
    });

    it('leaves items in the cart that were added during payment', async () => {
      const door = open();
      const shopper = door.shopper();
      const plain = await findPlain(door);
      await add(shopper, EMIRATES, plain, 1);
      const { data: order } = await draw(shopper, EMIRATES);
      const { data: session } = await startPayment(shopper, EMIRATES, order.id);
      await shopper.pay(session.id, card());
      await add(shopper, EMIRATES, plain, 2);
      expect((await submit(shopper, EMIRATES, order.id)).data.items[0]?.quantity).toBe(1);
      expect((await readCartOf(shopper, EMIRATES)).itemCount).toBe(2);
    });

    it('cannot be accessed by another visitor', async () => {
      const door = open();
      const owner = door.shopper();
      const plain = await findPlain(door);
      await add(owner, EMIRATES, plain, 1);
      const { data: order } = await draw(owner, EMIRATES);
      const stranger = door.shopper();
      await add(stranger, EMIRATES, plain, 1);
      const answers = [
        await call(stranger, readOrder, { params: { id: order.id } }),
        await submit(stranger, EMIRATES, order.id),
        await startPayment(stranger, EMIRATES, order.id),
      ];
      for (const answer of answers)
        expect([answer.status, answer.error?.code]).toEqual([404, 'ORDER_NOT_FOUND']);
    });
  });
}

import { addItem, type Cart, readCart } from '#lib/contract/cart/cart.ts';
import { SHADE_OPTION } from '#lib/contract/catalog/option-names.ts';
import type { ProductSummary, Shade } from '#lib/contract/catalog/product.ts';
import type { Address, Contact } from '#lib/contract/checkout/address.ts';
import {
  createOrder,
  type Order,
  performOrderAction,
  setOrderBilling,
  setOrderFulfillment,
} from '#lib/contract/orders/orders.ts';
import { createCardPaymentSession } from '#lib/contract/payment.ts';
import { getAddressFieldUse } from '#lib/locale/address-rules.ts';
import { COUNTRIES } from '#lib/locale/countries.ts';
import { type Answer, type Card, call, type Place, type Shopper } from './client.ts';

/** Cards of the sandbox provider. */
export const CARDS = {
  good: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  poor: '4000 0000 0000 9995',
  unknown: '5555 5555 5555 4444',
} as const;

export function card(cardNumber: string = CARDS.good): Card {
  return { cardNumber, expiry: '12/40', cvc: '123', cardholder: 'Huda Al Ali' };
}

export function recipient({ country }: Place): Contact & { address: Address } {
  const { mobileExample, dialCode, areas } = COUNTRIES[country];
  const numbers = { kw: '4', bh: '321', qa: '61' } as Record<string, string>;
  return {
    firstName: 'Huda',
    lastName: 'Al Ali',
    emailAddress: 'huda@example.com',
    phone: `+${dialCode}${mobileExample}`,
    address: {
      countryCode: country,
      emirate: (areas[0] as { code: string }).code,
      area: 'Al Barsha',
      deliveryAddress: 'Street 12, opposite the park',
      buildingNo: '7',
      addressType: 'Residential',
      ...(getAddressFieldUse(country, 'block') === 'required' && { block: numbers[country] }),
      ...(getAddressFieldUse(country, 'postalOrZipCode') === 'required' && { postalOrZipCode: '12345' }),
    },
  };
}

export async function add(
  shopper: Shopper,
  place: Place,
  product: Pick<ProductSummary, 'productCode'>,
  quantity: number,
  shade?: Pick<Shade, 'shadeName' | 'shadeCode'>,
) {
  const value = shade && `${shade.shadeName}|${shade.shadeCode}`;
  return await call(
    shopper,
    addItem,
    {
      params: { cartId: await shopper.cartId(place) },
      body: {
        quantity,
        product: { productCode: product.productCode },
        ...(value && { options: [{ attributeFQN: SHADE_OPTION, value }] }),
      },
    },
    place,
  );
}

export async function readCartOf(shopper: Shopper, place: Place): Promise<Cart> {
  const { userId } = shopper;
  return (await call(shopper, readCart, { params: { userId }, body: { userId } }, place)).data;
}

/** Creates a draft order of the cart with everything that a payment needs. */
export async function draw(shopper: Shopper, place: Place): Promise<Answer<Order>> {
  const drawn = await call(shopper, createOrder, { query: { cartId: await shopper.cartId(place) } }, place);
  if (drawn.error) return drawn;
  const params = { id: drawn.data.id };
  const contact = recipient(place);
  const delivery = { fulfillmentMethod: 'Ship' as const, fulfillmentContact: contact };
  const delivered = await call(
    shopper,
    setOrderFulfillment,
    { params, query: { isReturnOrder: 'false' }, body: delivery },
    place,
  );
  if (delivered.error) return delivered;
  return await call(shopper, setOrderBilling, { params, body: contact }, place);
}

export function startPayment(shopper: Shopper, place: Place, orderId: string, key = `key-${orderId}`) {
  const returnPath = `/${place.language}-${place.country}/checkout/return/${orderId}`;
  const body = { returnPath, idempotencyKey: key };
  return call(shopper, createCardPaymentSession, { params: { id: orderId }, body }, place);
}

export function submit(shopper: Shopper, place: Place, orderId: string) {
  const body = { actionName: 'SubmitOrder' as const };
  return call(shopper, performOrderAction, { params: { id: orderId }, body }, place);
}

/** Buys the contents of the cart. */
export async function buy(shopper: Shopper, place: Place): Promise<Answer<Order>> {
  const drawn = await draw(shopper, place);
  if (drawn.error) return drawn;
  const session = await startPayment(shopper, place, drawn.data.id);
  if (session.error) return session as unknown as Answer<Order>;
  await shopper.pay(session.data.id, card());
  return await submit(shopper, place, drawn.data.id);
}

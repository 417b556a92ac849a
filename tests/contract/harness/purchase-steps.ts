import { addItem, type Cart, readCart } from '#lib/contract/cart/cart.ts';
import { SHADE_OPTION } from '#lib/contract/catalog/option-names.ts';
import type { ProductSummary, Shade } from '#lib/contract/catalog/product.ts';
import type { Address } from '#lib/contract/checkout/address.ts';
import type { Contact } from '#lib/contract/checkout/contact.ts';
import {
  createOrder,
  type Order,
  performOrderAction,
  setOrderBilling,
  setOrderFulfillment,
} from '#lib/contract/orders/orders.ts';
import type { PaymentMethod } from '#lib/contract/orders/payment-method.ts';
import { createPaymentSession } from '#lib/contract/payment.ts';
import { getAddressFieldUse } from '#lib/locale/address-rules.ts';
import { COUNTRIES } from '#lib/locale/countries.ts';
import { type ApiResponse, callEndpoint, type Market, type TestCard, type Visitor } from './client.ts';

/** Cards of the sandbox provider. */
export const CARDS = {
  accepted: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  insufficientFunds: '4000 0000 0000 9995',
  unknown: '5555 5555 5555 4444',
} as const;

export function createCard(cardNumber: string = CARDS.accepted): TestCard {
  return { cardNumber, expiry: '12/40', cvc: '123', cardholder: 'Huda Al Ali' };
}

export function createRecipient({ country }: Market): Contact & { address: Address } {
  const { mobileExample, dialCode, regions } = COUNTRIES[country];
  const numbers = { kw: '4', bh: '321', qa: '61' } as Record<string, string>;
  return {
    firstName: 'Huda',
    lastName: 'Al Ali',
    emailAddress: 'huda@example.com',
    phone: `+${dialCode}${mobileExample}`,
    address: {
      countryCode: country,
      emirate: (regions[0] as { code: string }).code,
      area: 'Al Barsha',
      deliveryAddress: 'Street 12, opposite the park',
      buildingNo: '7',
      addressType: 'Residential',
      ...(getAddressFieldUse(country, 'block') === 'required' && { block: numbers[country] }),
      ...(getAddressFieldUse(country, 'postalOrZipCode') === 'required' && { postalOrZipCode: '12345' }),
    },
  };
}

export async function addToCart(
  visitor: Visitor,
  market: Market,
  product: Pick<ProductSummary, 'productCode'>,
  quantity: number,
  shade?: Pick<Shade, 'shadeName' | 'shadeCode'>,
) {
  const value = shade && `${shade.shadeName}|${shade.shadeCode}`;
  return await callEndpoint(
    visitor,
    addItem,
    {
      params: { cartId: await visitor.cartId(market) },
      body: {
        quantity,
        product: { productCode: product.productCode },
        ...(value && { options: [{ attributeFQN: SHADE_OPTION, value }] }),
      },
    },
    market,
  );
}

export async function readCurrentCart(visitor: Visitor, market: Market): Promise<Cart> {
  const { userId } = visitor;
  return (await callEndpoint(visitor, readCart, { params: { userId }, body: { userId } }, market)).data;
}

/** Creates a draft order of the cart with address and delivery; only the payment is missing. */
export async function createDraft(visitor: Visitor, market: Market): Promise<ApiResponse<Order>> {
  const draft = await callEndpoint(
    visitor,
    createOrder,
    { query: { cartId: await visitor.cartId(market) } },
    market,
  );
  if (draft.error) return draft;
  const params = { id: draft.data.id };
  const contact = createRecipient(market);
  const billed = await callEndpoint(visitor, setOrderBilling, { params, body: contact }, market);
  if (billed.error) return billed;
  const delivery = { fulfillmentMethod: 'Ship' as const, fulfillmentContact: contact };
  return await callEndpoint(
    visitor,
    setOrderFulfillment,
    { params, query: { isReturnOrder: 'false' }, body: delivery },
    market,
  );
}

export function startPayment(
  visitor: Visitor,
  market: Market,
  orderId: string,
  key = `key-${orderId}`,
  method: PaymentMethod = 'card',
) {
  const returnPath = `/${market.language}-${market.country}/checkout/return/${orderId}`;
  const body = { method, returnPath, idempotencyKey: key };
  return callEndpoint(visitor, createPaymentSession, { params: { id: orderId }, body }, market);
}

export function submitOrder(visitor: Visitor, market: Market, orderId: string) {
  const body = { actionName: 'SubmitOrder' as const };
  return callEndpoint(visitor, performOrderAction, { params: { id: orderId }, body }, market);
}

/** Buys the contents of the cart. */
export async function buy(visitor: Visitor, market: Market): Promise<ApiResponse<Order>> {
  const draft = await createDraft(visitor, market);
  if (draft.error) return draft;
  const session = await startPayment(visitor, market, draft.data.id);
  if (session.error) return session as unknown as ApiResponse<Order>;
  await visitor.pay(session.data.id, createCard());
  return await submitOrder(visitor, market, draft.data.id);
}

import { afterEach, beforeEach, expect, it } from 'vitest';
import { createPaymentSession } from '#lib/backend/checkout/create-session.ts';
import { createPaymentsService } from '#lib/backend/checkout/service.ts';
import { SANDBOX_PAYMENT_CONFIG } from '#lib/backend/payment/config.ts';
import { createAdyenProvider } from '#lib/backend/payment/providers/adyen/adyen-provider.ts';
import { paySandboxWithSavedCard, readSandboxPayment } from '#lib/contract/sandbox.ts';
import { callEndpoint, EMIRATES } from '../../../contract/harness/client.ts';
import { addToCart, createCard, createDraft } from '../../../contract/harness/purchase-steps.ts';
import { ADYEN_API_KEY, ADYEN_HMAC_KEY, startAdyenServer } from '../../../support/servers/adyen.ts';
import { NUMBERS, openPaymentShop, type PaymentShop } from './payment-shop.ts';

let shop: PaymentShop;
beforeEach(async () => {
  shop = await openPaymentShop();
});
afterEach(() => shop.close());

/** Starts a payment session of a new order, for a signed-in customer or, with null, for a guest. */
async function startSession(customerId: string | null) {
  const { context } = createPaymentsService({
    db: shop.db,
    config: SANDBOX_PAYMENT_CONFIG,
    secret: 'not used',
    clock: shop.now,
    hashNetwork: () => null,
    sendConfirmation: async () => {},
    report: () => {},
  });
  const visitor = shop.client.visitor();
  await addToCart(visitor, EMIRATES, { productCode: 'T-PLENTY' }, 1);
  const { data: order } = await createDraft(visitor, EMIRATES);
  const request = {
    orderId: order.id,
    ownerId: visitor.userId,
    customerId,
    method: 'card' as const,
    key: 'key-1',
    network: null,
    returnPath: `/en-ae/checkout/return/${order.id}`,
  };
  const { id } = await createPaymentSession(context, request, shop.now());
  const readPage = async () => (await callEndpoint(visitor, readSandboxPayment, { params: { id } })).data;
  return { visitor, id, readPage };
}

it('a customer pays with a card that they saved, by its token', async () => {
  const first = await startSession('customer-1');
  expect(await first.readPage()).toMatchObject({ canSaveCard: true, cards: [] });
  await first.visitor.pay(first.id, { ...createCard(NUMBERS.challenge), keep: true });
  const second = await startSession('customer-1');
  const { cards } = await second.readPage();
  expect(cards).toEqual([{ token: expect.any(String), last4: '3220' }]);
  const params = { id: second.id };
  const body = { token: cards[0]?.token as string };
  const paid = await callEndpoint(second.visitor, paySandboxWithSavedCard, { params, body });
  expect(paid.data.status).toBe('Challenge');

  // Neither another customer nor a guest can use it, and a guest cannot save one.
  for (const customerId of ['customer-2', null]) {
    const other = await startSession(customerId);
    expect((await other.readPage()).cards).toEqual([]);
    const foreignPayment = await callEndpoint(other.visitor, paySandboxWithSavedCard, {
      params: { id: other.id },
      body,
    });
    expect(foreignPayment.error?.code).toBe('PAYMENT_DECLINED');
  }
  const guest = await startSession(null);
  expect((await guest.readPage()).canSaveCard).toBe(false);
  await guest.visitor.pay(guest.id, { ...createCard(NUMBERS.approved), keep: true });
  const saved = await shop.db.selectFrom('sandbox_cards').selectAll().execute();
  expect(saved).toMatchObject([{ customer_id: 'customer-1', last4: '3220' }]);
});

it('a customer’s id allows Adyen to save the card, and a guest has no id', async () => {
  const adyen = await startAdyenServer();
  const provider = createAdyenProvider({
    apiKey: ADYEN_API_KEY,
    hmacKey: ADYEN_HMAC_KEY,
    merchantAccount: 'BinaaTest',
    apiUrl: adyen.url,
  });
  const create = async (customerId: string | null, paymentId: string) => {
    const { reference } = await provider.createSession({
      paymentId,
      method: 'card',
      amount: { amount: 12_500, currency: 'KWD' },
      country: 'kw',
      language: 'ar',
      returnUrl: 'https://shop.example/ar-kw/checkout/return/1',
      cancelUrl: 'https://shop.example/ar-kw/checkout',
      expiresAt: Date.now() + 900_000,
      orderId: 'order-1',
      payer: { name: 'Huda', email: 'huda@example.com', phone: '+96550012345' },
      customerId,
    });
    return adyen.sessions.get(reference)?.body;
  };
  const body = await create('customer-1', 'payment-1');
  expect(body).toMatchObject({
    amount: { currency: 'KWD', value: 12_500 },
    shopperReference: 'customer-1',
    storePaymentMethodMode: 'askForConsent',
    recurringProcessingModel: 'CardOnFile',
  });
  expect(await create(null, 'payment-2')).not.toHaveProperty('shopperReference');
  expect(adyen.problems).toEqual([]);
  await adyen.close();
});

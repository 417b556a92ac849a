import { beforeAll, describe, expect, it } from 'vitest';
import { completePayment } from '#lib/api/payment/complete-payment.server.ts';
import type { Coupon } from '#lib/backend/pricing/coupon.ts';
import { authoriseSandboxPayment, completeSandboxChallenge } from '#lib/contract/sandbox.ts';
import { loadDeliveryStep } from '#lib/loaders/checkout/delivery-step.ts';
import { loadReviewStep } from '#lib/loaders/checkout/review-step.ts';
import { DEFAULT_LOCALE, type LocaleTag } from '#lib/locale/locale.ts';
import { MESSAGE_RESOURCES } from '#lib/messages/resources.ts';
import { createPublicClient } from '#lib/public-client.server.ts';
import { consumeFlash } from '#lib/session/flash.server.ts';
import { OPEN_HOURS } from '../../backend/orders/draft-harness.ts';
import { TestBrowser } from '../../session/test-browser.ts';
import { addToCart, api, readBrowserSession, readLines, sendForm, setUpApiHarness } from '../api-harness.ts';
import {
  completeSteps,
  HOME_FIELDS,
  insertStore,
  loadPage,
  openPage,
  requestCheckout,
  STORE,
} from './steps-harness.ts';

setUpApiHarness();
beforeAll(insertStore);

const PRODUCT = 'T-PLENTY';
const NUMBERS = {
  approved: '4242424242424242',
  declined: '4000000000000002',
  insufficient: '4000000000009995',
  expired: '4000000000000069',
  challenge: '4000000000003220',
  challengeFails: '4000008400001629',
  timeout: '4000000000000119',
  late: '4000000000000077',
};
const TAGS = ['en-ae', 'ar-ae'] as const;
const CLOSED_HOURS = JSON.stringify(Array(7).fill(null));

const getMessages = (tag: LocaleTag) => MESSAGE_RESOURCES[tag.startsWith('ar') ? 'ar' : 'en'].errors;

interface Buyer {
  browser: TestBrowser;
  orderId: string;
  tag: LocaleTag;
}

/** A guest at the review step. */
async function startReview(tag: LocaleTag, couponCode?: string): Promise<Buyer> {
  const browser = new TestBrowser();
  await addToCart(browser, PRODUCT, 2);
  await requestCheckout(browser, tag);
  await completeSteps(browser);
  if (couponCode) await sendForm(browser, 'checkoutCoupon', { step: 'review', code: couponCode }, tag);
  return { browser, tag, orderId: readBrowserSession(browser)?.orders.ae ?? '' };
}

async function pressPay({ browser, tag }: Buyer): Promise<string> {
  const { expectedTotal } = await loadPage(loadReviewStep, browser, tag);
  return await sendForm(browser, 'placeOrder', { amount: String(expectedTotal) }, tag);
}

/** A guest on the provider's page; returns the id of the session too. */
async function startPayment(tag: LocaleTag, couponCode?: string): Promise<Buyer & { sessionId: string }> {
  const buyer = await startReview(tag, couponCode);
  const page = await pressPay(buyer);
  return { ...buyer, sessionId: page.split('/').at(-1) ?? '' };
}

const createProviderClient = () => createPublicClient(DEFAULT_LOCALE);

async function pay(sessionId: string, cardNumber: string, choice?: 'confirm' | 'fail' | 'cancel') {
  const params = { id: sessionId };
  const numbers = { cardNumber, expiry: '12/40', cvc: '123', pin: '' };
  const body = { ...numbers, cardholder: 'Huda', keep: false };
  const reply = await createProviderClient().call(authoriseSandboxPayment, { params, body });
  if (!choice) return reply;
  return await createProviderClient().call(completeSandboxChallenge, { params, body: { answer: choice } });
}

/** Follows the redirect from the payment page; returns the next path and its flash message. */
async function returnFromPayment({ browser, tag }: Buyer, orderId: string) {
  const { requestSession, locale } = openPage(browser, tag);
  const { cookies } = browser.createRequest();
  const result = { orderId, sessionId: undefined, sessionResult: undefined };
  const path = await completePayment(result, requestSession, locale, cookies);
  return { path, error: consumeFlash(browser.createRequest().cookies)?.error };
}

/** Asserts that the cart is unchanged, and that nothing is authorised or captured for the order. */
async function expectUnpaidAndUnchanged({ browser, orderId }: Buyer, quantity = 2): Promise<void> {
  expect(await readLines(browser)).toEqual([`${PRODUCT} × ${quantity}`]);
  const payments = await api.db
    .selectFrom('payments')
    .select(['status', 'captured_amount'])
    .where('order_id', '=', orderId)
    .execute();
  expect(payments.filter(({ status }) => ['Authorised', 'Paid'].includes(status))).toEqual([]);
  expect(payments.reduce((sum, { captured_amount }) => sum + captured_amount, 0)).toBe(0);
}

describe.each(TAGS)('In %s, a payment', (tag) => {
  it.each([
    ['is declined', NUMBERS.declined, undefined, 'PAYMENT_DECLINED'],
    ['has insufficient funds', NUMBERS.insufficient, undefined, 'PAYMENT_INSUFFICIENT_FUNDS'],
    ['is by an expired card', NUMBERS.expired, undefined, 'PAYMENT_CARD_EXPIRED'],
    ['gets no response from the bank', NUMBERS.timeout, undefined, 'PAYMENT_TIMEOUT'],
    ['is not confirmed by the bank', NUMBERS.challengeFails, 'confirm', 'PAYMENT_CHALLENGE_FAILED'],
    ['fails the confirmation', NUMBERS.challenge, 'fail', 'PAYMENT_CHALLENGE_FAILED'],
    ['is left at the confirmation', NUMBERS.challenge, 'cancel', 'PAYMENT_CANCELLED'],
    ['is pending', NUMBERS.late, undefined, 'PAYMENT_PENDING'],
  ] as const)(
    'that %s reports the reason, and the cart is unchanged',
    async (_, number, challengeAnswer, code) => {
      const buyer = await startPayment(tag);
      await pay(buyer.sessionId, number, challengeAnswer);
      expect(await returnFromPayment(buyer, buyer.orderId)).toEqual({
        path: `/${tag}/checkout`,
        error: getMessages(tag)[code],
      });
      await expectUnpaidAndUnchanged(buyer);
    },
  );

  it('whose return URL contains another visitor’s order changes neither order', async () => {
    const [buyer, other] = [await startPayment(tag), await startPayment(tag)];
    await pay(other.sessionId, NUMBERS.approved);
    const { path, error } = await returnFromPayment(buyer, other.orderId);
    expect(path).toMatch(/\/(checkout|cart)$/);
    expect(error).toBeTruthy();
    await expectUnpaidAndUnchanged(buyer);
    const row = api.db.selectFrom('orders').select('status').where('id', '=', other.orderId);
    expect(await row.executeTakeFirst()).toEqual({ status: 'Pending' });
    expect((await returnFromPayment(other, other.orderId)).path).toMatch(/\/order-confirmation\//);
  });

  it('whose provider is down shows that nothing was charged, and can be tried again', async () => {
    const buyer = await startReview(tag);
    api.replaceResponse = (request) => {
      if (!new URL(request.url).pathname.endsWith('/payment-sessions')) return undefined;
      const error = { code: 'PAYMENT_UNAVAILABLE', message: 'down' };
      return Response.json({ error }, { status: 503 });
    };
    expect(await pressPay(buyer)).toBe(`/${tag}/checkout/review`);
    api.replaceResponse = undefined;
    const { error } = await loadPage(loadReviewStep, buyer.browser, tag);
    expect(error).toBe(getMessages(tag).PAYMENT_UNAVAILABLE);
    await expectUnpaidAndUnchanged(buyer);
    expect(await pressPay(buyer)).toMatch(/^\/sandbox\/pay\//);
  });
});

describe.each(TAGS)('In %s, an order', (tag) => {
  it('whose stock is sold out shows the product before the payment', async () => {
    const buyer = await startReview(tag);
    const stock = api.db.updateTable('stock').where('product_code', '=', PRODUCT).where('country', '=', 'ae');
    const before = await api.db
      .selectFrom('stock')
      .select('quantity')
      .where('product_code', '=', PRODUCT)
      .where('country', '=', 'ae')
      .executeTakeFirstOrThrow();
    const { expectedTotal } = await loadPage(loadReviewStep, buyer.browser, tag);
    await stock.set({ quantity: 0 }).execute();
    const path = await sendForm(buyer.browser, 'placeOrder', { amount: String(expectedTotal) }, tag);
    const error = consumeFlash(buyer.browser.createRequest().cookies)?.error;
    await stock.set(before).execute();
    expect(path).toBe(`/${tag}/checkout/review`);
    expect(error).toContain(getMessages(tag).OUT_OF_STOCK_NONE);
    await expectUnpaidAndUnchanged(buyer);
  });

  it('whose time slot is no longer available leads back to the selection of a slot', async () => {
    const buyer = await startReview(tag);
    const { expectedTotal } = await loadPage(loadReviewStep, buyer.browser, tag);
    await api.db
      .updateTable('orders')
      .set({ slot_date: '2026-01-05' })
      .where('id', '=', buyer.orderId)
      .execute();
    const fields = { amount: String(expectedTotal) };
    expect(await sendForm(buyer.browser, 'placeOrder', fields, tag)).toBe(`/${tag}/checkout/delivery`);
    const { error } = await loadPage(loadDeliveryStep, buyer.browser, tag);
    expect(error).toBe(getMessages(tag).SLOT_GONE);
    await expectUnpaidAndUnchanged(buyer);
  });

  it('whose store is closed for collection leads back to the selection of a store', async () => {
    const buyer = await startReview(tag);
    const collection = { deliveryMethod: 'collect', store: STORE };
    expect(await sendForm(buyer.browser, 'checkoutDelivery', collection, tag)).toBe(
      `/${tag}/checkout/payment`,
    );
    const { expectedTotal } = await loadPage(loadReviewStep, buyer.browser, tag);
    const store = api.db.updateTable('stores').where('code', '=', STORE);
    await store.set({ hours: CLOSED_HOURS }).execute();
    const path = await sendForm(buyer.browser, 'placeOrder', { amount: String(expectedTotal) }, tag);
    await store.set({ hours: OPEN_HOURS }).execute();
    expect(path).toBe(`/${tag}/checkout/delivery`);
    const { error } = await loadPage(loadDeliveryStep, buyer.browser, tag);
    expect(error).toBe(getMessages(tag).COLLECTION_UNAVAILABLE);
    await expectUnpaidAndUnchanged(buyer);
  });

  it('to an area that is not served stays at the delivery step, which shows the reason', async () => {
    const buyer = await startReview(tag);
    const remote = { ...HOME_FIELDS, deliveryArea: 'AE-AZ-DELMA' };
    expect(await sendForm(buyer.browser, 'checkoutDelivery', remote, tag)).toBe(`/${tag}/checkout/delivery`);
    const { form } = await loadPage(loadDeliveryStep, buyer.browser, tag);
    expect(form.errors).toEqual({ deliveryArea: getMessages(tag).field.deliveryArea });
    await expectUnpaidAndUnchanged(buyer);
  });

  it('whose sent total differs from its own is not paid', async () => {
    const buyer = await startReview(tag);
    expect(await sendForm(buyer.browser, 'placeOrder', { amount: '1' }, tag)).toBe(`/${tag}/checkout/review`);
    const { error } = await loadPage(loadReviewStep, buyer.browser, tag);
    expect(error).toBe(getMessages(tag).PRICE_CHANGED);
    await expectUnpaidAndUnchanged(buyer);
  });

  it('whose cart changed in another tab is not placed by the payment for the earlier cart, which is refunded', async () => {
    const buyer = await startPayment(tag);
    await addToCart(buyer.browser, PRODUCT, 1);
    await requestCheckout(buyer.browser, tag);
    await pay(buyer.sessionId, NUMBERS.approved);
    expect(await returnFromPayment(buyer, buyer.orderId)).toEqual({
      path: `/${tag}/checkout`,
      error: getMessages(tag).PRICE_CHANGED,
    });
    await expectUnpaidAndUnchanged(buyer, 3);
    const refunds = api.db.selectFrom('refunds').select('reason').where('payment_id', '=', buyer.sessionId);
    expect(await refunds.execute()).toEqual([{ reason: 'PRICE_CHANGED' }]);
  });

  it('whose price changed shows the new total before the payment', async () => {
    const buyer = await startReview(tag);
    const { expectedTotal } = await loadPage(loadReviewStep, buyer.browser, tag);
    const price = api.db
      .updateTable('prices')
      .where('product_code', '=', PRODUCT)
      .where('country', '=', 'ae');
    const before = await api.db
      .selectFrom('prices')
      .select(['list_amount', 'sale_amount'])
      .where('product_code', '=', PRODUCT)
      .where('country', '=', 'ae')
      .executeTakeFirstOrThrow();
    await price.set({ list_amount: before.list_amount + 500, sale_amount: null }).execute();
    const fields = { amount: String(expectedTotal) };
    expect(await sendForm(buyer.browser, 'placeOrder', fields, tag)).toBe(`/${tag}/checkout/review`);
    const error = consumeFlash(buyer.browser.createRequest().cookies)?.error;
    expect(await requestCheckout(buyer.browser, tag)).toBe(`/${tag}/checkout/review`);
    const page = await loadPage(loadReviewStep, buyer.browser, tag);
    await price.set(before).execute();
    expect(error).toBe(getMessages(tag).PRICE_CHANGED);
    expect(page.expectedTotal).toBeGreaterThan(expectedTotal);
    await expectUnpaidAndUnchanged(buyer);
  });

  it('whose coupon expires shows the new total before the payment, and keeps the coupon once the payment has started', async () => {
    const [buyer, paying] = [await startReview(tag, 'EID25'), await startPayment(tag, 'EID25')];
    const { expectedTotal } = await loadPage(loadReviewStep, buyer.browser, tag);
    const row = await api.db
      .selectFrom('coupons')
      .select('body')
      .where('code', '=', 'EID25')
      .executeTakeFirstOrThrow();
    const expired = { ...(JSON.parse(row.body) as Coupon), endsAt: Date.now() - 1 };
    const coupon = api.db.updateTable('coupons').where('code', '=', 'EID25');
    await coupon.set({ body: JSON.stringify(expired) }).execute();
    const fields = { amount: String(expectedTotal) };
    const path = await sendForm(buyer.browser, 'placeOrder', fields, tag);
    const error = consumeFlash(buyer.browser.createRequest().cookies)?.error;
    await pay(paying.sessionId, NUMBERS.approved);
    const paid = await returnFromPayment(paying, paying.orderId);
    await coupon.set(row).execute();
    expect([path, error]).toEqual([`/${tag}/checkout/review`, getMessages(tag).PRICE_CHANGED]);
    await expectUnpaidAndUnchanged(buyer);
    expect(paid.path).toMatch(/\/order-confirmation\//);
    const { discount_total } = await api.db
      .selectFrom('orders')
      .select('discount_total')
      .where('id', '=', paying.orderId)
      .executeTakeFirstOrThrow();
    expect(discount_total).toBe(2500);
  });

  it('is unchanged when the country is switched meanwhile', async () => {
    const buyer = await startReview(tag);
    const otherLocale = tag.replace('ae', 'sa') as LocaleTag;
    expect(await requestCheckout(buyer.browser, otherLocale)).toBe(`/${otherLocale}/cart`);
    await expectUnpaidAndUnchanged(buyer);
    expect(await pressPay(buyer)).toMatch(/^\/sandbox\/pay\//);
  });
});

import { beforeAll, describe, expect, it } from 'vitest';
import { type Order, readOrder, setOrderBilling, setOrderFulfillment } from '#lib/contract/orders/orders.ts';
import { loadContactStep } from '#lib/loaders/checkout/contact-step.ts';
import { loadDeliveryStep } from '#lib/loaders/checkout/delivery-step.ts';
import { loadPaymentStep } from '#lib/loaders/checkout/payment-step.ts';
import { loadReviewStep } from '#lib/loaders/checkout/review-step.ts';
import { MESSAGE_RESOURCES } from '#lib/messages/resources.ts';
import { consumeFlash } from '#lib/session/flash.server.ts';
import { TestBrowser } from '../../session/test-browser.ts';
import {
  addToCart,
  api,
  readBrowserSession,
  readLines,
  send,
  sendForm,
  setUpApiHarness,
} from '../api-harness.ts';
import {
  CONTACT_FIELDS,
  completeSteps,
  HOME_FIELDS,
  insertStore,
  loadPage,
  openPage,
  readSlot,
  requestCheckout,
  STORE,
} from './steps-harness.ts';

setUpApiHarness();
beforeAll(insertStore);

async function startWithCart(productCode = 'T-PLENTY', quantity = 1): Promise<TestBrowser> {
  const browser = new TestBrowser();
  await addToCart(browser, productCode, quantity);
  expect(await requestCheckout(browser)).toBe('/en-ae/checkout/contact');
  return browser;
}

async function startWithContact(): Promise<TestBrowser> {
  const browser = await startWithCart();
  expect(await sendForm(browser, 'checkoutContact', CONTACT_FIELDS)).toBe('/en-ae/checkout/delivery');
  return browser;
}

async function readDraft(browser: TestBrowser): Promise<Order> {
  const result = await send(browser, readOrder, {
    params: { id: readBrowserSession(browser)?.orders.ae ?? '' },
    query: { isCheckoutPage: 'true' },
  });
  if (!result.ok) throw new Error(result.error.code);
  return result.data;
}

const countOrders = async () => (await api.db.selectFrom('orders').select('id').execute()).length;

describe('The start of the checkout', () => {
  it('leads to the cart page when there is no cart, and creates nothing', async () => {
    const before = await countOrders();
    const browser = new TestBrowser();
    expect(await requestCheckout(browser)).toBe('/en-ae/cart');
    expect(readBrowserSession(browser)?.orders).toBeUndefined();
    expect(await countOrders()).toBe(before);
    expect(consumeFlash(browser.createRequest().cookies)).toBeUndefined();
  });

  it('creates one draft order for the cart, however often it is opened', async () => {
    const browser = await startWithCart('T-PLENTY', 2);
    const draft = await readDraft(browser);
    expect([draft.status, draft.items[0]?.quantity]).toEqual(['Pending', 2]);
    await addToCart(browser, 'T-PLENTY');
    expect(await loadContactStep(openPage(browser))).toEqual({ kind: 'redirect', href: '/en-ae/checkout' });
    expect(await requestCheckout(browser)).toBe('/en-ae/checkout/contact');
    const repeatedDraft = await readDraft(browser);
    expect([repeatedDraft.id, repeatedDraft.items[0]?.quantity]).toEqual([draft.id, 3]);
  });

  it('leads to the first open step', async () => {
    const browser = await startWithContact();
    expect(await requestCheckout(browser)).toBe('/en-ae/checkout/delivery');
    await sendForm(browser, 'checkoutDelivery', { ...HOME_FIELDS, slot: await readSlot(browser) });
    expect(await requestCheckout(browser)).toBe('/en-ae/checkout/payment');
    await sendForm(browser, 'checkoutPayment', { paymentMethod: 'card' });
    expect(await requestCheckout(browser)).toBe('/en-ae/checkout/review');
  });

  it('is where forms lead when there is no draft order', async () => {
    for (const [name, fields] of [
      ['checkoutContact', CONTACT_FIELDS],
      ['checkoutDelivery', HOME_FIELDS],
      ['checkoutPayment', { paymentMethod: 'card' }],
      ['placeOrder', { amount: '1' }],
      ['checkoutCoupon', { code: 'EID25' }],
    ] as const) {
      expect([name, await sendForm(new TestBrowser(), name, fields)]).toEqual([name, '/en-ae/checkout']);
    }
  });
});

describe('A step', () => {
  it('that is opened too early redirects to the first open one', async () => {
    const later = [loadDeliveryStep, loadPaymentStep, loadReviewStep];
    const loadLaterSteps = async (browser: TestBrowser) =>
      await Promise.all(
        later.map(async (load) => {
          const page = await load(openPage(browser));
          return page.kind === 'redirect' ? page.href : page.kind;
        }),
      );
    expect(await loadLaterSteps(new TestBrowser())).toEqual(Array(3).fill('/en-ae/checkout'));
    const browser = await startWithCart();
    expect(await loadLaterSteps(browser)).toEqual(Array(3).fill('/en-ae/checkout/contact'));
    await sendForm(browser, 'checkoutContact', CONTACT_FIELDS);
    expect(await loadLaterSteps(browser)).toEqual([
      'ok',
      '/en-ae/checkout/delivery',
      '/en-ae/checkout/delivery',
    ]);
    await sendForm(browser, 'checkoutDelivery', { ...HOME_FIELDS, slot: await readSlot(browser) });
    expect(await loadLaterSteps(browser)).toEqual(['ok', 'ok', '/en-ae/checkout/payment']);
    await sendForm(browser, 'checkoutPayment', { paymentMethod: 'card' });
    expect(await loadLaterSteps(browser)).toEqual(['ok', 'ok', 'ok']);
  });

  it('whose form is sent too early leads to the step that is open', async () => {
    const browser = await startWithCart();
    expect(await sendForm(browser, 'checkoutDelivery', HOME_FIELDS)).toBe('/en-ae/checkout/contact');
    expect(await sendForm(browser, 'placeOrder', { amount: '11500' })).toBe('/en-ae/checkout/payment');
    expect((await loadPaymentStep(openPage(browser))).kind).toBe('redirect');
  });

  it('lists the steps that can be opened', async () => {
    const { steps } = await loadPage(loadDeliveryStep, await startWithContact());
    expect(steps.map(({ step, href, isCurrent, isDone }) => [step, href, isCurrent, isDone])).toEqual([
      ['contact', '/en-ae/checkout/contact', false, true],
      ['delivery', null, true, false],
      ['payment', null, false, false],
      ['review', null, false, false],
    ]);
  });
});

describe('An order', () => {
  it('is delivered to an address: contact, delivery, payment, review, the provider’s page', async () => {
    const browser = await startWithCart('T-PLENTY', 2);
    api.calls.length = 0;
    expect(await completeSteps(browser)).toEqual(
      ['delivery', 'payment', 'review'].map((step) => `/en-ae/checkout/${step}`),
    );
    const [billing, fulfillment] = [setOrderBilling.name, setOrderFulfillment.name];
    expect(api.calls.filter((name) => name === billing || name === fulfillment)).toEqual([
      billing,
      fulfillment,
    ]);
    const { sections, expectedTotal, error } = await loadPage(loadReviewStep, browser);
    expect(error).toBeNull();
    const lines = sections.flatMap((section) => section.lines).join('\n');
    for (const part of ['huda@example.com', 'Huda Al Ali', 'Street 12, opposite the park', 'Al Barsha'])
      expect(lines).toContain(part);
    const order = await readDraft(browser);
    expect(order).toMatchObject({
      fulfillmentMethod: 'Ship',
      guestCustomer: { phone: '+971501234567' },
      fulfillmentInfo: { area: 'AE-DU-BARSHA', fulfillmentContact: { address: { emirate: 'DU' } } },
    });
    expect(order.billingInfo).toEqual(order.fulfillmentInfo.fulfillmentContact);
    expect(await sendForm(browser, 'placeOrder', { amount: String(expectedTotal) })).toMatch(
      /^\/sandbox\/pay\//,
    );
    expect(await readLines(browser)).toEqual(['T-PLENTY × 2']);
  });

  it('is placed once, however often the button is pressed', async () => {
    const browser = await startWithCart();
    await completeSteps(browser);
    const amount = String((await loadPage(loadReviewStep, browser)).expectedTotal);
    const pages = await Promise.all([1, 2].map(() => sendForm(browser, 'placeOrder', { amount })));
    expect(pages[0]).toMatch(/^\/sandbox\/pay\//);
    expect(pages[1]).toBe(pages[0]);
  });

  it('whose payment method is not offered leads back to the selection of one', async () => {
    const browser = await startWithCart();
    await completeSteps(browser, 'cash');
    const amount = String((await loadPage(loadReviewStep, browser)).expectedTotal);
    expect(await sendForm(browser, 'placeOrder', { amount })).toBe('/en-ae/checkout/payment');
    const { error, methods } = await loadPage(loadPaymentStep, browser);
    expect(error).toBe(MESSAGE_RESOURCES.en.errors.PAYMENT_METHOD_UNAVAILABLE);
    expect(methods.map(({ value }) => value)).not.toContain('cash');
  });

  it('is collected in a store, without an address', async () => {
    const browser = await startWithContact();
    const { stores } = await loadPage(loadDeliveryStep, browser);
    expect(stores.map(({ code, name }) => [code, name])).toEqual([[STORE, 'Binaa Al Quoz']]);
    const fields = { deliveryMethod: 'collect', store: STORE };
    expect(await sendForm(browser, 'checkoutDelivery', { ...fields, note: 'By car' })).toBe(
      '/en-ae/checkout/payment',
    );
    expect(await readDraft(browser)).toMatchObject({
      fulfillmentMethod: 'Pickup',
      fulfillmentInfo: { collectionStore: STORE, fulfillmentContact: null },
      deliveryNote: null,
      billingInfo: { address: null },
    });
    const { form } = await loadPage(loadDeliveryStep, browser);
    expect(form.values).toMatchObject(fields);
    await sendForm(browser, 'checkoutPayment', { paymentMethod: 'card' });
    const { sections, expectedTotal } = await loadPage(loadReviewStep, browser);
    expect(expectedTotal).toBe(10_000);
    expect(sections.flatMap(({ lines }) => lines)).toContain('Binaa Al Quoz');
    expect(await sendForm(browser, 'placeOrder', { amount: '10000' })).toMatch(/^\/sandbox\/pay\//);
  });

  it('whose total changed is rejected, and nothing is lost', async () => {
    const browser = await startWithCart();
    await completeSteps(browser);
    const before = await readDraft(browser);
    expect(await sendForm(browser, 'placeOrder', { amount: '1' })).toBe('/en-ae/checkout/review');
    const page = await loadPage(loadReviewStep, browser);
    expect(page.error).toBe(MESSAGE_RESOURCES.en.errors.PRICE_CHANGED);
    expect(await readDraft(browser)).toEqual(before);
    expect(await readLines(browser)).toEqual(['T-PLENTY × 1']);
    const amount = String(page.expectedTotal);
    expect(await sendForm(browser, 'placeOrder', { amount })).toMatch(/^\/sandbox\/pay\//);
  });
});

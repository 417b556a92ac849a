import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Result } from '#lib/client/client.ts';
import * as authContract from '#lib/contract/auth/auth.ts';
import { readCart } from '#lib/contract/cart/cart.ts';
import { createOrder, performOrderAction, setOrderBilling } from '#lib/contract/orders/orders.ts';
import * as returns from '#lib/contract/orders/returns.ts';
import { createPaymentSession } from '#lib/contract/payment.ts';
import { loadAddressForm } from '#lib/loaders/account/address-form.ts';
import { loadDeliveryStep } from '#lib/loaders/checkout/delivery-step.ts';
import { loadPaymentStep } from '#lib/loaders/checkout/payment-step.ts';
import { loadReviewStep } from '#lib/loaders/checkout/review-step.ts';
import { loadReturnMethod } from '#lib/loaders/orders/returns/return-method.ts';
import { consumeFlash } from '#lib/session/flash.server.ts';
import { createRecipient } from '../../contract/harness/purchase-steps.ts';
import {
  addToCart,
  api,
  createCustomer,
  readBrowserSession,
  readSentCode,
  send,
  sendForm,
  setUpApiHarness,
  signIn,
} from '../api/api-harness.ts';
import {
  CONTACT_FIELDS,
  completeSteps,
  HOME_FIELDS,
  insertStore,
  loadPage,
  requestCheckout,
  STORE,
} from '../api/checkout/steps-harness.ts';
import { TestBrowser } from '../session/test-browser.ts';

setUpApiHarness();
beforeAll(insertStore);
afterEach(() => {
  api.replaceResponse = undefined;
});

const getMessage = (result: Result<unknown>) => (result.ok ? undefined : result.error.message);
const readFlashError = (browser: TestBrowser) => consumeFlash(browser.createRequest().cookies)?.error;
const replaceReply = (reply: () => Response) => {
  api.replaceResponse = (request) => (request.url.includes('/token/oauth') ? undefined : reply());
};

async function signInNew(): Promise<TestBrowser> {
  const browser = new TestBrowser();
  await signIn(browser, await createCustomer());
  return browser;
}

async function startWithContact(): Promise<TestBrowser> {
  const browser = new TestBrowser();
  await addToCart(browser, 'T-PLENTY');
  await requestCheckout(browser);
  await sendForm(browser, 'checkoutContact', CONTACT_FIELDS);
  return browser;
}

async function readCartBy(reply: () => Response): Promise<string | undefined> {
  const browser = new TestBrowser();
  await addToCart(browser, 'T-PLENTY');
  replaceReply(reply);
  const params = { userId: 'current' };
  return getMessage(await send(browser, readCart, { params, body: params }));
}

/** Creates an order that was delivered to a customer just now, without a payment. */
async function deliver(browser: TestBrowser): Promise<{ orderNo: string; lineId: string }> {
  await addToCart(browser, 'T-PLENTY');
  const draft = await send(browser, createOrder, { query: { cartId: 'current' } });
  if (!draft.ok) throw new Error(draft.error.code);
  const { id, items } = draft.data;
  const values = { status: 'Delivered', order_number: 'AE26-700001-1', submitted_at: Date.now() } as const;
  await api.db.updateTable('orders').set(values).where('id', '=', id).execute();
  const event = { id: 'delivered', order_id: id, place: 9, status: 'Delivered', cause: 'carrier' } as const;
  await api.db
    .insertInto('order_events')
    .values({ ...event, at: Date.now() })
    .execute();
  return { orderNo: values.order_number, lineId: items[0]?.id ?? '' };
}

/** Messages of the specification, and how a visitor triggers them. */
const MESSAGES: Record<string, () => Promise<string | undefined>> = {
  'Incorrect email or password.': async () => {
    const { email } = await createCustomer();
    const body = { identifier: email, password: 'wrong' };
    return getMessage(await send(new TestBrowser(), authContract.signIn, { body }));
  },
  'Invalid or expired code.': async () => {
    const { email } = await createCustomer();
    const browser = new TestBrowser();
    await sendForm(browser, 'sendCode', { 'body.identifier': email });
    const code = (await readSentCode(email)) === '111111' ? '222222' : '111111';
    const params = { challengeId: 'current' };
    return getMessage(await send(browser, authContract.verifyCode, { params, body: { code } }));
  },
  'This mobile number is already linked to another email. Try logging in.': async () => {
    const { mobile } = await createCustomer();
    await api.db.updateTable('users').set({ mobile_verified: 1 }).where('mobile', '=', mobile).execute();
    const body = { name: 'Noor', email: 'noor@example.com', mobile, password: 'correct horse 1' };
    const newsletter = { email: false, whatsapp: false };
    return getMessage(await send(new TestBrowser(), authContract.signUp, { body: { ...body, newsletter } }));
  },
  'Email already registered. Try signing in.': async () => {
    const person = await createCustomer();
    const body = { ...person, mobile: '+971507654321' };
    return getMessage(await send(new TestBrowser(), authContract.signUp, { body }));
  },
  "This number isn't registered.": async () => {
    const body = { identifier: '+971509998877' };
    return getMessage(await send(new TestBrowser(), authContract.requestSignInCode, { body }));
  },
  'Maximum OTP resend limit reached. Please try later.': async () => {
    const { email } = await createCustomer();
    const minutesAgo = (minutes: number) => Date.now() - minutes * 60_000;
    const times = { first_at: minutesAgo(9), second_at: minutesAgo(8), third_at: minutesAgo(7) };
    await api.db
      .updateTable('code_sends')
      .set({ ...times, fourth_at: minutesAgo(6), fifth_at: minutesAgo(5) })
      .execute();
    const body = { identifier: email };
    return getMessage(await send(new TestBrowser(), authContract.requestSignInCode, { body }));
  },
  'User must be logged in to add an address.': async () => {
    const browser = new TestBrowser();
    await sendForm(browser, 'saveAddress', HOME_FIELDS);
    return readFlashError(browser);
  },
  'Please enter the full name.': async () => {
    const browser = await signInNew();
    await sendForm(browser, 'saveAddress', { ...HOME_FIELDS, fullName: '', mobile: '501234567' });
    const form = await loadPage((context) => loadAddressForm(null, context), browser);
    return form.form.errors.fullName;
  },
  'User must be logged in to update an address.': async () => {
    const browser = new TestBrowser();
    await sendForm(browser, 'saveAddress', { ...HOME_FIELDS, addressId: 'one' });
    return readFlashError(browser);
  },
  'User must be logged in to remove an address.': async () => {
    const browser = new TestBrowser();
    await sendForm(browser, 'deleteAddress', { addressId: 'one' });
    return readFlashError(browser);
  },
  'No active order found.': async () => {
    const body = { actionName: 'SubmitOrder' as const };
    return getMessage(await send(await signInNew(), performOrderAction, { params: { id: 'none' }, body }));
  },
  'Order billing requires an existing order id.': async () => {
    const body = createRecipient({ country: 'ae', language: 'en' });
    return getMessage(await send(await signInNew(), setOrderBilling, { params: { id: 'none' }, body }));
  },
  'Select the item to return.': async () => {
    const browser = await signInNew();
    await sendForm(browser, 'returnItems', { orderNo: 'AE26-000001-1' });
    return readFlashError(browser);
  },
  'No order found for the entered ID and email address. Check both: they are in your confirmation.':
    async () => {
      const browser = new TestBrowser();
      await sendForm(browser, 'trackOrder', { orderNo: 'AE26-000001-1', email: 'huda@example.com' });
      return readFlashError(browser);
    },
  'At least one delivery and one billing address required.': async () => {
    const browser = await startWithContact();
    const id = readBrowserSession(browser)?.orders.ae ?? '';
    const body = { method: 'card', returnPath: `/en-ae/checkout/return/${id}`, idempotencyKey: id } as const;
    return getMessage(await send(browser, createPaymentSession, { params: { id }, body }));
  },
  'Invalid delivery option. Please choose another one.': async () => {
    const browser = await startWithContact();
    api.replaceResponse = ({ url }) =>
      url.endsWith('/delivery/areas')
        ? Response.json({ data: { methods: ['home-delivery'], regions: [] } })
        : undefined;
    await sendForm(browser, 'checkoutDelivery', { ...HOME_FIELDS, deliveryMethod: 'collect', store: STORE });
    return (await loadPage(loadDeliveryStep, browser)).form.errors.deliveryMethod;
  },
  'Delivery to this address is not possible.': async () => {
    const browser = await startWithContact();
    await sendForm(browser, 'checkoutDelivery', { ...HOME_FIELDS, deliveryArea: 'AE-AZ-DELMA', slot: 'x' });
    return (await loadPage(loadDeliveryStep, browser)).form.errors.deliveryArea;
  },
  'The delivery areas could not be loaded. Please reload the page.': async () => {
    const browser = await startWithContact();
    api.replaceResponse = ({ url }) =>
      url.endsWith('/delivery/areas') ? new Response('down', { status: 503 }) : undefined;
    return (await loadPage(loadDeliveryStep, browser)).form.errors.deliveryArea;
  },
  'Payment option required: please choose how to pay.': async () => {
    const browser = await startWithContact();
    await completeSteps(browser);
    await sendForm(browser, 'checkoutPayment', {});
    return (await loadPage(loadPaymentStep, browser)).form.errors.paymentMethod;
  },
  'Your payment could not be processed. Nothing was charged; please try again shortly.': async () => {
    const browser = await startWithContact();
    await completeSteps(browser);
    const { expectedTotal } = await loadPage(loadReviewStep, browser);
    api.replaceResponse = ({ url }) =>
      url.endsWith('/payment-sessions')
        ? Response.json({ error: { code: 'PAYMENT_UNAVAILABLE', message: '' } }, { status: 503 })
        : undefined;
    await sendForm(browser, 'placeOrder', { amount: String(expectedTotal) });
    return readFlashError(browser);
  },
  'No stores available: none of ours here takes returns at the moment.': async () => {
    const browser = await signInNew();
    const { orderNo, lineId } = await deliver(browser);
    const chosen = { c0: '1', id0: lineId, q0: '1', r0: 'changed-mind' };
    await sendForm(browser, 'returnItems', { orderNo, ...chosen });
    const model = await loadPage((context) => loadReturnMethod(context, orderNo), browser);
    expect(model.stores).toEqual([]);
    return model.storeNote ?? undefined;
  },
  'We could not find this return.': async () => {
    const params = { id: 'none' };
    return getMessage(await send(await signInNew(), returns.readReturn, { params }));
  },
  'Sorry, we have encountered some issue, please try again.': () =>
    readCartBy(() => Response.json({ error: { code: 'INTERNAL', message: '' } }, { status: 500 })),
  'An error occurred. Please try again.': () =>
    readCartBy(() => Response.json({ error: { code: 'NEW_TROUBLE', message: '' } }, { status: 409 })),
  'Closed on Fridays.': () =>
    readCartBy(() =>
      Response.json({ error: { code: 'NEW_TROUBLE', message: 'Closed on Fridays.' } }, { status: 409 }),
    ),
  'Request failed unexpectedly.': () => readCartBy(() => new Response('<html>', { status: 500 })),
  'Empty response received.': () => readCartBy(() => new Response('')),
};

describe('A visitor reads', () => {
  it.each(Object.entries(MESSAGES))('%s', async (text, provoke) => {
    expect(await provoke()).toBe(text);
  });
});

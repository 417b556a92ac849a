import { beforeAll, describe, expect, it } from 'vitest';
import { readAccount } from '#lib/contract/account/account.ts';
import { performOrderAction, readOrder } from '#lib/contract/orders/orders.ts';
import { createPaymentSession } from '#lib/contract/payment.ts';
import { authoriseSandboxPayment, readMailbox } from '#lib/contract/sandbox.ts';
import { loadOrderConfirmation } from '#lib/loaders/orders/order-confirmation.ts';
import { DEFAULT_LOCALE } from '#lib/locale/locale.ts';
import { createPublicClient } from '#lib/public-client.server.ts';
import { TestBrowser } from '../../../session/test-browser.ts';
import {
  addToCart,
  api,
  createCustomer,
  KEY,
  PASSWORD,
  readBrowserSession,
  readSentCode,
  send,
  sendForm,
  setUpApiHarness,
} from '../../api-harness.ts';
import {
  CONTACT_FIELDS,
  HOME_FIELDS,
  insertStore,
  loadPage,
  readSlot,
  requestCheckout,
} from '../../checkout/steps-harness.ts';

setUpApiHarness();
beforeAll(insertStore);

interface GuestOrder {
  browser: TestBrowser;
  orderNumber: string;
  email: string;
  /** Token of the link in the confirmation email. */
  token: string;
}

let guestCount = 0;

/** Places an order as a guest, through the forms of the checkout. */
async function placeOrder(contact: { email?: string; phone?: string } = {}): Promise<GuestOrder> {
  guestCount += 1;
  const { email = `guest${guestCount}@example.com`, phone = `050 765 ${1000 + guestCount}` } = contact;
  const browser = new TestBrowser();
  await addToCart(browser, 'T-PLENTY');
  await requestCheckout(browser);
  await sendForm(browser, 'checkoutContact', { ...CONTACT_FIELDS, emailAddress: email, phone });
  await sendForm(browser, 'checkoutDelivery', { ...HOME_FIELDS, slot: await readSlot(browser) });
  await sendForm(browser, 'checkoutPayment', { paymentMethod: 'card' });
  const id = readBrowserSession(browser)?.orders.ae ?? '';
  const params = { id };
  const session = await send(browser, createPaymentSession, {
    params,
    body: { method: 'card', returnPath: `/en-ae/checkout/return/${id}`, idempotencyKey: id },
  });
  if (!session.ok) throw new Error(session.error.code);
  const numbers = { cardNumber: '4242424242424242', expiry: '12/40', cvc: '123', pin: '' };
  const publicClient = createPublicClient(DEFAULT_LOCALE);
  await publicClient.call(authoriseSandboxPayment, {
    params: { id: session.data.id },
    body: { ...numbers, cardholder: 'Huda', keep: false },
  });
  const order = await send(browser, performOrderAction, { params, body: { actionName: 'SubmitOrder' } });
  if (!order.ok) throw new Error(order.error.code);
  const orderNumber = order.data.orderNumber ?? '';
  const mailbox = await publicClient.call(readMailbox, { body: { key: KEY } });
  const messages = mailbox.ok ? mailbox.data.messages : [];
  const text = messages.find(({ subject }) => subject?.includes(orderNumber))?.text ?? '';
  return { browser, orderNumber, email, token: /\?token=([\w.-]+)/.exec(text)?.[1] ?? '' };
}

const verifyHref = (orderNumber: string) =>
  `/en-ae/verify?${new URLSearchParams({ next: `/en-ae/order-confirmation/${orderNumber}` })}`;

const openAccount = (browser: TestBrowser, fields: Record<string, string>) =>
  sendForm(browser, 'orderAccount', { 'body.password': PASSWORD, ...fields });

const enterCode = async (browser: TestBrowser, email: string, next = '') =>
  sendForm(browser, 'verifyCode', { 'body.code': await readSentCode(email), next });

const loadAccount = async (browser: TestBrowser, orderNumber: string, token: string | null = null) =>
  (await loadPage((context) => loadOrderConfirmation(context, { orderNumber, token }), browser)).account;

async function isOwn(browser: TestBrowser, orderNumber: string): Promise<boolean> {
  return (await send(browser, readOrder, { params: { id: orderNumber } })).ok;
}

describe('The account from an order', () => {
  it('takes everything but the password from the order, which belongs to the account once the code is entered', async () => {
    const { browser, orderNumber, email } = await placeOrder();
    expect(await loadAccount(browser, orderNumber)).toMatchObject({ values: { orderNumber }, email });
    expect(await openAccount(browser, { orderNumber })).toBe(verifyHref(orderNumber));
    expect(await api.db.selectFrom('users').select('id').where('email', '=', email).execute()).toEqual([]);
    const next = `/en-ae/order-confirmation/${orderNumber}`;
    expect(await enterCode(browser, email, next)).toBe(next);
    expect(await send(browser, readAccount)).toMatchObject({
      data: { name: 'Huda Al Ali', email, mobile: '+971507651001', country: 'ae', isComplete: true },
    });
    expect(await loadAccount(browser, orderNumber)).toEqual({
      href: `/en-ae/my-account/orders/${orderNumber}`,
    });
  });

  it('is not created by the link alone: the code is sent to the email address of the order', async () => {
    const { browser, orderNumber, email, token } = await placeOrder();
    const otherBrowser = new TestBrowser();
    expect(await loadAccount(otherBrowser, orderNumber, token)).toMatchObject({
      values: { orderNumber, token },
    });
    expect(await openAccount(otherBrowser, { orderNumber, token })).toBe(verifyHref(orderNumber));
    await sendForm(otherBrowser, 'verifyCode', { 'body.code': '000000' });
    expect(await api.db.selectFrom('users').select('id').where('email', '=', email).execute()).toEqual([]);
    expect(await isOwn(otherBrowser, orderNumber)).toBe(false);
    expect(await isOwn(browser, orderNumber)).toBe(true);
  });

  it('is created by whoever opens the link and reads the code in the mailbox of the order', async () => {
    const { orderNumber, email, token } = await placeOrder();
    const other = new TestBrowser();
    await openAccount(other, { orderNumber, token });
    await enterCode(other, email);
    expect(await isOwn(other, orderNumber)).toBe(true);
  });

  it('starts at the sign-up page without the session or the link of the order', async () => {
    const { orderNumber, token } = await placeOrder();
    const refused: Record<string, string>[] = [
      { orderNumber },
      { orderNumber, token: `${token}x` },
      { orderNumber: 'AE26-999999-9' },
    ];
    for (const fields of refused) {
      expect(await openAccount(new TestBrowser(), fields)).toBe('/en-ae/sign-up');
    }
  });

  it('shows the rules of passwords at the field', async () => {
    const { browser, orderNumber } = await placeOrder();
    const page = `/en-ae/order-confirmation/${orderNumber}#order-account`;
    const rule = 'Use at least 8 characters and at least 1 number.';
    for (const [password, text] of [
      ['', 'Please enter password.'],
      ['no digit here', rule],
      ['short 1', rule],
    ] as const) {
      expect(await openAccount(browser, { orderNumber, 'body.password': password })).toBe(page);
      expect(await loadAccount(browser, orderNumber)).toMatchObject({
        errors: { password: text },
      });
    }
  });

  it('reports, like the sign-up, that an address has an account, which does not get the order', async () => {
    const { email } = await createCustomer();
    const { browser, orderNumber } = await placeOrder({ email });
    await openAccount(browser, { orderNumber });
    expect(await loadAccount(browser, orderNumber)).toMatchObject({
      error: 'Email already registered. Try signing in.',
    });
    expect(await isOwn(browser, orderNumber)).toBe(true);
  });

  it('leaves out a mobile number that another account has', async () => {
    const { mobile } = await createCustomer();
    await api.db.updateTable('users').set({ mobile_verified: 1 }).where('mobile', '=', mobile).execute();
    const { browser, orderNumber, email } = await placeOrder({ phone: mobile.replace('+971', '0') });
    expect(await openAccount(browser, { orderNumber })).toBe(verifyHref(orderNumber));
    await enterCode(browser, email);
    expect(await send(browser, readAccount)).toMatchObject({ data: { email, mobile: null } });
    expect(await isOwn(browser, orderNumber)).toBe(true);
  });

  it('gets no order of another address, and no order of a customer', async () => {
    const otherOrder = await placeOrder();
    const guestOrder = await placeOrder();
    const browser = new TestBrowser();
    const fields = { 'body.name': 'Huda', 'body.mobile': '0507659999', 'body.password': PASSWORD };
    await sendForm(browser, 'signUp', {
      ...fields,
      'body.email': 'someone.else@example.com',
      'body.orderNumber': otherOrder.orderNumber,
    });
    await enterCode(browser, 'someone.else@example.com');
    expect(await isOwn(browser, otherOrder.orderNumber)).toBe(false);
    expect(await isOwn(otherOrder.browser, otherOrder.orderNumber)).toBe(true);

    await openAccount(guestOrder.browser, { orderNumber: guestOrder.orderNumber });
    await enterCode(guestOrder.browser, guestOrder.email);
    await api.db
      .updateTable('users')
      .set({ email: 'moved@example.com' })
      .where('email', '=', guestOrder.email)
      .execute();
    const second = new TestBrowser();
    await openAccount(second, { orderNumber: guestOrder.orderNumber, token: guestOrder.token });
    await enterCode(second, guestOrder.email);
    expect(await isOwn(second, guestOrder.orderNumber)).toBe(false);
    expect(await isOwn(guestOrder.browser, guestOrder.orderNumber)).toBe(true);
  });
});

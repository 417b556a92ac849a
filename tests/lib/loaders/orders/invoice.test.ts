import { describe, expect, it } from 'vitest';
import {
  createOrder,
  performOrderAction,
  setOrderBilling,
  setOrderFulfillment,
} from '#lib/contract/orders/orders.ts';
import { createPaymentSession } from '#lib/contract/payment.ts';
import { authoriseSandboxPayment, readMailbox } from '#lib/contract/sandbox.ts';
import { loadOrderConfirmation } from '#lib/loaders/orders/order-confirmation.ts';
import { DEFAULT_LOCALE } from '#lib/locale/locale.ts';
import { getTranslate } from '#lib/messages/translate.ts';
import { createPublicClient } from '#lib/public-client.server.ts';
import { createRequestSession } from '#lib/session/request-session.server.ts';
import { GET } from '../../../../src/pages/[locale]/order-confirmation/[orderNumber]/invoice.pdf.ts';
import { createRecipient } from '../../../contract/harness/purchase-steps.ts';
import { addToCart, KEY, send, setUpApiHarness } from '../../api/api-harness.ts';
import { TestBrowser } from '../../session/test-browser.ts';

setUpApiHarness();

const t = getTranslate('en');

interface Purchase {
  browser: TestBrowser;
  draftId: string;
  orderNumber: string;
  token: string;
}

async function unwrap<T>(
  result: Promise<{ ok: true; data: T } | { ok: false; error: { code: string } }>,
): Promise<T> {
  const settled = await result;
  if (!settled.ok) throw new Error(settled.error.code);
  return settled.data;
}

async function buy(): Promise<Purchase> {
  const browser = new TestBrowser();
  await addToCart(browser, 'T-PLENTY', 2);
  const { id } = await unwrap(send(browser, createOrder, { query: { cartId: 'current' } }));
  const params = { id };
  const contact = createRecipient({ country: 'ae', language: 'en' });
  await unwrap(
    send(browser, setOrderFulfillment, {
      params,
      query: { isReturnOrder: 'false' },
      body: { fulfillmentMethod: 'Ship', fulfillmentContact: contact },
    }),
  );
  await unwrap(send(browser, setOrderBilling, { params, body: contact }));
  const returnPath = `/en-ae/checkout/return/${id}`;
  const session = await unwrap(
    send(browser, createPaymentSession, { params, body: { method: 'card', returnPath, idempotencyKey: id } }),
  );
  const card = {
    cardNumber: '4242424242424242',
    expiry: '12/40',
    cvc: '123',
    cardholder: 'Huda',
    pin: '',
    keep: false,
  };
  const publicClient = createPublicClient(DEFAULT_LOCALE);
  await unwrap(publicClient.call(authoriseSandboxPayment, { params: { id: session.id }, body: card }));
  const order = await unwrap(
    send(browser, performOrderAction, { params, body: { actionName: 'SubmitOrder' } }),
  );
  const orderNumber = order.orderNumber as string;
  const { messages } = await unwrap(publicClient.call(readMailbox, { body: { key: KEY } }));
  const email = messages.find(({ subject }) => subject?.includes(orderNumber));
  const token = /\?token=([\w.-]+)/.exec(email?.text ?? '')?.[1] as string;
  return { browser, draftId: id, orderNumber, token };
}

const openSession = (browser: TestBrowser) => createRequestSession(browser.createRequest(), DEFAULT_LOCALE);

/** Requests the PDF as the page route serves it. */
async function getPdf(browser: TestBrowser, orderNumber: string, token?: string): Promise<Response> {
  const url = new URL(`http://localhost/en-ae/order-confirmation/${orderNumber}/invoice.pdf`);
  if (token !== undefined) url.searchParams.set('token', token);
  const locals = { requestSession: openSession(browser), locale: DEFAULT_LOCALE, t };
  return await GET({ locals, params: { orderNumber }, url } as never);
}

describe('The invoice', () => {
  it('is a private file for the session that ordered, and for the holder of the link', async () => {
    const { browser, orderNumber, token } = await buy();
    for (const response of [
      await getPdf(browser, orderNumber),
      await getPdf(new TestBrowser(), orderNumber, token),
    ]) {
      expect(response.status).toBe(200);
      expect(Object.fromEntries(response.headers)).toMatchObject({
        'content-type': 'application/pdf',
        'content-disposition': `attachment; filename="INV-${orderNumber}.pdf"`,
        'cache-control': 'private, no-store',
        'referrer-policy': 'same-origin',
      });
      expect((await response.text()).slice(0, 5)).toBe('%PDF-');
    }
  });

  it('is not found for another visitor, a wrong token, a foreign token and an unknown order', async () => {
    const first = await buy();
    const second = await buy();
    const otherBrowser = new TestBrowser();
    await addToCart(otherBrowser, 'T-PLENTY');
    const rejected = [
      await getPdf(new TestBrowser(), first.orderNumber),
      await getPdf(otherBrowser, first.orderNumber),
      await getPdf(second.browser, first.orderNumber),
      await getPdf(otherBrowser, first.orderNumber, second.token),
      await getPdf(otherBrowser, first.orderNumber, `${first.token}x`),
      await getPdf(otherBrowser, first.orderNumber, 'nonsense'),
      await getPdf(otherBrowser, first.orderNumber, ''),
      await getPdf(otherBrowser, first.draftId, first.token),
      await getPdf(first.browser, first.draftId),
      await getPdf(first.browser, 'AE26-999999-9'),
    ];
    expect(rejected.map(({ status }) => status)).toEqual(rejected.map(() => 404));
  });
});

describe('The confirmation page', () => {
  it('opens by the link without a session, with the same order and the link of its invoice', async () => {
    const { browser, orderNumber, token } = await buy();
    const load = (visitor: TestBrowser, linkToken: string | null) =>
      loadOrderConfirmation(
        { requestSession: openSession(visitor), locale: DEFAULT_LOCALE, t, flashMessage: undefined },
        { orderNumber, token: linkToken },
      );
    const ownInvoice = await load(browser, null);
    const reloaded = await load(browser, null);
    const linked = await load(new TestBrowser(), token);
    if (ownInvoice.kind !== 'ok' || linked.kind !== 'ok')
      throw new Error(`${ownInvoice.kind} ${linked.kind}`);
    expect(reloaded).toEqual(ownInvoice);
    const path = `/order-confirmation/${orderNumber}`;
    expect([ownInvoice.model.path, ownInvoice.model.invoiceHref]).toEqual([
      path,
      `/en-ae${path}/invoice.pdf`,
    ]);
    expect(linked.model.invoiceHref).toBe(`/en-ae${path}/invoice.pdf?token=${token}`);
    expect(linked.model).toMatchObject({
      lines: ownInvoice.model.lines,
      totals: ownInvoice.model.totals,
      purchasedProducts: [],
    });
    expect(ownInvoice.model.purchasedProducts).toHaveLength(1);
    expect(ownInvoice.model.returns.join()).toContain('14 days');
    expect((await load(new TestBrowser(), `${token}x`)).kind).toBe('not-found');
    expect((await load(new TestBrowser(), null)).kind).toBe('not-found');
  });
});

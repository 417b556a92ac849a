import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { PaymentMethod } from '#lib/contract/orders/payment-method.ts';
import type { CountryCode } from '#lib/locale/countries.ts';
import { EMIRATES } from '../../../contract/harness/client.ts';
import { startPayment, submitOrder } from '../../../contract/harness/purchase-steps.ts';
import {
  ADYEN_API_KEY,
  ADYEN_HMAC_KEY,
  type AdyenServer,
  startAdyenServer,
} from '../../../support/servers/adyen.ts';
import {
  confirm,
  countHeld,
  MINUTE,
  openPaymentShop,
  type PaymentShop,
  readOrderStatus,
  readPayments,
  startOrder,
} from '../checkout/payment-shop.ts';

let adyen: AdyenServer;
let shop: PaymentShop;
beforeAll(async () => {
  adyen = await startAdyenServer();
});
afterAll(() => adyen.close());
beforeEach(async () => {
  adyen.setMode('normal');
  adyen.modifications.length = 0;
  shop = await openPaymentShop({
    site: 'https://shop.example',
    adyen: {
      apiKey: ADYEN_API_KEY,
      merchantAccount: 'BinaaTest',
      hmacKey: ADYEN_HMAC_KEY,
      apiUrl: adyen.url,
      timeoutMs: 300,
    },
  });
});
afterEach(async () => {
  await shop.close();
  expect(adyen.problems.splice(0)).toEqual([]);
});

const notify = (body: string) => shop.notify('adyen', body);
const getSessionId = (redirectUrl: string) => redirectUrl.split('/').at(-1) as string;

async function startAdyenOrder(options: Parameters<typeof startOrder>[1] = {}) {
  const started = await startOrder(shop, options);
  return { ...started, sessionId: getSessionId(started.session.redirectUrl) };
}

const METHODS: [PaymentMethod, CountryCode, string, string][] = [
  ['card', 'ae', 'AED', 'scheme'],
  ['mada', 'sa', 'SAR', 'mada'],
  ['knet', 'kw', 'KWD', 'knet'],
  ['benefit', 'bh', 'BHD', 'benefit'],
  ['naps', 'qa', 'QAR', 'naps'],
  ['omannet', 'om', 'OMR', 'omannet'],
  ['applepay', 'kw', 'KWD', 'applepay'],
];

describe('A session of Adyen', () => {
  it.each(METHODS)('takes %s in %s, in minor units of %s', async (method, country, currency, name) => {
    const market = { country, language: 'ar' } as const;
    const { order, session, sessionId } = await startAdyenOrder({ market, method, productCode: 'T-PLENTY' });
    expect(session.redirectUrl).toBe(`${adyen.url}/pay/${sessionId}`);
    expect(adyen.sessions.get(sessionId)?.body).toMatchObject({
      amount: { currency, value: order.total.amount },
      countryCode: country.toUpperCase(),
      shopperLocale: 'ar',
      allowedPaymentMethods: [name],
      reference: session.id,
      returnUrl: `https://shop.example/ar-${country}/checkout/return/${order.id}`,
      shopperEmail: 'huda@example.com',
    });
    const isManual = adyen.sessions.get(sessionId)?.body.additionalData?.manualCapture === 'true';
    expect(isManual).toBe(['card', 'mada', 'applepay'].includes(method));
  });

  it('is opened once for each attempt, however often it is requested', async () => {
    const { visitor, order, session } = await startAdyenOrder();
    const count = adyen.sessions.size;
    const repeatedStarts = await Promise.all(
      [1, 2].map(() => startPayment(visitor, EMIRATES, order.id, 'key-1')),
    );
    expect(repeatedStarts.map(({ data }) => data.redirectUrl)).toEqual([
      session.redirectUrl,
      session.redirectUrl,
    ]);
    expect(adyen.sessions.size).toBe(count);
  });

  it.each(['slow', 'down', 'garbage'] as const)(
    'that cannot be opened because the provider is %s leaves cart and stock unchanged',
    async (mode) => {
      adyen.setMode(mode);
      const { visitor, order, error } = await startOrder(shop, { quantity: 10 });
      expect(error?.code).toBe('PAYMENT_UNAVAILABLE');
      expect(await countHeld(shop.db)).toBe(0);
      expect(shop.readReports()).toEqual(['PAYMENT_UNAVAILABLE']);
      adyen.setMode('normal');
      const secondStart = await startPayment(visitor, EMIRATES, order.id, 'key-1');
      expect(secondStart.data.redirectUrl).toContain('/pay/');
      expect(await countHeld(shop.db)).toBe(10);
    },
  );
});

describe('A payment by Adyen', () => {
  it('is read from the server when the customer returns first', async () => {
    const { visitor, order, sessionId } = await startAdyenOrder();
    // The result in the URL is ignored: the server asks the provider.
    expect(await confirm(visitor, order.id)).toBe('Open');
    const result = adyen.finish(sessionId, 'completed');
    expect(await confirm(visitor, order.id, result)).toBe('Authorised');
    expect((await submitOrder(visitor, EMIRATES, order.id)).data.status).toBe('Accepted');
    await notify(adyen.notifyAuthorisation(sessionId));
    expect((await readPayments(shop.db, order.id)).map(({ status }) => status)).toEqual(['Paid']);
    expect(await shop.db.selectFrom('refunds').select('id').execute()).toEqual([]);
  });

  it('is submitted without the customer after the notification, and captured then', async () => {
    const { order, session, sessionId } = await startAdyenOrder();
    expect(await notify(adyen.notifyAuthorisation(sessionId))).toEqual({ status: 200, text: '[accepted]' });
    expect((await readPayments(shop.db, order.id))[0]).toMatchObject({ status: 'Authorised', last4: '1142' });
    expect(adyen.modifications).toEqual([]);
    await shop.advanceAndRunJobs(MINUTE);
    expect(await readOrderStatus(shop.db, order.id)).toBe('Accepted');
    expect(adyen.modifications).toMatchObject([{ kind: 'captures', value: session.amount.amount }]);
    await notify(adyen.notifyModification(adyen.modifications[0] as never));
    await shop.advanceAndRunJobs(MINUTE);
    expect(adyen.modifications).toHaveLength(1);
    expect((await readPayments(shop.db, order.id))[0]?.captured_amount).toBe(session.amount.amount);
  });

  it.each([
    ['refused', 'PAYMENT_DECLINED', 'PAYMENT_DECLINED'],
    ['canceled', 'PAYMENT_CANCELLED', 'PAYMENT_CANCELLED'],
    ['expired', 'PAYMENT_EXPIRED', 'PAYMENT_EXPIRED'],
  ] as const)('that is %s places no order and releases the stock', async (status, code, refusalReason) => {
    const { visitor, order, sessionId } = await startAdyenOrder();
    expect(await confirm(visitor, order.id, adyen.finish(sessionId, status))).toBe('Expired');
    expect((await submitOrder(visitor, EMIRATES, order.id)).error?.code).toBe(code);
    expect((await readPayments(shop.db, order.id))[0]?.refusal).toBe(refusalReason);
    expect(await countHeld(shop.db)).toBe(0);
  });

  it('in the first of two tabs is read by the session that the customer returns from', async () => {
    const { visitor, order, sessionId } = await startAdyenOrder();
    const second = await startPayment(visitor, EMIRATES, order.id, 'key-2');
    expect(getSessionId(second.data.redirectUrl)).not.toBe(sessionId);
    const result = adyen.finish(sessionId, 'completed');
    expect(await confirm(visitor, order.id, result, sessionId)).toBe('Authorised');
    expect((await submitOrder(visitor, EMIRATES, order.id)).data.status).toBe('Accepted');
  });

  it('that is pending waits for its notification', async () => {
    const { visitor, order, sessionId } = await startAdyenOrder();
    expect(await confirm(visitor, order.id, adyen.finish(sessionId, 'paymentPending'))).toBe('Pending');
    await notify(adyen.notifyAuthorisation(sessionId));
    expect(await confirm(visitor, order.id)).toBe('Authorised');
  });

  it.each([
    ['Refused', 'PAYMENT_DECLINED'],
    ['Not enough balance', 'PAYMENT_INSUFFICIENT_FUNDS'],
    ['Expired Card', 'PAYMENT_CARD_EXPIRED'],
    ['3D Not Authenticated', 'PAYMENT_CHALLENGE_FAILED'],
    ['Issuer Unavailable', 'PAYMENT_TIMEOUT'],
  ])(
    'that fails by "%s" shows the reason, and another card pays in the same session',
    async (reason, code) => {
      const { visitor, order, sessionId } = await startAdyenOrder();
      const failed = { success: false, reason, pspReference: 'PSP-OF-THE-FIRST-TRY' };
      await notify(adyen.notifyAuthorisation(sessionId, failed));
      expect((await submitOrder(visitor, EMIRATES, order.id)).error?.code).toBe(code);
      await notify(adyen.notifyAuthorisation(sessionId));
      expect((await submitOrder(visitor, EMIRATES, order.id)).data.status).toBe('Accepted');
    },
  );

  it('that no order can use any more is reversed once, and its refund is done when the provider confirms it', async () => {
    const { order, session, sessionId } = await startAdyenOrder({ quantity: 10 });
    shop.advanceClock(16 * MINUTE);
    await shop.db.updateTable('stock').set({ quantity: 0 }).where('product_code', '=', 'T-TEN').execute();
    await notify(adyen.notifyAuthorisation(sessionId));
    await shop.runMaintenance();
    expect(adyen.modifications).toMatchObject([{ kind: 'reversals', value: null }]);
    const readRefund = () =>
      shop.db.selectFrom('refunds').select(['status', 'amount']).executeTakeFirstOrThrow();
    expect(await readRefund()).toEqual({ status: 'Requested', amount: session.amount.amount });
    await notify(adyen.notifyAuthorisation(sessionId));
    await shop.advanceAndRunJobs(20 * MINUTE);
    const notification = adyen.notifyModification(adyen.modifications[0] as never);
    await notify(notification);
    await notify(notification);
    expect(await readRefund()).toEqual({ status: 'Done', amount: session.amount.amount });
    const [payment] = await readPayments(shop.db, order.id);
    expect(payment).toMatchObject({ status: 'Expired', refunded_amount: session.amount.amount });
    expect(adyen.modifications).toHaveLength(1);
  });

  it('whose reversal fails at first is reversed later, under the same key', async () => {
    const { sessionId } = await startAdyenOrder({ quantity: 10 });
    shop.advanceClock(16 * MINUTE);
    await shop.db.updateTable('stock').set({ quantity: 0 }).where('product_code', '=', 'T-TEN').execute();
    await notify(adyen.notifyAuthorisation(sessionId));
    adyen.setMode('down');
    await shop.runMaintenance();
    expect(shop.readReports()).toContain('REFUND_FAILED');
    adyen.setMode('normal');
    await shop.advanceAndRunJobs(2 * MINUTE);
    expect(adyen.modifications).toHaveLength(1);
  });
});

describe('A notification of Adyen', () => {
  it('that is forged changes nothing', async () => {
    const { order, sessionId } = await startAdyenOrder();
    const body = adyen.notifyAuthorisation(sessionId);
    const forgedNotifications = [
      body.replace(/"value":\d+/, '"value":1'),
      body.replace(/"hmacSignature":"[^"]*"/, '"hmacSignature":"AAAA"'),
      body.replace(/"hmacSignature":"[^"]*"/, '"x":""'),
      body.replace('"success":"true"', '"success":"false"'),
      '{}',
      'no json',
    ];
    for (const forged of forgedNotifications) expect((await notify(forged)).status).toBe(401);
    expect((await readPayments(shop.db, order.id))[0]?.status).toBe('Pending');
    expect(await shop.db.selectFrom('payment_notifications').select('id').execute()).toEqual([]);
  });

  it('of another merchant account is accepted and ignored', async () => {
    const { order, sessionId } = await startAdyenOrder();
    const other = adyen.notifyAuthorisation(sessionId, { merchantAccountCode: 'AnotherShop' });
    expect((await notify(other)).status).toBe(200);
    expect((await readPayments(shop.db, order.id))[0]?.status).toBe('Pending');
  });

  it('that arrives before its authorisation has no effect', async () => {
    const { visitor, order, sessionId } = await startAdyenOrder();
    const earlyModification = {
      kind: 'captures',
      pspReference: 'PSP-EARLY',
      reference: 'x',
      value: null,
    } as const;
    const payment = adyen.sessions.get(sessionId)?.pspReference as string;
    expect((await notify(adyen.notifyModification({ ...earlyModification, payment }))).status).toBe(200);
    await notify(adyen.notifyAuthorisation(sessionId));
    expect((await submitOrder(visitor, EMIRATES, order.id)).data.status).toBe('Accepted');
  });

  it('of a manual refund is recorded, so that the money is not refunded twice', async () => {
    const { visitor, order, session, sessionId } = await startAdyenOrder();
    await notify(adyen.notifyAuthorisation(sessionId));
    await submitOrder(visitor, EMIRATES, order.id);
    const payment = adyen.sessions.get(sessionId)?.pspReference as string;
    const byHand = {
      kind: 'refunds',
      pspReference: 'PSP-BY-HAND',
      payment,
      reference: 'by hand',
      value: 500,
    };
    await notify(adyen.notifyModification(byHand as never));
    const [row] = await readPayments(shop.db, order.id);
    expect(row).toMatchObject({ status: 'Paid', refunded_amount: 500, amount: session.amount.amount });
    await shop.runMaintenance();
    expect(adyen.modifications.map(({ kind }) => kind)).toEqual(['captures']);
  });
});

import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readOrder } from '#lib/contract/orders/orders.ts';
import { readPaymentMethods } from '#lib/contract/payment.ts';
import { readSandboxPayment } from '#lib/contract/sandbox.ts';
import type { CountryCode } from '#lib/locale/countries.ts';
import { callEndpoint, EMIRATES, type Market } from '../../../contract/harness/client.ts';
import { startPayment, submitOrder } from '../../../contract/harness/purchase-steps.ts';
import {
  answerChallenge,
  cancel,
  confirm,
  countHeld,
  MINUTE,
  NUMBERS,
  openPaymentShop,
  type PaymentShop,
  pay,
  payByPin,
  readOrderStatus,
  readPayments,
  readSandboxRecord,
  startOrder,
} from './payment-shop.ts';

let shop: PaymentShop;
beforeEach(async () => {
  shop = await openPaymentShop({ toggles: { enabled: ['ae:cash'], disabled: [] } });
});
afterEach(() => shop.close());

describe('A card', () => {
  it('is confirmed by its bank, and captured once the order is submitted', async () => {
    const { visitor, order, session } = await startOrder(shop);
    expect(await pay(visitor, session.id, NUMBERS.challenge)).toBe('Challenge');
    expect((await submitOrder(visitor, EMIRATES, order.id)).error?.code).toBe('PAYMENT_REQUIRED');
    expect((await answerChallenge(visitor, session.id, 'confirm')).data.location).toContain(
      '/checkout/return/',
    );
    const submitted = await submitOrder(visitor, EMIRATES, order.id);
    expect(submitted.data.paymentDetails).toEqual({
      paymentGateway: 'sandbox',
      paymentSource: 'credit_card',
      status: 'Paid',
      last4: '3220',
    });
    expect(await readSandboxRecord(shop.db, session.id)).toMatchObject({ captured_amount: 0 });
    await shop.runMaintenance();
    const total = submitted.data.total.amount;
    expect(await readSandboxRecord(shop.db, session.id)).toMatchObject({ captured_amount: total });
    expect((await readPayments(shop.db, order.id))[0]?.captured_amount).toBe(total);
  });

  it.each([
    ['whose bank does not confirm it', NUMBERS.challengeFails, 'confirm'],
    ['whose customer fails the confirmation', NUMBERS.challenge, 'fail'],
  ] as const)('%s is declined, and another one pays', async (_, number, challengeAnswer) => {
    const { visitor, order, session } = await startOrder(shop);
    expect(await pay(visitor, session.id, number)).toBe('Challenge');
    expect((await answerChallenge(visitor, session.id, challengeAnswer)).error?.code).toBe(
      'PAYMENT_CHALLENGE_FAILED',
    );
    expect((await submitOrder(visitor, EMIRATES, order.id)).error?.code).toBe('PAYMENT_CHALLENGE_FAILED');
    expect(await pay(visitor, session.id, NUMBERS.approved)).toBe('Authorised');
    expect((await submitOrder(visitor, EMIRATES, order.id)).data.status).toBe('Accepted');
  });

  it.each([
    ['has expired', NUMBERS.expired, 'PAYMENT_CARD_EXPIRED'],
    ['gets no response from its bank', NUMBERS.timeout, 'PAYMENT_TIMEOUT'],
  ])('that %s is declined with its reason', async (_, number, code) => {
    const { visitor, order, session } = await startOrder(shop);
    expect(await pay(visitor, session.id, number)).toBe(code);
    expect((await submitOrder(visitor, EMIRATES, order.id)).error?.code).toBe(code);
    const page = await callEndpoint(visitor, readSandboxPayment, { params: { id: session.id } });
    expect(page.data).toMatchObject({ status: 'open', error: code });
  });

  it('whose customer gives up after a declined card has the reason of the decline, not a timeout', async () => {
    const { visitor, order, session } = await startOrder(shop);
    expect(await pay(visitor, session.id, NUMBERS.expired)).toBe('PAYMENT_CARD_EXPIRED');
    await answerChallenge(visitor, session.id, 'cancel');
    expect((await submitOrder(visitor, EMIRATES, order.id)).error?.code).toBe('PAYMENT_CARD_EXPIRED');
  });

  it('whose customer gives up releases the stock, and the order can be paid again', async () => {
    const { visitor, order, session } = await startOrder(shop, { quantity: 10 });
    expect(await pay(visitor, session.id, NUMBERS.challenge)).toBe('Challenge');
    expect(await countHeld(shop.db)).toBe(10);
    const cancellation = await answerChallenge(visitor, session.id, 'cancel');
    expect(cancellation.data.location).toBe(`/en-ae/checkout/return/${order.id}`);
    expect((await submitOrder(visitor, EMIRATES, order.id)).error?.code).toBe('PAYMENT_CANCELLED');
    expect(await countHeld(shop.db)).toBe(0);
    expect(await pay(visitor, session.id, NUMBERS.approved)).toBe('PAYMENT_EXPIRED');
    expect(await confirm(visitor, order.id)).toBe('Expired');
    const secondStart = await startPayment(visitor, EMIRATES, order.id, 'key-1');
    expect(secondStart.data.id).not.toBe(session.id);
    expect(await pay(visitor, secondStart.data.id, NUMBERS.approved)).toBe('Authorised');
    expect((await submitOrder(visitor, EMIRATES, order.id)).data.status).toBe('Accepted');
  });
});

describe('A payment whose notification', () => {
  it('is late is pending until then, and its order is submitted without the customer', async () => {
    const { visitor, order, session } = await startOrder(shop);
    expect(await pay(visitor, session.id, NUMBERS.late)).toBe('Pending');
    expect(await confirm(visitor, order.id)).toBe('Pending');
    expect((await submitOrder(visitor, EMIRATES, order.id)).error?.code).toBe('PAYMENT_REQUIRED');
    // Returning to the checkout meanwhile must not release the stock.
    expect(await cancel(visitor, order.id)).toEqual({ isPaid: false });
    expect(await countHeld(shop.db)).toBe(1);
    await shop.advanceAndRunJobs(46_000);
    expect(await confirm(visitor, order.id)).toBe('Authorised');
    await shop.advanceAndRunJobs(MINUTE);
    expect(await readOrderStatus(shop.db, order.id)).toBe('Accepted');
  });

  it('never comes is read from the provider when the customer returns', async () => {
    const { visitor, order, session } = await startOrder(shop);
    expect(await pay(visitor, session.id, NUMBERS.silent)).toBe('Authorised');
    expect((await readPayments(shop.db, order.id))[0]?.status).toBe('Pending');
    expect((await submitOrder(visitor, EMIRATES, order.id)).data.status).toBe('Accepted');
  });

  it('never arrives, and whose customer does not return, is read by polling the provider', async () => {
    const { visitor, order, session } = await startOrder(shop);
    await pay(visitor, session.id, NUMBERS.silent);
    await shop.advanceAndRunJobs(2 * MINUTE);
    expect((await readPayments(shop.db, order.id))[0]?.status).toBe('Pending');
    await shop.advanceAndRunJobs(2 * MINUTE);
    expect((await readPayments(shop.db, order.id))[0]?.status).toBe('Authorised');
    await shop.advanceAndRunJobs(MINUTE);
    expect(await readOrderStatus(shop.db, order.id)).toBe('Accepted');
    expect(await readSandboxRecord(shop.db, session.id)).toMatchObject({ refunded_amount: 0 });
  });

  it('arrives while the customer returns creates one order', async () => {
    const { visitor, order, session } = await startOrder(shop, { quantity: 3 });
    await pay(visitor, session.id, NUMBERS.approved);
    const replies = await Promise.all([
      submitOrder(visitor, EMIRATES, order.id),
      submitOrder(visitor, EMIRATES, order.id),
      shop.advanceAndRunJobs(MINUTE),
    ]);
    expect(replies[0].data.orderNumber).toBe(replies[1].data.orderNumber);
    const stock = await shop.db
      .selectFrom('stock')
      .select('quantity')
      .where('product_code', '=', 'T-TEN')
      .where('country', '=', 'ae')
      .executeTakeFirst();
    expect(stock?.quantity).toBe(7);
  });
});

const SCHEMES: [string, CountryCode, 'mada' | 'knet' | 'benefit' | 'naps' | 'omannet', string][] = [
  ['mada', 'sa', 'mada', 'SAR'],
  ['KNET', 'kw', 'knet', 'KWD'],
  ['Benefit', 'bh', 'benefit', 'BHD'],
  ['NAPS', 'qa', 'naps', 'QAR'],
  ['OmanNet', 'om', 'omannet', 'OMR'],
];

describe('A local scheme', () => {
  it.each(SCHEMES)(
    '%s is offered in %s alone, and takes its currency',
    async (_, country, method, currency) => {
      const market: Market = { country, language: 'en' };
      const { visitor, order, session } = await startOrder(shop, { market, method, productCode: 'T-PLENTY' });
      const payByMethod = method === 'mada' ? pay : payByPin;
      expect(await payByMethod(visitor, session.id, NUMBERS.approved)).toBe('Authorised');
      const submitted = await submitOrder(visitor, market, order.id);
      expect(submitted.data.paymentDetails).toMatchObject({ paymentSource: method, status: 'Paid' });
      await shop.runMaintenance();
      const [payment] = await readPayments(shop.db, order.id);
      expect(payment).toMatchObject({ currency, amount: submitted.data.total.amount });
      expect(payment?.captured_amount).toBe(payment?.amount);
      expect(await readSandboxRecord(shop.db, session.id)).toMatchObject({
        captured_amount: payment?.amount,
      });
      const foreignOrder = await startOrder(shop, { method });
      expect(foreignOrder.error?.code).toBe('PAYMENT_METHOD_UNAVAILABLE');
    },
  );

  it('captures the payment at once where it has no separate capture', async () => {
    const market: Market = { country: 'kw', language: 'en' };
    const { visitor, session } = await startOrder(shop, { market, method: 'knet' });
    await payByPin(visitor, session.id, NUMBERS.approved);
    const { captured_amount: captured } = await readSandboxRecord(shop.db, session.id);
    expect(captured).toBe(session.amount.amount);
  });
});

describe('The payment methods of an order', () => {
  const list = async (country: CountryCode, open = shop) => {
    const market: Market = { country, language: 'en' };
    const { visitor, order } = await startOrder(open, { market, productCode: 'T-PLENTY' });
    const reply = await callEndpoint(visitor, readPaymentMethods, { params: { id: order.id } }, market);
    return reply.data.methods.map(({ method, fee }) => `${method} ${fee.amount}`);
  };

  it('follow its country and the shop’s toggles', async () => {
    expect(await list('ae')).toEqual(['card 0', 'applepay 0', 'cash 1000']);
    expect(await list('kw')).toEqual(['card 0', 'knet 0', 'applepay 0']);
    expect(await list('qa')).toEqual(['card 0', 'naps 0', 'applepay 0']);
    const withoutNaps = await openPaymentShop({ toggles: { enabled: [], disabled: ['qa:naps'] } });
    expect(await list('qa', withoutNaps)).toEqual(['card 0', 'applepay 0']);
    await withoutNaps.close();
  });

  it('are shown to its owner only', async () => {
    const { order } = await startOrder(shop);
    const other = await callEndpoint(shop.client.visitor(), readPaymentMethods, { params: { id: order.id } });
    expect(other.error?.code).toBe('ORDER_NOT_FOUND');
  });
});

describe('Cash on delivery', () => {
  it('needs no page: the order is authorised at once, and nothing is captured', async () => {
    const { visitor, order, session } = await startOrder(shop, { method: 'cash' });
    expect(session.redirectUrl).toBe(`/en-ae/checkout/return/${order.id}`);
    expect((await submitOrder(visitor, EMIRATES, order.id)).data.status).toBe('Accepted');
    await shop.advanceAndRunJobs(MINUTE);
    const read = await callEndpoint(visitor, readOrder, { params: { id: order.id } });
    expect(read.data.paymentDetails).toMatchObject({ paymentSource: 'cash', status: 'Authorised' });
    expect((await readPayments(shop.db, order.id))[0]?.captured_amount).toBe(0);
    expect(shop.readReports()).toEqual([]);
  });

  it('is refused where it is not turned on', async () => {
    const market: Market = { country: 'kw', language: 'en' };
    const { error } = await startOrder(shop, { market, method: 'cash' });
    expect(error?.code).toBe('PAYMENT_METHOD_UNAVAILABLE');
  });
});

describe('Apple Pay', () => {
  it('is confirmed on the device instead of a card form', async () => {
    const { visitor, order, session } = await startOrder(shop, { method: 'applepay' });
    expect((await answerChallenge(visitor, session.id, 'confirm')).data.location).toContain(order.id);
    const submitted = await submitOrder(visitor, EMIRATES, order.id);
    expect(submitted.data.paymentDetails).toMatchObject({ paymentSource: 'ApplePay', status: 'Paid' });
  });
});

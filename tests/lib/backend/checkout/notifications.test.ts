import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { PaymentEvent } from '#lib/backend/payment/provider.ts';
import { signSandboxEvent } from '#lib/backend/payment/providers/sandbox/sandbox-provider.ts';
import { EMIRATES } from '../../../contract/harness/client.ts';
import { submitOrder } from '../../../contract/harness/purchase-steps.ts';
import {
  MINUTE,
  NUMBERS,
  openPaymentShop,
  type PaymentShop,
  pay,
  readPayments,
  startOrder,
} from './payment-shop.ts';

const DAY = 24 * 60 * MINUTE;

// Signing key of the backends in these tests.
const SECRET = 'the secret of the tests, which opens nothing else';

let shop: PaymentShop;
beforeEach(async () => {
  shop = await openPaymentShop();
});
afterEach(() => shop.close());

const createEvent = (paymentId: string, changes: Partial<PaymentEvent>): PaymentEvent => ({
  id: `event-${changes.kind}`,
  paymentId,
  kind: 'authorised',
  reference: paymentId,
  amount: null,
  refusal: null,
  last4: '4242',
  operationId: null,
  ...changes,
});

async function send(event: PaymentEvent, secret = SECRET) {
  const { body, headers } = signSandboxEvent(event, secret);
  return await shop.notify('sandbox', body, Object.fromEntries(headers));
}

const readStatus = async (orderId: string) => (await readPayments(shop.db, orderId))[0]?.status;

describe('A notification', () => {
  it('is accepted only with the provider’s signature', async () => {
    const { order, session } = await startOrder(shop);
    const event = createEvent(session.id, { amount: session.amount });
    expect((await send(event, 'another secret')).status).toBe(401);
    expect((await shop.notify('sandbox', JSON.stringify(event))).status).toBe(401);
    const { body, headers } = signSandboxEvent(event, SECRET);
    const changed = body.replace(/"amount":\d+/, '"amount":1');
    expect((await shop.notify('sandbox', changed, Object.fromEntries(headers))).status).toBe(401);
    expect(await readStatus(order.id)).toBe('Pending');
    expect(await shop.db.selectFrom('payment_notifications').select('id').execute()).toEqual([]);
    expect(new Set(shop.readReports())).toEqual(new Set(['NOTIFICATION_REFUSED']));
    expect(await send(event)).toEqual({ status: 200, text: '[accepted]' });
    expect(await readStatus(order.id)).toBe('Authorised');
  });

  it('to an unknown provider, or by another method, is refused', async () => {
    expect((await shop.notify('nobody', '{}')).status).toBe(404);
    const request = new Request('http://commerce.test/payment-notifications/sandbox');
    expect((await shop.harness.backend.handle(request)).status).toBe(405);
  });

  it('that is replayed has no further effect', async () => {
    const { visitor, order, session } = await startOrder(shop);
    const event = createEvent(session.id, { amount: session.amount });
    await Promise.all([send(event), send(event), send(event)]);
    expect((await submitOrder(visitor, EMIRATES, order.id)).data.status).toBe('Accepted');
    expect((await send(event)).status).toBe(200);
    expect(await readStatus(order.id)).toBe('Paid');
    expect(await shop.db.selectFrom('payment_notifications').select('id').execute()).toHaveLength(1);
    expect(await shop.db.selectFrom('refunds').select('id').execute()).toEqual([]);
  });

  it('that is out of order does not undo a later one', async () => {
    const { visitor, order, session } = await startOrder(shop);
    await send(createEvent(session.id, { kind: 'authorised', amount: session.amount }));
    await send(createEvent(session.id, { kind: 'declined', refusal: 'PAYMENT_DECLINED' }));
    await send(createEvent(session.id, { kind: 'ended', refusal: 'PAYMENT_CANCELLED' }));
    expect(await readStatus(order.id)).toBe('Authorised');
    expect((await submitOrder(visitor, EMIRATES, order.id)).data.status).toBe('Accepted');
  });

  it('of another amount or currency does not pay the order, and the payment is refunded', async () => {
    const { visitor, order, session } = await startOrder(shop);
    const amount = { ...session.amount, amount: session.amount.amount - 1 };
    await pay(visitor, session.id, NUMBERS.late);
    await send(createEvent(session.id, { amount }));
    expect(await readStatus(order.id)).toBe('Expired');
    expect((await submitOrder(visitor, EMIRATES, order.id)).error?.code).toBe('PRICE_CHANGED');
    const refunds = await shop.db.selectFrom('refunds').select(['amount', 'reason']).execute();
    expect(refunds).toEqual([{ amount: amount.amount, reason: 'PRICE_CHANGED' }]);
  });

  it('about a payment that is not the shop’s is accepted and reported', async () => {
    expect((await send(createEvent('no-such-payment', {}))).status).toBe(200);
    expect(shop.readReports()).toEqual(['UNKNOWN_PAYMENT authorised']);
  });

  it('about a chargeback is reported for manual handling', async () => {
    const { visitor, order, session } = await startOrder(shop);
    await pay(visitor, session.id, NUMBERS.approved);
    await submitOrder(visitor, EMIRATES, order.id);
    await send(createEvent(session.id, { kind: 'chargeback' }));
    expect(await readStatus(order.id)).toBe('Paid');
    expect(shop.readReports()).toEqual(['CHARGEBACK']);
  });
});

it('notifications are deleted 90 days after they were processed, and a replay has no effect even then', async () => {
  const { visitor, order, session } = await startOrder(shop);
  const event = createEvent(session.id, { kind: 'authorised', amount: session.amount });
  await send(event);
  await submitOrder(visitor, EMIRATES, order.id);
  const waiting = createEvent('payment-of-later', { id: 'event-waiting' });
  await send(waiting);
  const change = { processed_at: null, next_try: null };
  await shop.db.updateTable('payment_notifications').set(change).where('id', 'like', '%waiting').execute();
  const listIds = async () =>
    (await shop.db.selectFrom('payment_notifications').select('id').orderBy('id').execute()).map(
      ({ id }) => id,
    );
  await shop.advanceAndRunJobs(89 * DAY);
  expect(await listIds()).toEqual(['sandbox:event-authorised', 'sandbox:event-waiting']);
  await shop.advanceAndRunJobs(DAY);
  expect(await listIds()).toEqual(['sandbox:event-waiting']);
  expect((await send(event)).status).toBe(200);
  await shop.advanceAndRunJobs(MINUTE);
  expect(await readStatus(order.id)).toBe('Paid');
  expect(await shop.db.selectFrom('refunds').select('id').execute()).toEqual([]);
});

it('no card number, security code or PIN is in a table or the log', async () => {
  const { visitor, session } = await startOrder(shop);
  for (const cardNumber of ['5555 5555 5555 4444', NUMBERS.expired, NUMBERS.challenge]) {
    await visitor.pay(session.id, { cardNumber, expiry: '11/37', cvc: '9371', cardholder: 'SOMEBODY ELSE' });
  }
  const market = { country: 'kw', language: 'en' } as const;
  const kuwaiti = await startOrder(shop, { market, method: 'knet', productCode: 'T-PLENTY' });
  await kuwaiti.visitor.pay(kuwaiti.session.id, {
    cardNumber: NUMBERS.approved,
    expiry: '11/37',
    pin: '824917',
  });
  await shop.runMaintenance();
  const { sql } = await import('kysely');
  const tables = await sql<{ name: string }>`select name from sqlite_master where type = 'table'`.execute(
    shop.db,
  );
  expect(tables.rows.length).toBeGreaterThan(30);
  const texts = [JSON.stringify(shop.harness.log)];
  for (const { name } of tables.rows) {
    texts.push(JSON.stringify((await sql`select * from ${sql.table(name)}`.execute(shop.db)).rows));
  }
  const all = texts.join('\n');
  expect(all).toContain('"last4":"3220"');
  for (const secret of [
    '5555555555554444',
    '4000000000003220',
    '4242424242424242',
    '9371',
    '824917',
    '11/37',
  ]) {
    expect(all.replaceAll(' ', '')).not.toMatch(new RegExp(`(?<![\\w-])${secret}(?![\\w-])`));
  }
});

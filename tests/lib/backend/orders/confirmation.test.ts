import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Backend, createBackend } from '#lib/backend/backend.ts';
import type { Db } from '#lib/backend/db/database.ts';
import { SUBMIT_GRACE_MS } from '#lib/backend/orders/maintenance.ts';
import { readLinkedOrder } from '#lib/contract/orders/order-link.ts';
import { type Order, setCollectionStore } from '#lib/contract/orders/orders.ts';
import { type MailboxMessage, readMailbox } from '#lib/contract/sandbox.ts';
import { getErrorMessage } from '#lib/messages/error-messages.ts';
import { type ContractClient, callEndpoint, type Market } from '../../../contract/harness/client.ts';
import {
  addToCart,
  buy,
  createCard,
  createDraft,
  createRecipient,
  startPayment,
  submitOrder,
} from '../../../contract/harness/purchase-steps.ts';
import { createTokenClient } from '../../../contract/harness/token-client.ts';
import { UNLIMITED_RATES } from '../../../support/servers/unlimited-rates.ts';
import { openSeeded, testDatabases } from '../databases.ts';
import { OPEN_HOURS } from './draft-harness.ts';

const SECRET = 'the secret of this test';
const KEY = 'the key of this mailbox';
const NOON = Date.parse('2026-11-23T08:00:00Z');
const DAY = 24 * 3600_000;
const EMIRATES: Market = { country: 'ae', language: 'en' };

describe.each(testDatabases)('The confirmation of an order on $name', (database) => {
  let db: Db;
  let backend: Backend;
  let client: ContractClient;
  let now = NOON;
  const log: string[] = [];

  beforeAll(async () => {
    db = await openSeeded(database);
    const fields = { lat: 25, lng: 55, phone: '+97143400101', hours: OPEN_HOURS, position: 1 };
    await db
      .insertInto('stores')
      .values({ code: 'AE-01', country: 'ae', ...fields })
      .execute();
    const texts = { name: 'Binaa Al Quoz', address: 'Street 8', city: 'Dubai', state: 'Dubai' };
    await db
      .insertInto('store_texts')
      .values({ store_code: 'AE-01', language: 'en', ...texts })
      .execute();
    backend = createBackend({
      database: db,
      formatErrorMessage: getErrorMessage,
      secrets: { token: SECRET },
      clock: () => now,
      log: (entry) => log.push(JSON.stringify(entry)),
      checkReplies: true,
      rateLimits: UNLIMITED_RATES,
      messaging: { site: 'https://shop.example', mailboxKey: KEY },
    });
    client = createTokenClient(
      'http://commerce.test',
      (request) => backend.handle(request),
      SECRET,
      () => backend.close(),
    );
  });
  beforeEach(async () => {
    now = NOON;
    await db.deleteFrom('outbox').execute();
  });
  afterAll(() => client.close());

  async function readEmails(): Promise<MailboxMessage[]> {
    const { data } = await callEndpoint(client.visitor(), readMailbox, { body: { key: KEY } });
    return data.messages;
  }

  async function placeOrder(
    market = EMIRATES,
  ): Promise<{ order: Order; email: MailboxMessage; token: string }> {
    const visitor = client.visitor();
    await addToCart(visitor, market, { productCode: 'T-PLENTY' }, 2);
    const { data: order } = await buy(visitor, market);
    // The order of messages from the same millisecond is undefined.
    const email = (await readEmails()).find(({ subject }) => subject?.includes(`${order.orderNumber}`));
    const token = /\?token=([\w.-]+)/.exec(email?.text ?? '')?.[1] ?? '';
    return { order, email: email as MailboxMessage, token };
  }

  function readByLink(orderNumber: string, token: string) {
    return callEndpoint(client.visitor(), readLinkedOrder, { body: { orderNumber, token } });
  }

  it('is sent once, also when the order is submitted again and by maintenance', async () => {
    const visitor = client.visitor();
    await addToCart(visitor, EMIRATES, { productCode: 'T-PLENTY' }, 1);
    const { data: order } = await buy(visitor, EMIRATES);
    await Promise.all([submitOrder(visitor, EMIRATES, order.id), submitOrder(visitor, EMIRATES, order.id)]);
    now += 10 * SUBMIT_GRACE_MS;
    await backend.runMaintenance();
    const emails = await readEmails();
    expect(emails.map(({ kind, to, language }) => [kind, to, language])).toEqual([
      ['order-placed', 'huda@example.com', 'en'],
    ]);
    expect(emails[0]?.subject).toBe(`We have your order ${order.orderNumber}`);
  });

  it('is sent in the language of the payment when maintenance submits the order', async () => {
    const market: Market = { country: 'kw', language: 'ar' };
    const visitor = client.visitor();
    await addToCart(visitor, market, { productCode: 'T-PLENTY' }, 1);
    const { data: draft } = await createDraft(visitor, market);
    const { data: session } = await startPayment(visitor, market, draft.id);
    await visitor.pay(session.id, createCard());
    expect(await readEmails()).toEqual([]);
    now += 2 * SUBMIT_GRACE_MS;
    await backend.runMaintenance();
    const [email] = await readEmails();
    expect([email?.language, email?.country]).toEqual(['ar', 'kw']);
    expect(email?.html).toContain('dir="rtl"');
    expect(email?.text).toContain('/ar-kw/order-confirmation/KW26-');
  });

  it('is not sent for an order that cannot be placed', async () => {
    const visitor = client.visitor();
    await addToCart(visitor, EMIRATES, { productCode: 'T-PLENTY' }, 1);
    const { data: draft } = await createDraft(visitor, EMIRATES);
    const { error } = await submitOrder(visitor, EMIRATES, draft.id);
    expect(error?.code).toBe('PAYMENT_REQUIRED');
    expect(await readEmails()).toEqual([]);
  });

  it('contains items, address, payment and the last day for returns', async () => {
    const { order, email } = await placeOrder();
    const text = email.text ?? '';
    for (const part of ['Drill T-PLENTY', '2 × AED', 'Street 12', 'Card ending in 4242', '14 days']) {
      expect(text).toContain(part);
    }
    expect(text).toMatch(/Total: AED\s\d/);
    expect(order.items[0]?.product.returnDays).toBe(14);
  });

  it('names the store of a collection instead of an address', async () => {
    const visitor = client.visitor();
    await addToCart(visitor, EMIRATES, { productCode: 'T-PLENTY' }, 1);
    const { data: draft } = await createDraft(visitor, EMIRATES);
    const { address: _, ...contact } = createRecipient(EMIRATES);
    const params = { id: draft.id };
    await callEndpoint(visitor, setCollectionStore, { params, body: { storeCode: 'AE-01', contact } });
    const { data: session } = await startPayment(visitor, EMIRATES, draft.id);
    await visitor.pay(session.id, createCard());
    const { data: order } = await submitOrder(visitor, EMIRATES, draft.id);
    expect(order.fulfillmentMethod).toBe('Pickup');
    const [email] = await readEmails();
    expect(email?.text).toMatch(/COLLECTION FROM\n\nBinaa Al Quoz\nStreet 8\nHuda Al Ali\n\+971/);
    expect(email?.text).toContain('Collection: Free');
    expect(email?.text).not.toContain('Street 12');
  });

  it('has a link that opens this order alone, without a session', async () => {
    const first = await placeOrder();
    const second = await placeOrder();
    const number = first.order.orderNumber ?? '';
    const opened = await readByLink(number, first.token);
    expect([opened.status, opened.data.id]).toEqual([200, first.order.id]);
    const rejected = [
      await readByLink(second.order.orderNumber ?? '', first.token),
      await readByLink(number, second.token),
      await readByLink(number, `${first.token.slice(0, -2)}xx`),
      await readByLink('AE26-999999-9', first.token),
    ];
    expect(rejected.map(({ status, error }) => [status, error?.code])).toEqual(
      rejected.map(() => [404, 'ORDER_NOT_FOUND']),
    );
    now += 91 * DAY;
    expect((await readByLink(number, first.token)).status).toBe(404);
  });

  it('keeps the token out of the log and out of the unencrypted columns of the outbox', async () => {
    const { token, order } = await placeOrder();
    await readByLink(order.orderNumber ?? '', token);
    await readByLink(order.orderNumber ?? '', `${token}x`);
    expect(token.length).toBeGreaterThan(100);
    expect(log.join('\n')).toContain('readLinkedOrder');
    expect(log.join('\n')).not.toContain(token.slice(0, 60));
    expect(JSON.stringify(await db.selectFrom('outbox').selectAll().execute())).not.toContain(token);
  });
});

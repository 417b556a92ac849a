import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runInTransaction } from '#lib/backend/db/database.ts';
import { createOrderLinks } from '#lib/backend/orders/confirmation/order-link.ts';
import { createStatusSender } from '#lib/backend/orders/fulfillment/status-message.ts';
import { orderRoutes } from '#lib/backend/orders/routes.ts';
import { type Order, setGuestCustomer } from '#lib/contract/orders/orders.ts';
import { callEndpoint, EMIRATES, type Visitor } from '../../../contract/harness/client.ts';
import {
  addToCart,
  createCard,
  createDraft,
  startPayment,
  submitOrder,
} from '../../../contract/harness/purchase-steps.ts';
import { type TestDatabase, testDatabases } from '../databases.ts';
import { COLLECTION_CONTACT, type OrderBackend, openOrderBackend } from './draft-harness.ts';

const DAY = 24 * 3600_000;

describe('Messages of an order', () => {
  let backend: OrderBackend;
  beforeAll(async () => {
    backend = await openOrderBackend(testDatabases[0] as TestDatabase);
  });
  afterAll(() => backend.client.close());

  async function buy(choice: { smsUpdates?: boolean }): Promise<{ visitor: Visitor; order: Order }> {
    const visitor = backend.client.visitor();
    await addToCart(visitor, EMIRATES, { productCode: 'T-PLENTY' }, 1);
    const { data: draft } = await createDraft(visitor, EMIRATES);
    const body = { ...COLLECTION_CONTACT, ...choice, orderId: draft.id };
    const { data } = await callEndpoint(visitor, setGuestCustomer, { body });
    expect(data.guestCustomer?.smsUpdates).toBe(choice.smsUpdates);
    const { data: session } = await startPayment(visitor, EMIRATES, draft.id);
    await visitor.pay(session.id, createCard());
    return { visitor, order: (await submitOrder(visitor, EMIRATES, draft.id)).data };
  }

  const readSent = () =>
    backend.db.selectFrom('outbox').select(['kind', 'channel', 'recipient']).orderBy('channel').execute();

  it('are sent by email, and by SMS too where the customer has chosen it', async () => {
    await buy({});
    expect(await readSent()).toEqual([
      { kind: 'order-placed', channel: 'email', recipient: COLLECTION_CONTACT.emailAddress },
    ]);
    await backend.db.deleteFrom('outbox').execute();
    await buy({ smsUpdates: true });
    expect(await readSent()).toEqual([
      { kind: 'order-placed', channel: 'email', recipient: COLLECTION_CONTACT.emailAddress },
      { kind: 'order-placed', channel: 'sms', recipient: COLLECTION_CONTACT.phone },
    ]);
  });

  it('are promised by SMS only where the shop can send SMS', async () => {
    const { order, visitor } = await buy({});
    const routes = orderRoutes({ db: backend.db, sendConfirmation: async () => {}, canSendSms: () => false });
    const route = routes.find(({ endpoint }) => endpoint.name === setGuestCustomer.name);
    await backend.db.updateTable('orders').set({ status: 'Pending' }).where('id', '=', order.id).execute();
    const input = {
      params: {},
      query: {},
      body: { ...COLLECTION_CONTACT, smsUpdates: true, orderId: order.id },
    };
    const context = { callerId: visitor.userId, sessionId: null, now: Date.now() };
    await expect(route?.handle(input as never, context as never)).rejects.toThrow('SMS_UNAVAILABLE');
  });

  it('contain a link that is valid from the time they are sent, also when the step is dated earlier', async () => {
    const { order } = await buy({});
    const tokens: string[] = [];
    const links = createOrderLinks('a secret');
    const outbox = {
      getChannels: () => ({ email: true, sms: false }),
      send: async ({ data }: { data: object }) => String(tokens.push((data as { token: string }).token)),
    };
    const now = Date.now();
    const sendStatus = createStatusSender(outbox as never, links, () => now);
    const change = { id: order.id, status: 'Packed', shipment: null, now: now - 30 * DAY } as const;
    await runInTransaction(backend.db, (trx) => sendStatus(trx, change));
    expect(await links.verify(tokens[0] ?? '', now + 89 * DAY)).toBe(order.id);
    expect(await links.verify(tokens[0] ?? '', now + 91 * DAY)).toBeUndefined();
  });
});

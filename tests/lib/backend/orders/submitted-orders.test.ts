import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { advanceDueOrders } from '#lib/backend/orders/fulfillment/job.ts';
import { cancelOrder, findGuestOrder, listOrders } from '#lib/contract/orders/order-history.ts';
import { type Order, readOrder } from '#lib/contract/orders/orders.ts';
import {
  type ContractClient,
  callEndpoint,
  EMIRATES,
  type Visitor,
} from '../../../contract/harness/client.ts';
import { addToCart, buy } from '../../../contract/harness/purchase-steps.ts';
import { testDatabases } from '../databases.ts';
import { type OrderBackend, openOrderBackend } from './draft-harness.ts';

const DAY = 24 * 3600_000;

describe.each(testDatabases)('Submitted orders on $name', (database) => {
  let backend: OrderBackend;
  let client: ContractClient;
  beforeAll(async () => {
    backend = await openOrderBackend(database);
    client = backend.client;
  });
  afterAll(() => client.close());

  async function place(): Promise<{ visitor: Visitor; order: Order }> {
    const visitor = client.visitor();
    await addToCart(visitor, EMIRATES, { productCode: 'T-PLENTY' }, 2);
    const { data: order } = await buy(visitor, EMIRATES);
    return { visitor, order };
  }

  const sent: string[] = [];
  const move = (now: number) =>
    advanceDueOrders(backend.db, {
      now,
      isStopped: () => false,
      sendStatus: async (_trx, { id, status, shipment }) => void sent.push(`${id} ${status} ${shipment}`),
      simulatedCollectionBy: 'customer',
      reportError: (_order, error) => {
        throw error;
      },
    });
  const read = async ({ visitor, order }: { visitor: Visitor; order: Order }) =>
    (await callEndpoint(visitor, readOrder, { params: { id: order.id } })).data as Order;
  const cancel = (visitor: Visitor, id: string) => callEndpoint(visitor, cancelOrder, { params: { id } });
  const readStock = async () =>
    (
      await backend.db
        .selectFrom('stock')
        .select('quantity')
        .where('product_code', '=', 'T-PLENTY')
        .where('country', '=', 'ae')
        .executeTakeFirstOrThrow()
    ).quantity;

  it('are delivered within days, each step once, also when two processes run the job', async () => {
    const placed = await place();
    const later = (placed.order.submittedAt as number) + 12 * DAY;
    await Promise.all([move(later), move(later)]);
    await move(later);
    const order = await read(placed);
    expect(order.history.map(({ status }) => status)).toEqual([
      'Pending',
      'Accepted',
      'Packed',
      'Dispatched',
      'OutForDelivery',
      'Delivered',
    ]);
    expect(order.shipments).toHaveLength(1);
    expect(order.shipments[0]).toMatchObject({
      status: 'Delivered',
      trackingNumber: expect.stringMatching(/^GP\d+$/),
    });
    const orderEvents = sent.filter((line) => line.startsWith(order.id));
    expect(orderEvents).toHaveLength(4);
    expect(new Set(orderEvents).size).toBe(4);
  });

  it('can be cancelled until they are packed, with one refund and their stock released', async () => {
    const placed = await place();
    const before = await readStock();
    const replies = await Promise.all([1, 2].map(() => cancel(placed.visitor, placed.order.id)));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await readStock()).toBe(before + 2);
    const order = await read(placed);
    expect(order).toMatchObject({
      status: 'Cancelled',
      isCancellable: false,
      refund: { amount: order.total },
    });
    const refunds = await backend.db
      .selectFrom('refunds')
      .innerJoin('payments', 'payments.id', 'refunds.payment_id')
      .select('refunds.amount')
      .where('payments.order_id', '=', order.id)
      .execute();
    expect(refunds).toEqual([{ amount: order.total.amount }]);
  });

  it('are cancelled or packed when both are tried at once, never both', async () => {
    const placed = await place();
    const later = (placed.order.submittedAt as number) + 12 * DAY;
    const [reply] = await Promise.all([cancel(placed.visitor, placed.order.id), move(later)]);
    const order = await read(placed);
    const isCancelled = reply.status === 200;
    expect(order.status).toBe(isCancelled ? 'Cancelled' : 'Delivered');
    expect(order.refund === null).toBe(!isCancelled);
    expect(order.shipments.length === 0).toBe(isCancelled);
  });

  it('are refused to other visitors with the error of an unknown order', async () => {
    const { order } = await place();
    const otherVisitor = client.visitor();
    for (const id of [order.id, order.orderNumber as string, 'AE26-999999-9']) {
      expect(await cancel(otherVisitor, id)).toMatchObject({
        status: 404,
        error: { code: 'ORDER_NOT_FOUND' },
      });
    }
    for (const userId of [otherVisitor.userId, 'somebody-else']) {
      const reply = await callEndpoint(otherVisitor, listOrders, { query: { userId } });
      expect(reply).toMatchObject({ status: 403, error: { code: 'FORBIDDEN' } });
    }
  });

  it('are found by number and email address, without personal data; any other pair is not found', async () => {
    const { order } = await place();
    const find = (orderNo: string, email: string) =>
      callEndpoint(client.visitor(), findGuestOrder, { query: { orderNo, email } });
    const number = order.orderNumber as string;
    const found = await find(number, 'HUDA@example.com');
    expect(found.data).toMatchObject({ orderNumber: number, billingInfo: null, guestCustomer: null });
    expect(JSON.stringify(found.data)).not.toContain('Huda');
    for (const [orderNo, email] of [
      [number, 'other@example.com'],
      [order.id, 'huda@example.com'],
      ['AE26-999999-9', 'huda@example.com'],
    ] as const) {
      expect(await find(orderNo, email)).toMatchObject({ status: 404, error: { code: 'ORDER_NOT_FOUND' } });
    }
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Db, runInTransaction } from '#lib/backend/db/database.ts';
import { requireOrder } from '#lib/backend/orders/build-draft-order.ts';
import {
  canChangeStatus,
  changeOrderStatus,
  ORDER_TRANSITIONS,
  OrderStatusError,
} from '#lib/backend/orders/order-status.ts';
import {
  type OrderStatus,
  type OrderStatusActor,
  OrderStatusSchema,
} from '#lib/contract/orders/order-status.ts';
import { readOrder } from '#lib/contract/orders/orders.ts';
import { type ContractClient, callEndpoint, EMIRATES } from '../../../contract/harness/client.ts';
import { createFunctionClient, createFunctionHarness } from '../../../contract/harness/function-client.ts';
import { addToCart, buy, createDraft } from '../../../contract/harness/purchase-steps.ts';
import { openSeeded, testDatabases } from '../databases.ts';

/** Allowed status transitions of an order for delivery; `collected` has those that differ for collection. */
const SHIPPED: [OrderStatus, OrderStatus[]][] = [
  ['Pending', ['Accepted', 'Cancelled']],
  ['Accepted', ['Packed', 'Cancelled']],
  ['Packed', ['Dispatched', 'Cancelled']],
  ['Dispatched', ['OutForDelivery', 'Delivered']],
  ['OutForDelivery', ['Dispatched', 'Delivered']],
  ['Delivered', ['PartlyReturned', 'Returned']],
  ['PartlyReturned', ['Returned']],
  ['Cancelled', []],
  ['Returned', []],
];
const COLLECTED: [OrderStatus, OrderStatus[]][] = [
  ['Packed', ['ReadyForCollection', 'Cancelled']],
  ['ReadyForCollection', ['Collected', 'Cancelled']],
  ['Collected', ['PartlyReturned', 'Returned']],
];

describe('The statuses of an order', () => {
  it.each([
    ...SHIPPED.map((row) => ['Ship', ...row] as const),
    ...COLLECTED.map((row) => ['Pickup', ...row] as const),
  ])('%s: %s can become %j and nothing else', (fulfillment_method, status, expected) => {
    const possible = OrderStatusSchema.options.filter((next) =>
      canChangeStatus({ status, fulfillment_method }, next),
    );
    expect(possible.sort()).toEqual([...expected].sort());
  });

  it('all can be reached, and none leads back to the draft', () => {
    const targets = new Set(Object.values(ORDER_TRANSITIONS).flat());
    expect([...targets].sort()).toEqual(OrderStatusSchema.options.filter((it) => it !== 'Pending').sort());
  });
});

/** Sequences of statuses from the placed order to each status. */
const WAYS: Record<OrderStatus, OrderStatus[]> = {
  ...{ Pending: [], Accepted: [], Packed: ['Packed'], Dispatched: ['Packed', 'Dispatched'] },
  OutForDelivery: ['Packed', 'Dispatched', 'OutForDelivery'],
  Delivered: ['Packed', 'Dispatched', 'Delivered'],
  ReadyForCollection: ['Packed', 'ReadyForCollection'],
  Collected: ['Packed', 'ReadyForCollection', 'Collected'],
  Cancelled: ['Cancelled'],
  PartlyReturned: ['Packed', 'Dispatched', 'Delivered', 'PartlyReturned'],
  Returned: ['Packed', 'Dispatched', 'Delivered', 'Returned'],
};
const COLLECTION: OrderStatus[] = ['ReadyForCollection', 'Collected'];

describe('An order', () => {
  let db: Db;
  let client: ContractClient;
  const now = Date.UTC(2026, 10, 23, 9);
  beforeAll(async () => {
    db = await openSeeded(testDatabases[0] as (typeof testDatabases)[number]);
    client = createFunctionClient(createFunctionHarness(db, () => now));
  }, 90_000);
  afterAll(() => client?.close());

  const transitions = Object.entries(ORDER_TRANSITIONS).flatMap(([from, targets]) =>
    targets.map((to) => [from as OrderStatus, to] as const),
  );
  it.each(transitions)('%s → %s', async (from, to) => {
    const visitor = client.visitor();
    await addToCart(visitor, EMIRATES, { productCode: 'T-PLENTY' }, 1);
    const isDraft = from === 'Pending' && to === 'Cancelled';
    const { data: order } = await (isDraft ? createDraft : buy)(visitor, EMIRATES);
    const { id } = order;
    const method = [from, to].some((status) => COLLECTION.includes(status)) ? 'Pickup' : 'Ship';
    await db.updateTable('orders').set({ fulfillment_method: method }).where('id', '=', id).execute();
    // Submitting the order sets the status Accepted.
    for (const status of to === 'Accepted' ? [] : [...WAYS[from], to]) {
      await runInTransaction(db, async (trx) =>
        changeOrderStatus(trx, await requireOrder(trx, id, null), status, 'shop', now),
      );
    }
    const { data } = await callEndpoint(visitor, readOrder, { params: { id } });
    expect(data.status).toBe(to);
    expect(data.history.slice(-2).map(({ status }) => status)).toEqual([from, to]);
  });
});

describe.each(testDatabases)('A change of status on $name', (database) => {
  let db: Db;
  let client: ContractClient;
  let now = Date.UTC(2026, 10, 23, 9);

  beforeAll(async () => {
    db = await openSeeded(database);
    client = createFunctionClient(createFunctionHarness(db, () => now));
  }, 90_000);
  afterAll(() => client?.close());

  const change = (id: string, status: OrderStatus, cause: OrderStatusActor, at: number) =>
    runInTransaction(db, async (trx) =>
      changeOrderStatus(trx, await requireOrder(trx, id, null), status, cause, at),
    );

  it('is recorded with its time and cause, in order', async () => {
    const visitor = client.visitor();
    await addToCart(visitor, EMIRATES, { productCode: 'T-PLENTY' }, 1);
    const { data: order } = await buy(visitor, EMIRATES);
    // Several changes within one millisecond keep their order.
    const steps = [
      'Packed',
      'Dispatched',
      'OutForDelivery',
      'Dispatched',
      'OutForDelivery',
      'Delivered',
    ] as const;
    for (const status of steps) await change(order.id, status, 'carrier', now);
    const { data } = await callEndpoint(visitor, readOrder, { params: { id: order.id } });
    expect(data.status).toBe('Delivered');
    expect(data.history).toEqual([
      { status: 'Pending', at: now, cause: 'customer' },
      { status: 'Accepted', at: now, cause: 'customer' },
      ...steps.map((status) => ({ status, at: now, cause: 'carrier' })),
    ]);
  });

  it('that is not possible throws and leaves the order as it was', async () => {
    const visitor = client.visitor();
    await addToCart(visitor, EMIRATES, { productCode: 'T-PLENTY' }, 1);
    const { data: order } = await buy(visitor, EMIRATES);
    for (const status of ['Pending', 'Delivered', 'ReadyForCollection', 'Accepted'] as const) {
      await expect(change(order.id, status, 'shop', now)).rejects.toThrow(OrderStatusError);
    }
    expect((await callEndpoint(visitor, readOrder, { params: { id: order.id } })).data).toEqual(order);
  });

  it('can happen once when two try it at the same time', async () => {
    const visitor = client.visitor();
    await addToCart(visitor, EMIRATES, { productCode: 'T-PLENTY' }, 1);
    const { data: order } = await buy(visitor, EMIRATES);
    const attempts = await Promise.allSettled([
      change(order.id, 'Cancelled', 'customer', now),
      change(order.id, 'Packed', 'warehouse', now),
      change(order.id, 'Packed', 'warehouse', now),
    ]);
    const { data } = await callEndpoint(visitor, readOrder, { params: { id: order.id } });
    // A packed order may still be cancelled, but a cancelled one cannot be packed.
    const expected = data.history.slice(2).map(({ status }) => status);
    expect([['Cancelled'], ['Packed', 'Cancelled']]).toContainEqual(expected);
    expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(expected.length);
  });

  it('cancels a draft, which then is no active order, and the cart gets a new one', async () => {
    const visitor = client.visitor();
    await addToCart(visitor, EMIRATES, { productCode: 'T-PLENTY' }, 1);
    const { data: draft } = await createDraft(visitor, EMIRATES);
    await change(draft.id, 'Cancelled', 'customer', now);
    now += 1000;
    const { data: another } = await createDraft(visitor, EMIRATES);
    expect(another.id).not.toBe(draft.id);
    expect(another.history).toEqual([{ status: 'Pending', at: now, cause: 'customer' }]);
  });
});

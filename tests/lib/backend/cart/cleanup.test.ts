import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { EMPTY_CART_RETENTION_MS } from '#lib/backend/cart/cleanup.ts';
import type { Db } from '#lib/backend/db/database.ts';
import { getEmbeddedBackend } from '#lib/backend/embedded.ts';
import { DRAFT_ORDER_RETENTION_MS } from '#lib/backend/orders/cleanup.ts';
import { MAX_RETRY_DELAY_MS, SUBMIT_GRACE_MS } from '#lib/backend/orders/maintenance.ts';
import { removeItem } from '#lib/contract/cart/cart.ts';
import {
  type ContractClient,
  callEndpoint,
  EMIRATES,
  type Visitor,
} from '../../../contract/harness/client.ts';
import {
  createFunctionClient,
  createFunctionHarness,
  type FunctionHarness,
} from '../../../contract/harness/function-client.ts';
import {
  addToCart,
  buy,
  createCard,
  createDraft,
  readCurrentCart,
  startPayment,
} from '../../../contract/harness/purchase-steps.ts';
import { openSeeded, type TestDatabase, testDatabases } from '../databases.ts';

const WELL_STOCKED = { productCode: 'T-PLENTY' };
const DAY = 24 * 3600_000;

/** Creates an order that is paid and not submitted. */
async function createPaidOrder(visitor: Visitor): Promise<string> {
  await addToCart(visitor, EMIRATES, WELL_STOCKED, 1);
  const { data: order } = await createDraft(visitor, EMIRATES);
  const { data: session } = await startPayment(visitor, EMIRATES, order.id);
  expect(await visitor.pay(session.id, createCard())).toBe('Authorised');
  return order.id;
}

/** Copies a paid order that cannot be submitted, because it has no recipient. */
async function copyUnsubmittableOrder(db: Db, orderId: string, copies: number): Promise<void> {
  const read = <Table extends 'orders' | 'payments' | 'carts'>(table: Table, column: string, value: string) =>
    db
      .selectFrom(table as 'orders')
      .selectAll()
      .where(column as 'id', '=', value)
      .executeTakeFirstOrThrow();
  const order = await read('orders', 'id', orderId);
  const payment = await read('payments', 'order_id', orderId);
  const cart = await read('carts', 'id', order.cart_id);
  const all = Array.from({ length: copies }, (_, index) => `stuck-${index}`);
  const insertRows = (table: 'orders' | 'payments' | 'carts', rows: object[]) =>
    db
      .insertInto(table)
      .values(rows as never)
      .execute();
  await insertRows(
    'carts',
    all.map((id) => ({ ...cart, id, owner_id: id })),
  );
  await insertRows(
    'orders',
    all.map((id) => ({ ...order, id, cart_id: id, owner_id: id, fulfillment: null })),
  );
  await insertRows(
    'payments',
    all.map((id) => ({ ...payment, id, order_id: id, expires_at: 1 })),
  );
}

describe.each(testDatabases)('The cart cleanup on $name', (database) => {
  let db: Db;
  let harness: FunctionHarness;
  let client: ContractClient;
  let now = 0;

  beforeEach(async () => {
    now = Date.now();
    db = await openSeeded(database);
    harness = createFunctionHarness(db, () => now);
    client = createFunctionClient(harness);
  });
  afterEach(() => client.close());

  const readCleanupLog = () => harness.log.filter((line) => line.event === 'maintenance');
  const listIds = async (table: 'carts' | 'orders' | 'payments' | 'order_lines' | 'stock_holds') =>
    (await db.selectFrom(table).select('id').execute()).map((row) => row.id);

  it('retries an order that cannot be submitted with growing delays, and logs each failure', async () => {
    const id = await createPaidOrder(client.visitor());
    await db.updateTable('orders').set({ fulfillment: null }).execute();
    const start = now + SUBMIT_GRACE_MS;
    const attemptTimes: number[] = [];
    // Short delays equal the interval of the cleanup, longer ones are fractions of it: an hour has hundreds
    // of runs.
    const getStepMinutes = (at: number) => (at < 3 ? 0.25 : at < 15 ? 1 : at < 123 ? 4 : 30);
    for (let minutes = 0; minutes < 8 * 60; minutes += getStepMinutes(minutes)) {
      now = start + minutes * 60_000;
      const before = readCleanupLog().length;
      await harness.backend.runMaintenance();
      if (readCleanupLog().length > before) attemptTimes.push(minutes);
    }
    expect(attemptTimes).toEqual([0, 1, 3, 7, 15, 31, 63, 123, 183, 243, 303, 363, 423]);
    expect((attemptTimes.at(-1) ?? 0) - (attemptTimes.at(-2) ?? 0)).toBe(MAX_RETRY_DELAY_MS / 60_000);
    expect(readCleanupLog()[0]).toMatchObject({ level: 'error', order: id, code: 'ORDER_INCOMPLETE' });
  });

  it('submits the next order although a hundred cannot be submitted', async () => {
    const id = await createPaidOrder(client.visitor());
    await copyUnsubmittableOrder(db, id, 100);
    now += SUBMIT_GRACE_MS;
    await harness.backend.runMaintenance();
    now += 15_000;
    await harness.backend.runMaintenance();
    const order = await db.selectFrom('orders').select('status').where('id', '=', id).executeTakeFirst();
    expect(order?.status).toBe('Accepted');
  });

  it('deletes only carts that were empty and untouched for a month', async () => {
    const visitorWithEmptyCart = client.visitor();
    const { data: cart } = await addToCart(visitorWithEmptyCart, EMIRATES, WELL_STOCKED, 1);
    const lineId = cart.items[0]?.items[0]?.id as string;
    await callEndpoint(visitorWithEmptyCart, removeItem, { params: { cartId: cart.id, lineItemId: lineId } });
    const visitorWithLines = client.visitor();
    const { data: storedCart } = await addToCart(visitorWithLines, EMIRATES, WELL_STOCKED, 1);
    const buyer = client.visitor();
    await addToCart(buyer, EMIRATES, WELL_STOCKED, 1);
    const { data: bought } = await buy(buyer, EMIRATES);
    now += EMPTY_CART_RETENTION_MS - DAY;
    const recentCart = await client.visitor().cartId(EMIRATES);
    await harness.backend.runMaintenance();
    expect(await listIds('carts')).toHaveLength(4);
    now += DAY;
    await harness.backend.runMaintenance();
    expect((await listIds('carts')).sort()).toEqual([storedCart.id, bought.cartId, recentCart].sort());
    expect(readCleanupLog()).toEqual([]);
    // A customer who returns gets a new cart.
    now = Date.now();
    expect((await addToCart(visitorWithEmptyCart, EMIRATES, WELL_STOCKED, 2)).data.itemCount).toBe(2);
  });

  it('reaches every empty cart, however many older ones have lines', async () => {
    const { data: cart } = await addToCart(client.visitor(), EMIRATES, WELL_STOCKED, 1);
    const rows = Array.from({ length: 1200 }, (_, index) => `c-${String(index).padStart(4, '0')}`);
    const times = { created_at: 5, updated_at: 5, country: 'ae' as const };
    for (let at = 0; at < rows.length; at += 100) {
      const batch = rows.slice(at, at + 100);
      await db
        .insertInto('carts')
        .values(batch.map((id) => ({ ...times, id, owner_id: id })))
        .execute();
      if (at >= 1100) continue;
      const line = await db.selectFrom('cart_lines').selectAll().limit(1).executeTakeFirstOrThrow();
      const lines = batch.map((id) => ({ ...line, id: `l-${id}`, cart_id: id }));
      await db.insertInto('cart_lines').values(lines).execute();
    }
    for (let runCleanup = 0; runCleanup < 3; runCleanup += 1) await harness.backend.runMaintenance();
    expect((await listIds('carts')).sort()).toEqual([...rows.slice(0, 1100), cart.id].sort());
    await db.deleteFrom('cart_lines').where('cart_id', '=', 'c-0000').execute();
    await harness.backend.runMaintenance();
    expect(await listIds('carts')).not.toContain('c-0000');
  });

  it('deletes drafts that were unpaid for a month, with all their rows', async () => {
    const failingBackend = client.visitor();
    await addToCart(failingBackend, EMIRATES, WELL_STOCKED, 1);
    const { data: draft } = await createDraft(failingBackend, EMIRATES);
    await startPayment(failingBackend, EMIRATES, draft.id);
    const unsubmittable = await createPaidOrder(client.visitor());
    await db.updateTable('orders').set({ fulfillment: null }).where('id', '=', unsubmittable).execute();
    now += 16 * 60_000;
    await harness.backend.runMaintenance();
    now += DRAFT_ORDER_RETENTION_MS - 1000;
    await harness.backend.runMaintenance();
    expect(await listIds('orders')).toHaveLength(2);
    now += 1000;
    await harness.backend.runMaintenance();
    expect(await listIds('orders')).toEqual([unsubmittable]);
    for (const table of ['payments', 'order_lines', 'stock_holds'] as const) {
      expect(await listIds(table)).toHaveLength(1);
    }
    expect(readCleanupLog().every((line) => line.code === 'ORDER_INCOMPLETE')).toBe(true);
    // The products are still in the cart.
    now = Date.now();
    expect((await readCurrentCart(failingBackend, EMIRATES)).itemCount).toBe(1);
  });

  it('keeps a draft with a new payment in progress', async () => {
    const visitor = client.visitor();
    await addToCart(visitor, EMIRATES, WELL_STOCKED, 1);
    const { data: draft } = await createDraft(visitor, EMIRATES);
    await db
      .updateTable('orders')
      .set({ updated_at: now - DRAFT_ORDER_RETENTION_MS })
      .execute();
    await startPayment(visitor, EMIRATES, draft.id);
    await harness.backend.runMaintenance();
    expect(await listIds('orders')).toEqual([draft.id]);
  });
});

describe('A backend that closes', () => {
  it('waits for the running cleanup and starts no other', async () => {
    const harness = createFunctionHarness(await openSeeded(testDatabases[0] as TestDatabase));
    const maintenanceRuns = [harness.backend.runMaintenance(), harness.backend.runMaintenance()];
    await harness.backend.close();
    await harness.backend.runMaintenance();
    await Promise.all(maintenanceRuns);
    expect(harness.log).toEqual([]);
  });

  it('stops the cleanup of this process', async () => {
    vi.useFakeTimers();
    try {
      const backend = await getEmbeddedBackend();
      expect(vi.getTimerCount()).toBe(1);
      await backend.close();
      expect(vi.getTimerCount()).toBe(0);
    } finally {
      vi.useRealTimers();
    }
  });
});

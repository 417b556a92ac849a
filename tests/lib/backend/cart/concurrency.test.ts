import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Db } from '#lib/backend/db/database.ts';
import { readCart } from '#lib/contract/cart/cart.ts';
import { type ContractClient, callEndpoint, EMIRATES } from '../../../contract/harness/client.ts';
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
  startPayment,
  submitOrder,
} from '../../../contract/harness/purchase-steps.ts';
import { repetitions } from '../../../support/full-tests.ts';
import { openSeeded, testDatabases } from '../databases.ts';

const CUSTOMERS = repetitions({ full: 50, short: 20 });
const TEN = { productCode: 'T-TEN' };
const WELL_STOCKED = { productCode: 'T-PLENTY' };

describe.each(testDatabases)('Concurrent purchases on $name', (database) => {
  let db: Db;
  let harness: FunctionHarness;
  let client: ContractClient;
  let now = Date.now();

  beforeEach(async () => {
    now = Date.now();
    db = await openSeeded(database);
    harness = createFunctionHarness(db, () => now);
    client = createFunctionClient(harness);
  });
  afterEach(() => client.close());

  const readStock = async (code: string) =>
    (
      await db
        .selectFrom('stock')
        .select('quantity')
        .where('product_code', '=', code)
        .where('country', '=', 'ae')
        .executeTakeFirstOrThrow()
    ).quantity;

  const countStockHolds = async () => (await db.selectFrom('stock_holds').selectAll().execute()).length;

  it(`sell exactly the last ten items to ${CUSTOMERS} customers at once`, async () => {
    const visitors = Array.from({ length: CUSTOMERS }, () => client.visitor());
    const added = await Promise.all(visitors.map((visitor) => addToCart(visitor, EMIRATES, TEN, 1)));
    expect(added.every((response) => response.status === 200)).toBe(true);
    const responses = await Promise.all(visitors.map((visitor) => buy(visitor, EMIRATES)));
    const sold = responses.filter((response) => response.data?.status === 'Accepted');
    const rejected = responses.filter((response) => response.error);
    expect(sold).toHaveLength(10);
    // The error says whether the items are sold or reserved by a customer who is still paying.
    const reasons = ['OUT_OF_STOCK', 'HELD_BY_OTHERS'];
    expect(rejected.filter(({ error }) => !reasons.includes(error?.code ?? ''))).toEqual([]);
    expect(rejected).toHaveLength(CUSTOMERS - 10);
    expect(await readStock('T-TEN')).toBe(0);
    expect(await countStockHolds()).toBe(0);
    expect(new Set(sold.map((response) => response.data.orderNumber)).size).toBe(10);
    expect(harness.log.filter((line) => line.level === 'error')).toEqual([]);
  });

  it(`sell exactly ten when ${CUSTOMERS} customers submit payments without a reservation`, async () => {
    const orders = await Promise.all(
      Array.from({ length: CUSTOMERS }, async () => {
        const visitor = client.visitor();
        await addToCart(visitor, EMIRATES, WELL_STOCKED, 1);
        const { data: order } = await createDraft(visitor, EMIRATES);
        const { data: session } = await startPayment(visitor, EMIRATES, order.id);
        await visitor.pay(session.id, createCard());
        return { shopper: visitor, id: order.id };
      }),
    );
    // As if the stock had been lost meanwhile.
    await db.deleteFrom('stock_holds').execute();
    await db.updateTable('stock').set({ quantity: 10 }).where('product_code', '=', 'T-PLENTY').execute();
    const responses = await Promise.all(
      orders.map(({ shopper: visitor, id }) => submitOrder(visitor, EMIRATES, id)),
    );
    expect(responses.filter((response) => response.status === 200)).toHaveLength(10);
    expect(responses.filter((response) => response.error?.code === 'OUT_OF_STOCK')).toHaveLength(
      CUSTOMERS - 10,
    );
    expect(await readStock('T-PLENTY')).toBe(0);
    const payments = await db
      .selectFrom('payments')
      .select('status')
      .where('status', '!=', 'Expired')
      .execute();
    expect(payments.map((row) => row.status)).toEqual(Array.from({ length: 10 }, () => 'Paid'));
  });

  it('create one order from two submits at the same time', async () => {
    const visitor = client.visitor();
    await addToCart(visitor, EMIRATES, WELL_STOCKED, 3);
    const { data: order } = await createDraft(visitor, EMIRATES);
    const { data: session } = await startPayment(visitor, EMIRATES, order.id);
    const pays = await Promise.all([
      visitor.pay(session.id, createCard()),
      visitor.pay(session.id, createCard()),
    ]);
    expect(pays).toEqual(['Authorised', 'Authorised']);
    const [firstReply, secondReply] = await Promise.all([
      submitOrder(visitor, EMIRATES, order.id),
      submitOrder(visitor, EMIRATES, order.id),
    ]);
    expect(firstReply.data).toEqual(secondReply.data);
    expect(await readStock('T-PLENTY')).toBe(497);
    const rows = await db.selectFrom('orders').select('order_number').execute();
    expect(rows).toEqual([{ order_number: firstReply.data.orderNumber }]);
  });

  it('create one line from five additions at once', async () => {
    const visitor = client.visitor();
    const responses = await Promise.all(
      Array.from({ length: 5 }, () => addToCart(visitor, EMIRATES, WELL_STOCKED, 1)),
    );
    expect(responses.every((response) => response.status === 200)).toBe(true);
    const rows = await db.selectFrom('cart_lines').select('quantity').execute();
    expect(rows).toEqual([{ quantity: 5 }]);
    expect(await db.selectFrom('carts').select('id').execute()).toHaveLength(1);
  });

  it('reserve stock for a quarter of an hour, then release it', async () => {
    const slowVisitor = client.visitor();
    await addToCart(slowVisitor, EMIRATES, TEN, 10);
    const { data: order } = await createDraft(slowVisitor, EMIRATES);
    const { data: session } = await startPayment(slowVisitor, EMIRATES, order.id);
    const other = client.visitor();
    const rejected = await addToCart(other, EMIRATES, TEN, 1);
    expect(rejected.error?.details).toMatchObject({ available: 0 });
    now += 14 * 60_000;
    await harness.backend.runMaintenance();
    expect((await addToCart(other, EMIRATES, TEN, 1)).error?.code).toBe('OUT_OF_STOCK');
    now += 60_000;
    expect((await addToCart(other, EMIRATES, TEN, 1)).status).toBe(200);
    await harness.backend.runMaintenance();
    expect(await countStockHolds()).toBe(0);
    expect(await slowVisitor.pay(session.id, createCard())).toBe('PAYMENT_EXPIRED');
    const lateSubmit = await submitOrder(slowVisitor, EMIRATES, order.id);
    expect([lateSubmit.status, lateSubmit.error?.code]).toEqual([410, 'PAYMENT_EXPIRED']);
    // The customer starts the same payment again, in a separate session: cart and order still exist.
    const secondPayment = await startPayment(slowVisitor, EMIRATES, order.id);
    expect(secondPayment.data.id).not.toBe(session.id);
    expect(await slowVisitor.pay(session.id, createCard())).toBe('PAYMENT_EXPIRED');
    expect(await slowVisitor.pay(secondPayment.data.id, createCard())).toBe('Authorised');
    expect((await submitOrder(slowVisitor, EMIRATES, order.id)).data.status).toBe('Accepted');
    expect(await readStock('T-TEN')).toBe(0);
  });

  it('submit a paid order that was not submitted after one minute', async () => {
    const visitor = client.visitor();
    await addToCart(visitor, EMIRATES, TEN, 4);
    const { data: order } = await createDraft(visitor, EMIRATES);
    const { data: session } = await startPayment(visitor, EMIRATES, order.id);
    await visitor.pay(session.id, createCard());
    now += 59_000;
    await harness.backend.runMaintenance();
    expect(await readStock('T-TEN')).toBe(10);
    // Stock of paid orders is reserved longer than that of unpaid ones.
    now += 30 * 60_000;
    await Promise.all([harness.backend.runMaintenance(), harness.backend.runMaintenance()]);
    expect(await readStock('T-TEN')).toBe(6);
    const repeatedSubmit = await submitOrder(visitor, EMIRATES, order.id);
    expect(repeatedSubmit.data.status).toBe('Accepted');
    expect(await readStock('T-TEN')).toBe(6);
  });

  it('reconcile a cart and report each change once', async () => {
    const visitor = client.visitor();
    for (const [code, quantity] of [
      ['T-TEN', 8],
      ['T-SALE', 1],
      ['T-LAMP', 1],
      ['T-SCARCE', 2],
    ] as const) {
      await addToCart(visitor, EMIRATES, { productCode: code }, quantity);
    }
    const setStock = (code: string, quantity: number) =>
      db.updateTable('stock').set({ quantity }).where('product_code', '=', code).execute();
    await setStock('T-TEN', 5);
    await setStock('T-SCARCE', 0);
    await db
      .updateTable('prices')
      .set({ sale_amount: null, unit_amount: 20_000 })
      .where('product_code', '=', 'T-SALE')
      .execute();
    await db.deleteFrom('prices').where('product_code', '=', 'T-LAMP').execute();

    const read = () =>
      callEndpoint(visitor, readCart, {
        params: { userId: visitor.userId },
        body: { userId: visitor.userId },
      });
    const { data } = await read();
    expect(data.changes).toEqual([
      { kind: 'quantity', productName: 'Drill T-TEN', quantity: 5 },
      { kind: 'price', productName: 'Drill T-SALE', quantity: null },
      { kind: 'removed', productName: 'Drill T-LAMP', quantity: null },
    ]);
    const lines = data.items.flatMap((group) => group.items);
    expect(lines.map((line) => [line.product.productCode, line.quantity, line.isAvailable])).toEqual([
      ['T-TEN', 5, true],
      ['T-SALE', 1, true],
      ['T-SCARCE', 2, false],
    ]);
    expect((await read()).data.changes).toEqual([]);
    expect((await createDraft(visitor, EMIRATES)).error?.code).toBe('OUT_OF_STOCK');
  });
});

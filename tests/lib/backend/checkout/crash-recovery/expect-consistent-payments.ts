import { expect } from 'vitest';
import type { Db } from '#lib/backend/db/database.ts';
import { PRODUCT, STOCK } from './crashed-purchase.ts';
import type { TestProvider } from './test-providers.ts';

/**
 * Asserts that the provider's records match the shop's payments, orders, stock, slots, carts and messages,
 * and that nothing is still reserved. Returns how many orders were placed, and how many payments were
 * refunded.
 */
export async function expectConsistentPayments(db: Db, provider: TestProvider, country: string) {
  expect(provider.listProblems()).toEqual([]);
  const orders = await db.selectFrom('orders').selectAll().execute();
  const payments = await db.selectFrom('payments').selectAll().execute();
  const providerPayments = await provider.listPayments(db);
  const placed = orders.filter(({ status }) => status !== 'Pending');
  expect(placed.map(({ status }) => status)).toEqual(placed.map(() => 'Accepted'));

  // Each payment at the provider belongs to one order, or was refunded once.
  const unrefunded = providerPayments.filter(({ refunded }) => refunded === 0);
  for (const { id, amount, captured, refunded } of providerPayments) {
    const shopPayment = payments.find((payment) => payment.id === id);
    const isUnrefunded = refunded === 0;
    expect([shopPayment?.status, shopPayment?.captured_amount, shopPayment?.refunded_amount]).toEqual([
      isUnrefunded ? 'Paid' : 'Expired',
      captured,
      refunded,
    ]);
    expect([captured, refunded]).toEqual(
      isUnrefunded ? [amount, 0] : [expect.toBeOneOf([0, amount]), amount],
    );
  }
  const paidOrders = unrefunded.map(({ id }) => payments.find((payment) => payment.id === id)?.order_id);
  expect(paidOrders.toSorted()).toEqual(placed.map(({ id }) => id).toSorted());
  const refunds = await db.selectFrom('refunds').select(['status', 'amount']).execute();
  expect(refunds.map(({ status }) => status)).toEqual(refunds.map(() => 'Done'));
  expect(refunds).toHaveLength(providerPayments.length - unrefunded.length);
  for (const { id, total } of placed) {
    const paid = payments.filter((row) => row.order_id === id && row.status === 'Paid');
    expect(paid.map(({ amount }) => amount)).toEqual([total]);
  }

  await expectNoReservations(db, placed, country);
  return { placed: placed.length, refunded: refunds.length };
}

type PlacedOrder = { id: string; slot_date: string | null; slot_id: string | null; cart_id: string };

async function expectNoReservations(db: Db, placed: readonly PlacedOrder[], country: string): Promise<void> {
  const lines = await db.selectFrom('order_lines').selectAll().execute();
  const sold = lines
    .filter(({ order_id: id }) => placed.some((order) => order.id === id))
    .reduce((sum, { quantity }) => sum + quantity, 0);
  const stock = await db
    .selectFrom('stock')
    .select('quantity')
    .where('product_code', '=', PRODUCT)
    .where('country', '=', country as never)
    .executeTakeFirst();
  expect(stock?.quantity).toBe(STOCK - sold);
  expect(await db.selectFrom('stock_holds').selectAll().execute()).toEqual([]);
  const slots = await db.selectFrom('delivery_slot_holds').selectAll().execute();
  const toKey = (id: string, date: string | null, slot: string | null) => `${id} ${date} ${slot}`;
  expect(slots.map((row) => toKey(row.order_id, row.date, row.slot_id)).toSorted()).toEqual(
    placed.map((row) => toKey(row.id, row.slot_date, row.slot_id)).toSorted(),
  );
  expect(slots.filter(({ expires_at }) => expires_at !== null)).toEqual([]);
  // The cart is emptied with the order, and the customer is notified once.
  const remainingLines = await db.selectFrom('cart_lines').select('cart_id').execute();
  expect(placed.filter(({ cart_id: id }) => remainingLines.some((line) => line.cart_id === id))).toEqual([]);
  const mails = await db.selectFrom('outbox').select('kind').execute();
  expect(mails).toHaveLength(placed.length);
}

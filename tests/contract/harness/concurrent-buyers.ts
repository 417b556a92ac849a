import { expect } from 'vitest';
import type { Db } from '#lib/backend/db/database.ts';
import type { Order } from '#lib/contract/orders/orders.ts';
import { type ContractClient, EMIRATES, type Visitor } from './client.ts';
import { addToCart, buy } from './purchase-steps.ts';
import type { PurchasedProducts } from './purchased-products.ts';

/** An order that was confirmed to its customer. */
export interface ConfirmedOrder {
  order: Order;
  visitor: Visitor;
}

/** Buys, and records the order; throws when it is not confirmed. */
export async function buyOnce(
  visitor: Visitor,
  products: PurchasedProducts,
  confirmed: ConfirmedOrder[],
): Promise<void> {
  for (const [productCode, quantity] of [
    [products.first, 2],
    [products.second, 1],
  ] as const) {
    // A proxy's 502 has no error code.
    const { status } = await addToCart(visitor, EMIRATES, { productCode }, quantity);
    if (status !== 200) throw new Error(`Not added: ${status}`);
  }
  const { data } = await buy(visitor, EMIRATES);
  if (data?.status !== 'Accepted') throw new Error('Not confirmed');
  confirmed.push({ order: data, visitor });
}

/** Buys until the server no longer responds, and records every confirmed order. */
export async function buyRepeatedly(
  client: ContractClient,
  products: PurchasedProducts,
  confirmed: ConfirmedOrder[],
): Promise<void> {
  for (;;) {
    try {
      const visitor = client.visitor();
      await addToCart(visitor, EMIRATES, { productCode: products.first }, 2);
      await addToCart(visitor, EMIRATES, { productCode: products.second }, 1);
      const { data } = await buy(visitor, EMIRATES);
      if (data?.status === 'Accepted') confirmed.push({ order: data, visitor });
    } catch {
      return;
    }
  }
}

/**
 * Asserts that every confirmed order is in the database, that every order there is complete, and that stock
 * and carts match the orders.
 */
export async function expectConsistentOrders(
  db: Db,
  products: PurchasedProducts,
  confirmed: readonly ConfirmedOrder[],
): Promise<void> {
  const orders = await db.selectFrom('orders').selectAll().execute();
  const lines = await db.selectFrom('order_lines').selectAll().execute();
  const payments = await db.selectFrom('payments').selectAll().execute();
  const accepted = orders.filter((order) => order.status === 'Accepted');
  const numbers = new Set(accepted.map((order) => order.order_number));
  expect(confirmed.filter(({ order }) => !numbers.has(order.orderNumber))).toEqual([]);
  expect(numbers.size).toBe(accepted.length);
  for (const order of orders) {
    const orderLines = lines.filter((line) => line.order_id === order.id);
    const paid = payments.filter((payment) => payment.order_id === order.id && payment.status === 'Paid');
    const isAccepted = order.status === 'Accepted';
    expect(orderLines).toHaveLength(2);
    expect(orderLines.reduce((sum, line) => sum + line.total, 0)).toBe(order.subtotal);
    expect([paid.length, order.submitted_at !== null]).toEqual(isAccepted ? [1, true] : [0, false]);
    if (isAccepted) expect(paid[0]?.amount).toBe(order.total);
  }
  const sold = lines
    .filter((line) => line.product_code === products.first)
    .filter((line) => accepted.some((order) => order.id === line.order_id))
    .reduce((sum, line) => sum + line.quantity, 0);
  const stockRow = await db
    .selectFrom('stock')
    .select('quantity')
    .where('product_code', '=', products.first)
    .where('country', '=', 'ae')
    .executeTakeFirstOrThrow();
  expect(stockRow.quantity).toBe(products.firstStock - sold);
  const full = await db
    .selectFrom('cart_lines')
    .innerJoin('orders', 'orders.cart_id', 'cart_lines.cart_id')
    .where('orders.status', '=', 'Accepted')
    .select('cart_lines.id')
    .execute();
  expect(full).toEqual([]);
}

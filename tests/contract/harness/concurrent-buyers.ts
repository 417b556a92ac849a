import { expect } from 'vitest';
import type { Db } from '#lib/backend/db/database.ts';
import type { Order } from '#lib/contract/orders/orders.ts';
import { type Door, EMIRATES, type Shopper } from './client.ts';
import { add, buy } from './purchase-steps.ts';

/** What buyers buy: two of one product, one of the other. */
export interface Wares {
  deep: string;
  other: string;
  /** Stock of `deep` before the first purchase. */
  pieces: number;
}

/** An order that was confirmed to its customer. */
export interface Confirmed {
  order: Order;
  shopper: Shopper;
}

/** Buys until the server is gone, and records every confirmed order. */
export async function keepBuying(door: Door, wares: Wares, confirmed: Confirmed[]): Promise<void> {
  for (;;) {
    try {
      const shopper = door.shopper();
      await add(shopper, EMIRATES, { productCode: wares.deep }, 2);
      await add(shopper, EMIRATES, { productCode: wares.other }, 1);
      const { data } = await buy(shopper, EMIRATES);
      if (data?.status === 'Accepted') confirmed.push({ order: data, shopper });
    } catch {
      return;
    }
  }
}

/** Asserts that every confirmed order is in the database, and that every order there is complete. */
export async function expectWhole(db: Db, wares: Wares, confirmed: readonly Confirmed[]): Promise<void> {
  const orders = await db.selectFrom('orders').selectAll().execute();
  const lines = await db.selectFrom('order_lines').selectAll().execute();
  const payments = await db.selectFrom('payments').selectAll().execute();
  const accepted = orders.filter((order) => order.status === 'Accepted');
  const numbers = new Set(accepted.map((order) => order.order_number));
  expect(confirmed.filter(({ order }) => !numbers.has(order.orderNumber))).toEqual([]);
  expect(numbers.size).toBe(accepted.length);
  for (const order of orders) {
    const own = lines.filter((line) => line.order_id === order.id);
    const paid = payments.filter((it) => it.order_id === order.id && it.status === 'Paid');
    const isAccepted = order.status === 'Accepted';
    expect(own).toHaveLength(2);
    expect(own.reduce((sum, line) => sum + line.total, 0)).toBe(order.subtotal);
    expect([paid.length, order.submitted_at !== null]).toEqual(isAccepted ? [1, true] : [0, false]);
    if (isAccepted) expect(paid[0]?.amount).toBe(order.total);
  }
  const sold = lines
    .filter((line) => line.product_code === wares.deep)
    .filter((line) => accepted.some((order) => order.id === line.order_id))
    .reduce((sum, line) => sum + line.quantity, 0);
  const shelf = await db
    .selectFrom('stock')
    .select('quantity')
    .where('product_code', '=', wares.deep)
    .where('country', '=', 'ae')
    .executeTakeFirstOrThrow();
  expect(shelf.quantity).toBe(wares.pieces - sold);
  const full = await db
    .selectFrom('cart_lines')
    .innerJoin('orders', 'orders.cart_id', 'cart_lines.cart_id')
    .where('orders.status', '=', 'Accepted')
    .select('cart_lines.id')
    .execute();
  expect(full).toEqual([]);
}

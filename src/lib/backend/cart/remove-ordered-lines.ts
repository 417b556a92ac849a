import type { Trx } from '../db/database.ts';
import { lockCart, readCartLines, saveCartLines, updateCart } from './queries.ts';

/** Removes the ordered quantities and the coupon from a cart; items added during payment stay. */
export async function removeOrderedLines(
  trx: Trx,
  cartId: string,
  orderedLines: readonly { cartLineId: string; quantity: number }[],
  now: number,
): Promise<void> {
  const before = await readCartLines(trx, cartId);
  const remaining = before.flatMap((line) => {
    const quantity = orderedLines.find((item) => item.cartLineId === line.id)?.quantity ?? 0;
    return line.quantity > quantity ? [{ ...line, quantity: line.quantity - quantity }] : [];
  });
  const linesToKeep = remaining.filter(
    ({ parentId }) => parentId === null || remaining.some((parent) => parent.id === parentId),
  );
  await saveCartLines(trx, cartId, before, linesToKeep, now);
  const cart = await lockCart(trx, cartId);
  if (cart) await updateCart(trx, cart, { coupon_code: null });
}

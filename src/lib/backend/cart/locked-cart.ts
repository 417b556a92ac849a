import type { Trx } from '../db/database.ts';
import { AppError } from '../gateway/app-error.ts';
import type { StoredCartLine } from './lines/cart-lines.ts';
import { type CartRow, lockCart, readCartLines, updateCart } from './queries.ts';

/** Returns the owner's cart, locked until the transaction ends. Throws CART_NOT_FOUND for another owner's cart. */
export async function requireCart(trx: Trx, id: string, ownerId: string): Promise<CartRow> {
  const cart = await lockCart(trx, id);
  if (!cart || cart.owner_id !== ownerId) throw new AppError('CART_NOT_FOUND');
  return cart;
}

/** Returns the lines of the owner's cart, which is locked until the transaction ends. */
export async function requireCartLines(trx: Trx, id: string, ownerId: string): Promise<StoredCartLine[]> {
  const cart = await requireCart(trx, id, ownerId);
  return await readCartLines(trx, cart.id);
}

export async function updateEmployeeFlag(trx: Trx, cart: CartRow, isEmployee: boolean): Promise<CartRow> {
  return await updateCart(trx, cart, { is_employee: isEmployee ? 1 : 0 });
}

export async function updateCartCoupon(trx: Trx, cart: CartRow, code: string | null): Promise<CartRow> {
  return await updateCart(trx, cart, { coupon_code: code });
}

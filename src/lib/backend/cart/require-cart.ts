import type { Trx } from '../db/database.ts';
import { AppError } from '../gateway/app-error.ts';
import type { StoredCartLine } from './lines.ts';
import { type CartRow, lockCart, readCartLines, updateCart } from './queries.ts';

/** Returns the caller's cart, locked until the transaction ends; another owner's is CART_NOT_FOUND. */
export async function requireCart(trx: Trx, id: string, owner: string): Promise<CartRow> {
  const cart = await lockCart(trx, id);
  if (!cart || cart.owner_id !== owner) throw new AppError('CART_NOT_FOUND');
  return cart;
}

/** Returns the lines of the caller's cart, which is locked. */
export async function requireCartLines(trx: Trx, id: string, owner: string): Promise<StoredCartLine[]> {
  const cart = await requireCart(trx, id, owner);
  return await readCartLines(trx, cart.id);
}

/** Updates the employee flag of a cart to what is known of its owner today. */
export async function updateEmployeeFlag(trx: Trx, cart: CartRow, isEmployee: boolean): Promise<CartRow> {
  return await updateCart(trx, cart, { is_employee: isEmployee ? 1 : 0 });
}

import type { Trx } from '../db/database.ts';
import { Fault } from '../gateway/fault.ts';
import { type CartRow, lockCart, readLines, updateCart } from './queries.ts';
import type { SeenLine } from './rules.ts';

/** Returns the caller's cart, locked until the transaction ends; another owner's is CART_NOT_FOUND. */
export async function demandCart(trx: Trx, id: string, owner: string): Promise<CartRow> {
  const cart = await lockCart(trx, id);
  if (!cart || cart.owner_id !== owner) throw new Fault('CART_NOT_FOUND');
  return cart;
}

/** Returns the lines of the caller's cart, which is locked. */
export async function requireCartLines(trx: Trx, id: string, owner: string): Promise<SeenLine[]> {
  const cart = await demandCart(trx, id, owner);
  return await readLines(trx, cart.id);
}

/** Updates the employee flag of a cart to what is known of its owner today. */
export async function keepEmployee(trx: Trx, cart: CartRow, isEmployee: boolean): Promise<CartRow> {
  return await updateCart(trx, cart, { is_employee: isEmployee ? 1 : 0 });
}

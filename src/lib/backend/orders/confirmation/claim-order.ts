import type { Trx } from '../../db/database.ts';
import { findOrder, hasAccountOwner, lockOrder, updateOrder } from '../queries.ts';

/** A new account, and the guest's order that it was created from. */
export interface OrderClaim {
  orderNumber: string;
  /** The account's confirmed email address, in normal form. */
  email: string;
  userId: string;
  now: number;
}

/**
 * Assigns a submitted guest order to the account whose confirmed email address it was placed with. Any other
 * order stays unchanged: the number and the link of an order do not prove who placed it.
 */
export async function claimGuestOrder(
  trx: Trx,
  { orderNumber, email, userId, now }: OrderClaim,
): Promise<void> {
  const storedOrder = await findOrder(trx, orderNumber);
  const order = storedOrder && (await lockOrder(trx, storedOrder.id));
  if (!order || order.order_number !== orderNumber || order.guest === null) return;
  const { emailAddress } = JSON.parse(order.guest) as { emailAddress: string };
  if (emailAddress.trim().normalize('NFC').toLowerCase() !== email) return;
  if (await hasAccountOwner(trx, order)) return;
  await updateOrder(trx, order.id, { owner_id: userId }, now);
}

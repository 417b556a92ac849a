import type { Db, Trx } from '../../db/database.ts';
import { AppError } from '../../gateway/app-error.ts';
import { findOrder, type OrderRow } from '../queries.ts';
import type { OrderLinks } from './order-link.ts';

/** Returns the order of a signed link. Throws ORDER_NOT_FOUND: a token gives access only to its own order. */
export async function requireLinkedOrder(
  db: Db,
  links: OrderLinks,
  { orderNumber, token }: { orderNumber: string; token: string },
  now: number,
): Promise<OrderRow> {
  const id = await links.verify(token, now);
  const row = id === undefined ? undefined : await findOrder(db, id);
  // A draft has no number, so it is never shown.
  if (!row || row.id !== id || row.order_number !== orderNumber) throw new AppError('ORDER_NOT_FOUND');
  return row;
}

/** Returns an order by its id. Throws ORDER_NOT_FOUND. */
export async function requireOrderById(db: Db | Trx, id: string): Promise<OrderRow> {
  const row = await findOrder(db, id);
  if (row?.id !== id) throw new AppError('ORDER_NOT_FOUND');
  return row;
}

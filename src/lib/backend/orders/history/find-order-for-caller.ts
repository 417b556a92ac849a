import type { Order } from '#lib/contract/orders/orders.ts';
import { getOrderCustomer } from '#lib/format/orders/order-customer.ts';
import type { Language } from '#lib/locale/locale.ts';
import type { Db } from '../../db/database.ts';
import { AppError } from '../../gateway/app-error.ts';
import type { OrderLinks } from '../confirmation/order-link.ts';
import { presentOrder } from '../present-order.ts';
import { findOrder } from '../queries.ts';

/** Ways to get access to an order: its owner's id, the token of its link, or its email address. */
export interface OrderAccess {
  callerId: string;
  token?: string | undefined;
  email?: string | undefined;
}

/** Finds a submitted order that the caller may read. Throws ORDER_NOT_FOUND in all other cases. */
export async function findOrderForCaller(
  db: Db,
  links: OrderLinks,
  orderNumber: string,
  { callerId, token, email }: OrderAccess,
  { language, now }: { language: Language; now: number },
): Promise<Order> {
  const number = orderNumber.toUpperCase();
  const row = await findOrder(db, number);
  // `findOrder` also accepts ids.
  if (row?.order_number !== number) throw new AppError('ORDER_NOT_FOUND');
  const order = await presentOrder(db, row, language, now);
  const isLinked = token !== undefined && (await links.verify(token, now)) === row.id;
  const orderEmail = getOrderCustomer(order)?.emailAddress.toLowerCase();
  const isKnown = email !== undefined && orderEmail === email.toLowerCase();
  if (row.owner_id !== callerId && !isLinked && !isKnown) throw new AppError('ORDER_NOT_FOUND');
  return order;
}

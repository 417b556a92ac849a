import { readLinkedOrder } from '#lib/contract/orders/order-link.ts';
import type { Db } from '../../db/database.ts';
import { AppError } from '../../gateway/app-error.ts';
import type { RateLimit } from '../../gateway/rate-limits.ts';
import { defineRoute, type Route } from '../../gateway/request-context.ts';
import { presentOrder } from '../present-order.ts';
import { findOrder } from '../queries.ts';
import type { OrderLinks } from './order-link.ts';

/** Endpoint of the link in a confirmation email. A token opens the order that it names and no other. */
export function orderLinkRoutes(db: Db, links: OrderLinks, rateLimit: RateLimit): Route[] {
  const route = defineRoute(readLinkedOrder, async ({ body }, { now, language }) => {
    const id = await links.verify(body.token, now);
    const row = id === undefined ? undefined : await findOrder(db, id);
    // A draft has no number, so it is never shown.
    if (row?.id !== id || row?.order_number !== body.orderNumber) throw new AppError('ORDER_NOT_FOUND');
    return await presentOrder(db, row, language, now);
  });
  return [{ ...route, rateLimit }];
}

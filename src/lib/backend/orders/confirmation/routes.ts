import { readLinkedOrder } from '#lib/contract/orders/order-link.ts';
import type { Db } from '../../db/database.ts';
import type { RateLimit } from '../../gateway/rate-limits.ts';
import { defineRoute, type Route } from '../../gateway/request-context.ts';
import { presentOrder } from '../present-order.ts';
import { requireLinkedOrder } from './linked-order.ts';
import type { OrderLinks } from './order-link.ts';

/** Endpoint of the link in a confirmation email. */
export function orderLinkRoutes(db: Db, links: OrderLinks, rateLimit: RateLimit): Route[] {
  const route = defineRoute(readLinkedOrder, async ({ body }, { now, language }) => {
    const row = await requireLinkedOrder(db, links, body, now);
    return await presentOrder(db, row, language, now);
  });
  return [{ ...route, rateLimit }];
}

import * as wire from '#lib/contract/orders/order-history.ts';
import type { Db } from '../../db/database.ts';
import { AppError } from '../../gateway/app-error.ts';
import type { RateLimit } from '../../gateway/rate-limits.ts';
import { defineRoute, type Route, requireCallerId } from '../../gateway/request-context.ts';
import { findOrderOfGuest } from './guest-order.ts';
import { listOwnOrders } from './list-orders.ts';

interface OrderHistoryServices {
  db: Db;
  /** Rate limit of the lookup by order number and email address. */
  rateLimit: RateLimit;
}

/** Endpoints of submitted orders: the customer's list and a guest's lookup. */
export function orderHistoryRoutes({ db, rateLimit }: OrderHistoryServices): Route[] {
  const guestOrder = defineRoute(wire.findGuestOrder, ({ query }, { language, now }) =>
    findOrderOfGuest(db, query, { language, now }),
  );
  return [
    defineRoute(wire.listOrders, async ({ query }, context) => {
      // Guests have no list, because another person may use the same browser.
      if (context.sessionId === null || query.userId !== requireCallerId(context))
        throw new AppError('FORBIDDEN');
      const startIndex = Number(query.startIndex ?? 0);
      const pageSize = Number(query.pageSize ?? wire.ORDER_PAGE_SIZE);
      const page = await listOwnOrders(db, {
        ownerId: query.userId,
        period: query.FilterbyDate ?? 'start',
        search: query.search ?? '',
        startIndex,
        pageSize,
        language: context.language,
        now: context.now,
      });
      return { ...page, startIndex, pageSize };
    }),
    { ...guestOrder, rateLimit },
  ];
}

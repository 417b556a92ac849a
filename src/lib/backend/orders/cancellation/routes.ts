import * as wire from '#lib/contract/orders/cancellation.ts';
import { cancelOrder } from '#lib/contract/orders/order-history.ts';
import type { Db } from '../../db/database.ts';
import { AppError } from '../../gateway/app-error.ts';
import {
  defineRoute,
  type RequestContext,
  type Route,
  requireCallerId,
} from '../../gateway/request-context.ts';
import type { SendStatus } from '../fulfillment/status-message.ts';
import { presentOrder } from '../present-order.ts';
import { findOrder } from '../queries.ts';
import { type AllowsPartialRefund, cancelOwnLines, previewCancellation } from './cancel-lines.ts';
import { cancelOwnOrder } from './cancel-order.ts';

interface CancellationServices {
  db: Db;
  sendStatus: SendStatus;
  allowsPartialRefund: AllowsPartialRefund;
}

/** Endpoints that cancel an order, or lines of it. */
export function cancellationRoutes(services: CancellationServices): Route[] {
  const { db, sendStatus, allowsPartialRefund } = services;
  const presentCancelled = async (orderId: string, { language, now }: RequestContext) => {
    const row = await findOrder(db, orderId);
    if (!row) throw new AppError('ORDER_NOT_FOUND');
    return await presentOrder(db, row, language, now);
  };
  return [
    defineRoute(cancelOrder, async ({ params }, context) => {
      const ownerId = requireCallerId(context);
      const id = await cancelOwnOrder(db, params.id, ownerId, context.now, sendStatus);
      return await presentCancelled(id, context);
    }),
    defineRoute(wire.previewCancellation, async ({ params, body }, context) => {
      const ownerId = requireCallerId(context);
      const preview = await previewCancellation(db, params.id, ownerId, body.lines, allowsPartialRefund);
      const { currency } = preview.order;
      return {
        isWhole: preview.isWhole,
        walletRefund: { amount: preview.wallet, currency },
        refund: { amount: preview.otherRefund, currency },
        total: { amount: preview.total, currency },
      };
    }),
    defineRoute(wire.cancelOrderLines, async ({ params, body }, context) => {
      const request = { choices: body.lines, total: body.total, now: context.now };
      const id = await cancelOwnLines(services, params.id, requireCallerId(context), request);
      return await presentCancelled(id, context);
    }),
  ];
}

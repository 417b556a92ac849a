import * as wire from '#lib/contract/orders/cancellation.ts';
import type { Db } from '../../db/database.ts';
import { AppError } from '../../gateway/app-error.ts';
import { defineRoute, type Route, requireCallerId } from '../../gateway/request-context.ts';
import type { SendStatus } from '../fulfillment/status-message.ts';
import { presentOrder } from '../present-order.ts';
import { findOrder } from '../queries.ts';
import { type AllowsPartRefund, cancelOwnLines, previewCancellation } from './cancel-lines.ts';

interface CancellationServices {
  db: Db;
  sendStatus: SendStatus;
  allowsPartRefund: AllowsPartRefund;
}

/** Endpoints that cancel lines of an order. */
export function cancellationRoutes(services: CancellationServices): Route[] {
  const { db, allowsPartRefund } = services;
  return [
    defineRoute(wire.previewCancellation, async ({ params, body }, context) => {
      const ownerId = requireCallerId(context);
      const preview = await previewCancellation(db, params.id, ownerId, body.lines, allowsPartRefund);
      const { currency } = preview.order;
      return {
        isWhole: preview.isWhole,
        walletRefund: { amount: preview.wallet, currency },
        refund: { amount: preview.rest, currency },
        total: { amount: preview.total, currency },
      };
    }),
    defineRoute(wire.cancelOrderLines, async ({ params, body }, context) => {
      const { now, language } = context;
      const request = { choices: body.lines, total: body.total, now };
      const id = await cancelOwnLines(services, params.id, requireCallerId(context), request);
      const row = await findOrder(db, id);
      if (!row) throw new AppError('ORDER_NOT_FOUND');
      return await presentOrder(db, row, language, now);
    }),
  ];
}

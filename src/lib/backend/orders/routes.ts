import * as wire from '#lib/contract/orders/orders.ts';
import { isEmployeeCaller, type ReadCartCustomer } from '../cart/cart-customer.ts';
import { type Db, runInTransaction } from '../db/database.ts';
import type { DisabledDeliveryMethods } from '../delivery/methods.ts';
import { AppError } from '../gateway/app-error.ts';
import { defineRoute, type RequestContext, type Route, requireCallerId } from '../gateway/request-context.ts';
import type { SendConfirmation } from './confirmation/send-confirmation.ts';
import { createDraftRoutes } from './draft-routes.ts';
import { presentOrder } from './present-order.ts';
import { findOrder } from './queries.ts';
import { submitOrder } from './submit-order.ts';
import { type DraftCaller, upsertDraftOrder } from './update-draft.ts';

/** Queries the payment provider about an order's payment and updates the payment. */
export type RefreshPayment = (orderId: string, ownerId: string, now: number) => Promise<void>;

/** Dependencies of the order endpoints. */
export interface OrderServices {
  db: Db;
  /** Delivery methods that are disabled in a country. Default: none. */
  disabledMethods?: DisabledDeliveryMethods;
  sendConfirmation: SendConfirmation;
  /** Without it no caller is an employee. */
  readCustomer?: ReadCartCustomer;
  /** Called before an order is submitted. */
  refreshPayment?: RefreshPayment;
  /** Whether SMS can be sent; without it none can. */
  canSendSms?: () => boolean;
}

/** Order endpoints. */
export function orderRoutes(services: OrderServices): Route[] {
  const { db, sendConfirmation, readCustomer, refreshPayment, disabledMethods = [] } = services;
  const { canSendSms = () => false } = services;

  async function presentOwnOrder(id: string, context: RequestContext): Promise<wire.Order> {
    const row = await findOrder(db, id);
    if (!row || row.owner_id !== requireCallerId(context)) throw new AppError('ORDER_NOT_FOUND');
    return await presentOrder(db, row, context.language, context.now);
  }

  async function readCaller(context: RequestContext): Promise<DraftCaller> {
    const ownerId = requireCallerId(context);
    return { ownerId, isEmployee: await isEmployeeCaller(context, readCustomer), now: context.now };
  }

  return [
    defineRoute(wire.createOrder, async ({ query }, context) => {
      const caller = await readCaller(context);
      const id = await runInTransaction(db, (trx) => upsertDraftOrder(trx, query.cartId, caller));
      return await presentOwnOrder(id, context);
    }),
    defineRoute(wire.readOrder, ({ params }, context) => presentOwnOrder(params.id, context)),
    ...createDraftRoutes({ db, disabledMethods, presentOwnOrder, readCaller, canSendSms }),
    defineRoute(wire.performOrderAction, async ({ params }, context) => {
      const ownerId = requireCallerId(context);
      await refreshPayment?.(params.id, ownerId, context.now);
      await submitOrder(db, params.id, ownerId, context.now, sendConfirmation);
      return await presentOwnOrder(params.id, context);
    }),
  ];
}

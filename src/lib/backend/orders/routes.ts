import * as wire from '#lib/contract/orders/orders.ts';
import { COUNTRIES } from '#lib/locale/countries.ts';
import { isEmployeeCaller, type ReadCartCustomer } from '../cart/employee.ts';
import { requireCart, updateEmployeeFlag } from '../cart/require-cart.ts';
import { type Db, runInTransaction, type Trx } from '../db/database.ts';
import { AppError, createInvalidRequestError } from '../gateway/app-error.ts';
import { defineRoute, type RequestContext, type Route, requireCallerId } from '../gateway/request-context.ts';
import { hasAuthorisedPayment, voidPayments } from '../payment/payments.ts';
import { releaseReservations } from '../stock/reservations.ts';
import { buildDraftOrder, readDraftOrder, requireOrder } from './build-draft-order.ts';
import { isSameDraftOrder } from './draft-order.ts';
import { validateContact, validateOrderContact } from './order-contact.ts';
import { presentOrder } from './present-order.ts';
import {
  findDraftOrder,
  findOrder,
  insertOrder,
  lockOrder,
  type OrderRow,
  replaceDraftOrder,
  updateOrder,
} from './queries.ts';
import { submitOrder } from './submit-order.ts';

/** Order endpoints. Without a customer reader no caller is an employee. */
export function orderRoutes(db: Db, readCustomer?: ReadCartCustomer): Route[] {
  async function presentOwnOrder(id: string, context: RequestContext) {
    const row = await findOrder(db, id);
    if (!row || row.owner_id !== requireCallerId(context)) throw new AppError('ORDER_NOT_FOUND');
    return await presentOrder(db, row, context.language);
  }

  /** Updates a draft of the caller and presents it. */
  async function updateOwnDraft(
    id: string,
    context: RequestContext,
    getValues: (order: OrderRow) => Partial<OrderRow>,
  ) {
    await runInTransaction(db, async (trx) => {
      const order = await requireOrder(trx, id, requireCallerId(context));
      if (order.status !== 'Pending') throw new AppError('NO_ACTIVE_ORDER');
      await updateOrder(trx, id, getValues(order), context.now);
    });
    return await presentOwnOrder(id, context);
  }

  return [
    defineRoute(wire.createOrder, async ({ query }, context) => {
      const isEmployee = await isEmployeeCaller(context, readCustomer);
      const id = await runInTransaction(db, (trx) =>
        upsertDraftOrder(trx, query.cartId, context, isEmployee),
      );
      return await presentOwnOrder(id, context);
    }),
    defineRoute(wire.readOrder, ({ params }, context) => presentOwnOrder(params.id, context)),
    defineRoute(wire.setGuestCustomer, ({ body }, context) => {
      const { orderId, ...guest } = body;
      return updateOwnDraft(orderId, context, () => ({ guest: JSON.stringify(guest) }));
    }),
    defineRoute(wire.setOrderBilling, async ({ params, body }, context) => {
      const { address = null, ...contact } = body;
      try {
        return await updateOwnDraft(params.id, context, ({ country }) => {
          const issues = address
            ? validateOrderContact({ ...contact, address }, 'body')
            : validateContact(contact, 'body', country);
          if (issues.length > 0) throw createInvalidRequestError(issues);
          return { billing: JSON.stringify({ ...contact, address }) };
        });
      } catch (error) {
        const isUnknown = error instanceof AppError && error.code === 'ORDER_NOT_FOUND';
        throw isUnknown ? new AppError('BILLING_REQUIRES_ORDER') : error;
      }
    }),
    defineRoute(wire.setOrderFulfillment, ({ params, body }, context) => {
      const contact = body.fulfillmentContact;
      return updateOwnDraft(params.id, context, (order) => {
        const issues = validateOrderContact(contact, 'body.fulfillmentContact', order.country);
        if (issues.length > 0) throw createInvalidRequestError(issues);
        return { fulfillment: JSON.stringify(contact) };
      });
    }),
    defineRoute(wire.performOrderAction, async ({ params }, context) => {
      await submitOrder(db, params.id, requireCallerId(context), context.now);
      return await presentOwnOrder(params.id, context);
    }),
  ];
}

/** Creates the cart's only draft order or updates it to the current cart; returns its id. */
async function upsertDraftOrder(
  trx: Trx,
  cartId: string,
  context: RequestContext,
  isEmployee: boolean,
): Promise<string> {
  const cart = await updateEmployeeFlag(
    trx,
    await requireCart(trx, cartId, requireCallerId(context)),
    isEmployee,
  );
  const existing = await findDraftOrder(trx, cart.id);
  const openDraft = existing && (await lockOrder(trx, existing.id));
  // A paid order is not changed any more.
  if (openDraft && (await hasAuthorisedPayment(trx, openDraft.id))) return openDraft.id;
  const draft = await buildDraftOrder(trx, cart, context.now);
  if (!openDraft) {
    const { currency } = COUNTRIES[cart.country];
    const header = { cart_id: cart.id, owner_id: cart.owner_id, country: cart.country, currency };
    return await insertOrder(trx, header, draft, context.now);
  }
  if (isSameDraftOrder(await readDraftOrder(trx, openDraft), draft)) return openDraft.id;
  await voidPayments(trx, openDraft.id, ['Pending', 'Declined'], 'PRICE_CHANGED', context.now);
  await releaseReservations(trx, openDraft.id);
  await replaceDraftOrder(trx, openDraft.id, draft, context.now);
  return openDraft.id;
}

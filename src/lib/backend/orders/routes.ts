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
import { validateOrderContact } from './order-contact.ts';
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
export function orderRoutes(db: Db, readOwner?: ReadCartCustomer): Route[] {
  async function presentOwnOrder(id: string, call: RequestContext) {
    const row = await findOrder(db, id);
    if (!row || row.owner_id !== requireCallerId(call)) throw new AppError('ORDER_NOT_FOUND');
    return await presentOrder(db, row, call.language);
  }

  /** Updates a draft of the caller and presents it. */
  async function updateOwnDraft(
    id: string,
    call: RequestContext,
    valuesOf: (order: OrderRow) => Partial<OrderRow>,
  ) {
    await runInTransaction(db, async (trx) => {
      const order = await requireOrder(trx, id, requireCallerId(call));
      if (order.status !== 'Pending') throw new AppError('NO_ACTIVE_ORDER');
      await updateOrder(trx, id, valuesOf(order), call.now);
    });
    return await presentOwnOrder(id, call);
  }

  return [
    defineRoute(wire.createOrder, async ({ query }, call) => {
      const employee = await isEmployeeCaller(call, readOwner);
      const id = await runInTransaction(db, (trx) => upsertDraftOrder(trx, query.cartId, call, employee));
      return await presentOwnOrder(id, call);
    }),
    defineRoute(wire.readOrder, ({ params }, call) => presentOwnOrder(params.id, call)),
    defineRoute(wire.setGuestCustomer, ({ body }, call) => {
      const { orderId, ...guest } = body;
      return updateOwnDraft(orderId, call, () => ({ guest: JSON.stringify(guest) }));
    }),
    defineRoute(wire.setOrderBilling, async ({ params, body }, call) => {
      const faults = validateOrderContact(body, 'body');
      if (faults.length > 0) throw createInvalidRequestError(faults);
      try {
        return await updateOwnDraft(params.id, call, () => ({ billing: JSON.stringify(body) }));
      } catch (error) {
        const isUnknown = error instanceof AppError && error.code === 'ORDER_NOT_FOUND';
        throw isUnknown ? new AppError('BILLING_REQUIRES_ORDER') : error;
      }
    }),
    defineRoute(wire.setOrderFulfillment, ({ params, body }, call) => {
      const contact = body.fulfillmentContact;
      return updateOwnDraft(params.id, call, (order) => {
        const faults = validateOrderContact(contact, 'body.fulfillmentContact', order.country);
        if (faults.length > 0) throw createInvalidRequestError(faults);
        return { fulfillment: JSON.stringify(contact) };
      });
    }),
    defineRoute(wire.performOrderAction, async ({ params }, call) => {
      await submitOrder(db, params.id, requireCallerId(call), call.now);
      return await presentOwnOrder(params.id, call);
    }),
  ];
}

/** Creates the cart's only draft order or updates it to the current cart; returns its id. */
async function upsertDraftOrder(
  trx: Trx,
  cartId: string,
  call: RequestContext,
  employee: boolean,
): Promise<string> {
  const cart = await updateEmployeeFlag(trx, await requireCart(trx, cartId, requireCallerId(call)), employee);
  const found = await findDraftOrder(trx, cart.id);
  const open = found && (await lockOrder(trx, found.id));
  // A paid order is not changed any more.
  if (open && (await hasAuthorisedPayment(trx, open.id))) return open.id;
  const draft = await buildDraftOrder(trx, cart, call.now);
  if (!open) {
    const { currency } = COUNTRIES[cart.country];
    const owner = { cart_id: cart.id, owner_id: cart.owner_id, country: cart.country, currency };
    return await insertOrder(trx, owner, draft, call.now);
  }
  if (isSameDraftOrder(await readDraftOrder(trx, open), draft)) return open.id;
  await voidPayments(trx, open.id, ['Pending', 'Declined'], 'PRICE_CHANGED', call.now);
  await releaseReservations(trx, open.id);
  await replaceDraftOrder(trx, open.id, draft, call.now);
  return open.id;
}

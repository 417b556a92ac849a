import * as wire from '#lib/contract/orders.ts';
import { COUNTRIES } from '#lib/locale/countries.ts';
import { isEmployee, type ReadOwner } from '../cart/claims.ts';
import { demandCart, keepEmployee } from '../cart/require-cart.ts';
import { type Db, type Trx, transaction } from '../db/database.ts';
import { type Call, callerOf, defineRoute, type Route } from '../gateway/call.ts';
import { Fault, invalidFields } from '../gateway/fault.ts';
import { isAuthorised, voidPayments } from '../payment/ledger.ts';
import { releaseHolds } from '../stock/stock.ts';
import { recipientFaults } from './address.ts';
import { demandOrder, drawUp, readDraft } from './drafts.ts';
import {
  findDraft,
  findOrder,
  insertOrder,
  lockOrder,
  type OrderRow,
  rewriteOrder,
  updateOrder,
} from './queries.ts';
import { isSameDraft } from './rules.ts';
import { submitOrder } from './submit.ts';
import { orderOf } from './view.ts';

/** `readOwner` says who a customer is; without it nobody works here. */
export function orderRoutes(db: Db, readOwner?: ReadOwner): Route[] {
  async function reply(id: string, call: Call) {
    const row = await findOrder(db, id);
    if (!row || row.owner_id !== callerOf(call)) throw new Fault('ORDER_NOT_FOUND');
    return await orderOf(db, row, call.language);
  }

  /** Changes a draft of the caller's. */
  async function edit(id: string, call: Call, valuesOf: (order: OrderRow) => Partial<OrderRow>) {
    await transaction(db, async (trx) => {
      const order = await demandOrder(trx, id, callerOf(call));
      if (order.status !== 'Pending') throw new Fault('NO_ACTIVE_ORDER');
      await updateOrder(trx, id, valuesOf(order), call.now);
    });
    return await reply(id, call);
  }

  return [
    defineRoute(wire.createOrder, async ({ query }, call) => {
      const employee = await isEmployee(call, readOwner);
      const id = await transaction(db, (trx) => bringUpToDate(trx, query.cartId, call, employee));
      return await reply(id, call);
    }),
    defineRoute(wire.readOrder, ({ params }, call) => reply(params.id, call)),
    defineRoute(wire.setGuestCustomer, ({ body }, call) => {
      const { orderId, ...guest } = body;
      return edit(orderId, call, () => ({ guest: JSON.stringify(guest) }));
    }),
    defineRoute(wire.setBilling, async ({ params, body }, call) => {
      const faults = recipientFaults(body, 'body');
      if (faults.length > 0) throw invalidFields(faults);
      try {
        return await edit(params.id, call, () => ({ billing: JSON.stringify(body) }));
      } catch (error) {
        const isUnknown = error instanceof Fault && error.code === 'ORDER_NOT_FOUND';
        throw isUnknown ? new Fault('BILLING_REQUIRES_ORDER') : error;
      }
    }),
    defineRoute(wire.setFulfillment, ({ params, body }, call) => {
      const contact = body.fulfillmentContact;
      return edit(params.id, call, (order) => {
        const faults = recipientFaults(contact, 'body.fulfillmentContact', order.country);
        if (faults.length > 0) throw invalidFields(faults);
        return { fulfillment: JSON.stringify(contact) };
      });
    }),
    defineRoute(wire.actOnOrder, async ({ params }, call) => {
      await submitOrder(db, params.id, callerOf(call), call.now);
      return await reply(params.id, call);
    }),
  ];
}

/** The cart's one open order, as the cart stands; answers its id. */
async function bringUpToDate(trx: Trx, cartId: string, call: Call, employee: boolean): Promise<string> {
  const cart = await keepEmployee(trx, await demandCart(trx, cartId, callerOf(call)), employee);
  const found = await findDraft(trx, cart.id);
  const open = found && (await lockOrder(trx, found.id));
  // What is paid for stays as it was when it was paid for.
  if (open && (await isAuthorised(trx, open.id))) return open.id;
  const draft = await drawUp(trx, cart, call.now);
  if (!open) {
    const { currency } = COUNTRIES[cart.country];
    const owner = { cart_id: cart.id, owner_id: cart.owner_id, country: cart.country, currency };
    return await insertOrder(trx, owner, draft, call.now);
  }
  if (isSameDraft(await readDraft(trx, open), draft)) return open.id;
  await voidPayments(trx, open.id, ['Pending', 'Declined'], 'PRICE_CHANGED', call.now);
  await releaseHolds(trx, open.id);
  await rewriteOrder(trx, open.id, draft, call.now);
  return open.id;
}

import type { EndpointInput } from '#lib/contract/endpoint.ts';
import * as wire from '#lib/contract/orders/orders.ts';
import { type Db, runInTransaction, type Trx } from '../db/database.ts';
import { assertDeliveryMethodEnabled, type DisabledDeliveryMethods } from '../delivery/methods.ts';
import { AppError } from '../gateway/app-error.ts';
import { defineRoute, type RequestContext, type Route, requireCallerId } from '../gateway/request-context.ts';
import { requireActiveOrder } from './build-draft-order.ts';
import { setCollection, setHomeDelivery } from './draft-fulfillment.ts';
import { assertValid, validateContact, validateOrderContact } from './order-contact.ts';
import { changeOrderCoupon } from './order-coupon.ts';
import { assertMethodOffered } from './payment-method.ts';
import { findOrder, type OrderRow, updateOrder } from './queries.ts';
import { choosePickup } from './returns/prepare-return.ts';
import { type DraftCaller, updateDraftTerms } from './update-draft.ts';

interface DraftRouteDependencies {
  db: Db;
  disabledMethods: DisabledDeliveryMethods;
  presentOwnOrder: (id: string, context: RequestContext) => Promise<wire.Order>;
  readCaller: (context: RequestContext) => Promise<DraftCaller>;
  /** Whether SMS can be sent. */
  canSendSms: () => boolean;
}

type ChangeDraft = (trx: Trx, order: OrderRow, now: number) => Promise<void>;

/** Endpoints that change a draft order of the caller. */
export function createDraftRoutes(dependencies: DraftRouteDependencies): Route[] {
  const { db, disabledMethods, presentOwnOrder, readCaller, canSendSms } = dependencies;
  /** Changes the caller's locked draft and presents it. */
  async function changeDraft(id: string, context: RequestContext, change: ChangeDraft) {
    await runInTransaction(db, async (trx) => {
      const order = await requireActiveOrder(trx, id, requireCallerId(context));
      await change(trx, order, context.now);
    });
    return await presentOwnOrder(id, context);
  }

  async function changeCoupon(
    params: { id: string; code: string },
    shouldApply: boolean,
    context: RequestContext,
  ) {
    const caller = await readCaller(context);
    await runInTransaction(db, (trx) =>
      changeOrderCoupon(trx, params.id, { code: params.code, shouldApply }, caller),
    );
    return await presentOwnOrder(params.id, context);
  }

  return [
    defineRoute(wire.setGuestCustomer, ({ body: { orderId, ...guest } }, context) =>
      changeDraft(orderId, context, async (trx, order, now) => {
        if (guest.smsUpdates && !canSendSms()) throw new AppError('SMS_UNAVAILABLE');
        assertValid(guest.phone ? validateContact({ phone: guest.phone }, 'body', order.country) : []);
        await updateOrder(trx, order.id, { guest: JSON.stringify(guest) }, now);
      }),
    ),
    defineRoute(wire.setOrderBilling, async ({ params, body }, context) => {
      const row = await findOrder(db, params.id);
      if (row?.owner_id !== requireCallerId(context)) throw new AppError('BILLING_REQUIRES_ORDER');
      return await changeDraft(params.id, context, (trx, order, now) => setBilling(trx, order, body, now));
    }),
    defineRoute(wire.setOrderFulfillment, async ({ params: { id }, query, body }, context) => {
      if (query.isReturnOrder === 'false') {
        return await changeDraft(id, context, async (trx, order, now) => {
          assertDeliveryMethodEnabled(disabledMethods, order.country, 'home-delivery');
          await setHomeDelivery(trx, order, body, now);
        });
      }
      const caller = { idOrNumber: id, ownerId: requireCallerId(context), now: context.now };
      await choosePickup(db, caller, body);
      return await presentOwnOrder(id, context);
    }),
    defineRoute(wire.setCollectionStore, ({ params, body }, context) =>
      changeDraft(params.id, context, async (trx, order, now) => {
        assertDeliveryMethodEnabled(disabledMethods, order.country, 'click-collect');
        await setCollection(trx, order, body, now);
      }),
    ),
    defineRoute(wire.applyOrderCoupon, ({ params }, context) => changeCoupon(params, true, context)),
    defineRoute(wire.removeOrderCoupon, ({ params }, context) => changeCoupon(params, false, context)),
    defineRoute(wire.setDeliveryNote, ({ params, body }, context) =>
      changeDraft(params.orderId, context, (trx, order, now) =>
        updateOrder(trx, order.id, { delivery_note: body.text || null }, now),
      ),
    ),
    defineRoute(wire.setPaymentMethod, ({ params, body: { method } }, context) =>
      changeDraft(params.id, context, async (trx, order, now) => {
        assertMethodOffered(method, order.country, { isCustomer: context.sessionId !== null });
        await updateDraftTerms(trx, order, { payment_method: method }, now);
      }),
    ),
  ];
}

type BillingBody = EndpointInput<typeof wire.setOrderBilling>['body'];

async function setBilling(
  trx: Trx,
  order: OrderRow,
  { address = null, ...contact }: BillingBody,
  now: number,
): Promise<void> {
  const issues = address
    ? validateOrderContact({ ...contact, address }, 'body')
    : validateContact(contact, 'body', order.country);
  assertValid(issues);
  await updateOrder(trx, order.id, { billing: JSON.stringify({ ...contact, address }) }, now);
}

import * as wire from '#lib/contract/orders/returns.ts';
import type { Language } from '#lib/locale/locale.ts';
import type { Db } from '../../db/database.ts';
import { DELIVERY_FEES } from '../../delivery/fees.ts';
import { AppError } from '../../gateway/app-error.ts';
import {
  defineRoute,
  type RequestContext,
  type Route,
  requireCallerId,
} from '../../gateway/request-context.ts';
import type { PaymentProviders } from '../../payment/provider.ts';
import type { OrderRow } from '../queries.ts';
import { cancelOwnReturn, requireOwnReturn } from './cancel-return.ts';
import { findReturnDraft } from './drafts.ts';
import { readPickupOptions } from './pickup-slots.ts';
import { chooseItems, chooseStore, type ReturnCaller, requireOwnOrder } from './prepare-return.ts';
import { presentReturn, presentReturnDraft } from './present-return.ts';
import { findReturn, readOwnReturns } from './queries.ts';
import type { BankAccountEncryption } from './refund/bank-account.ts';
import { calculateReturn, PROCESSING_FEE, type ReturnReason } from './refund/calculate-return.ts';
import { readReturnFacts } from './return-facts.ts';
import type { SendReturnStatus } from './status-message.ts';
import { submitReturn } from './submit-return.ts';

/** Dependencies of the endpoints of returns. */
export interface ReturnServices {
  db: Db;
  providers: PaymentProviders;
  bankAccountEncryption: BankAccountEncryption;
  sendStatus: SendReturnStatus;
  /** Reads the return reasons from the editorial content. */
  readReasons: (language: Language) => Promise<readonly ReturnReason[]>;
}

// Orders collected in a store are returned to a store.
const STORE_ONLY: wire.ReturnMethod[] = ['drop-of-local-store'];

/** Endpoints of returns. */
export function returnRoutes(services: ReturnServices): Route[] {
  const { db, providers, readReasons, sendStatus, bankAccountEncryption } = services;

  const toCaller = (idOrNumber: string, context: RequestContext): ReturnCaller => ({
    idOrNumber,
    ownerId: requireCallerId(context),
    now: context.now,
  });

  function assertOwnUser(userId: string, context: RequestContext): void {
    if (userId !== requireCallerId(context)) throw new AppError('FORBIDDEN');
  }

  /** Presents the draft of an order; null when there is none, or when its items can no longer be returned. */
  async function presentDraft(order: OrderRow, context: RequestContext): Promise<wire.ReturnDraft | null> {
    const draft = await findReturnDraft(db, order.id);
    if (!draft) return null;
    const rules = { providers, reasons: await readReasons(context.language) };
    const calculatedReturn = await calculateReturn(db, order, draft, rules, context.now).catch(
      (error: unknown) => {
        if (error instanceof AppError) return null;
        throw error;
      },
    );
    return calculatedReturn && presentReturnDraft(order, draft, calculatedReturn, context.language);
  }

  async function requireDraft(caller: ReturnCaller, context: RequestContext): Promise<wire.ReturnDraft> {
    const order = await requireOwnOrder(db, caller.idOrNumber, caller.ownerId);
    const draft = await presentDraft(order, context);
    if (!draft) throw new AppError('RETURN_ITEM_REQUIRED');
    return draft;
  }

  async function presentOwnReturn(id: string, { language }: RequestContext): Promise<wire.Return> {
    const row = await findReturn(db, id);
    if (!row) throw new AppError('RETURN_NOT_FOUND');
    return await presentReturn(db, row, language);
  }

  return [
    defineRoute(wire.readReturnConfig, async ({ query }, context) => {
      const order = await requireOwnOrder(db, query.orderId, requireCallerId(context));
      const facts = await readReturnFacts(db, order, context.now);
      const isCollected = order.fulfillment_method === 'Pickup';
      return {
        orderNumber: order.order_number ?? '',
        lines: facts.map(({ line, eligibility: { until, quantity, block } }) => ({
          lineItemId: line.id,
          returnUntil: until,
          quantity,
          block,
        })),
        methods: isCollected ? STORE_ONLY : wire.ReturnMethodSchema.options,
        pickupCharge: { amount: DELIVERY_FEES[order.country].pickupCharge, currency: order.currency },
        processingFee: { amount: PROCESSING_FEE, currency: order.currency },
        draft: await presentDraft(order, context),
      };
    }),
    defineRoute(wire.chooseReturnItems, async ({ params, body }, context) => {
      const caller = toCaller(params.id, context);
      await chooseItems(db, caller, body.items, await readReasons(context.language));
      return await requireDraft(caller, context);
    }),
    defineRoute(wire.chooseReturnStore, async ({ params, body }, context) => {
      const caller = toCaller(params.id, context);
      await chooseStore(db, caller, body.storeCode);
      return await requireDraft(caller, context);
    }),
    defineRoute(wire.returnPickupOptions, async ({ params, query }, context) => {
      const order = await requireOwnOrder(db, params.id, requireCallerId(context));
      return await readPickupOptions(db, order, query.area, context.now);
    }),
    defineRoute(wire.createReturn, async ({ query, body }, context) => {
      assertOwnUser(query.userId, context);
      const { language } = context;
      const rules = { providers, reasons: await readReasons(language) };
      const options = { ...rules, bankAccountEncryption, sendStatus, language };
      return await presentOwnReturn(
        await submitReturn(db, toCaller(body.orderId, context), body, options),
        context,
      );
    }),
    defineRoute(wire.listReturns, async ({ query }, context) => {
      assertOwnUser(query.userId, context);
      const rows = await readOwnReturns(db, query.userId);
      return { items: await Promise.all(rows.map((row) => presentReturn(db, row, context.language))) };
    }),
    defineRoute(wire.readReturn, async ({ params }, context) => {
      const row = await requireOwnReturn(db, params.id, requireCallerId(context));
      return await presentReturn(db, row, context.language);
    }),
    defineRoute(wire.cancelReturn, async ({ params }, context) => {
      const { now } = context;
      await cancelOwnReturn(db, { id: params.id, ownerId: requireCallerId(context), now }, sendStatus);
      return await presentOwnReturn(params.id, context);
    }),
  ];
}

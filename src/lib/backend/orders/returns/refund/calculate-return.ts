import type { RefundTarget } from '#lib/contract/orders/returns.ts';
import type { Db, Trx } from '../../../db/database.ts';
import { DELIVERY_FEES } from '../../../delivery/fees.ts';
import { AppError } from '../../../gateway/app-error.ts';
import type { PaymentProviders } from '../../../payment/provider.ts';
import type { OrderRow } from '../../queries.ts';
import type { ReturnDraftItem, ReturnMethodDetails } from '../drafts.ts';
import { type ReturnFacts, readReturnFacts } from '../return-facts.ts';
import { readRefundSources, readRefundTargets } from './refund-sources.ts';
import {
  calculateParts,
  isWholeOrder,
  type RefundParts,
  type ReturnedPart,
  splitRefund,
} from './return-amounts.ts';

/** Fee for inspecting a return, in minor units; the shop charges none. */
export const PROCESSING_FEE = 0;

/** A return reason of the editorial content. */
export interface ReturnReason {
  code: string;
  needsNote: boolean;
  isOurs: boolean;
}

/** The data that the amounts of a return depend on, besides the order. */
export interface ReturnRules {
  providers: PaymentProviders;
  reasons: readonly ReturnReason[];
}

/** The amounts of a return, in minor units. */
export interface CalculatedReturn extends RefundParts {
  facts: ReturnFacts[];
  parts: ReturnedPart[];
  products: number;
  delivery: number;
  pickupCharge: number;
  processingFee: number;
  /** Negative when the pickup charge exceeds the refunded amounts. */
  refund: number;
  refundTargets: RefundTarget[];
}

/** Throws RETURN_NOT_ELIGIBLE or RETURN_QUANTITY unless all items can be returned now. */
export function assertReturnable(facts: readonly ReturnFacts[], items: readonly ReturnDraftItem[]): void {
  for (const { lineItemId, quantity } of items) {
    const { eligibility } = facts.find(({ line }) => line.id === lineItemId) ?? {};
    // A line of another order is treated as a missing one.
    if (!eligibility) throw new AppError('RETURN_NOT_ELIGIBLE', { block: 'unknown' });
    const { block } = eligibility;
    if (block) throw new AppError('RETURN_NOT_ELIGIBLE', { lineItemId, block });
    if (quantity > eligibility.quantity)
      throw new AppError('RETURN_QUANTITY', { lineItemId, maximum: eligibility.quantity });
  }
}

/** Calculates a return. Throws as `assertReturnable` does. */
export async function calculateReturn(
  db: Db | Trx,
  order: OrderRow,
  {
    items,
    methodDetails,
  }: { items: readonly ReturnDraftItem[]; methodDetails: Pick<ReturnMethodDetails, 'method'> | null },
  { providers, reasons }: ReturnRules,
  now: number,
): Promise<CalculatedReturn> {
  const facts = await readReturnFacts(db, order, now);
  assertReturnable(facts, items);
  const paid = facts.map((fact) => fact.paid);
  const parts = calculateParts(paid, new Map(items.map((item) => [item.lineItemId, item.quantity])));
  const isOurs = items.some(({ reason }) => reasons.find(({ code }) => code === reason)?.isOurs);
  const isCharged = methodDetails?.method === 'pickup-home' && !isOurs;
  const products = parts.reduce((sum, { amount }) => sum + amount, 0);
  const delivery = isWholeOrder(paid, parts) ? order.shipping_total : 0;
  const pickupCharge = isCharged ? DELIVERY_FEES[order.country].pickupCharge : 0;
  const refund = products + delivery - pickupCharge - PROCESSING_FEE;
  const sources = await readRefundSources(db, order, refund, providers);
  const split = splitRefund(Math.max(0, refund), sources);
  return {
    facts,
    parts,
    products,
    delivery,
    pickupCharge,
    processingFee: PROCESSING_FEE,
    refund,
    ...split,
    refundTargets: split.toChoose > 0 ? await readRefundTargets(db, order) : [],
  };
}

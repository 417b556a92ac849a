import { computeIncludedVat } from '#lib/format/money.ts';
import { AppError, createInvalidRequestError } from '../../gateway/app-error.ts';
import type { DiscountTerms } from '../../pricing/discounts.ts';
import type { OrderTotals } from '../../pricing/order-totals.ts';
import { getUnitAmount } from '../../pricing/prices.ts';
import type { OrderLine } from '../queries.ts';

/** A line that the customer cancels, with the cancelled quantity. */
export interface LineChoice {
  lineId: string;
  quantity: number;
}

/** The remaining and the cancelled lines of an order. */
export interface CancellationPlan {
  /** Whether no line remains: the order as a whole is cancelled. */
  isWhole: boolean;
  remaining: OrderLine[];
  /** Lines with the cancelled quantity and its part of the discount. */
  cancelled: OrderLine[];
  discounts: DiscountTerms[];
  totals: OrderTotals;
  /** Reduction of the order's total. */
  refund: number;
}

interface OrderContent {
  lines: readonly OrderLine[];
  discounts: readonly DiscountTerms[];
  totals: OrderTotals;
}

/**
 * Returns the cancelled quantity of each line; add-ons are cancelled with their product. Throws
 * LINE_NOT_FOUND, or INVALID_REQUEST for a separate add-on, a line that occurs twice, or a quantity above
 * that of the line.
 */
function readQuantities(lines: readonly OrderLine[], choices: readonly LineChoice[]): Map<string, number> {
  const quantities = new Map<string, number>();
  for (const [index, { lineId, quantity }] of choices.entries()) {
    const line = lines.find(({ id }) => id === lineId);
    if (!line) throw new AppError('LINE_NOT_FOUND');
    const createIssueError = (field: string, rule: string) =>
      createInvalidRequestError([{ path: `body.lines.${index}.${field}`, rule }]);
    if (line.parentId !== null) throw createIssueError('lineId', 'follows_its_parent');
    if (quantities.has(lineId)) throw createIssueError('lineId', 'once');
    if (quantity > line.quantity) throw createIssueError('quantity', 'maximum');
    quantities.set(lineId, quantity);
    for (const addOn of lines.filter(({ parentId }) => parentId === lineId))
      quantities.set(addOn.id, quantity);
  }
  return quantities;
}

/** Splits a line; the cancelled part gets its part of the discount, rounded down. */
function splitLine(line: OrderLine, quantity: number): { cancelled: OrderLine; remaining: OrderLine } {
  const discount = Math.floor((line.discount * quantity) / line.quantity);
  return {
    cancelled: { ...line, quantity, discount },
    remaining: { ...line, quantity: line.quantity - quantity, discount: line.discount - discount },
  };
}

function reduceDiscounts(discounts: readonly DiscountTerms[], amount: number): DiscountTerms[] {
  let remaining = amount;
  return discounts.map((discount) => {
    const part = Math.min(remaining, discount.amount);
    remaining -= part;
    return { ...discount, amount: discount.amount - part };
  });
}

const sumLines = (lines: readonly OrderLine[], getAmount: (line: OrderLine) => number): number =>
  lines.reduce((total, line) => total + getAmount(line), 0);

/**
 * Plans an order without its cancelled lines. The remaining lines keep their discount, even below the
 * coupon's minimum; fees for delivery and payment do not change, and free delivery stays free.
 */
export function planCancellation(
  { lines, discounts, totals }: OrderContent,
  choices: readonly LineChoice[],
): CancellationPlan {
  const quantities = readQuantities(lines, choices);
  const parts = lines.map((line) => splitLine(line, quantities.get(line.id) ?? 0));
  const cancelled = parts.map((part) => part.cancelled).filter(({ quantity }) => quantity > 0);
  const remaining = parts.map(({ remaining }) => remaining).filter(({ quantity }) => quantity > 0);
  const discount = sumLines(cancelled, (line) => line.discount);
  const subtotal =
    totals.subtotal - sumLines(cancelled, ({ price, quantity }) => getUnitAmount(price) * quantity);
  const discountTotal = totals.discountTotal - discount;
  const total = subtotal - discountTotal + totals.shippingTotal + totals.paymentFee;
  return {
    isWhole: remaining.length === 0,
    remaining,
    cancelled,
    discounts: reduceDiscounts(discounts, discount),
    totals: {
      ...totals,
      subtotal,
      discountTotal,
      total,
      taxTotal: computeIncludedVat(total, totals.taxRate),
    },
    refund: totals.total - total,
  };
}

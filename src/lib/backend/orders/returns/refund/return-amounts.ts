// Amounts that are refunded for a return, in minor units. Pure functions.

/** A line of the order, with the quantity in earlier returns. */
export interface PaidLine {
  id: string;
  parentId: string | null;
  quantity: number;
  /** Amount paid for the whole line, minus its part of the discounts. */
  paid: number;
  /** Quantity in other returns, including rejected ones. */
  returnedQuantity: number;
  /** Amount of those returns. */
  returnedAmount: number;
}

/** Returned quantity of a line, with the amount paid for it. */
export interface ReturnedPart {
  id: string;
  quantity: number;
  amount: number;
}

/**
 * Returns the amount paid for part of a line's remaining quantity. The last part includes the rounding
 * difference, so that all parts sum to the amount paid.
 */
export function calculateShare(line: Omit<PaidLine, 'id' | 'parentId'>, quantity: number): number {
  const remainingQuantity = line.quantity - line.returnedQuantity;
  const remainingAmount = line.paid - line.returnedAmount;
  return quantity >= remainingQuantity
    ? remainingAmount
    : Math.floor((remainingAmount * quantity) / remainingQuantity);
}

/**
 * Returns the quantity of an add-on that is returned with its product: in proportion to the product, and all
 * that is left with the last piece.
 */
export function countAddOns(addOn: PaidLine, product: PaidLine, quantity: number): number {
  const total = product.returnedQuantity + quantity;
  const returnedShare =
    total >= product.quantity ? addOn.quantity : Math.floor((addOn.quantity * total) / product.quantity);
  return Math.max(0, returnedShare - addOn.returnedQuantity);
}

/** Returns the returned parts of products, each followed by its add-ons. */
export function calculateParts(
  lines: readonly PaidLine[],
  requestedQuantities: ReadonlyMap<string, number>,
): ReturnedPart[] {
  const toPart = (line: PaidLine, quantity: number): ReturnedPart => ({
    id: line.id,
    quantity,
    amount: calculateShare(line, quantity),
  });
  return lines.flatMap((line) => {
    const quantity = requestedQuantities.get(line.id);
    if (quantity === undefined || line.parentId !== null) return [];
    const addOns = lines
      .filter(({ parentId }) => parentId === line.id)
      .map((addOn) => toPart(addOn, countAddOns(addOn, line, quantity)));
    return [toPart(line, quantity), ...addOns.filter((part) => part.quantity > 0)];
  });
}

/** Whether a return contains a whole order. */
export function isWholeOrder(lines: readonly PaidLine[], parts: readonly ReturnedPart[]): boolean {
  return lines.every((line) => parts.find(({ id }) => id === line.id)?.quantity === line.quantity);
}

/** Amounts that can still be refunded to the order's payment methods. */
export interface RefundSources {
  /** Amount for the payment provider. */
  payment: number;
  /** Amount for the wallet that paid. */
  wallet: number;
}

export interface RefundParts {
  toPayment: number;
  toWallet: number;
  /** Amount that neither the payment nor the wallet can receive: the customer chooses its destination. */
  toChoose: number;
}

/** Splits a refund: first to the payment, then to the wallet. */
export function splitRefund(refund: number, { payment, wallet }: RefundSources): RefundParts {
  const toPayment = Math.min(refund, Math.max(0, payment));
  const toWallet = Math.min(refund - toPayment, Math.max(0, wallet));
  return { toPayment, toWallet, toChoose: refund - toPayment - toWallet };
}

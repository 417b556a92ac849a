import { AppError } from '../../gateway/app-error.ts';
import type { CartLine } from './cart-lines.ts';

/** Bounds of a product's quantity in one cart, over all its lines. */
export interface QuantityLimits {
  maximum: number;
  /** Stock that is not reserved for other orders. */
  available: number;
}

/** Returns the quantity of a product over all its lines. */
export function sumQuantity(lines: readonly CartLine[], productCode: string): number {
  return lines.reduce((sum, line) => (line.productCode === productCode ? sum + line.quantity : sum), 0);
}

/**
 * Throws QUANTITY_EXCEED or OUT_OF_STOCK for a product whose quantity increased beyond its limits. Quantities
 * that did not increase are accepted, so that a cart whose limits have dropped can still be reduced step by
 * step.
 */
export function assertQuantityLimits(
  before: readonly CartLine[],
  after: readonly CartLine[],
  getLimits: (code: string) => QuantityLimits,
): void {
  for (const code of new Set(after.map((line) => line.productCode))) {
    const quantity = sumQuantity(after, code);
    if (quantity <= sumQuantity(before, code)) continue;
    const { maximum, available } = getLimits(code);
    if (quantity > maximum) throw new AppError('QUANTITY_EXCEED', { productCode: code, maximum });
    if (quantity > available) throw new AppError('OUT_OF_STOCK', { productCode: code, available });
  }
}

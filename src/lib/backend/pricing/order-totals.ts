import { computeIncludedVat } from '#lib/format/money.ts';
import type { Country } from '#lib/locale/countries.ts';
import { calculateDeliveryCharge, DELIVERY_FEES } from '../delivery/fees.ts';
import { getVatRate } from './prices.ts';

export interface OrderTotals {
  subtotal: number;
  discountTotal: number;
  /** Standard delivery fee, before free delivery is considered. */
  shippingSubTotal: number;
  shippingTotal: number;
  /** subtotal − discountTotal + shippingTotal. */
  total: number;
  /** Basis points. */
  taxRate: number;
  /** VAT included in `total`. */
  taxTotal: number;
}

/** Sums line amounts. Unit prices are integers in minor units, so no rounding occurs here. */
export function sumLineAmounts(lines: readonly { unit: number; quantity: number }[]): number {
  return lines.reduce((sum, line) => sum + line.unit * line.quantity, 0);
}

/** Calculates the totals of shipped lines with a discount. */
export function calculateOrderTotals(
  country: Country,
  lines: readonly { unit: number; quantity: number }[],
  now: number,
  discountTotal = 0,
): OrderTotals {
  const subtotal = sumLineAmounts(lines);
  const shippingTotal = calculateDeliveryCharge(country, subtotal - discountTotal).fee;
  const total = subtotal - discountTotal + shippingTotal;
  const taxRate = getVatRate(country, now);
  return {
    subtotal,
    discountTotal,
    shippingSubTotal: DELIVERY_FEES[country.code].standardFee,
    shippingTotal,
    total,
    taxRate,
    taxTotal: computeIncludedVat(total, taxRate),
  };
}

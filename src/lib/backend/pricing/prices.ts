import { computeIncludedVat } from '#lib/format/money.ts';
import type { Country } from '#lib/locale/countries.ts';
import { DELIVERY_FEES } from '../delivery/fees.ts';

/** List and sale price of one piece, in minor units. */
export interface UnitPrice {
  list: number;
  sale: number | null;
}

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

/** Returns the current price of one piece. */
export function getUnitAmount(price: UnitPrice): number {
  return price.sale ?? price.list;
}

/** Returns the reduction from the list price, in whole percent. */
export function getDiscountPercentage({ list, sale }: UnitPrice): number {
  return sale === null || list === 0 ? 0 : Math.round(((list - sale) * 100) / list);
}

/** Returns the price of one unit of measure, rounded to a minor unit. */
export function getPricePerMeasure(amount: number, measure: number): number {
  return Math.round(amount / measure);
}

/** Returns the VAT rate in force in basis points. Days begin at midnight in the country's time zone. */
export function getVatRate(country: Country, now: number): number {
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: country.timeZone }).format(now);
  return today >= country.vat.since ? country.vat.rate : 0;
}

export interface DeliveryCharge {
  /** 0 from the threshold on. */
  fee: number;
  freeFrom: number;
  /** Amount missing to free delivery. */
  missing: number;
}

export function calculateDeliveryCharge(country: Country, subtotal: number): DeliveryCharge {
  const { standardFee, freeFrom } = DELIVERY_FEES[country.code];
  const missing = Math.max(0, freeFrom - subtotal);
  return { fee: missing === 0 ? 0 : standardFee, freeFrom, missing };
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

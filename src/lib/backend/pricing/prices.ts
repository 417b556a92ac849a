import { computeIncludedVat } from '#lib/format/money.ts';
import type { Country } from '#lib/locale/countries.ts';
import { DELIVERY_FEES } from '../delivery/fees.ts';

/** A price as the catalogue keeps it. */
export interface UnitPrice {
  list: number;
  sale: number | null;
}

export interface OrderTotals {
  subtotal: number;
  discountTotal: number;
  /** What delivery costs before it is given free. */
  shippingSubTotal: number;
  shippingTotal: number;
  /** subtotal − discountTotal + shippingTotal. */
  total: number;
  /** Basis points. */
  taxRate: number;
  /** The VAT inside `total`. */
  taxTotal: number;
}

/** What one piece costs. */
export function getUnitAmount(price: UnitPrice): number {
  return price.sale ?? price.list;
}

/** Whole percent off the list price. */
export function getDiscountPercentage({ list, sale }: UnitPrice): number {
  return sale === null || list === 0 ? 0 : Math.round(((list - sale) * 100) / list);
}

/** The price of one unit of measure, to the nearest minor unit. */
export function getPricePerMeasure(amount: number, measure: number): number {
  return Math.round(amount / measure);
}

/** Basis points of VAT in force on a day; the day begins at midnight in the country. */
export function getVatRate(country: Country, now: number): number {
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: country.timeZone }).format(now);
  return today >= country.vat.since ? country.vat.rate : 0;
}

export interface DeliveryCharge {
  /** 0 from the threshold on. */
  fee: number;
  freeFrom: number;
  /** What is missing to free delivery. */
  missing: number;
}

export function calculateDeliveryCharge(country: Country, goods: number): DeliveryCharge {
  const { standardFee, freeFrom } = DELIVERY_FEES[country.code];
  const missing = Math.max(0, freeFrom - goods);
  return { fee: missing === 0 ? 0 : standardFee, freeFrom, missing };
}

/** Rounded once, at the unit price: everything after it adds and multiplies integers. */
export function sumLineAmounts(lines: readonly { unit: number; quantity: number }[]): number {
  return lines.reduce((sum, line) => sum + line.unit * line.quantity, 0);
}

/** The totals of goods that are shipped, with `discountTotal` off them. */
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

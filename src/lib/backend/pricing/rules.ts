import { vatInside } from '#lib/format/money.ts';
import type { Country } from '#lib/locale/countries.ts';
import { SHOP_NUMBERS } from './numbers.ts';

/** A price as the catalogue keeps it. */
export interface UnitPrice {
  list: number;
  sale: number | null;
}

export interface Totals {
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
export function unitAmount(price: UnitPrice): number {
  return price.sale ?? price.list;
}

/** Whole percent off the list price. */
export function discountPercentage({ list, sale }: UnitPrice): number {
  return sale === null || list === 0 ? 0 : Math.round(((list - sale) * 100) / list);
}

/** The price of one unit of measure, to the nearest minor unit. */
export function measurePrice(amount: number, measure: number): number {
  return Math.round(amount / measure);
}

/** Basis points of VAT in force on a day; the day begins at midnight in the country. */
export function vatRate(country: Country, now: number): number {
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: country.timeZone }).format(now);
  return today >= country.vat.since ? country.vat.rate : 0;
}

export interface DeliveryOffer {
  /** 0 from the threshold on. */
  fee: number;
  freeFrom: number;
  /** What is missing to free delivery. */
  missing: number;
}

export function deliveryOf(country: Country, goods: number): DeliveryOffer {
  const { fee, freeFrom } = SHOP_NUMBERS[country.code];
  const missing = Math.max(0, freeFrom - goods);
  return { fee: missing === 0 ? 0 : fee, freeFrom, missing };
}

/** Rounded once, at the unit price: everything after it adds and multiplies integers. */
export function sumLines(lines: readonly { unit: number; quantity: number }[]): number {
  return lines.reduce((sum, line) => sum + line.unit * line.quantity, 0);
}

/** The totals of goods that are shipped, with `discountTotal` off them. */
export function totalsOf(
  country: Country,
  lines: readonly { unit: number; quantity: number }[],
  now: number,
  discountTotal = 0,
): Totals {
  const subtotal = sumLines(lines);
  const shippingTotal = deliveryOf(country, subtotal - discountTotal).fee;
  const total = subtotal - discountTotal + shippingTotal;
  const taxRate = vatRate(country, now);
  return {
    subtotal,
    discountTotal,
    shippingSubTotal: SHOP_NUMBERS[country.code].fee,
    shippingTotal,
    total,
    taxRate,
    taxTotal: vatInside(total, taxRate),
  };
}

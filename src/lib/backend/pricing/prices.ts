import type { Country } from '#lib/locale/countries.ts';
import { getLocalDateTime } from '#lib/locale/local-date.ts';

/** List and sale price of one piece, in minor units. */
export interface UnitPrice {
  list: number;
  sale: number | null;
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
  const today = getLocalDateTime(country.timeZone, now).date;
  return today >= country.vat.startDate ? country.vat.rate : 0;
}

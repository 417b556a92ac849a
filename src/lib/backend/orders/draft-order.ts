import type { Country } from '#lib/locale/countries.ts';
import type { LineProduct } from '../cart/present-line.ts';
import type { Discount } from '../pricing/discounts.ts';
import type { OrderTotals } from '../pricing/order-totals.ts';
import type { UnitPrice } from '../pricing/prices.ts';

/** A line of an order before it is stored. */
export interface DraftOrderLine {
  cartLineId: string;
  /** Cart line id of the parent, for an add-on. */
  parentId: string | null;
  productCode: string;
  quantity: number;
  price: UnitPrice;
  /** Its share of the order's discounts, in minor units. */
  discount: number;
  product: LineProduct;
}

/** A discount as stored with an order. */
export type OrderDiscount = Omit<Discount, 'shares'>;

/** The order of a cart at current prices, before payment. */
export interface DraftOrder {
  lines: DraftOrderLine[];
  discounts: OrderDiscount[];
  totals: OrderTotals;
}

// Leaves out names: they may be corrected during payment, unlike products, quantities and prices.
function createComparisonKey({ lines, discounts, totals }: DraftOrder): string {
  const lineKeys = lines.map((line) => [
    line.cartLineId,
    line.productCode,
    line.product.tint?.code ?? null,
    line.quantity,
    line.price.list,
    line.price.sale,
    line.discount,
  ]);
  const discountKeys = discounts.map(({ kind, code, amount }) => [kind, code, amount]);
  return JSON.stringify([lineKeys, discountKeys, totals.total, totals.shippingTotal, totals.taxRate]);
}

export function isSameDraftOrder(a: DraftOrder, b: DraftOrder): boolean {
  return createComparisonKey(a) === createComparisonKey(b);
}

/**
 * Formats an order number such as `AE26-000123-7`: country, year in the country's time zone, a growing number with
 * possible gaps, and a check digit that detects a mistyped or swapped digit (Luhn, letters as 10 to 35).
 */
export function formatOrderNumber(country: Country, sequence: number, now: number): string {
  const year = new Intl.DateTimeFormat('en-CA', { timeZone: country.timeZone, year: '2-digit' }).format(now);
  const body = `${country.code.toUpperCase()}${year}-${String(sequence).padStart(6, '0')}`;
  return `${body}-${calculateCheckDigit(body)}`;
}

function calculateCheckDigit(body: string): number {
  const digits = [...body].flatMap((char) => (char === '-' ? [] : [...Number.parseInt(char, 36).toString()]));
  const sum = digits.reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return (10 - (sum % 10)) % 10;
}

/** True for a number whose check digit is correct. */
export function isOrderNumber(text: string): boolean {
  const [, body, digit] = /^([A-Z]{2}\d{2}-\d{6,})-(\d)$/.exec(text) ?? [];
  return body !== undefined && calculateCheckDigit(body) === Number(digit);
}

import type { Country } from '#lib/locale/countries.ts';
import type { LineProduct } from '../cart/present-line.ts';
import type { Discount } from '../pricing/discounts.ts';
import type { OrderTotals, UnitPrice } from '../pricing/prices.ts';

/** A line of an order before it is written. */
export interface DraftOrderLine {
  cartLineId: string;
  /** The cart line that this one is an add-on of. */
  parentId: string | null;
  productCode: string;
  quantity: number;
  price: UnitPrice;
  /** Its part of the order's discounts, minor units. */
  discount: number;
  subject: LineProduct;
}

/** A discount as an order keeps it. */
export type OrderDiscount = Omit<Discount, 'shares'>;

/** What an order of a cart would be now. */
export interface DraftOrder {
  lines: DraftOrderLine[];
  discounts: OrderDiscount[];
  totals: OrderTotals;
}

// Names may be corrected while somebody pays; what is bought and what it costs may not change.
function createComparisonKey({ lines, discounts, totals }: DraftOrder): string {
  const parts = lines.map((line) => [
    line.cartLineId,
    line.productCode,
    line.subject.tint?.code ?? null,
    line.quantity,
    line.price.list,
    line.price.sale,
    line.discount,
  ]);
  const granted = discounts.map(({ kind, code, amount }) => [kind, code, amount]);
  return JSON.stringify([parts, granted, totals.total, totals.shippingTotal, totals.taxRate]);
}

export function isSameDraftOrder(one: DraftOrder, other: DraftOrder): boolean {
  return createComparisonKey(one) === createComparisonKey(other);
}

/**
 * `AE26-000123-7`: country, year, a number that grows but may leave gaps, and a digit that catches a
 * mistyped or swapped one (Luhn over letters as 10 to 35 and digits).
 */
export function formatOrderNumber(country: Country, sequence: number, now: number): string {
  const year = new Intl.DateTimeFormat('en-CA', { timeZone: country.timeZone, year: '2-digit' }).format(now);
  const body = `${country.code.toUpperCase()}${year}-${String(sequence).padStart(6, '0')}`;
  return `${body}-${checkDigit(body)}`;
}

function checkDigit(body: string): number {
  const digits = [...body].flatMap((char) => (char === '-' ? [] : [...Number.parseInt(char, 36).toString()]));
  const sum = digits.reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return (10 - (sum % 10)) % 10;
}

/** True for a number whose check digit is right. */
export function isOrderNumber(text: string): boolean {
  const [, body, digit] = /^([A-Z]{2}\d{2}-\d{6,})-(\d)$/.exec(text) ?? [];
  return body !== undefined && checkDigit(body) === Number(digit);
}

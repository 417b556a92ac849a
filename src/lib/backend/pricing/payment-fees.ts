import type { PaymentMethod } from '#lib/contract/orders/payment-method.ts';
import type { CountryCode } from '#lib/locale/countries.ts';

/** Fee of cash on delivery, in minor units of the country's currency. */
export const CASH_FEES: Record<CountryCode, number> = {
  ae: 1000,
  kw: 1000,
  sa: 1000,
  bh: 1000,
  qa: 1000,
  om: 1000,
};

/** Returns the fee that a payment method adds to an order; 0 for methods other than cash and for null. */
export function getPaymentFee(country: CountryCode, method: PaymentMethod | null): number {
  return method === 'cash' ? CASH_FEES[country] : 0;
}

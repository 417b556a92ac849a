import type { Money } from '#lib/contract/fields.ts';
import type { PaymentMethod } from '#lib/contract/orders/payment-method.ts';
import { COUNTRIES, type CountryCode } from '#lib/locale/countries.ts';

// Cash on delivery, in minor units.
const CASH_FEES: Record<CountryCode, number> = { ae: 1000, kw: 1000, sa: 1000, bh: 1000, qa: 1000, om: 1000 };

/** Returns what a method adds to the total of an order. */
export function getPaymentFee(country: CountryCode, method: PaymentMethod | null): Money {
  return { amount: method === 'cash' ? CASH_FEES[country] : 0, currency: COUNTRIES[country].currency };
}

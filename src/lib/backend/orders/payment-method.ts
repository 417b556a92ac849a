import type { PaymentMethod } from '#lib/contract/orders/payment-method.ts';
import type { CountryCode } from '#lib/locale/countries.ts';
import { AppError } from '../gateway/app-error.ts';
import { LOCAL_SCHEME_COUNTRIES } from '../payment/local-schemes.ts';

/** Throws PAYMENT_METHOD_UNAVAILABLE for a local scheme of another country, and for the wallet of a guest. */
export function assertMethodOffered(
  method: PaymentMethod,
  country: CountryCode,
  { isCustomer }: { isCustomer: boolean },
): void {
  const isForeignScheme = (LOCAL_SCHEME_COUNTRIES[method] ?? country) !== country;
  if (isForeignScheme || (method === 'wallet' && !isCustomer))
    throw new AppError('PAYMENT_METHOD_UNAVAILABLE');
}

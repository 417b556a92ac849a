import type { PaymentMethod } from '#lib/contract/orders/payment-method.ts';
import type { CountryCode } from '#lib/locale/countries.ts';

/** The country of each local payment scheme; a scheme accepts the currency of its country only. */
export const LOCAL_SCHEME_COUNTRIES: Partial<Record<PaymentMethod, CountryCode>> = {
  mada: 'sa',
  knet: 'kw',
  benefit: 'bh',
  naps: 'qa',
  omannet: 'om',
};

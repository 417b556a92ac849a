import { type PaymentMethod, PaymentMethodSchema } from '#lib/contract/orders/payment-method.ts';
import type { CountryCode } from '#lib/locale/countries.ts';
import { LOCAL_SCHEME_COUNTRIES } from './local-schemes.ts';
import type { PaymentProvider, PaymentProviders } from './provider.ts';
import { cashOnDelivery } from './providers/cash-on-delivery.ts';
import { walletProvider } from './providers/wallet.ts';

/** Methods that a shop enables or disables in a country, such as `ae:cash`. */
export interface MethodToggles {
  enabled: readonly string[];
  disabled: readonly string[];
}

// Disabled unless a shop enables it: the driver must be able to take cash.
const DISABLED_BY_DEFAULT: readonly PaymentMethod[] = ['cash'];

/** Returns the provider of a method. */
export function getMethodProvider(providers: PaymentProviders, method: PaymentMethod): PaymentProvider {
  if (method === 'cash') return cashOnDelivery;
  return method === 'wallet' ? walletProvider : providers.main;
}

/**
 * Lists the methods that are offered in a country, in the order in which customers see them. The wallet is
 * offered to signed-in customers only.
 */
export function listOfferedMethods(
  providers: PaymentProviders,
  { enabled, disabled }: MethodToggles,
  country: CountryCode,
  isCustomer: boolean,
): PaymentMethod[] {
  return PaymentMethodSchema.options.filter((method) => {
    if (method === 'wallet' && !isCustomer) return false;
    if ((LOCAL_SCHEME_COUNTRIES[method] ?? country) !== country) return false;
    const toggle = `${country}:${method}`;
    const isEnabled =
      enabled.includes(toggle) || (!disabled.includes(toggle) && !DISABLED_BY_DEFAULT.includes(method));
    return isEnabled && getMethodProvider(providers, method).getMethodTraits(method, country) !== undefined;
  });
}

/** Returns the name of a method in an order's payment details; the specification defines some of them. */
export function getPaymentSource(method: PaymentMethod) {
  if (method === 'card') return 'credit_card';
  if (method === 'wallet') return 'QC';
  return method === 'applepay' ? 'ApplePay' : method;
}

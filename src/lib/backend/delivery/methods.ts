import { type DeliveryMethod, DeliveryMethodSchema } from '#lib/contract/delivery.ts';
import type { Env } from '#lib/env.server.ts';
import { COUNTRY_CODES, type CountryCode } from '#lib/locale/countries.ts';
import { AppError } from '../gateway/app-error.ts';

/** Delivery method of an order by its fulfilment method. */
export const METHOD_BY_FULFILLMENT = { Ship: 'home-delivery', Pickup: 'click-collect' } as const;

/** Delivery methods that a shop has disabled in a country, such as `kw:click-collect`. */
export type DisabledDeliveryMethods = readonly string[];

/** Lists the delivery methods that are offered in a country. */
export function listDeliveryMethods(
  disabled: DisabledDeliveryMethods,
  country: CountryCode,
): DeliveryMethod[] {
  return DeliveryMethodSchema.options.filter((method) => !disabled.includes(`${country}:${method}`));
}

/** Reads the disabled methods. Throws for a country without any method. */
export function readDisabledDeliveryMethods({
  DELIVERY_METHODS_OFF: disabledText,
}: Env): DisabledDeliveryMethods {
  const countryWithoutMethod = COUNTRY_CODES.find(
    (country) => listDeliveryMethods(disabledText, country).length === 0,
  );
  if (countryWithoutMethod)
    throw new Error(`DELIVERY_METHODS_OFF leaves no delivery method in ${countryWithoutMethod}.`);
  return disabledText;
}

/** Throws DELIVERY_METHOD_OFF for a method that is disabled in a country. */
export function assertDeliveryMethodEnabled(
  disabledMethods: DisabledDeliveryMethods,
  country: CountryCode,
  method: DeliveryMethod,
): void {
  if (!listDeliveryMethods(disabledMethods, country).includes(method))
    throw new AppError('DELIVERY_METHOD_OFF', { method });
}

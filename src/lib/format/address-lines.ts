import type { Address } from '#lib/contract/checkout/address.ts';
import type { Order } from '#lib/contract/orders/orders.ts';
import { getAddressRegion } from '#lib/locale/address-region.ts';
import { translateAreaName } from '#lib/locale/delivery/areas.ts';
import { type Locale, parseLocale } from '#lib/locale/locale.ts';
import type { Translate } from '#lib/messages/translate.ts';

/** Formats an address as lines, with each part isolated from the direction of its neighbours. */
export function formatAddressLines(
  address: Address | null | undefined,
  locale: Locale,
  t: Translate,
): string[] {
  if (!address) return [];
  const addressLocale = parseLocale(`${locale.language}-${address.countryCode}`) ?? locale;
  const region = addressLocale.country.regions.find(({ code }) => code === address.emirate);
  // The name is stored in the language in which it was chosen.
  const areaName = translateAreaName(addressLocale.country.code, address.area, locale.language);
  const block =
    address.block && t(`checkout:blockLine-${address.countryCode as 'kw'}`, { value: address.block });
  // A bare number is ambiguous; `Villa 12` is complete.
  const isNumber = /^\d+$/.test(address.buildingNo);
  const building = isNumber ? t('checkout:buildingLine', { value: address.buildingNo }) : address.buildingNo;
  const flat = address.flatNo && t('checkout:flatLine', { value: address.flatNo });
  const comma = locale.language === 'ar' ? '، ' : ', ';
  // Isolates each part, so that a Latin street name does not reorder an Arabic line.
  const join = (parts: (string | undefined)[], separator = comma): string =>
    parts
      .filter(Boolean)
      .map((part) => `\u2068${part}\u2069`)
      .join(separator);
  return [
    join([building, flat]),
    join([address.deliveryAddress, block]),
    join([areaName, region && getAddressRegion(region[locale.language], addressLocale.country.code)]),
    join([addressLocale.country.name[locale.language], address.postalOrZipCode], ' '),
    address.shortAddress ?? '',
    address.paciNumber ? t('checkout:paciLine', { value: address.paciNumber }) : '',
  ].filter((line) => line !== '');
}

/** Formats the billing contact and address, or the text that they are the same as for delivery. */
export function formatBillingLines(
  { billingInfo, fulfillmentInfo }: Order,
  locale: Locale,
  t: Translate,
): string[] {
  if (!billingInfo) return [];
  const { alternateMobile: _, ...recipient } = fulfillmentInfo.fulfillmentContact ?? {};
  const isSameAsDelivery = JSON.stringify(billingInfo) === JSON.stringify(recipient);
  if (isSameAsDelivery) return [t('checkout:billingSame')];
  const { firstName, lastName, address } = billingInfo;
  return [`${firstName} ${lastName}`, ...formatAddressLines(address, locale, t)];
}

import { CONTACT_FIELDS } from '#lib/format/checkout/checkout-form.ts';
import { ADDRESS_FIELD_NAMES, getAddressFieldUse } from '#lib/locale/address-rules.ts';
import type { Locale } from '#lib/locale/locale.ts';
import type { Translate } from '#lib/messages/translate.ts';
import { getPluralMessages, type PluralMessages } from '../ui/messages.ts';
import { getMessagesByKey } from '../ui/messages-by-key.ts';

const MESSAGE_KEYS = [
  'contact',
  'firstName',
  'lastName',
  'emailAddress',
  'emailHint',
  'phone',
  'address',
  'choose',
  'deliveryHint',
  'buildingNo',
  'flatNo',
  'postalOrZipCode',
  'shortAddress',
  'shortAddressHint',
  'addressType',
  'residential',
  'commercial',
  'optional',
  'billing',
  'billingSame',
  'billingOther',
  'billingContact',
  'payment',
  'paymentNote',
  'paying',
  'failedTitle',
] as const;

/** Messages of the checkout form, with the country's address terms. */
export type CheckoutMessages = Record<(typeof MESSAGE_KEYS)[number], string> & {
  phoneHint: string;
  emirate: string;
  area: string;
  /** Empty where the country has no blocks. */
  block: string;
  deliveryAddress: string;
  pay: string;
  /** Name of a billing field; keeps `{{section}}` and `{{field}}`. */
  billingField: string;
  errorSummaryTitle: PluralMessages;
  /** Error texts by field name without `billing.`. */
  fields: Record<string, string>;
};

/** Server only; `amount` is the formatted total. */
export function getCheckoutMessages(t: Translate, locale: Locale, amount: string): CheckoutMessages {
  const { code, mobileExample } = locale.country;
  const byCountry = (name: string) => t(`checkout:${name}-${code}` as 'checkout:emirate-ae');
  const hasBlock = getAddressFieldUse(code, 'block') !== 'hidden';
  return {
    ...getMessagesByKey(t, 'checkout:', MESSAGE_KEYS),
    phoneHint: t('checkout:phoneHint', { example: mobileExample }),
    emirate: byCountry('emirate'),
    area: byCountry('area'),
    block: hasBlock ? byCountry('block') : '',
    deliveryAddress: byCountry('deliveryAddress'),
    pay: t('checkout:pay', { amount }),
    billingField: t('checkout:billingField', { section: '{{section}}', field: '{{field}}' }),
    errorSummaryTitle: getPluralMessages(t, 'checkout:problemTitle', locale.language),
    fields: getMessagesByKey(t, 'errors:field.', [...CONTACT_FIELDS, ...ADDRESS_FIELD_NAMES]),
  };
}

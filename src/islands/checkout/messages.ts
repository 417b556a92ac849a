import { CONTACT_FIELDS } from '#lib/format/checkout/contact-form.ts';
import type { FieldErrorMessages } from '#lib/format/checkout/error-text.ts';
import { getCountryFieldMessages } from '#lib/format/field-messages.ts';
import { ADDRESS_FIELD_NAMES, getAddressFieldUse } from '#lib/locale/address-rules.ts';
import type { Locale } from '#lib/locale/locale.ts';
import type { Translate } from '#lib/messages/translate.ts';
import { getPluralMessages, type PluralMessages } from '../ui/messages.ts';
import { getMessagesByKey } from '../ui/messages-by-key.ts';

const FIELD_KEYS = [
  'firstName',
  'lastName',
  'emailAddress',
  'emailHint',
  'phone',
  'choose',
  'deliveryHint',
  'flatNo',
  'postalOrZipCode',
  'shortAddress',
  'shortAddressHint',
  'paciNumber',
  'paciHint',
  'addressType',
  'residential',
  'commercial',
  'optional',
  'billing',
  'billingContact',
  'deliveryArea',
  'slot',
  'store',
  'note',
  'savedAddress',
] as const;

/** Labels and errors of fields, with the country's address terms. */
export interface FieldMessages extends Record<(typeof FIELD_KEYS)[number], string>, FieldErrorMessages {
  phoneHint: string;
  emirate: string;
  area: string;
  /** Empty where the country's addresses have no block. */
  block: string;
  deliveryAddress: string;
  buildingNo: string;
  /** Name of a billing field; keeps `{{section}}` and `{{field}}`. */
  billingField: string;
}

/** Messages that the forms of all steps have. */
export interface StepMessages extends FieldMessages {
  continue: string;
  loading: string;
  errorSummaryTitle: PluralMessages;
}

function getFieldMessages(t: Translate, locale: Locale): FieldMessages {
  const { code, mobileExample } = locale.country;
  const country = getCountryFieldMessages(locale, t);
  const byCountry = (name: string) => t(`checkout:${name}-${code}` as 'checkout:emirate-ae');
  const hasBlock = getAddressFieldUse(code, 'block') !== 'hidden';
  const fields = [
    ...CONTACT_FIELDS,
    ...ADDRESS_FIELD_NAMES,
    'deliveryArea',
    'slot',
    'store',
    'note',
    'savedAddress',
  ] as const;
  return {
    ...getMessagesByKey(t, 'checkout:', FIELD_KEYS),
    phoneHint: t('checkout:phoneHint', { example: `\u2066${mobileExample}\u2069` }),
    emirate: byCountry('emirate'),
    area: byCountry('area'),
    block: hasBlock ? byCountry('block') : '',
    deliveryAddress: byCountry('deliveryAddress'),
    buildingNo: byCountry('buildingNo'),
    billingField: t('checkout:billingField', { section: '{{section}}', field: '{{field}}' }),
    missing: { ...getMessagesByKey(t, 'errors:missing.', fields), ...country.missing },
    invalid: { ...getMessagesByKey(t, 'errors:field.', fields), ...country.invalid },
  };
}

function getStepMessages(t: Translate, locale: Locale): Omit<StepMessages, 'continue'> {
  return {
    ...getFieldMessages(t, locale),
    loading: t('checkout:loading'),
    errorSummaryTitle: getPluralMessages(t, 'checkout:problemTitle', locale.language),
  };
}

const CONTACT_KEYS = ['contact', 'smsUpdates', 'emailQuestion', 'emailUse', 'emailKeep'] as const;

export type ContactMessages = StepMessages & Record<(typeof CONTACT_KEYS)[number], string>;

/** Server only. */
export function getContactMessages(t: Translate, locale: Locale): ContactMessages {
  return {
    ...getStepMessages(t, locale),
    continue: t('checkout:continueDelivery'),
    ...getMessagesByKey(t, 'checkout:', CONTACT_KEYS, ['email']),
  };
}

const DELIVERY_KEYS = [
  'address',
  'method',
  'methodHome',
  'methodHomeHint',
  'methodCollect',
  'methodCollectHint',
  'showTimes',
  'timesTitle',
  'timesLater',
  'timesLoading',
  'timesFailed',
  'moreDays',
  'full',
  'storesTitle',
  'storesNear',
  'storesLocating',
  'storesNearest',
  'locationDenied',
  'locationUnavailable',
  'storesAway',
  'noteHint',
  'billingSame',
  'billingNone',
  'billingOther',
  'chooseArea',
  'chooseCollect',
  'notServed',
  'anotherAddress',
  'saveAddress',
] as const;

export type DeliveryMessages = StepMessages & Record<(typeof DELIVERY_KEYS)[number], string>;

/** Server only. */
export function getDeliveryMessages(t: Translate, locale: Locale): DeliveryMessages {
  return {
    ...getStepMessages(t, locale),
    continue: t('checkout:continuePayment'),
    ...getMessagesByKey(t, 'checkout:', DELIVERY_KEYS, ['km']),
  };
}

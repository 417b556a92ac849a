import { CONTACT_FIELDS } from '#lib/format/checkout/contact-form.ts';
import {
  BILLING_CHOICE_FIELD,
  BILLING_PREFIX,
  METHOD_FIELD,
  SAVED_ADDRESS_FIELD,
} from '#lib/format/checkout/delivery-form.ts';
import type { FormFields } from '#lib/format/checkout/form-fields.ts';
import type { CheckoutCountry } from '#lib/format/models/checkout.ts';
import { ADDRESS_FIELD_NAMES } from '#lib/locale/address-rules.ts';
import { $checkout, type CheckoutState, updateCheckout } from '#lib/state/persisted/slices/checkout.ts';
import { type FormDraft, pickFields } from './form-draft.ts';

// Without the time slot: it may be full or past when the customer returns.
const DELIVERY_FIELDS = [
  METHOD_FIELD,
  SAVED_ADDRESS_FIELD,
  'deliveryArea',
  'store',
  'note',
  ...ADDRESS_FIELD_NAMES,
];

export function toAddressList(fields: FormFields, { code }: CheckoutCountry): CheckoutState['addressList'] {
  const delivery = {
    use: 'delivery' as const,
    countryCode: code,
    fields: pickFields(fields, DELIVERY_FIELDS),
  };
  const payer = pickFields(fields, [...CONTACT_FIELDS, ...ADDRESS_FIELD_NAMES], BILLING_PREFIX);
  const billing = { use: 'billing' as const, countryCode: code, fields: payer };
  return fields[BILLING_CHOICE_FIELD] === 'other' ? [delivery, billing] : [delivery];
}

/** Values of an empty form: what was typed for this country. */
export function getAddressFields({ addressList }: CheckoutState, country: CheckoutCountry): FormFields {
  const countryAddresses = addressList.filter(({ countryCode }) => countryCode === country.code);
  const delivery = countryAddresses.find(({ use }) => use === 'delivery');
  const billing = countryAddresses.find(({ use }) => use === 'billing');
  const payer = Object.entries(billing?.fields ?? {}).map(([name, value]) => [BILLING_PREFIX + name, value]);
  return {
    ...delivery?.fields,
    ...(billing && { [BILLING_CHOICE_FIELD]: 'other', ...Object.fromEntries(payer) }),
  };
}

/** The draft of the delivery step. */
export function createAddressDraft(country: CheckoutCountry): FormDraft {
  return {
    save: (fields) => updateCheckout({ addressList: toAddressList(fields, country) }),
    read: () => getAddressFields($checkout.get(), country),
  };
}

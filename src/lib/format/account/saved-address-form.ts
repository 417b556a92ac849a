import { AddressUseSchema, type SavedAddressInput } from '#lib/contract/account/saved-addresses.ts';
import { NameSchema } from '#lib/contract/fields.ts';
import { ADDRESS_FIELD_NAMES } from '#lib/locale/address-rules.ts';
import { parseAreaAddress } from '../checkout/address-form.ts';
import { getPhoneRules } from '../checkout/checkout-country.ts';
import type { FormFields, ParsedForm } from '../checkout/form-fields.ts';
import type { CheckoutCountry, DeliveryAreaOption } from '../models/checkout.ts';
import { parsePhone } from '../phone.ts';

/** Fields of the form of a saved address, in order. */
export const SAVED_ADDRESS_FIELDS = [
  'fullName',
  'mobile',
  'alternateMobile',
  'deliveryArea',
  ...ADDRESS_FIELD_NAMES,
  'addressUse',
  'isDefault',
] as const;

interface SavedAddressFormContext {
  country: CheckoutCountry;
  areas: readonly DeliveryAreaOption[];
}

/** Parses the form of a saved address. */
export function parseSavedAddressForm(
  fields: FormFields,
  { country, areas }: SavedAddressFormContext,
): ParsedForm<SavedAddressInput> {
  const fullName = NameSchema.safeParse(fields.fullName ?? '').data;
  const rules = getPhoneRules(country);
  const mobile = parsePhone(fields.mobile ?? '', rules);
  const typedAlternate = (fields.alternateMobile ?? '').trim();
  const alternateMobile = typedAlternate === '' ? null : parsePhone(typedAlternate, rules);
  const addressUse = AddressUseSchema.safeParse(fields.addressUse).data;
  const { area, value: address, invalidFields } = parseAreaAddress(fields, country, areas);
  const isUnserved = area?.isServed === false && addressUse !== 'Billing';
  const invalid = [
    ...(fullName === undefined ? ['fullName'] : []),
    ...(mobile === undefined ? ['mobile'] : []),
    ...(alternateMobile === undefined ? ['alternateMobile'] : []),
    ...(isUnserved ? ['deliveryArea'] : []),
    ...invalidFields,
    ...(addressUse === undefined ? ['addressUse'] : []),
  ];
  if (invalid.length > 0 || !address || !area || !fullName || !mobile || !addressUse)
    return { value: undefined, invalidFields: invalid };
  const isDefault = fields.isDefault === 'true';
  const areaCode = area.value;
  return {
    value: {
      ...address,
      fullName,
      mobile,
      alternateMobile: alternateMobile ?? null,
      addressUse,
      areaCode,
      isDefault,
    },
    invalidFields: [],
  };
}

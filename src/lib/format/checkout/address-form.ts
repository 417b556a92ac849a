import { type Address, AddressSchema } from '#lib/contract/checkout/address.ts';
import {
  ADDRESS_FIELD_NAMES,
  type AddressFieldName,
  listAddressFields,
  normalizeAddressField,
  validateAddress,
} from '#lib/locale/address-rules.ts';
import type { CheckoutCountry, DeliveryAreaOption } from '../models/checkout.ts';
import { type FormFields, listIssueFields, type ParsedForm, readNonEmpty } from './form-fields.ts';

/**
 * Parses address fields, in the browser and on the server. Fields that the country's form does not show are
 * ignored; `known` contains values that are already known, such as the region of a chosen delivery area.
 */
export function parseAddressForm(
  fields: FormFields,
  country: CheckoutCountry,
  {
    prefix = '',
    knownValues = {},
  }: { prefix?: string; knownValues?: Partial<Record<AddressFieldName, string>> } = {},
): ParsedForm<Address> {
  const enteredFields = readNonEmpty(listAddressFields(country.code), (name) =>
    normalizeAddressField(name, knownValues[name] ?? fields[prefix + name] ?? ''),
  );
  const address = AddressSchema.safeParse({ ...enteredFields, countryCode: country.code });
  const invalid = listIssueFields(address.error);
  const regionCodes = country.regions.map(({ value }) => value);
  for (const { field } of validateAddress(enteredFields, { country: country.code, regionCodes }))
    invalid.add(field);
  return {
    value: invalid.size === 0 ? address.data : undefined,
    invalidFields: ADDRESS_FIELD_NAMES.filter((name) => invalid.has(name)).map((name) => prefix + name),
  };
}

/** A parsed address whose region and area come from the select of delivery areas. */
export interface ParsedAreaAddress extends ParsedForm<Address> {
  /** The chosen area. */
  area: DeliveryAreaOption | undefined;
}

/** Parses address fields with the select `deliveryArea`. */
export function parseAreaAddress(
  fields: FormFields,
  country: CheckoutCountry,
  areas: readonly DeliveryAreaOption[],
): ParsedAreaAddress {
  const area = areas.find(({ value }) => value === fields.deliveryArea);
  // The name of a listed area; for the rest of a region the customer types it.
  const knownValues = {
    emirate: area?.region ?? '',
    ...(area && !area.isRestOfRegion && { area: area.label }),
  };
  const { value, invalidFields } = parseAddressForm(fields, country, { knownValues });
  const addressFields = invalidFields.filter(
    (name) => name !== 'emirate' && !(name === 'area' && !area?.isRestOfRegion),
  );
  return { area, value, invalidFields: [...(area ? [] : ['deliveryArea']), ...addressFields] };
}

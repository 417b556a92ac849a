import { type Address, AddressSchema, type Contact, ContactSchema } from '#lib/contract/checkout/address.ts';
import {
  ADDRESS_FIELD_NAMES,
  listAddressFields,
  normalizeAddressField,
  validateAddress,
} from '#lib/locale/address-rules.ts';
import type { Country } from '#lib/locale/countries.ts';
import { toLatinDigits } from '#lib/locale/latin-digits.ts';
import type { CheckoutCountry } from '../models/checkout.ts';
import { type PhoneRules, parsePhone } from '../phone.ts';

/** Contact fields in form order. */
export const CONTACT_FIELDS = ['firstName', 'lastName', 'emailAddress', 'phone'] as const;

/** Prefix of the billing fields; the recipient's fields have none. */
export const BILLING_PREFIX = 'billing.';

/** Name of the radio group for the billing contact: `same` or `other`. */
export const BILLING_CHOICE_FIELD = 'billing';

/** Form values by field name. */
export type FormFields = Record<string, string>;

/** Contact with an address, as in the contract. */
export type ContactWithAddress = Contact & { address: Address };

/** Parsed checkout form: contacts when everything is valid, and the names of invalid fields. */
export interface CheckoutFormResult {
  receiver: ContactWithAddress | undefined;
  payer: ContactWithAddress | undefined;
  invalidFields: string[];
}

/** Returns a country's form rules as plain data, which islands can receive as a prop. */
export function toCheckoutCountry(country: Country, language: 'en' | 'ar'): CheckoutCountry {
  return {
    code: country.code,
    dialCode: country.dialCode,
    trunkPrefix: country.trunkPrefix,
    mobileLength: country.mobileLength,
    mobilePattern: country.mobilePattern.source,
    mobileExample: country.mobileExample,
    areas: country.areas.map((area) => ({ value: area.code, label: area[language] })),
  };
}

/** Returns the phone rules of a country from plain data. */
export function getPhoneRules(country: CheckoutCountry): PhoneRules {
  return { ...country, mobilePattern: new RegExp(country.mobilePattern) };
}

function readNonEmpty<N extends string>(
  names: readonly N[],
  read: (name: N) => string,
): Partial<Record<N, string>> {
  const entries = names.map((name) => [name, read(name)] as const);
  return Object.fromEntries(entries.filter(([, value]) => value !== '')) as Partial<Record<N, string>>;
}

function readContactWithAddress(fields: FormFields, prefix: string, country: CheckoutCountry) {
  const getValue = (name: string): string => fields[prefix + name] ?? '';
  const typed = readNonEmpty(CONTACT_FIELDS, (name) => toLatinDigits(getValue(name)).trim());
  // Fields that the country's form does not show are ignored.
  const addressFields = readNonEmpty(listAddressFields(country.code), (name) =>
    normalizeAddressField(name, getValue(name)),
  );
  const phone = parsePhone(typed.phone ?? '', getPhoneRules(country)) ?? '';
  const contact = ContactSchema.safeParse({ ...typed, phone });
  const address = AddressSchema.safeParse({ ...addressFields, countryCode: country.code });
  const invalidFields = new Set<unknown>(
    [contact, address].flatMap((result) =>
      result.success ? [] : result.error.issues.map((issue) => issue.path[0]),
    ),
  );
  const areaCodes = country.areas.map(({ value }) => value);
  for (const { field } of validateAddress(addressFields, { country: country.code, areaCodes }))
    invalidFields.add(field);
  const isValid = contact.success && address.success && invalidFields.size === 0;
  return {
    person: isValid ? { ...contact.data, address: address.data } : undefined,
    refused: [...CONTACT_FIELDS, ...ADDRESS_FIELD_NAMES]
      .filter((name) => invalidFields.has(name))
      .map((name) => prefix + name),
  };
}

/**
 * Parses a checkout form, in the browser and on the server; billing fields are read only when the billing
 * contact is `other`.
 */
export function parseCheckoutForm(fields: FormFields, country: CheckoutCountry): CheckoutFormResult {
  const receiver = readContactWithAddress(fields, '', country);
  const payer =
    fields[BILLING_CHOICE_FIELD] === 'other'
      ? readContactWithAddress(fields, BILLING_PREFIX, country)
      : undefined;
  return {
    receiver: receiver.person,
    payer: payer ? payer.person : receiver.person,
    invalidFields: [...receiver.refused, ...(payer?.refused ?? [])],
  };
}

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
  refused: string[];
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

function pick<N extends string>(names: readonly N[], read: (name: N) => string): Partial<Record<N, string>> {
  const given = names.map((name) => [name, read(name)] as const);
  return Object.fromEntries(given.filter(([, value]) => value !== '')) as Partial<Record<N, string>>;
}

function readPerson(fields: FormFields, prefix: string, country: CheckoutCountry) {
  const given = (name: string): string => fields[prefix + name] ?? '';
  const typed = pick(CONTACT_FIELDS, (name) => toLatinDigits(given(name)).trim());
  // Fields that the country's form does not show are ignored.
  const place = pick(listAddressFields(country.code), (name) => normalizeAddressField(name, given(name)));
  const phone = parsePhone(typed.phone ?? '', getPhoneRules(country)) ?? '';
  const contact = ContactSchema.safeParse({ ...typed, phone });
  const address = AddressSchema.safeParse({ ...place, countryCode: country.code });
  const refused = new Set<unknown>(
    [contact, address].flatMap((it) => (it.success ? [] : it.error.issues.map((issue) => issue.path[0]))),
  );
  const areaCodes = country.areas.map(({ value }) => value);
  for (const { field } of validateAddress(place, { country: country.code, areaCodes })) refused.add(field);
  const holds = contact.success && address.success && refused.size === 0;
  return {
    person: holds ? { ...contact.data, address: address.data } : undefined,
    refused: [...CONTACT_FIELDS, ...ADDRESS_FIELD_NAMES]
      .filter((name) => refused.has(name))
      .map((name) => prefix + name),
  };
}

/**
 * Parses a checkout form, in the browser and on the server; billing fields are read only when the billing
 * contact is `other`.
 */
export function parseCheckoutForm(fields: FormFields, country: CheckoutCountry): CheckoutFormResult {
  const receiver = readPerson(fields, '', country);
  const payer =
    fields[BILLING_CHOICE_FIELD] === 'other' ? readPerson(fields, BILLING_PREFIX, country) : undefined;
  return {
    receiver: receiver.person,
    payer: payer ? payer.person : receiver.person,
    refused: [...receiver.refused, ...(payer?.refused ?? [])],
  };
}

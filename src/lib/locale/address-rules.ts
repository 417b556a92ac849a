import type { CountryCode } from './countries.ts';
import { toLatinDigits } from './latin-digits.ts';

// Address fields of each country and their formats, shared by the checkout form, the endpoint that describes
// the form, and orders. Sources: libaddressinput and the countries' postal services.

/** Address fields besides the country, in form order. */
export const ADDRESS_FIELD_NAMES = [
  'emirate',
  'area',
  'block',
  'deliveryAddress',
  'buildingNo',
  'flatNo',
  'postalOrZipCode',
  'shortAddress',
  'paciNumber',
  'addressType',
] as const;
export type AddressFieldName = (typeof ADDRESS_FIELD_NAMES)[number];

/** Maximum length in characters of text fields; the others are selects. */
export const ADDRESS_FIELD_LENGTHS = {
  area: 80,
  block: 20,
  deliveryAddress: 160,
  buildingNo: 30,
  flatNo: 30,
  postalOrZipCode: 12,
  shortAddress: 8,
  paciNumber: 8,
} as const;

/** National short address of Saudi Arabia: four letters, four digits. */
export const SHORT_ADDRESS_PATTERN = /^[A-Z]{4}\d{4}$/;

/** Number of a building in Kuwait, of the Public Authority for Civil Information. */
export const PACI_PATTERN = /^\d{8}$/;

export type AddressFieldUse = 'hidden' | 'optional' | 'required';

type ByField<T> = Partial<Record<AddressFieldName, T>>;

// Fields that are not listed are required everywhere.
const COMMON_USES: ByField<AddressFieldUse> = {
  flatNo: 'optional',
  block: 'hidden',
  postalOrZipCode: 'hidden',
  shortAddress: 'hidden',
  paciNumber: 'hidden',
};

const USES: Record<CountryCode, ByField<AddressFieldUse>> = {
  ae: {},
  kw: { block: 'required', paciNumber: 'optional' },
  sa: { postalOrZipCode: 'required', shortAddress: 'optional' },
  bh: { block: 'required' },
  qa: { block: 'required' },
  om: { postalOrZipCode: 'optional' },
};

// `block` is a block in Kuwait, a block that serves as postal code in Bahrain, and a zone in Qatar.
const PATTERNS: Record<CountryCode, ByField<RegExp>> = {
  ae: {},
  kw: { block: /^\d{1,3}[A-Za-z]?$/, paciNumber: PACI_PATTERN },
  sa: { postalOrZipCode: /^\d{5}$/, shortAddress: SHORT_ADDRESS_PATTERN },
  bh: { block: /^(\d|1[0-2])\d{2}$/ },
  qa: { block: /^\d{1,3}$/ },
  om: { postalOrZipCode: /^\d{3}$/ },
};

export function getAddressFieldUse(country: CountryCode, name: AddressFieldName): AddressFieldUse {
  return USES[country][name] ?? COMMON_USES[name] ?? 'required';
}

/** Returns the pattern of the whole value in Latin digits; undefined when any text is valid. */
export function getAddressFieldPattern(country: CountryCode, name: AddressFieldName): RegExp | undefined {
  return PATTERNS[country][name];
}

/** Returns the fields of a country's form, in order. */
export function listAddressFields(country: CountryCode): AddressFieldName[] {
  return ADDRESS_FIELD_NAMES.filter((name) => getAddressFieldUse(country, name) !== 'hidden');
}

/**
 * Normalises an entered value for storage: trimmed, in Latin digits; a short address and a PACI number
 * without spaces, a short address in upper case.
 */
export function normalizeAddressField(name: AddressFieldName, text: string): string {
  const value = toLatinDigits(text).trim();
  if (name === 'paciNumber') return value.replace(/\s/g, '');
  return name === 'shortAddress' ? value.replace(/\s/g, '').toUpperCase() : value;
}

export interface AddressIssue {
  field: AddressFieldName;
  rule: 'required' | 'unexpected' | 'unknown' | 'invalid_format';
}

/** Returns the issues of a normalised address in a country, in field order. */
export function validateAddress(
  address: ByField<string>,
  { country, regionCodes }: { country: CountryCode; regionCodes: readonly string[] },
): AddressIssue[] {
  const findRule = (name: AddressFieldName): AddressIssue['rule'] | undefined => {
    const [value, use] = [address[name], getAddressFieldUse(country, name)];
    if (!value) return use === 'required' ? 'required' : undefined;
    if (use === 'hidden') return 'unexpected';
    if (name === 'emirate') return regionCodes.includes(value) ? undefined : 'unknown';
    return PATTERNS[country][name]?.test(value) === false ? 'invalid_format' : undefined;
  };
  return ADDRESS_FIELD_NAMES.flatMap((field) => {
    const rule = findRule(field);
    return rule ? [{ field, rule }] : [];
  });
}

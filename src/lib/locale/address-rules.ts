import type { CountryCode } from './countries.ts';
import { toLatinDigits } from './latin-digits.ts';

// Which fields an address has in each country and what they must look like. The checkout form, the endpoint that
// describes the form and the orders read the same rules. Sources: libaddressinput and the countries' postal services.

/** Fields of an address besides its country, in the order in which forms ask for them. */
export const ADDRESS_FIELD_NAMES = [
  'emirate',
  'area',
  'block',
  'deliveryAddress',
  'buildingNo',
  'flatNo',
  'postalOrZipCode',
  'shortAddress',
  'addressType',
] as const;
export type AddressFieldName = (typeof ADDRESS_FIELD_NAMES)[number];

/** Maximum length in characters of the fields that are typed; the others are chosen from a list. */
export const ADDRESS_FIELD_LENGTHS = {
  area: 80,
  block: 20,
  deliveryAddress: 160,
  buildingNo: 30,
  flatNo: 30,
  postalOrZipCode: 12,
  shortAddress: 8,
} as const;

/** National short address of sa: four letters, four digits. */
export const SHORT_ADDRESS_PATTERN = /^[A-Z]{4}\d{4}$/;

export type AddressFieldUse = 'hidden' | 'optional' | 'required';

type ByField<T> = Partial<Record<AddressFieldName, T>>;

// Fields that are not named here are required everywhere.
const COMMON_USES: ByField<AddressFieldUse> = {
  flatNo: 'optional',
  block: 'hidden',
  postalOrZipCode: 'hidden',
  shortAddress: 'hidden',
};

const USES: Record<CountryCode, ByField<AddressFieldUse>> = {
  ae: {},
  kw: { block: 'required' },
  sa: { postalOrZipCode: 'required', shortAddress: 'optional' },
  bh: { block: 'required' },
  qa: { block: 'required' },
  om: { postalOrZipCode: 'optional' },
};

// A block in kw, a block that serves as postal code in bh, a zone in qa.
const PATTERNS: Record<CountryCode, ByField<RegExp>> = {
  ae: {},
  kw: { block: /^\d{1,3}[A-Za-z]?$/ },
  sa: { postalOrZipCode: /^\d{5}$/, shortAddress: SHORT_ADDRESS_PATTERN },
  bh: { block: /^(\d|1[0-2])\d{2}$/ },
  qa: { block: /^\d{1,3}$/ },
  om: { postalOrZipCode: /^\d{3}$/ },
};

export function getAddressFieldUse(country: CountryCode, name: AddressFieldName): AddressFieldUse {
  return USES[country][name] ?? COMMON_USES[name] ?? 'required';
}

/** What the whole value must match, in Latin digits; undefined when any text is accepted. */
export function getAddressFieldPattern(country: CountryCode, name: AddressFieldName): RegExp | undefined {
  return PATTERNS[country][name];
}

/** The fields of a country's form, in order. */
export function listAddressFields(country: CountryCode): AddressFieldName[] {
  return ADDRESS_FIELD_NAMES.filter((name) => getAddressFieldUse(country, name) !== 'hidden');
}

/** A typed value as it is stored: trimmed, in Latin digits, a short address in capitals and without spaces. */
export function normalizeAddressField(name: AddressFieldName, typed: string): string {
  const value = toLatinDigits(typed).trim();
  return name === 'shortAddress' ? value.replace(/\s/g, '').toUpperCase() : value;
}

export interface AddressIssue {
  field: AddressFieldName;
  rule: 'required' | 'unexpected' | 'unknown' | 'invalid_format';
}

/** What a country refuses in a normalized address, in the order of its fields. */
export function validateAddress(
  address: ByField<string>,
  { country, areaCodes }: { country: CountryCode; areaCodes: readonly string[] },
): AddressIssue[] {
  const findRule = (name: AddressFieldName): AddressIssue['rule'] | undefined => {
    const [value, use] = [address[name], getAddressFieldUse(country, name)];
    if (!value) return use === 'required' ? 'required' : undefined;
    if (use === 'hidden') return 'unexpected';
    if (name === 'emirate') return areaCodes.includes(value) ? undefined : 'unknown';
    return PATTERNS[country][name]?.test(value) === false ? 'invalid_format' : undefined;
  };
  return ADDRESS_FIELD_NAMES.flatMap((field) => {
    const rule = findRule(field);
    return rule ? [{ field, rule }] : [];
  });
}

import { ADDRESS_FIELDS, ADDRESS_PATTERNS } from '#lib/contract/address.ts';
import { type AddressField, addressFieldData } from '#lib/contract/address-fields.ts';
import { ADDRESS_NAMES } from '#lib/format/person.ts';
import { COUNTRIES, type Country } from '#lib/locale/countries.ts';
import type { Language } from '#lib/locale/locale.ts';
import { getTranslate, type Translate } from '#lib/messages/index.ts';
import { defineRoute } from '../gateway/call.ts';

type Name = (typeof ADDRESS_NAMES)[number];

// As long as the contract takes them; null for what is chosen.
const LENGTHS: Record<Name, number | null> = {
  emirate: null,
  area: 80,
  block: 20,
  deliveryAddress: 160,
  buildingNo: 30,
  flatNo: 30,
  postalOrZipCode: 12,
  shortAddress: 8,
  addressType: null,
};

const SHORT_ADDRESS = '^[A-Z]{4}\\d{4}$';

/** `hidden`, `optional` or `required`. */
function useOf(name: Name, { code }: Country): string {
  if (name === 'flatNo') return 'optional';
  return (ADDRESS_FIELDS[code] as Partial<Record<Name, string>>)[name] ?? 'required';
}

function labelOf(name: Name, { code }: Country, t: Translate): string {
  const isOfCountry = ['emirate', 'area', 'block', 'deliveryAddress'].includes(name);
  return t((isOfCountry ? `checkout:${name}-${code}` : `checkout:${name}`) as 'checkout:flatNo');
}

function hintOf(name: Name, t: Translate): string | null {
  if (name === 'deliveryAddress') return t('checkout:deliveryHint');
  return name === 'shortAddress' ? t('checkout:shortAddressHint') : null;
}

function patternOf(name: Name, { code }: Country): string | null {
  if (name === 'shortAddress') return SHORT_ADDRESS;
  return (ADDRESS_PATTERNS[code] as Partial<Record<Name, RegExp>>)[name]?.source ?? null;
}

function optionsOf(name: Name, country: Country, language: Language): AddressField['options'] {
  const t = getTranslate(language);
  if (name === 'emirate') {
    return country.areas.map((area) => ({ value: area.code, label: area[language] }));
  }
  if (name !== 'addressType') return [];
  return [
    { value: 'Residential', label: t('checkout:residential') },
    { value: 'Commercial', label: t('checkout:commercial') },
  ];
}

/** A country's address form, as checkout draws it. */
export function listAddressFields(country: Country, language: Language): AddressField[] {
  const t = getTranslate(language);
  return ADDRESS_NAMES.filter((name) => useOf(name, country) !== 'hidden').map((name) => ({
    name,
    label: labelOf(name, country, t),
    hint: hintOf(name, t),
    kind: LENGTHS[name] === null ? 'select' : 'text',
    isRequired: useOf(name, country) === 'required',
    maximumLength: LENGTHS[name],
    pattern: patternOf(name, country),
    options: optionsOf(name, country, language),
  }));
}

export const addressRoute = defineRoute(addressFieldData, async ({ body }, call) => {
  const country = body.countryCode ? COUNTRIES[body.countryCode] : call.country;
  return { countryCode: country.code, fields: listAddressFields(country, call.language) };
});

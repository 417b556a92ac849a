import type { AddressField } from '#lib/contract/checkout/address-fields.ts';
import {
  ADDRESS_FIELD_LENGTHS,
  type AddressFieldName,
  getAddressFieldPattern,
  getAddressFieldUse,
  listAddressFields as listFieldNames,
} from '#lib/locale/address-rules.ts';
import type { Country } from '#lib/locale/countries.ts';
import type { Language } from '#lib/locale/locale.ts';
import { getTranslate, type Translate } from '#lib/messages/translate.ts';

// Fields without a length are selects.
const LENGTHS: Partial<Record<AddressFieldName, number>> = ADDRESS_FIELD_LENGTHS;

function getLabel(name: AddressFieldName, { code }: Country, t: Translate): string {
  const hasCountryLabel = ['emirate', 'area', 'block', 'deliveryAddress', 'buildingNo'].includes(name);
  return t((hasCountryLabel ? `checkout:${name}-${code}` : `checkout:${name}`) as 'checkout:flatNo');
}

function getHintText(name: AddressFieldName, t: Translate): string | null {
  if (name === 'deliveryAddress') return t('checkout:deliveryHint');
  if (name === 'paciNumber') return t('checkout:paciHint');
  return name === 'shortAddress' ? t('checkout:shortAddressHint') : null;
}

function listOptions(name: AddressFieldName, country: Country, language: Language): AddressField['options'] {
  const t = getTranslate(language);
  if (name === 'emirate') {
    return country.regions.map((region) => ({ value: region.code, label: region[language] }));
  }
  if (name !== 'addressType') return [];
  return [
    { value: 'Residential', label: t('checkout:residential') },
    { value: 'Commercial', label: t('checkout:commercial') },
  ];
}

/** Describes the fields of a country's address form. */
export function describeAddressFields(country: Country, language: Language): AddressField[] {
  const t = getTranslate(language);
  return listFieldNames(country.code).map((name) => {
    const maximumLength = LENGTHS[name] ?? null;
    return {
      name,
      label: getLabel(name, country, t),
      hint: getHintText(name, t),
      kind: maximumLength === null ? 'select' : 'text',
      isRequired: getAddressFieldUse(country.code, name) === 'required',
      maximumLength,
      pattern: getAddressFieldPattern(country.code, name)?.source ?? null,
      options: listOptions(name, country, language),
    };
  });
}

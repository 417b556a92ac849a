import type { Country } from '#lib/locale/countries.ts';
import type { CheckoutCountry } from '../models/checkout.ts';
import type { PhoneRules } from '../phone.ts';

/** Returns a country's form rules as plain data, which islands can receive as a prop. */
export function toCheckoutCountry(country: Country, language: 'en' | 'ar'): CheckoutCountry {
  return {
    code: country.code,
    dialCode: country.dialCode,
    trunkPrefix: country.trunkPrefix,
    mobileLength: country.mobileLength,
    mobilePattern: country.mobilePattern.source,
    mobileExample: country.mobileExample,
    regions: country.regions.map((region) => ({ value: region.code, label: region[language] })),
  };
}

/** Returns the phone rules of a country from plain data. */
export function getPhoneRules(country: CheckoutCountry): PhoneRules {
  return { ...country, mobilePattern: new RegExp(country.mobilePattern) };
}

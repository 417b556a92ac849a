import type { Locale } from '#lib/locale/locale.ts';
import type { Translate } from '#lib/messages/translate.ts';
import type { FieldErrorMessages } from './checkout/error-text.ts';

const PHONE_FIELDS = ['phone', 'mobile', 'alternateMobile', 'identifier'] as const;
/** Countries whose addresses have a block or a zone. */
const BLOCK_COUNTRIES = ['kw', 'bh', 'qa'] as const;

/** Returns the error texts that depend on the country: the pattern of its mobile numbers, and its term for a block. */
export function getCountryFieldMessages({ country }: Locale, t: Translate): FieldErrorMessages {
  const pattern = { digits: country.mobileLength, example: `\u2066${country.mobileExample}\u2069` };
  const phones = PHONE_FIELDS.map((name) => [name, t(`errors:field.${name}`, pattern)]);
  const blockCountry = BLOCK_COUNTRIES.find((code) => code === country.code);
  return {
    missing: blockCountry ? { block: t(`errors:missing.block-${blockCountry}`) } : {},
    invalid: {
      ...Object.fromEntries(phones),
      ...(blockCountry && { block: t(`errors:field.block-${blockCountry}`) }),
    },
  };
}

import type { CountryCode } from '#lib/locale/countries.ts';
import type { Language, Locale } from '#lib/locale/locale.ts';
import { getLocalePath } from '#lib/locale/locale-path.ts';
import type { Translate } from '#lib/messages/translate.ts';

/** Locale data of the search box, serialisable. */
export interface SearchBoxContext {
  language: Language;
  country: CountryCode;
  /** Prefix of internal links, such as `/en-ae`. */
  prefix: string;
  /** Language of speech recognition, such as `ar-AE`. */
  speechLanguage: string;
  /** Precedes the lowest price of a product with several prices. */
  fromLabel: string;
}

/** Server only; passed to the island as a prop. */
export function createSearchBoxContext(locale: Locale, t: Translate): SearchBoxContext {
  const { language, country, bcp47 } = locale;
  return {
    language,
    country: country.code,
    prefix: getLocalePath(locale, '/'),
    // Browsers support Arabic of each of these countries, but not their English.
    speechLanguage: language === 'ar' ? bcp47 : 'en-GB',
    fromLabel: t('product:from'),
  };
}

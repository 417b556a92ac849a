import type { CountryCode } from '#lib/locale/countries.ts';
import type { Language, Locale } from '#lib/locale/locale.ts';
import { getLocalePath } from '#lib/locale/locale-path.ts';
import type { Translate } from '#lib/messages/translate.ts';

/** Where the box stands, as plain data. */
export interface SearchBoxContext {
  language: Language;
  country: CountryCode;
  /** Before every link: `/en-ae`. */
  prefix: string;
  /** `ar-AE`: what is spoken there. */
  speechLanguage: string;
  /** Before the price of what differs in price. */
  fromLabel: string;
}

/** Made on the server, handed to the island as a prop. */
export function createSearchBoxContext(locale: Locale, t: Translate): SearchBoxContext {
  const { language, country, bcp47 } = locale;
  return {
    language,
    country: country.code,
    prefix: getLocalePath(locale, '/'),
    // Browsers know the Arabic of each of these countries, and no English of theirs.
    speechLanguage: language === 'ar' ? bcp47 : 'en-GB',
    fromLabel: t('product:from'),
  };
}

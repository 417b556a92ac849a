import type { CountryCode } from '#lib/locale/countries.ts';
import type { Language, Locale } from '#lib/locale/locale.ts';
import { localePath } from '#lib/locale/path.ts';
import type { Translate } from '#lib/messages/index.ts';

/** Where the box stands, as plain data. */
export interface BoxPlace {
  language: Language;
  country: CountryCode;
  /** Before every link: `/en-ae`. */
  prefix: string;
  /** `ar-AE`: what is spoken there. */
  speech: string;
  /** Before the price of what differs in price. */
  from: string;
}

/** Made on the server, handed to the island as a prop. */
export function makeBoxPlace(locale: Locale, t: Translate): BoxPlace {
  const { language, country, bcp47 } = locale;
  return {
    language,
    country: country.code,
    prefix: localePath(locale, '/'),
    // Browsers know the Arabic of each of these countries, and no English of theirs.
    speech: language === 'ar' ? bcp47 : 'en-GB',
    from: t('product:from'),
  };
}

import { COUNTRIES, COUNTRY_CODES, type Country, type CountryCode } from './countries.ts';

/** Languages of the shop, the default first. */
export const LANGUAGES = ['en', 'ar'] as const;

/** ISO 639-1. */
export type Language = (typeof LANGUAGES)[number];

/** The path segment of a locale: `en-ae`. */
export type LocaleTag = `${Language}-${CountryCode}`;

/** Language and country, with all data that depends on them. */
export interface Locale {
  /** Path segment: `ar-kw`. */
  tag: LocaleTag;
  language: Language;
  country: Country;
  direction: 'ltr' | 'rtl';
  /** BCP 47 tag for `lang` and `hreflang`: `ar-KW`. */
  bcp47: string;
  /** Locale for `Intl`, with Latin digits in both languages: `ar-KW-u-nu-latn`. */
  intl: string;
}

function createLocale(language: Language, code: CountryCode): Locale {
  const bcp47 = `${language}-${code.toUpperCase()}`;
  return {
    tag: `${language}-${code}`,
    language,
    country: COUNTRIES[code],
    direction: language === 'ar' ? 'rtl' : 'ltr',
    bcp47,
    intl: `${bcp47}-u-nu-latn`,
  };
}

/** All twelve locales, by country and then by language. */
export const LOCALES: readonly Locale[] = COUNTRY_CODES.flatMap((code) =>
  LANGUAGES.map((language) => createLocale(language, code)),
);

const byTag = new Map<string, Locale>(LOCALES.map((locale) => [locale.tag, locale]));

/** English, United Arab Emirates. */
export const DEFAULT_LOCALE = getLocale('en', 'ae');

/** Returns the locale of a path segment; undefined for any other text, upper case included. */
export function parseLocale(tag: string | undefined): Locale | undefined {
  return tag === undefined ? undefined : byTag.get(tag);
}

/** Returns the locale of a language and a country. */
export function getLocale(language: Language, country: CountryCode): Locale {
  return byTag.get(`${language}-${country}`) as Locale;
}

/**
 * Returns the locale for the first preference in an `Accept-Language` header that names a locale or a
 * language of the shop, otherwise the default locale. A language alone gets the default country.
 */
export function negotiateLocale(header: string | null): Locale {
  const preferences = (header ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', ...params] = part.trim().split(';');
      const q = params.find((param) => param.trim().startsWith('q='));
      return { tag: tag.toLowerCase(), q: q ? Number(q.trim().slice(2)) : 1 };
    })
    .filter((entry) => entry.q > 0)
    .sort((a, b) => b.q - a.q);
  for (const { tag } of preferences) {
    const exactLocale = byTag.get(tag);
    if (exactLocale) return exactLocale;
    const language = LANGUAGES.find((candidate) => tag.split('-')[0] === candidate);
    if (language) return getLocale(language, DEFAULT_LOCALE.country.code);
  }
  return DEFAULT_LOCALE;
}

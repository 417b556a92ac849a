import type { CartMessages } from '#lib/format/cart/cart.ts';
import { createCartFormatOptions } from '#lib/format/format-options.ts';
import type { CountryCode } from '#lib/locale/countries.ts';
import type { Language, Locale, LocaleTag } from '#lib/locale/locale.ts';
import type { Translate } from '#lib/messages/translate.ts';

/** Locale data of an island, serialisable. */
export interface IslandContext {
  locale: LocaleTag;
  language: Language;
  country: CountryCode;
  direction: 'ltr' | 'rtl';
  /** Prefix of internal links, such as `/en-ae`. */
  prefix: string;
  /** Whether prices include VAT. */
  hasVat: boolean;
  cartMessages: CartMessages;
}

/** Server only; passed to islands as a prop. */
export function createIslandContext(locale: Locale, t: Translate): IslandContext {
  const { language, prefix, hasVat, messages } = createCartFormatOptions(locale, t);
  const { tag, direction, country } = locale;
  return {
    locale: tag,
    language,
    country: country.code,
    direction,
    prefix,
    hasVat,
    cartMessages: messages,
  };
}

import type { CartWords } from '#lib/format/cart.ts';
import { makeCartPlace } from '#lib/format/place.ts';
import type { CountryCode } from '#lib/locale/countries.ts';
import type { Language, Locale, LocaleTag } from '#lib/locale/locale.ts';
import type { Translate } from '#lib/messages/index.ts';

/** Where an island stands, as plain data. */
export interface ShopContext {
  locale: LocaleTag;
  language: Language;
  country: CountryCode;
  direction: 'ltr' | 'rtl';
  /** Before every link: `/en-ae`. */
  prefix: string;
  /** Whether prices hold VAT. */
  hasVat: boolean;
  cartWords: CartWords;
}

/** Made on the server, handed to islands as a prop. */
export function makeContext(locale: Locale, t: Translate): ShopContext {
  const { language, prefix, hasVat, words } = makeCartPlace(locale, t);
  const { tag, direction, country } = locale;
  return { locale: tag, language, country: country.code, direction, prefix, hasVat, cartWords: words };
}

import type { ApiError } from '#lib/contract/errors.ts';
import { formatPlural, listPluralCategories, type PluralForms } from '#lib/format/plural.ts';
import type { Language } from '#lib/locale/locale.ts';
import type { Translate } from '#lib/messages/translate.ts';
import type { ToasterMessages } from '../shell/Toasts.tsx';
import { getMessagesByKey, keepPlaceholders } from './messages-by-key.ts';

export { interpolate } from '#lib/format/interpolate.ts';

/** Messages of a count by CLDR plural category, with `{{count}}` as placeholder. */
export type PluralMessages = PluralForms;

/** Messages by error code, for errors whose response has no better text. */
export type ErrorMessages = Record<string, string> & { GENERIC: string };

// Other codes use the response's message, which contains figures such as the remaining stock.
const CODES = [
  'GENERIC',
  'SHADE_REQUIRED',
  'NO_RESPONSE',
  'EMPTY_RESPONSE',
  'INVALID_REPLY',
  'TOO_MANY_REQUESTS',
  'UNAVAILABLE',
  'INTERNAL',
] as const;

/** Server only. */
export function getErrorMessages(t: Translate): ErrorMessages {
  return getMessagesByKey(t, 'errors:', CODES);
}

/** Returns every plural form of the language. `placeholderNames` lists the placeholders besides `count`. */
export function getPluralMessages(
  t: Translate,
  key: string,
  language: Language,
  placeholderNames: readonly string[] = [],
): PluralMessages {
  // A string as count leaves the plural form to the key and the placeholder in place.
  const placeholders = keepPlaceholders(['count', ...placeholderNames]);
  return Object.fromEntries(
    listPluralCategories(language).map((form) => [
      form,
      (t as (key: string, placeholders: object) => string)(`${key}_${form}`, placeholders),
    ]),
  );
}

export function formatCount(messages: PluralMessages, count: number, language: Language): string {
  return formatPlural(messages, language, count);
}

/** Returns the message to show for an error. */
export function getFailureMessage(error: ApiError, messages: ErrorMessages): string {
  return messages[error.code] ?? (error.message || messages.GENERIC);
}

/** Server only. */
export function getToasterMessages(t: Translate): ToasterMessages {
  return { notices: t('cart:notices'), close: t('cart:closeToast') };
}

import type { ApiError } from '#lib/contract/errors.ts';
import { formatPlural, listPluralCategories, type PluralForms } from '#lib/format/plural.ts';
import type { Language } from '#lib/locale/locale.ts';
import type { Translate } from '#lib/messages/translate.ts';
import type { ToasterMessages } from '../shell/Toasts.tsx';

export { interpolate } from '#lib/format/interpolate.ts';

/** Words of a count, by CLDR plural category, with `{{count}}` left open. */
export type PluralMessages = PluralForms;

/** Words of the failures that have no better ones in the reply, by code, and for any other. */
export type ErrorMessages = Record<string, string> & { GENERIC: string };

// The reply's own words are better for the rest: they know how many there may be, or how many are left.
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

/** On the server: the error words that islands carry. */
export function getErrorMessages(t: Translate): ErrorMessages {
  return Object.fromEntries(CODES.map((code) => [code, t(`errors:${code}`)])) as ErrorMessages;
}

/** On the server: every plural form that the language has. */
export function getPluralMessages(t: Translate, key: string, language: Language): PluralMessages {
  // A count given as text leaves the form to the key and the braces open.
  const open = { count: '{{count}}' as unknown as number };
  return Object.fromEntries(
    listPluralCategories(language).map((form) => [
      form,
      (t as (key: string, open: object) => string)(`${key}_${form}`, open),
    ]),
  );
}

/** The words for a count. */
export function formatCount(words: PluralMessages, count: number, language: Language): string {
  return formatPlural(words, language, count);
}

/** What to tell of a failure. */
export function getFailureMessage(error: ApiError, words: ErrorMessages): string {
  return words[error.code] ?? (error.message || words.GENERIC);
}

/** On the server: the toaster's words. */
export function getToasterMessages(t: Translate): ToasterMessages {
  return { notices: t('cart:notices'), close: t('cart:closeToast') };
}

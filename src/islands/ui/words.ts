import type { Failure } from '#lib/contract/error.ts';
import { type Forms, fillForm, listForms } from '#lib/format/plural.ts';
import type { Language } from '#lib/locale/locale.ts';
import type { Translate } from '#lib/messages/index.ts';
import type { ToasterWords } from './Toasts.tsx';

export { fill } from '#lib/format/fill.ts';

/** Words of a count, by CLDR plural category, with `{{count}}` left open. */
export type PluralWords = Forms;

/** Words of the failures that have no better ones in the reply, by code, and for any other. */
export type ErrorWords = Record<string, string> & { GENERIC: string };

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
export function errorSubset(t: Translate): ErrorWords {
  return Object.fromEntries(CODES.map((code) => [code, t(`errors:${code}`)])) as ErrorWords;
}

/** On the server: every plural form that the language has. */
export function pluralSubset(t: Translate, key: string, language: Language): PluralWords {
  // A count given as text leaves the form to the key and the braces open.
  const open = { count: '{{count}}' as unknown as number };
  return Object.fromEntries(
    listForms(language).map((form) => [
      form,
      (t as (key: string, open: object) => string)(`${key}_${form}`, open),
    ]),
  );
}

/** The words for a count. */
export function countWords(words: PluralWords, count: number, language: Language): string {
  return fillForm(words, language, count);
}

/** What to tell of a failure. */
export function failureWords(error: Failure, words: ErrorWords): string {
  return words[error.code] ?? (error.message || words.GENERIC);
}

/** On the server: the toaster's words. */
export function toasterWords(t: Translate): ToasterWords {
  return { notices: t('cart:notices'), close: t('cart:closeToast') };
}

import type { Language } from '#lib/locale/locale.ts';

/** Attributes of an element whose text is in the other language than its page. */
export interface TextLanguage {
  lang: Language;
  dir: 'ltr' | 'rtl';
}

// Isolated texts, such as the query in "Results for …", have a direction of their own.
const ISOLATED = /[\u2066-\u2068][^\u2069]*\u2069/g;

const countMatches = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

/**
 * Returns the `lang` and `dir` attributes of a text that exists in the other language only; undefined for text
 * in the page's language. Arabic text contains Latin brands and codes, so a single Arabic letter makes it
 * Arabic on an Arabic page; texts without words, such as codes, have no language. English text rarely contains
 * Arabic letters.
 */
export function getTextLanguage(text: string, pageLanguage: Language): TextLanguage | undefined {
  if (pageLanguage === 'ar') {
    return !/\p{Script=Arabic}/u.test(text) && /[a-z]{4}/i.test(text)
      ? { lang: 'en', dir: 'ltr' }
      : undefined;
  }
  const sentence = text.replace(ISOLATED, '');
  return countMatches(sentence, /\p{Script=Arabic}/gu) > countMatches(sentence, /[a-z]/gi)
    ? { lang: 'ar', dir: 'rtl' }
    : undefined;
}

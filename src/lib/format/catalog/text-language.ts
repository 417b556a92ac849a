import type { Language } from '#lib/locale/locale.ts';

/** Attributes of an element whose text is in the other language than its page. */
export interface TextLanguage {
  lang: Language;
  dir: 'ltr' | 'rtl';
}

const countMatches = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

/**
 * Returns the attributes of a text that a retailer has in the other language only; undefined for one in the
 * language of the page. Arabic text has Latin brands and codes in it, so a single Arabic letter makes it Arabic on
 * an Arabic page, and codes without a word are of no language. English text has hardly any Arabic letter in it.
 */
export function getTextLanguage(text: string, pageLanguage: Language): TextLanguage | undefined {
  const arabic = countMatches(text, /\p{Script=Arabic}/gu);
  if (pageLanguage === 'ar') {
    return arabic === 0 && /[a-z]{4}/i.test(text) ? { lang: 'en', dir: 'ltr' } : undefined;
  }
  return arabic > countMatches(text, /[a-z]/gi) ? { lang: 'ar', dir: 'rtl' } : undefined;
}

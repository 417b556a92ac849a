import { getEditDistance } from '#lib/locale/edit-distance.ts';
import { ARABIC_WORD } from './arabic-stemming.ts';

// Tolerance of typing errors. The distance itself is in `locale/edit-distance`; indexed terms within a
// distance are found by `TermIndex`.

/** Longer words are not corrected; words of product names are shorter. */
export const MAX_CORRECTABLE_LENGTH = 24;

/**
 * Maximum edit distance between a word of a query and an indexed term. Words with digits are not corrected.
 */
export function getMaxQueryEdits(word: string): number {
  if (/\d/.test(word) || word.length < 3 || word.length > MAX_CORRECTABLE_LENGTH) return 0;
  return word.length < 6 ? 1 : 2;
}

/** Maximum edit distance between a typed word and a suggestion; lower, because the word may be incomplete. */
export function getMaxSuggestionEdits(word: string): number {
  if (word.length < 4) return 0;
  return word.length < 8 ? 1 : 2;
}

/** Whether `typed` may be a typing error for a word of a suggestion; the first letter must match. */
export function isSuggestionTypo(typed: string, word: string): boolean {
  const maxEdits = getMaxSuggestionEdits(typed);
  return typed[0] === word[0] && getEditDistance(typed, word, maxEdits) <= maxEdits;
}

const VOWELS = /[اويه]/;
// Letters that sound alike in some dialect, and keyboard rows.
const SIMILAR_SOUNDING_LETTERS = ['صسثش', 'ضظد', 'ذزظد', 'تطث', 'قكغج', 'حهخ', 'فب', 'جشي'];
const KEYBOARD_ROWS = ['ضصثقفغعهخحجد', 'شسيبلاتنمكط', 'يءورلايهوزظ'];

function areKeyboardNeighbours(a: string, b: string): boolean {
  return KEYBOARD_ROWS.some((row, rowIndex) => {
    const from = row.indexOf(a);
    const neighbourPositions = [row, KEYBOARD_ROWS[rowIndex - 1], KEYBOARD_ROWS[rowIndex + 1]].map(
      (other) => other?.indexOf(b) ?? -1,
    );
    return from >= 0 && neighbourPositions.some((to) => to >= 0 && Math.abs(from - to) <= 1);
  });
}

/** Likelihood, up to 1, that `typed` is a typing error for `intended` (one or two edits apart). */
export function getTypoLikelihood(typed: string, intended: string): number {
  const firstLetterFactor = typed[0] === intended[0] ? 1 : 0.8;
  if (!ARABIC_WORD.test(typed)) return firstLetterFactor;
  let at = 0;
  while (at < typed.length && typed[at] === intended[at]) at += 1;
  const [a = '', b = ''] = [typed[at], intended[at]];
  if (typed.length === intended.length) {
    if (a === intended[at + 1] && b === typed[at + 1]) return 1;
    const isLikelyTypo =
      SIMILAR_SOUNDING_LETTERS.some((set) => set.includes(a) && set.includes(b)) ||
      areKeyboardNeighbours(a, b);
    return isLikelyTypo ? Math.max(firstLetterFactor, 0.9) : 0.85 * firstLetterFactor;
  }
  const [extra = '', before = ''] =
    typed.length > intended.length ? [a, typed[at - 1]] : [b, intended[at - 1]];
  return VOWELS.test(extra) || extra === before ? Math.max(firstLetterFactor, 0.9) : 0.9 * firstLetterFactor;
}

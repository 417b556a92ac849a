import type { TermIndex } from '../index/term-index.ts';
import { ARABIC_WORD, listStems } from './arabic-stemming.ts';
import { isStopWord } from './stop-words.ts';
import { tokenize } from './tokenizer.ts';
import { MAX_CORRECTABLE_LENGTH } from './typos.ts';

// Letters that are pronounced alike in a dialect, so that customers write one for the other: حوظ for حوض,
// تلاجة for ثلاجة, يدار for جدار, غفل for قفل.
const SOUND_ALIKE_LETTERS = ['ضظ', 'صس', 'ثت', 'ثس', 'ذد', 'ذز', 'ظز', 'قغ', 'قج', 'قك', 'جي', 'جك', 'طت'];
const MIN_LENGTH = 3;

/** Returns the words with one letter replaced by one that sounds alike. */
function listSoundAlikes(word: string): string[] {
  return [...word].flatMap((letter, at) =>
    SOUND_ALIKE_LETTERS.flatMap((pair) => {
      const other = pair.includes(letter) ? pair.replace(letter, '') : '';
      return other ? [word.slice(0, at) + other + word.slice(at + 1)] : [];
    }),
  );
}

/**
 * Returns a query with each Arabic word that is in no name replaced by one that sounds alike and is; undefined if
 * there is none.
 */
export function respellBySound(query: string, termIndex: TermIndex): string | undefined {
  const isName = (word: string): boolean => termIndex.listForms(word).some((id) => termIndex.isNameTerm(id));
  const getFrequency = (word: string): number =>
    Math.max(...termIndex.listForms(word).map((id) => termIndex.getDocumentFrequency(id)));
  let isChanged = false;
  const words = tokenize(query).map((word) => {
    if (
      word.length < MIN_LENGTH ||
      word.length > MAX_CORRECTABLE_LENGTH ||
      !ARABIC_WORD.test(word) ||
      isStopWord(word)
    )
      return word;
    if ([word, ...listStems(word)].some(isName)) return word;
    const [best] = listSoundAlikes(word)
      .filter(isName)
      .sort((a, b) => getFrequency(b) - getFrequency(a));
    if (best) isChanged = true;
    return best ?? word;
  });
  return isChanged ? words.join(' ') : undefined;
}

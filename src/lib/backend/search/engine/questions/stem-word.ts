import { ARABIC_WORD } from '../text/arabic-stemming.ts';

// Questions are inflected freely: "leaks", "leaking", "leaky". Question and compared text are stemmed
// by the same rules, so a stem need not be a word.

const ENGLISH_SUFFIX = /(?:ings?|ed|ies|ly|es|y|s|(?<=.{4})e)$/;
const MIN_ENGLISH_STEM = 3;

const ARABIC_PREFIX = /^[وف]?(?:[بكع]?ال|لل)(?=..)/;
const ARABIC_SUFFIX = /(?:ات|ين|ون|ها|هم|يه|نا|ه|ي)$/;
const LONG_VOWELS = /[اوي]/g;
// Prefix of a verb in the present tense, and of its noun: يسرب، تسرب، تسريب.
const VERB_PREFIX = /^[يت](?=...)/;
const MIN_ARABIC_STEM = 3;

// "matt" is no form of "mat": a matt black shower is not a shower mat.
function stemEnglish(word: string): string {
  const stem = word.replace(ENGLISH_SUFFIX, '');
  if (stem.length < MIN_ENGLISH_STEM || !/[aeiouy]/.test(stem)) return word;
  return stem === 'matt' ? stem : stem.replace(/([bdgklmnprt])\1$/, '$1');
}

function stemArabic(word: string): string {
  const bare = word.replace(ARABIC_PREFIX, '');
  const short = bare.replace(ARABIC_SUFFIX, '');
  const stem = short.length >= MIN_ARABIC_STEM ? short : bare;
  const consonants = stem.replace(LONG_VOWELS, '');
  return consonants.length >= MIN_ARABIC_STEM ? consonants.replace(VERB_PREFIX, '') : stem;
}

/** Returns the common part of the inflected forms of a normalised word. */
export function stemWord(word: string): string {
  if (ARABIC_WORD.test(word)) return stemArabic(word);
  return /^[a-z]+$/.test(word) ? stemEnglish(word) : word;
}

import type { NotSoldContent } from '#content/schemas/index.ts';
import type { Language } from '#lib/locale/locale.ts';
import { NAMED_COLOURS } from '#lib/paint/colour-words.ts';
import { MAX_QUERY_WORDS } from '#lib/search/facets.ts';
import { prepareText } from '../../understanding/lexer.ts';
import { readMeasures } from '../../understanding/read-measures.ts';
import { removeMeasures } from '../../understanding/understand-query.ts';
import { MIN_NAME_WEIGHT, type TermIndex } from '../index/term-index.ts';
import { ARABIC_WORD, listStems } from '../text/arabic-stemming.ts';
import { isStopWord, isWeakWord } from '../text/stop-words.ts';
import type { SynonymTable } from '../text/synonyms.ts';
import { listWordForms, tokenize } from '../text/tokenizer.ts';
import { findAbbreviation } from './abbreviations.ts';
import type { ForeignWords } from './foreign-words.ts';
import { removeDoubled } from './spelling-cost.ts';
import { type LanguageVocabulary, listNotSoldWords, listVocabulary } from './translation-vocabulary.ts';
import { createTransliterationIndex } from './transliteration-index.ts';

interface TranslatorLists {
  foreignWords: ForeignWords;
  notSold?: NotSoldContent | undefined;
}

/** Words of the catalog that replace `length` consecutive typed words whose meaning is certain. */
interface TranslationUnit {
  words: readonly string[];
  length: number;
  isForeign?: boolean;
}

/** A query translated to words of the catalog. */
export interface TranslatedQuery {
  language: Language;
  query: string;
  /** Whether it has words of another language that editors list. */
  isForeign: boolean;
}

// Maximum cost for a word that may be mistyped, which is likelier than an unusual transliteration.
const MAX_COST_BESIDE_TYPO = 0.1;
const MAX_JOINED_COST = 0.3;
const MIN_JOINED_LENGTH = 5;
const MAX_COLOUR_COST = 0.2;
// Letters for sounds that Arabic does not have.
const NOT_ARABIC = /[pvx]|c(?!h)/;
const REPEATED = /(.)\1\1/;
const MIN_TWO_EDITS_LENGTH = 8;
const MAX_SHORT_LENGTH = 4;
const MAX_COMPLETIONS = 20;

// Hindi, Urdu and Filipino particles. They also occur in the catalog with another meaning, so they are removed from
// foreign-language queries.
const FOREIGN_PARTICLES = new Set('ka ki ke ko se wala wali ng sa na ang mga para'.split(' '));

/**
 * Returns a translator of queries with words in the other script (`shakoosh`, هيت غن), in another language,
 * or spelled by letters (بي في سي). It returns undefined when no word is replaced, or when no word is certain
 * and some remain unknown.
 */
export function createQueryTranslator(
  vocabularies: Record<Language, LanguageVocabulary>,
  { foreignWords, notSold }: TranslatorLists,
) {
  const transliterationIndex = createTransliterationIndex(
    listVocabulary(vocabularies, listNotSoldWords(notSold)),
  );
  const getLanguage = (word: string): Language => (ARABIC_WORD.test(word) ? 'ar' : 'en');
  const getIndex = (word: string): TermIndex => vocabularies[getLanguage(word)].termIndex;

  const getSynonyms = (word: string): SynonymTable => vocabularies[getLanguage(word)].synonyms;

  const isName = (word: string): boolean => {
    const id = getIndex(word).getId(word);
    return id !== undefined && getIndex(word).isNameTerm(id);
  };
  const isNameOrSynonym = (word: string): boolean =>
    [...listWordForms(word), ...listStems(word), removeDoubled(word)].some(isName) ||
    getSynonyms(word).findLongestPhrase([word], 0) !== undefined;

  // English words of descriptions are the catalog's own too; Arabic ones are not, since they often equal a
  // plural of another word.
  const isCatalogWord = (word: string): boolean =>
    /^\d+(?:[a-z]{1,2})?$/.test(word) ||
    isStopWord(word) ||
    isWeakWord(word) ||
    isNameOrSynonym(word) ||
    (getLanguage(word) === 'en' && getIndex(word).getId(word) !== undefined);

  function listIds(word: string, index: TermIndex): number[] {
    const words = [...listWordForms(word), ...listStems(word), ...getSynonyms(word).listSynonyms([word], 0)];
    return words.flatMap((each) => index.getId(each) ?? []);
  }

  /** Whether a product contains the first word and has the second one in its name. */
  function occurInSameProduct(a: string, b: string): boolean {
    const index = getIndex(b);
    const [first, second] = [listIds(a, index), listIds(b, index)];
    return first.some((id) =>
      index
        .getPosting(id)
        .docs.some((doc) => second.some((other) => index.getWeight(other, doc) >= MIN_NAME_WEIGHT)),
    );
  }

  /** Whether a word is a misspelling of a word in the same script. */
  function isTypo(word: string, isAlone: boolean): boolean {
    const index = getIndex(word);
    const isLong = word.length >= (isAlone ? MIN_TWO_EDITS_LENGTH : MIN_TWO_EDITS_LENGTH - 1);
    const edits = isLong && getLanguage(word) === 'en' ? 2 : 1;
    return index
      .findWithinEdits(word, edits)
      .some(({ id, term }) => index.isNameTerm(id) && !index.isCustomerWord(id) && term[0] === word[0]);
  }

  const isNamePrefix = (word: string): boolean =>
    getIndex(word)
      .findByPrefix(word, MAX_COMPLETIONS)
      .some(({ id }) => getIndex(word).isNameTerm(id) && !getIndex(word).isCustomerWord(id));

  /** Returns the Arabic colour that a Latin word is, whatever the products: "shattaf aswad". */
  const findColour = (word: string): string | undefined =>
    transliterationIndex
      .find(word)
      .find((candidate) => candidate.cost <= MAX_COLOUR_COST && NAMED_COLOURS.has(candidate.word))?.word;

  /**
   * Returns the word of the catalog that a typed word means; a product must contain it together with one of
   * the others.
   */
  function findWord(word: string, others: readonly string[]): string | undefined {
    const isLatin = getLanguage(word) === 'en';
    const isAlone = others.length === 0;
    if (REPEATED.test(word) || (isLatin && NOT_ARABIC.test(word))) return undefined;
    const mayBeTypo = isTypo(word, isAlone);
    // Short words are within one edit of many words.
    if (mayBeTypo && isLatin && !(isAlone && word.length <= MAX_SHORT_LENGTH)) return undefined;
    const colour = isLatin && !isAlone && !mayBeTypo ? findColour(word) : undefined;
    if (colour) return colour;
    const maxCost = mayBeTypo ? MAX_COST_BESIDE_TYPO : Number.POSITIVE_INFINITY;
    const candidates = transliterationIndex.find(word).filter(({ cost }) => cost <= maxCost);
    const found = isAlone
      ? candidates[0]
      : candidates.find((candidate) => others.some((other) => occurInSameProduct(candidate.word, other)));
    return found?.word;
  }

  /** Returns the words in the other script that a word may transliterate. */
  const listTransliterations = (word: string): string[] =>
    transliterationIndex.find(word).map((each) => each.word);

  /** Whether two Latin words may both be Arabic: one at most is in the catalog, as a name that customers use. */
  function isTransliterated(word: string, next: string): boolean {
    const { termIndex } = vocabularies.en;
    const known = [word, next].filter(isCatalogWord);
    const isOfCustomers = (each: string): boolean => termIndex.isCustomerWord(termIndex.getId(each) ?? -1);
    return known.length < 2 && known.every(isOfCustomers);
  }

  /** Returns two words in the other script that are a name together: پاور واشر is a power washer. */
  function findPhrase(words: readonly string[], at: number): TranslationUnit | undefined {
    const [word = '', next = ''] = words.slice(at, at + 2);
    const isArabic = getLanguage(word) === 'ar';
    if (next === '' || isArabic !== (getLanguage(next) === 'ar') || occurInSameProduct(word, next))
      return undefined;
    if (!isArabic && !isTransliterated(word, next)) return undefined;
    const { termIndex } = vocabularies[isArabic ? 'en' : 'ar'];
    if (getIndex(word).findKinds([word, next], 0)?.length === 2) return undefined;
    const pairs = listTransliterations(word).flatMap((first) =>
      listTransliterations(next).map((second) => [first, second]),
    );
    const named = pairs.find((pair) => termIndex.findKinds(pair, 0)?.length === 2);
    return named && { words: named, length: 2 };
  }

  /**
   * Reads the words at a position whose meaning is certain: a phrase with synonyms, an abbreviation, one or
   * two words for a word of the catalog, or a foreign phrase.
   */
  function readTranslationUnit(
    words: readonly string[],
    at: number,
    isPrefix: boolean,
  ): TranslationUnit | undefined {
    const [word, next = ''] = [words[at] as string, words[at + 1]];
    const phrase = getSynonyms(word).findLongestPhrase(words, at);
    if (phrase && phrase.length > 1)
      return { words: words.slice(at, at + phrase.length), length: phrase.length };
    const transliterated = findPhrase(words, at);
    if (transliterated) return transliterated;
    const spelled = findAbbreviation(words.slice(at), isNameOrSynonym);
    if (spelled) return { words: [spelled], length: spelled.length };
    if (next !== '' && isNameOrSynonym(word + next)) return { words: [word, next], length: 2 };
    if (isCatalogWord(word) && (next === '' || isCatalogWord(next))) return { words: [word], length: 1 };
    const joined = word + next;
    // The last word of "door ha" may be incomplete.
    const isIncomplete = isPrefix && at === words.length - 2 && isNameOrSynonym(word) && isNamePrefix(next);
    const [both] =
      next && !isIncomplete && joined.length >= MIN_JOINED_LENGTH && !isNameOrSynonym(joined)
        ? transliterationIndex.find(joined)
        : [];
    if (both && both.cost <= MAX_JOINED_COST) return { words: [both.word], length: 2 };
    if (isCatalogWord(word)) return { words: [word], length: 1 };
    const foreign = foreignWords.find(words, at);
    // بلو is more likely the catalog's "blue" than "balu".
    const isShort = getLanguage(word) === 'ar' && word.length < MAX_SHORT_LENGTH;
    return isShort && transliterationIndex.find(word).length > 0
      ? undefined
      : foreign && { ...foreign, isForeign: true };
  }

  /** Reads the certain words; particles of another language beside its words are left out. */
  function readTranslationUnits(typed: readonly string[], isPrefix: boolean) {
    const read: (TranslationUnit & { unknown?: string })[] = [];
    for (let at = 0; at < typed.length; ) {
      const unit = readTranslationUnit(typed, at, isPrefix) ?? {
        words: [],
        length: 1,
        unknown: typed[at] as string,
      };
      read.push(unit);
      at += unit.length;
    }
    const isForeign = read.some((unit) => unit.isForeign);
    const meant = read.filter(
      ({ words: [word = ''], unknown }) => !isForeign || !FOREIGN_PARTICLES.has(unknown ?? word),
    );
    const units = meant.flatMap(({ words, unknown }): (string | { unknown: string })[] =>
      unknown === undefined ? [...words] : [{ unknown }],
    );
    return { units, isForeign };
  }

  /** Translates the words that are not certain to words that occur together with the others. */
  function translateWords(
    typed: readonly string[],
    isPrefix: boolean,
  ): { words: string[]; isForeign: boolean } | undefined {
    const { units, isForeign } = readTranslationUnits(typed, isPrefix);
    const certain = units.filter((unit) => typeof unit === 'string' && isSubject(unit)) as string[];
    const known = [...certain];
    const words = units.map((unit, at) => {
      if (typeof unit === 'string') return unit;
      const { unknown } = unit;
      // The last word may be incomplete, unless all others are written in the other script.
      const isIncomplete =
        isPrefix && at === units.length - 1 && (certain.length > 0 || at === 0) && isNamePrefix(unknown);
      const found = isIncomplete ? undefined : findWord(unknown, known);
      if (found) known.push(found);
      return found ?? unknown;
    });
    const isDoubtful = certain.length === 0 && known.length < words.length;
    return isDoubtful || words.join(' ') === typed.join(' ') ? undefined : { words, isForeign };
  }

  return (query: string, isPrefix: boolean): TranslatedQuery | undefined => {
    const text = prepareText(query);
    // Skips digits that stand for letters, such as the 5 of m5ada.
    const measures = readMeasures(text).filter(({ end }) => !/\p{L}/u.test(text[end] ?? ''));
    const typed = tokenize(removeMeasures(text, measures)).slice(0, MAX_QUERY_WORDS);
    const isLastWordIncomplete = isPrefix && measures.at(-1)?.end !== text.length;
    const translated = translateWords(typed, isLastWordIncomplete);
    if (!translated) return undefined;
    const { words, isForeign } = translated;
    // Words typed in their own script are certain, so their language is searched; its index also contains all
    // names of the other language.
    const own = words.filter((word) => typed.includes(word) && isSubject(word));
    const [main = ''] = own.length > 0 ? own : words;
    const sizes = measures.map(({ start, end }) => text.slice(start, end));
    const parts = isLastWordIncomplete ? [...sizes, ...words] : [...words, ...sizes];
    return { language: getLanguage(main), query: parts.join(' '), isForeign };
  };
}

const isSubject = (word: string): boolean => !isStopWord(word) && !isWeakWord(word) && !/^\d/.test(word);

export type QueryTranslator = ReturnType<typeof createQueryTranslator>;

import type { NotSoldEntry } from '#content/schemas/index.ts';
import { findUnit } from '../../understanding/units.ts';
import { ARABIC_WORD } from '../text/arabic-stemming.ts';
import { reorderForPhrase } from '../text/for-phrase.ts';
import { isCollectiveNoun } from '../text/generic-nouns.ts';
import { isPossibleJobVerb, JOB_VERB } from '../text/job-verbs.ts';
import { stemNoun } from '../text/stem-noun.ts';
import { isStopWord, isWeakWord } from '../text/stop-words.ts';
import { tokenize } from '../text/tokenizer.ts';
import { type CatalogVocabulary, isPhraseAt, listStarts } from './match-not-sold-phrase.ts';
import { findMistypedPhrase, type NotSoldIndex, type NotSoldPhrase } from './not-sold-index.ts';
import { FAULT_WORDS, PEST_VERB, PREPOSITION } from './not-sold-words.ts';

/** A query for something that is not sold. */
export interface NotSoldQuery {
  kind: NotSoldPhrase['kind'];
  entry: NotSoldEntry;
  /** The rest of the query; set for brands only. */
  rest: string;
  /** Whether the name is the whole query. */
  isWholeQuery: boolean;
}

/** A phrase in a query. */
interface FoundPhrase {
  phrase: NotSoldPhrase;
  at: number;
  /** The typed word, if it is a misspelling of the phrase. */
  mistyped: string;
}

const MIN_START_LENGTH = 2;
// Of Arabic adjectives: كويتية، كويتيات.
const ADJECTIVE_ENDING = /(?<=..ي)(?:ه|ات)$/;
// What an Arabic name is used for: للصالة.
const PURPOSE = /^لل../;

/** Tests of words beside a name. */
interface WordTests {
  isModifier(word: string): boolean;
  /** Whether products have the word in their names. */
  isNameWord(word: string): boolean;
  /** Whether a name keeps its meaning beside the word. */
  isNeutral(word: string): boolean;
  /** Whether the word does not name another product after the name. */
  namesNoProduct(word: string): boolean;
}

/**
 * Whether a phrase is the head noun of the query: in Arabic at the beginning, of several words or before a use
 * with لل; in English at the end or before a preposition ("exhaust fan for bathroom"), and not after a
 * preposition or the verb of a job.
 */
function isHead(
  typed: readonly string[],
  at: number,
  length: number,
  { isModifier, isNameWord, namesNoProduct }: WordTests,
): boolean {
  const before = typed.slice(0, at);
  if (ARABIC_WORD.test(typed[at] ?? '')) {
    const next = typed.slice(at + length).find((word) => !isModifier(word)) ?? '';
    return before.every(isModifier) && (length > 1 || PURPOSE.test(next));
  }
  const isAside = before.some(
    (word, index) => PREPOSITION.test(word) && !before.slice(0, index).every(isModifier),
  );
  // A single word of product names may also be a material or a part.
  const isMaterial = length === 1 && isNameWord(typed[at] ?? '');
  if (isMaterial || isAside || before.some((word) => JOB_VERB.test(word))) return false;
  const after = typed.slice(at + length);
  const use = after.findIndex((word) => PREPOSITION.test(word));
  const others = use < 0 ? after : after.slice(0, use);
  return length === 1 ? others.length === 0 && before.every(namesNoProduct) : others.every(namesNoProduct);
}

/** Whether words beside a phrase name a product before a preposition: "window net for insects". */
function namesOtherKind(
  typed: readonly string[],
  at: number,
  length: number,
  { namesKind }: CatalogVocabulary,
): boolean {
  const end = typed.findIndex((word) => PREPOSITION.test(word));
  const isBeside = (index: number): boolean => index < at || index >= at + length;
  return typed
    .slice(0, end < 0 ? typed.length : end)
    .some(
      (word, index) => isBeside(index) && !PEST_VERB.test(word) && !ARABIC_WORD.test(word) && namesKind(word),
    );
}

/**
 * Whether the words around the phrase leave its meaning unchanged: "grey floor tiles", but not "cut floor
 * tiles".
 */
function hasUnchangedMeaning(
  { phrase: { kind, entry, words, related }, at }: FoundPhrase,
  typed: readonly string[],
  tests: WordTests,
  vocabulary: CatalogVocabulary,
): boolean {
  const extra = [...typed.slice(0, at), ...typed.slice(at + words.length)];
  // A size beside a name is no part of another product: "tv 65 inch".
  const isPart = extra.some((word) => !/^\d/.test(word) && !findUnit(word));
  if (isPart && related.some((product) => extra.every((word) => product.has(word)))) return false;
  if (kind === 'good' && vocabulary.isInKindName(typed, at, words.length)) return false;
  if (entry.isAlwaysMeant && !namesOtherKind(typed, at, words.length, vocabulary)) return true;
  return (
    kind === 'brand' || extra.every((word) => tests.isNeutral(word)) || isHead(typed, at, words.length, tests)
  );
}

/**
 * Whether the phrase is spelled correctly and the query has no other words than the phrase and modifiers; not
 * when it says what to do with the product or where it is: "store toys", "boxes for books".
 */
const isWholeQuery = (
  { phrase, mistyped, at }: FoundPhrase,
  typed: readonly string[],
  isModifier: (word: string) => boolean,
): boolean =>
  mistyped === '' &&
  typed.every((word, index) => {
    if (index >= at && index < at + phrase.words.length) return true;
    const isUse = PREPOSITION.test(word) || (index < at && isPossibleJobVerb(word));
    return isModifier(word) && !(phrase.kind === 'good' && isUse);
  });

/** Returns the query without a brand: "frying pan" for "tefal frying pan". */
function removeBrand(
  query: string,
  { entry, words }: NotSoldPhrase,
  { hasWord }: CatalogVocabulary,
  mistyped: string,
): string {
  const names = new Set([entry.en[0] ?? '', entry.ar[0] ?? ''].flatMap(tokenize).flatMap(listStarts));
  const isBrand = (word: string): boolean =>
    word === mistyped || names.has(word) || (words.includes(word) && !hasWord(word)) || isStopWord(word);
  const others = entry.en.concat(entry.ar).map(tokenize);
  const isSpelling = (word: string): boolean => others.some((each) => each.length === 1 && each[0] === word);
  return query
    .split(/[\s+&]+/)
    .filter((part) => !tokenize(part).every((word) => isBrand(word) || isSpelling(word)))
    .join(' ');
}

/** Whether a brand's name is a word of the catalog after other words: a knife that stays sharp. */
const isAdjective = (
  { words }: NotSoldPhrase,
  before: readonly string[],
  isModifier: (word: string) => boolean,
  { hasWord }: CatalogVocabulary,
): boolean =>
  words.length === 1 &&
  /^[a-z]+$/.test(words[0] ?? '') &&
  hasWord(words[0] ?? '') &&
  before.some((word) => !isModifier(word));

function findPhrases(
  index: NotSoldIndex,
  typed: readonly string[],
  vocabulary: CatalogVocabulary,
): FoundPhrase[] {
  return typed.flatMap((word, at) => {
    const starts = listStarts(word);
    const candidates = new Set([
      ...starts.flatMap((start) => index.phrases.get(start) ?? []),
      ...(index.byStem.get(stemNoun(word)) ?? []),
    ]);
    const phrases = [...candidates].filter((phrase) => isPhraseAt(phrase, typed, at, vocabulary));
    const isKnown = (): boolean =>
      starts.some(vocabulary.hasSimilarWord) || vocabulary.isInKindName(typed, at, 1);
    const mistyped = phrases.length === 0 && !isKnown() ? findMistypedPhrase(index, word) : undefined;
    return mistyped
      ? [{ phrase: mistyped, at, mistyped: word }]
      : phrases.map((phrase) => ({ phrase, at, mistyped: '' }));
  });
}

/** Whether a name is one of the words of another one: ديكر in بلاك اند ديكر. */
const isWordOf = ({ phrase, at }: FoundPhrase, other: FoundPhrase): boolean =>
  phrase.words.length === 1 && at >= other.at && at < other.at + other.phrase.words.length;

/** Whether a name such as 3M stands for a measure in the query: 3 متر, 3 meter hose. */
function isMeasureOnly({ words }: NotSoldPhrase, query: string): boolean {
  const written = query.toLowerCase().split(/[^\p{L}\p{N}]+/u);
  return words.some((word) => /^\d+[a-z]+$/.test(word) && !written.includes(word));
}

/** Returns the kind of product, or else the brand, that a query names and the shop does not sell. */
export function findNotSold(
  index: NotSoldIndex,
  query: string,
  vocabulary: CatalogVocabulary,
): NotSoldQuery | null {
  const typed = tokenize(query);
  const found = findIn(index, query, typed, vocabulary);
  // "chair for the office" is an office chair.
  const name = found ? undefined : reorderForPhrase(typed);
  const byUse = name && findIn(index, name.join(' '), name, vocabulary);
  return found ?? (byUse?.kind === 'good' && byUse.isWholeQuery ? { ...byUse, isWholeQuery: false } : null);
}

/** Returns the kind of product whose name of several words starts with the query: "air fre". */
export function findNotSoldByStart(
  index: NotSoldIndex,
  query: string,
  startsName: (words: readonly string[]) => boolean,
): NotSoldQuery | null {
  const typed = tokenize(query);
  const last = typed.at(-1) ?? '';
  if (typed.length < 2 || last.length < MIN_START_LENGTH) return null;
  const isBegun = ({ kind, words }: NotSoldPhrase): boolean =>
    kind === 'good' &&
    words.length === typed.length &&
    words.every((word, at) => (at < typed.length - 1 ? word === typed[at] : word.startsWith(last)));
  const phrase = (index.phrases.get(typed[0] ?? '') ?? []).find(isBegun);
  return phrase && !startsName(typed)
    ? { kind: phrase.kind, entry: phrase.entry, rest: '', isWholeQuery: false }
    : null;
}

function findIn(
  index: NotSoldIndex,
  query: string,
  typed: readonly string[],
  vocabulary: CatalogVocabulary,
): NotSoldQuery | null {
  const isModifier = (word: string): boolean =>
    index.modifiers.has(word) ||
    index.modifiers.has(word.replace(ADJECTIVE_ENDING, '')) ||
    isStopWord(word) ||
    isWeakWord(word) ||
    /^\d/.test(word);
  const found = findPhrases(index, typed, vocabulary)
    .filter(({ phrase }) => !isMeasureOnly(phrase, query))
    .sort((a, b) => b.phrase.words.length - a.phrase.words.length);
  const brand = found.find(
    ({ phrase, at }) =>
      phrase.kind === 'brand' && !isAdjective(phrase, typed.slice(0, at), isModifier, vocabulary),
  );
  // Words beside which a name keeps its meaning: modifiers, words that the catalog does not contain, and the
  // brand.
  const isNeutral = (word: string): boolean =>
    isModifier(word) ||
    FAULT_WORDS.has(word) ||
    !vocabulary.hasSimilarWord(word) ||
    brand?.phrase.words.includes(word) === true;
  const namesNoProduct = (word: string): boolean =>
    isNeutral(word) || isCollectiveNoun(word) || !vocabulary.namesKind(word);
  const tests = { isModifier, isNeutral, isNameWord: vocabulary.isNameWord, namesNoProduct };
  const good = found.find(
    (each) => each.phrase.kind === 'good' && hasUnchangedMeaning(each, typed, tests, vocabulary),
  );
  if (good && !(brand && isWordOf(good, brand))) {
    return {
      kind: 'good',
      entry: good.phrase.entry,
      rest: '',
      isWholeQuery: isWholeQuery(good, typed, isModifier),
    };
  }
  if (!brand || !hasUnchangedMeaning(brand, typed, tests, vocabulary)) return null;
  const rest = removeBrand(query, brand.phrase, vocabulary, brand.mistyped);
  return {
    kind: 'brand',
    entry: brand.phrase.entry,
    rest: tokenize(rest).every(isModifier) ? '' : rest,
    isWholeQuery: isWholeQuery(brand, typed, isModifier),
  };
}

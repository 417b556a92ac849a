import type { NotSoldEntry } from '#content/schemas/index.ts';
import { getEditDistance } from '#lib/locale/edit-distance.ts';
import { stemWord } from '../questions/stem-word.ts';
import { ARABIC_WORD } from '../text/arabic-stemming.ts';
import { isStopWord, isWeakWord } from '../text/stop-words.ts';
import { tokenize } from '../text/tokenizer.ts';
import type { NotSoldIndex, NotSoldPhrase } from './not-sold-index.ts';

/** A query for something that is not sold. */
export interface NotSoldQuery {
  kind: NotSoldPhrase['kind'];
  entry: NotSoldEntry;
  /** The rest of the query; set for brands only. */
  rest: string;
  /** Whether the name is the whole query. */
  isWhole: boolean;
}

/** A phrase in a query. */
interface Found {
  phrase: NotSoldPhrase;
  at: number;
  /** The typed word, if it is a misspelling of the phrase. */
  mistyped: string;
}

const MIN_TYPO_LENGTH = 5;

/** Returns a typed word with and without its Arabic article. */
const listStarts = (word: string): string[] => {
  const bare = /^(?:ال|لل)(?=...)(.+)$/.exec(word)?.[1];
  return bare ? [word, bare] : [word];
};

/**
 * Whether a query contains a phrase at a position; kinds of products also in an inflected form, unless the
 * catalog contains that word.
 */
function isPhraseAt(
  { kind, words }: NotSoldPhrase,
  typed: readonly string[],
  at: number,
  { has }: Vocabulary,
): boolean {
  return words.every((word, index) => {
    const typedWord = typed[at + index] ?? '';
    if (listStarts(typedWord).includes(word)) return true;
    return kind === 'good' && !has(typedWord) && stemWord(typedWord) === stemWord(word);
  });
}

// Verbs of jobs; a query for a job is not a query for the product. In Arabic the verb comes first and needs
// no rule.
const JOB = /^(?:cut|clean|remove|fix|repair|drill|paint|hang|install|move|cover|glue|polish|protect|wash)$/;

// After one of these words, a name says what the product is used with: "primer for metal gate".
const PREPOSITION = /^(?:for|of|in|on|to|with|from)$/;

/**
 * Whether a phrase is the head noun of the query: at the beginning in Arabic; at the end in English, and not
 * after a preposition or the verb of a job.
 */
function isHead(
  typed: readonly string[],
  at: number,
  length: number,
  isNeutral: (word: string) => boolean,
): boolean {
  if (ARABIC_WORD.test(typed[at] ?? '')) return at === 0;
  const before = typed.slice(0, at);
  const isAside = before.some(
    (word, index) => PREPOSITION.test(word) && !before.slice(0, index).every(isNeutral),
  );
  return at + length === typed.length && !isAside && !before.some((word) => JOB.test(word));
}

/**
 * Whether the words around the phrase leave its meaning unchanged: "grey floor tiles", but not "cut floor
 * tiles".
 */
function isMeant(
  { phrase: { kind, words, related }, at }: Found,
  typed: readonly string[],
  isNeutral: (word: string) => boolean,
): boolean {
  const extra = [...typed.slice(0, at), ...typed.slice(at + words.length)];
  if (extra.length > 0 && related.some((product) => extra.every((word) => product.has(word)))) return false;
  return (
    kind === 'brand' ||
    extra.every(isNeutral) ||
    (words.length > 1 && isHead(typed, at, words.length, isNeutral))
  );
}

/** Returns the one-word phrase that an unknown word misspells; brands come first. */
function findMistyped({ singleWords }: NotSoldIndex, word: string): NotSoldPhrase | undefined {
  if (word.length < MIN_TYPO_LENGTH || /\d/.test(word)) return undefined;
  const isNear = (name: string): boolean =>
    Math.abs(name.length - word.length) <= 1 && getEditDistance(word, name, 1) <= 1;
  const near = (singleWords.get(word[0] ?? '') ?? []).filter(
    ({ words: [name = ''] }) => name.length >= MIN_TYPO_LENGTH && isNear(name),
  );
  return (
    near.find(({ kind }) => kind === 'brand') ??
    near.find(({ words: [first = ''] }) => first.length > MIN_TYPO_LENGTH)
  );
}

/** Whether the phrase is spelled correctly and the query has no other words than the phrase and modifiers. */
const isWholeQuery = (
  { phrase, mistyped, at }: Found,
  typed: readonly string[],
  isModifier: (word: string) => boolean,
): boolean =>
  mistyped === '' &&
  typed.every((word, index) => (index >= at && index < at + phrase.words.length) || isModifier(word));

/** Words that the catalog contains. */
export interface Vocabulary {
  has(word: string): boolean;
  /** Whether the catalog contains the word, a word with this prefix, or one within one edit. */
  isNear(word: string): boolean;
}

/** Returns the query without a brand: "frying pan" for "tefal frying pan". */
function removeBrand(
  query: string,
  { entry, words }: NotSoldPhrase,
  { has }: Vocabulary,
  mistyped: string,
): string {
  const names = new Set([entry.en[0] ?? '', entry.ar[0] ?? ''].flatMap(tokenize));
  const isBrand = (word: string): boolean =>
    word === mistyped || names.has(word) || (words.includes(word) && !has(word)) || isStopWord(word);
  const others = entry.en.concat(entry.ar).map(tokenize);
  const isSpelling = (word: string): boolean => others.some((each) => each.length === 1 && each[0] === word);
  return query
    .split(/[\s+&]+/)
    .filter((part) => !tokenize(part).every((word) => isBrand(word) || isSpelling(word)))
    .join(' ');
}

function findPhrases(index: NotSoldIndex, typed: readonly string[], vocabulary: Vocabulary): Found[] {
  return typed.flatMap((word, at) => {
    const starts = listStarts(word);
    const candidates = new Set([
      ...starts.flatMap((start) => index.phrases.get(start) ?? []),
      ...(index.byStem.get(stemWord(word)) ?? []),
    ]);
    const phrases = [...candidates].filter((phrase) => isPhraseAt(phrase, typed, at, vocabulary));
    const mistyped = phrases.length === 0 && !vocabulary.isNear(word) ? findMistyped(index, word) : undefined;
    return mistyped
      ? [{ phrase: mistyped, at, mistyped: word }]
      : phrases.map((phrase) => ({ phrase, at, mistyped: '' }));
  });
}

/** Returns the kind of product, or else the brand, that a query names and the shop does not sell. */
export function findNotSold(index: NotSoldIndex, query: string, vocabulary: Vocabulary): NotSoldQuery | null {
  const typed = tokenize(query);
  const isModifier = (word: string): boolean =>
    index.modifiers.has(word) || isStopWord(word) || isWeakWord(word) || /^\d/.test(word);
  const found = findPhrases(index, typed, vocabulary).sort(
    (a, b) => b.phrase.words.length - a.phrase.words.length,
  );
  const brand = found.find(({ phrase }) => phrase.kind === 'brand');
  // Words beside which a name keeps its meaning: modifiers, words that the catalog does not contain, and the
  // brand.
  const isNeutral = (word: string): boolean =>
    isModifier(word) || !vocabulary.isNear(word) || brand?.phrase.words.includes(word) === true;
  const good = found.find((each) => each.phrase.kind === 'good' && isMeant(each, typed, isNeutral));
  if (good) {
    return {
      kind: 'good',
      entry: good.phrase.entry,
      rest: '',
      isWhole: isWholeQuery(good, typed, isModifier),
    };
  }
  if (!brand || !isMeant(brand, typed, isNeutral)) return null;
  const rest = removeBrand(query, brand.phrase, vocabulary, brand.mistyped);
  return {
    kind: 'brand',
    entry: brand.phrase.entry,
    rest: tokenize(rest).every(isModifier) ? '' : rest,
    isWhole: isWholeQuery(brand, typed, isModifier),
  };
}

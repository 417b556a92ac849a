import type { NotSoldEntry } from '#content/schemas/index.ts';
import { getEditDistance } from '#lib/locale/edit-distance.ts';
import { stemWord } from '../questions/stem-word.ts';
import { ARABIC_WORD } from '../text/arabic-stemming.ts';
import { isStopWord, tokenize } from '../text/tokenizer.ts';
import type { NotSoldIndex, NotSoldPhrase } from './not-sold-index.ts';

/** A query for something that is not sold. */
export interface NotSoldQuery {
  kind: NotSoldPhrase['kind'];
  entry: NotSoldEntry;
  /** What else was asked for; of a brand only. */
  rest: string;
  /** Whether the query is nothing but a name of it. */
  isWhole: boolean;
}

/** A phrase in a query. */
interface Found {
  phrase: NotSoldPhrase;
  at: number;
  /** The typed word, when it is a typing error for the phrase. */
  mistyped: string;
}

const MIN_TYPO_LENGTH = 5;

/** Forms of a typed word that a phrase may begin with: with its article, and without. */
const listStarts = (word: string): string[] => {
  const bare = /^(?:ال|لل)(?=...)(.+)$/.exec(word)?.[1];
  return bare ? [word, bare] : [word];
};

/** Whether a phrase stands in a query; a kind of goods in any form that is no word of the catalogue itself. */
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

// Of a job with the thing; in Arabic it comes first, so that the thing does not.
const JOB = /^(?:cut|clean|remove|fix|repair|drill|paint|hang|install|move|cover|glue|polish|protect|wash)$/;

/** Whether a phrase names the thing: in English at the end, in Arabic at the beginning. */
const isHead = (typed: readonly string[], at: number, length: number): boolean =>
  ARABIC_WORD.test(typed[at] ?? '')
    ? at === 0
    : at + length === typed.length && !typed.slice(0, at).some((word) => JOB.test(word));

/** Whether what stands beside the phrase leaves its meaning: "grey floor tiles", but not "cut floor tiles". */
function isMeant(
  { phrase: { kind, words, related }, at }: Found,
  typed: readonly string[],
  isOpen: (word: string) => boolean,
): boolean {
  const extra = [...typed.slice(0, at), ...typed.slice(at + words.length)];
  if (extra.length > 0 && related.some((product) => extra.every((word) => product.has(word)))) return false;
  return kind === 'brand' || extra.every(isOpen) || (words.length > 1 && isHead(typed, at, words.length));
}

/** The phrase of one word that an unknown word is a typing error for; brands come first. */
function findMistyped({ phrases }: NotSoldIndex, word: string): NotSoldPhrase | undefined {
  if (word.length < MIN_TYPO_LENGTH || /\d/.test(word)) return undefined;
  const near = [...phrases].flatMap(([first, of]) => {
    if (first[0] !== word[0] || first.length < MIN_TYPO_LENGTH) return [];
    const single = of.filter(({ words }) => words.length === 1);
    return single.length > 0 && getEditDistance(word, first, 1) <= 1 ? single : [];
  });
  return (
    near.find(({ kind }) => kind === 'brand') ??
    near.find(({ words: [first = ''] }) => first.length > MIN_TYPO_LENGTH)
  );
}

const isWholeQuery = ({ phrase, mistyped }: Found, typed: readonly string[]): boolean =>
  mistyped === '' && phrase.words.length === typed.length;

/** The words of the catalogue. */
export interface Vocabulary {
  has(word: string): boolean;
  /** Whether it has the word, one that begins so, or one that is a typing error away. */
  isNear(word: string): boolean;
}

/** The words of a query beside a brand: "tefal frying pan" without tefal. */
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

/** Returns what a query asks for that is not sold: a kind of goods, else a brand. */
export function findNotSold(index: NotSoldIndex, query: string, vocabulary: Vocabulary): NotSoldQuery | null {
  const typed = tokenize(query);
  const isModifier = (word: string): boolean =>
    index.modifiers.has(word) || isStopWord(word) || /^\d/.test(word);
  const found = findPhrases(index, typed, vocabulary).sort(
    (a, b) => b.phrase.words.length - a.phrase.words.length,
  );
  const brand = found.find(({ phrase }) => phrase.kind === 'brand');
  // Of words that the catalogue lacks, and of a brand, the meaning does not change.
  const isOpen = (word: string): boolean =>
    isModifier(word) || !vocabulary.isNear(word) || brand?.phrase.words.includes(word) === true;
  const good = found.find((each) => each.phrase.kind === 'good' && isMeant(each, typed, isOpen));
  if (good) {
    return { kind: 'good', entry: good.phrase.entry, rest: '', isWhole: isWholeQuery(good, typed) };
  }
  if (!brand || !isMeant(brand, typed, isOpen)) return null;
  const rest = removeBrand(query, brand.phrase, vocabulary, brand.mistyped);
  return {
    kind: 'brand',
    entry: brand.phrase.entry,
    rest: tokenize(rest).every(isModifier) ? '' : rest,
    isWhole: isWholeQuery(brand, typed),
  };
}

import type { NotSoldContent, NotSoldEntry } from '#content/schemas/index.ts';
import { getEditDistance } from '#lib/locale/edit-distance.ts';
import { LANGUAGES } from '#lib/locale/locale.ts';
import { ARABIC_WORD } from '../text/arabic-stemming.ts';
import { stemNoun } from '../text/stem-noun.ts';
import { tokenize } from '../text/tokenizer.ts';
import type { ProductDocument } from '../types.ts';

/** A name of a product or brand that is not sold. */
export interface NotSoldPhrase {
  kind: 'brand' | 'good';
  entry: NotSoldEntry;
  words: string[];
  /** Words of each product that contains all words of the phrase, such as a hose for a washing machine. */
  related: ReadonlySet<string>[];
}

/** Phrases by their first word, longest first. */
type PhrasesByWord = ReadonlyMap<string, NotSoldPhrase[]>;

/** Index of what is not sold. */
export interface NotSoldIndex {
  phrases: PhrasesByWord;
  /** Phrases by the stem of their first word. */
  byStem: PhrasesByWord;
  /** Phrases of one word by its first letter. */
  singleWords: ReadonlyMap<string, readonly NotSoldPhrase[]>;
  /** Words that do not change the meaning of a phrase, such as colours. */
  modifiers: ReadonlySet<string>;
}

const MIN_TYPO_LENGTH = 5;
// Matches the part of a name after the kind of product.
const NAME_REST = /[,(–]|\s(?:with|for|in|of|on)\s|\s\d.*$/;

/** Returns a name's words; an Arabic brand with a product in both orders: راك سيراميك، سيراميك راك. */
function listOrders(kind: NotSoldPhrase['kind'], text: string): string[][] {
  const words = tokenize(text);
  const isPair = kind === 'brand' && words.length === 2 && words.every((word) => ARABIC_WORD.test(word));
  return isPair ? [words, words.toReversed()] : [words];
}

const toPhrases = (kind: NotSoldPhrase['kind'], entries: readonly NotSoldEntry[]): NotSoldPhrase[] =>
  entries.flatMap((entry) =>
    LANGUAGES.flatMap((language) => entry[language])
      .flatMap((text) => listOrders(kind, text))
      .filter((words) => words.length > 0)
      .map((words) => ({ kind, entry, words, related: [] })),
  );

const createIndex = (phrases: readonly NotSoldPhrase[]): Map<string, NotSoldPhrase[]> =>
  Map.groupBy(
    [...phrases].sort((a, b) => b.words.length - a.words.length),
    ({ words: [first = ''] }) => first,
  );

const isAt = (words: readonly string[], at: number, phrase: readonly string[]): boolean =>
  phrase.every((word, index) => words[at + index] === word);

/** Whether the name or brand of a product shows that it is of the kind that the phrase names. */
function isNamed(
  { kind, entry, words }: NotSoldPhrase,
  { code, text: { en, ar } }: ProductDocument,
): boolean {
  if (entry.except?.includes(code)) return false;
  if (kind === 'brand') {
    return [en.brand, ar.brand].some((brand) => tokenize(brand).join(' ') === words.join(' '));
  }
  const english = tokenize(en.name.split(NAME_REST)[0] ?? '');
  // An English name ends with its kind. An Arabic name must be the phrase: words after it may change the
  // kind.
  const isEnglish = isAt(english, english.length - words.length, words);
  return (
    isEnglish ||
    tokenize(ar.name)
      .slice(0, words.length + 1)
      .join(' ') === words.join(' ')
  );
}

/**
 * Returns the words that a customer may use for a product: names in both languages, brand, options and
 * category.
 */
function listProductWords({ text: { en, ar } }: ProductDocument): Set<string> {
  const texts = [en, ar].flatMap(({ name, options, brand, categories }) => [
    name,
    brand,
    ...options,
    categories[0] ?? '',
  ]);
  return new Set(texts.flatMap(tokenize));
}

/** Returns all phrases with their related products, and those phrases that name a product of the catalog. */
function collectPhrases({ brands, kinds }: NotSoldContent, documents: readonly ProductDocument[]) {
  const phrases = createIndex([...toPhrases('brand', brands), ...toPhrases('good', kinds)]);
  const sold = new Set<NotSoldPhrase>();
  for (const document of documents) {
    const words = listProductWords(document);
    for (const phrase of [...words].flatMap((word) => phrases.get(word) ?? [])) {
      if (!phrase.words.every((word) => words.has(word))) continue;
      phrase.related.push(words);
      if (isNamed(phrase, document)) sold.add(phrase);
    }
  }
  return { phrases: [...phrases.values()].flat(), sold };
}

/** Returns the phrases that name products of the catalog, so that editors can remove them. */
export function listSoldPhrases(content: NotSoldContent, documents: readonly ProductDocument[]): string[] {
  return [...collectPhrases(content, documents).sold].map(({ words }) => words.join(' '));
}

/** Indexes the list, without brands and kinds of products that the catalog contains after all. */
export function createNotSoldIndex(
  content: NotSoldContent,
  documents: readonly ProductDocument[],
): NotSoldIndex {
  const { phrases, sold } = collectPhrases(content, documents);
  const entries = new Set([...sold].map(({ entry }) => entry));
  const unsold = createIndex(phrases.filter(({ entry }) => !entries.has(entry)));
  const single = [...unsold.values()].flat().filter(({ words }) => words.length === 1);
  return {
    phrases: unsold,
    singleWords: Map.groupBy(single, ({ words: [first = ''] }) => first[0] ?? ''),
    byStem: Map.groupBy([...unsold.values()].flat(), ({ words: [first = ''] }) => stemNoun(first)),
    modifiers: new Set(LANGUAGES.flatMap((language) => content.modifiers[language]).flatMap(tokenize)),
  };
}

/** Returns the one-word phrase that an unknown word misspells; brands come first. */
export function findMistypedPhrase({ singleWords }: NotSoldIndex, word: string): NotSoldPhrase | undefined {
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

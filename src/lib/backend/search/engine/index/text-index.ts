import type { Language } from '#lib/locale/locale.ts';
import { ARABIC_WORD } from '../text/arabic-stemming.ts';
import { createCachedTokenizer } from '../text/cached-tokenizer.ts';
import { isCollectiveNoun } from '../text/generic-nouns.ts';
import { listWordForms, removeStopWords, tokenize } from '../text/tokenizer.ts';
import type { DocumentText, ProductDocument } from '../types.ts';
import { type CodeIndex, createCodeIndex } from './code-index.ts';
import { createWordExpansion } from './expand-word.ts';
import type { GetCanonicalStem, NamedKind } from './kind-phrases.ts';
import { memoize } from './memoize.ts';
import { createNameSpellings } from './name-spellings.ts';
import { PostingBuilder } from './posting-list.ts';
import { TermIndex } from './term-index.ts';

/** Weight of a word by the field it is in. */
const WEIGHTS = {
  /** The noun that names the kind of product: "drill" in "hammer drill for concrete". */
  headNoun: 16,
  /** The head noun where editors list it too, or where it is the category's name: a hammer in "Hammers". */
  ownNoun: 18,
  /** A word that customers use for the kind. */
  customerPhrase: 16,
  /** The kind itself, for queries with a phrase that customers use for it. */
  wholeCustomerPhrase: 21,
  name: 10,
  /** Words after "for" and similar words: what the product is used with. */
  afterPreposition: 4,
  option: 4,
  brand: 7,
  leafCategory: 6,
  aisle: 3,
  department: 1.5,
  /** A keyword; each word of a phrase of several words weighs `keywordPart`. */
  keyword: 6,
  keywordPart: 1.5,
  attribute: 2,
  summary: 1.5,
  description: 0.75,
  /** Name in the shop's other language. */
  otherLanguage: 5,
};

/**
 * Minimum weight for a match at the `strong` level: a single word must be in more than a summary; of several
 * words one must be in the name, an option, the brand, a keyword or the leaf category.
 */
export const MIN_EVIDENCE = { one: 2, several: 4 };

/** Indexed text of all documents in one language. */
export interface TextIndex {
  termIndex: TermIndex;
  codes: CodeIndex;
  /** Term ids of product names in order; those of document `d` begin at `starts[d]`. */
  names: { starts: Int32Array; ids: Int32Array };
  /** Number of the leaf category of each document. */
  leafCategories: Uint16Array;
  /** Spelling of a term in product names. */
  getWrittenForm(id: number): string;
}

const PREPOSITION = {
  en: /\s(?:for|with|in|on|to|from|and|of)\s/,
  ar: /\s(?:لل|مع\s|من\s|في\s|على\s|و(?=ال))/,
};

/** Returns the nouns of the kind: last before the measures in English, first in Arabic; two for a set. */
function findHeadNouns(words: readonly string[], language: Language): Set<string> {
  const measure = words.findIndex((word, index) => index > 0 && /^\d/.test(word));
  const nameWords = measure > 0 ? words.slice(0, measure) : words;
  // A grade at the end, such as G4, or a measure, such as "PH2 × 100 mm", is not the head noun.
  const lastNoun = nameWords.findLastIndex((word, index) => !/\d/.test(word) && !isUnit(nameWords, index));
  const ordered = language === 'ar' ? nameWords : nameWords.slice(0, lastNoun + 1).toReversed();
  const [first = '', second] = ordered;
  return new Set(isCollectiveNoun(first) && second !== undefined ? [first, second] : [first]);
}

/** Whether a word is the unit of the number before it: "mm" in "PH2 × 100 mm". */
const isUnit = (words: readonly string[], index: number): boolean =>
  (words[index] as string).length < 3 && /\d/.test(words[index - 1] ?? '');

/**
 * Returns the part of a name that names the kind of product: "driver bit set" of "drill and driver bit set",
 * but "nuts" of "nuts and bolts".
 */
function getCore(name: string, language: Language): string {
  const [core = ''] = name.split(PREPOSITION[language]);
  const [, left, right = ''] = /^(\S+)\sand\s(.+)$/.exec(name) ?? [];
  if (language !== 'en' || left === undefined) return core;
  const [part = ''] = right.split(PREPOSITION.en);
  const words = part.split(/\s/).filter((word) => !isCollectiveNoun(word));
  return words.length > 1 ? part : core;
}

// Nouns for a form, which do not change the kind: an oil spray is oil, but a sealant gun is not sealant.
const FORM_NOUNS = new Set('spray stick powder paste gel liquid foam granule'.split(' '));

const AND = { en: /\s(?:and|&)\s|,/, ar: /[،,]|\sو\s?|\s&\s/ };

const splitCategoryName = (name: string, language: Language): string[][] =>
  name.split(AND[language]).map((part) => removeStopWords(tokenize(part)));

/** Returns the words that alone name the products of a category: "Curtains", not "Shower curtains". */
const findCategoryNames = (name: string, language: Language): Set<string> =>
  new Set(splitCategoryName(name, language).flatMap((words) => (words.length === 1 ? words : [])));

/** Returns the nouns that name the kinds of product of a category: "Bolts, nuts & washers". */
const findCategoryNouns = (name: string, language: Language): Set<string> =>
  new Set(
    splitCategoryName(name, language)
      .flatMap((words) => [...findHeadNouns(words, language)])
      .filter(Boolean),
  );

function numberLeafCategories(documents: readonly ProductDocument[]): Uint16Array {
  const numbers = new Map<string, number>();
  return Uint16Array.from(documents, ({ categoryPath: [, , leaf] }) => {
    const number = numbers.get(leaf) ?? numbers.size;
    numbers.set(leaf, number);
    return number;
  });
}

/** Returns the words of each phrase of a list. */
export type ReadPhrases = (list: readonly string[]) => readonly string[][];

/** Returns a function that reads each list once, as both languages index the same lists. */
export const createPhraseReader = (): ReadPhrases =>
  memoize((list) => list.map((text) => removeStopWords(tokenize(text))).filter(({ length }) => length > 0));

export function createTextIndex(
  documents: readonly ProductDocument[],
  language: Language,
  codes: CodeIndex = createCodeIndex(documents),
  getCanonicalStem?: GetCanonicalStem,
  readPhrases: ReadPhrases = createPhraseReader(),
): TextIndex {
  const terms = new Map<string, PostingBuilder>();
  const spellings = new Map<string, string>();
  const nameTokens: string[][] = [];
  const tokenizeText = createCachedTokenizer();
  let weights = new Map<string, number>();
  const customerWords = new Set<string>();
  const namedKinds = new Map<readonly string[], { words: readonly string[]; kind: NamedKind }>();
  // Words of the document that name its kind.
  let kinds = new Set<string>();
  // Words in names of products and categories.
  const nameWords = new Set<string>();
  for (const { text: words } of documents) {
    const { name, categories } = words[language];
    for (const text of [name, ...categories])
      for (const word of tokenizeText(text, true)) nameWords.add(word);
  }

  const expandWord = createWordExpansion(nameWords);

  function setWeight(word: string, weight: number): void {
    weights.set(word, Math.max(weights.get(word) ?? 0, weight));
  }

  function add(words: readonly string[], weight: number): void {
    for (const word of words)
      for (const { term, factor } of expandWord(word)) setWeight(term, weight * factor);
  }

  function addName(text: DocumentText): void {
    const name = text.name.startsWith(text.brand) ? text.name.slice(text.brand.length) : text.name;
    const [first = ''] = name.split(/[,،]|\s–\s/);
    const core = getCore(first.trim(), language);
    const coreWords = removeStopWords(tokenize(core));
    const all = tokenizeText(text.name, true).filter((_, index, words) => !isUnit(words, index));
    nameTokens.push(all);
    addSpelling(text.name);
    const heads = findHeadNouns(coreWords, language);
    addKinds(heads, coreWords, text.categories[0] ?? '');
    const asides = new Set(tokenize(first).filter((word) => !coreWords.includes(word)));
    const categoryNames = findCategoryNames(text.categories[0] ?? '', language);
    for (const word of all) {
      const ownWeight = asides.has(word) ? WEIGHTS.afterPreposition : WEIGHTS.name;
      const headWeight = categoryNames.has(word) ? WEIGHTS.ownNoun : WEIGHTS.headNoun;
      add([word], heads.has(word) ? headWeight : ownWeight);
    }
  }

  /** Sets head nouns, and the category's nouns if none is one: a bolt in "Bolts & nuts" is no nut. */
  function addKinds(heads: ReadonlySet<string>, coreWords: readonly string[], category: string): void {
    const nouns = findCategoryNouns(category, language);
    const isForm = language !== 'en' || [...heads].some((head) => FORM_NOUNS.has(head));
    // A noun of the category that only describes the head is not the kind: "sealant gun" among sealants.
    const others = [...nouns].filter((noun) => isForm || !coreWords.includes(noun));
    const own = [...heads].some((head) => nouns.has(head)) ? [...heads] : [...heads, ...others];
    kinds = new Set(own.flatMap(listWordForms));
  }

  /**
   * Indexes the words that customers use for a product. A single word becomes a term; a phrase becomes a name of
   * the product's kind. A word in the script of the other language is a term only, so that "paint" finds all paint
   * on Arabic pages.
   */
  function addCustomerWords({ customerPhrases = [] }: ProductDocument, doc: number): void {
    for (const list of customerPhrases) {
      const { words, kind } = getKind(list);
      kind.posting.add(doc, WEIGHTS.wholeCustomerPhrase, true);
      for (const word of words) {
        if (!nameWords.has(word)) customerWords.add(word);
        setWeight(word, kinds.has(word) ? WEIGHTS.ownNoun : WEIGHTS.customerPhrase);
        if (isOwnScript(word)) kinds.add(word);
      }
    }
  }

  const isOwnScript = (word: string): boolean => ARABIC_WORD.test(word) === (language === 'ar');

  function getKind(list: readonly string[]): { words: readonly string[]; kind: NamedKind } {
    let named = namedKinds.get(list);
    if (!named) {
      const phrases = readPhrases(list);
      named = {
        words: phrases.flatMap(([word = '', ...others]) => (others.length > 0 ? [] : word)),
        kind: {
          phrases: phrases.filter(([word = '', ...others]) => others.length > 0 || isOwnScript(word)),
          posting: new PostingBuilder(),
        },
      };
      namedKinds.set(list, named);
    }
    return named;
  }

  function addSpelling(text: string): void {
    for (const [raw] of text.matchAll(/[\p{L}\p{M}]+/gu)) {
      const [word] = tokenizeText(raw, true);
      if (word && (!spellings.has(word) || raw === word)) spellings.set(word, raw.toLowerCase());
    }
  }

  documents.forEach((document, doc) => {
    weights = new Map();
    const words = document.text[language];
    addName(words);
    for (const option of words.options) add(tokenizeText(option, true), WEIGHTS.option);
    for (const brand of [words.brand, words.otherBrand]) add(tokenizeText(brand, true), WEIGHTS.brand);
    const [leafCategory = '', aisle = '', department = ''] = words.categories;
    add(tokenizeText(leafCategory, true), WEIGHTS.leafCategory);
    add(tokenizeText(aisle, true), WEIGHTS.aisle);
    add(tokenizeText(department, true), WEIGHTS.department);
    for (const values of Object.values(words.attributes)) {
      for (const value of values) add(tokenizeText(value, true), WEIGHTS.attribute);
    }
    addCustomerWords(document, doc);
    for (const keyword of words.keywords ?? []) {
      const parts = removeStopWords(tokenizeText(keyword, true));
      if (parts.length > 1) setWeight(parts.join(' '), WEIGHTS.keyword);
      add(parts, parts.length > 1 ? WEIGHTS.keywordPart : WEIGHTS.keyword);
    }
    add(tokenizeText(words.summary, false), WEIGHTS.summary);
    add(tokenizeText(words.otherName, false), WEIGHTS.otherLanguage);
    add(tokenizeText(words.description, false), WEIGHTS.description);
    for (const [term, weight] of weights) {
      const builder = terms.get(term) ?? new PostingBuilder();
      builder.add(doc, weight, kinds.has(term));
      terms.set(term, builder);
    }
  });

  const termIndex = new TermIndex(
    terms,
    [...namedKinds.values()].map(({ kind }) => kind),
    customerWords,
    getCanonicalStem,
  );
  return {
    termIndex,
    codes,
    names: listNameTerms(nameTokens, termIndex),
    leafCategories: numberLeafCategories(documents),
    getWrittenForm: createNameSpellings(spellings, termIndex),
  };
}

function listNameTerms(nameTokens: readonly (readonly string[])[], termIndex: TermIndex): TextIndex['names'] {
  const starts = new Int32Array(nameTokens.length + 1);
  const ids: number[] = [];
  nameTokens.forEach((words, doc) => {
    for (const word of words) ids.push(termIndex.getId(word) as number);
    starts[doc + 1] = ids.length;
  });
  return { starts, ids: Int32Array.from(ids) };
}

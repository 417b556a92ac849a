import type { Language } from '#lib/locale/locale.ts';
import { listMeasureVariants, listWordForms, removeStopWords, tokenize } from '../text/tokenizer.ts';
import type { DocumentText, ProductDocument } from '../types.ts';
import { type CodeIndex, createCodeIndex } from './code-index.ts';
import { PostingBuilder, TermIndex } from './term-index.ts';

/** Weight of a word by the field it is in. */
const WEIGHT = {
  /** The noun that names the thing: "drill" in "hammer drill for concrete". */
  head: 16,
  name: 10,
  /** After "for" and similar words: what the product goes with. */
  aside: 4,
  option: 4,
  brand: 7,
  shelf: 6,
  aisle: 3,
  department: 1.5,
  /** A whole keyword phrase; a single word of one weighs `keywordPart`. */
  keyword: 6,
  keywordPart: 1.5,
  attribute: 2,
  summary: 1.5,
  description: 0.75,
  /** Name in the shop's other language. */
  other: 5,
};

/**
 * Minimum weight for a match at the `strong` level: a single word must be in more than a description; of
 * several words one must be in the name, brand or leaf category.
 */
export const MIN_EVIDENCE = { one: 2, several: 4 };

// Factors for a derived word form and for the number of a measure.
const FORM = 0.9;
const NUMBER = 0.4;

/** Indexed text of all documents in one language. */
export interface TextIndex {
  lexicon: TermIndex;
  codes: CodeIndex;
  /** Term ids of product names in order; those of document `d` begin at `starts[d]`. */
  names: { starts: Int32Array; ids: Int32Array };
  /** Spelling of a term in product names. */
  getWrittenForm(id: number): string;
}

const ASIDE = { en: /\s(?:for|with|in|to|from|and|of)\s/, ar: /\s(?:لل|مع\s|من\s|في\s|على\s|و(?=ال))/ };

// The noun after one of these is a head noun too ("set of drills").
const SETS = new Set('set kit pack pair box bundle طقم مجموعه عبوه حزمه زوج علبه'.split(' '));

/** Returns the nouns that name the thing: last before the measures in English, first in Arabic. */
function findHeadNouns(words: readonly string[], language: Language): Set<string> {
  const measure = words.findIndex((word, index) => index > 0 && /^\d/.test(word));
  const kept = measure > 0 ? words.slice(0, measure) : words;
  const ordered = language === 'ar' ? kept : kept.toReversed();
  const [first = '', second] = ordered;
  return new Set(SETS.has(first) && second !== undefined ? [first, second] : [first]);
}

export function createTextIndex(
  goods: readonly ProductDocument[],
  language: Language,
  codes: CodeIndex = createCodeIndex(goods),
): TextIndex {
  const terms = new Map<string, PostingBuilder>();
  const written = new Map<string, string>();
  const named: string[][] = [];
  // Brands, categories and attribute values repeat: tokenized once.
  const read = new Map<string, string[]>();
  let here = new Map<string, number>();
  // Words in names of products and categories.
  const called = new Set<string>();
  for (const { text: words } of goods) {
    const { name, categories } = words[language];
    for (const text of [name, ...categories]) for (const word of wordsOf(text, true)) called.add(word);
  }

  function wordsOf(text: string, isRepeated: boolean): string[] {
    if (!isRepeated) return tokenize(text);
    let words = read.get(text);
    if (!words) {
      words = tokenize(text);
      read.set(text, words);
    }
    return words;
  }

  function put(word: string, weight: number): void {
    here.set(word, Math.max(here.get(word) ?? 0, weight));
  }

  function add(words: readonly string[], weight: number): void {
    for (const word of words) {
      // Arabic attaches "for", "with" and "and" to the word: لمغسلة also matches مغسلة if that is a known
      // name.
      const bare = /^[لبوك](.{4,})$/.exec(word)?.[1];
      if (bare && called.has(bare)) put(bare, weight * FORM);
      // Arabic dual: مقبضان also matches مقبض.
      const [, one = '', end = ''] = /^(.{3,}?)(تان|تين|تا|(?<=.{4})(?:ان|ين|ا))$/.exec(word) ?? [];
      const single = end.startsWith('ت') ? `${one}ه` : one;
      if (single && called.has(single)) put(single, weight * FORM);
      for (const form of listWordForms(word)) put(form, form === word ? weight : weight * FORM);
      for (const measure of listMeasureVariants(word)) put(measure, weight * NUMBER);
    }
  }

  function addName(words: DocumentText): void {
    const name = words.name.startsWith(words.brand) ? words.name.slice(words.brand.length) : words.name;
    const [first = ''] = name.split(/[,،]/);
    const [core = ''] = first.split(ASIDE[language]);
    const [coreWords, all] = [removeStopWords(tokenize(core)), tokenize(words.name)];
    named.push(all);
    remember(words.name);
    const heads = findHeadNouns(coreWords, language);
    const asides = new Set(tokenize(first).filter((word) => !coreWords.includes(word)));
    for (const word of all) {
      add([word], heads.has(word) ? WEIGHT.head : asides.has(word) ? WEIGHT.aside : WEIGHT.name);
    }
  }

  function remember(text: string): void {
    for (const [raw] of text.matchAll(/[\p{L}\p{M}]+/gu)) {
      const [word] = tokenize(raw);
      if (word && (!written.has(word) || raw === word)) written.set(word, raw.toLowerCase());
    }
  }

  goods.forEach((good, doc) => {
    here = new Map();
    const words = good.text[language];
    addName(words);
    for (const option of words.options) add(wordsOf(option, true), WEIGHT.option);
    for (const brand of [words.brand, words.otherBrand]) add(wordsOf(brand, true), WEIGHT.brand);
    const [leafCategory = '', aisle = '', department = ''] = words.categories;
    add(wordsOf(leafCategory, true), WEIGHT.shelf);
    add(wordsOf(aisle, true), WEIGHT.aisle);
    add(wordsOf(department, true), WEIGHT.department);
    for (const values of Object.values(words.attributes)) {
      for (const value of values) add(wordsOf(value, true), WEIGHT.attribute);
    }
    for (const keyword of words.keywords ?? []) {
      const parts = removeStopWords(wordsOf(keyword, true));
      if (parts.length > 1) put(parts.join(' '), WEIGHT.keyword);
      add(parts, parts.length > 1 ? WEIGHT.keywordPart : WEIGHT.keyword);
    }
    add(wordsOf(words.summary, false), WEIGHT.summary);
    add(wordsOf(words.otherName, false), WEIGHT.other);
    add(wordsOf(words.description, false), WEIGHT.description);
    for (const [term, weight] of here) {
      const gathered = terms.get(term) ?? new PostingBuilder();
      gathered.add(doc, weight);
      terms.set(term, gathered);
    }
  });

  const lexicon = new TermIndex(terms);
  const starts = new Int32Array(goods.length + 1);
  const ids: number[] = [];
  named.forEach((words, doc) => {
    for (const word of words) ids.push(lexicon.getId(word) as number);
    starts[doc + 1] = ids.length;
  });
  const spelt: string[] = [];
  for (const [term, text] of written) {
    const id = lexicon.getId(term);
    if (id !== undefined) spelt[id] = text;
  }
  return {
    lexicon,
    codes,
    names: { starts, ids: Int32Array.from(ids) },
    getWrittenForm: (id) => spelt[id] ?? '',
  };
}

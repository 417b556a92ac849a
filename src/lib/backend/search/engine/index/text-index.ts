import type { Language } from '#lib/locale/locale.ts';
import { listMeasureVariants, listWordForms, removeStopWords, tokenize } from '../text/tokenizer.ts';
import type { DocumentText, ProductDocument } from '../types.ts';
import { type CodeIndex, createCodeIndex } from './code-index.ts';
import { PostingBuilder, TermIndex } from './term-index.ts';

/** How much a word weighs by where it stands. */
const WEIGHT = {
  /** The noun that says what the thing is: the drill of "hammer drill for concrete". */
  head: 16,
  name: 10,
  /** Behind "for" and the like: what it goes with. */
  aside: 4,
  option: 4,
  brand: 7,
  shelf: 6,
  aisle: 3,
  department: 1.5,
  /** What a shelf is looked for by, as a whole; one of its words alone says less. */
  keyword: 6,
  keywordPart: 1.5,
  attribute: 2,
  summary: 1.5,
  description: 0.75,
  /** In the shop's other language. */
  other: 5,
};

/**
 * What a product must have of a query to be shown before all is tried: of one word, more than is said of it in passing;
 * of several, one of them in its name, its brand or its shelf.
 */
export const MIN_EVIDENCE = { one: 2, several: 4 };

// Of a form that is not what stands there, and of the number of a measure.
const FORM = 0.9;
const NUMBER = 0.4;

/** Words of products in one language, and what brings answers into a better order. */
export interface TextIndex {
  lexicon: TermIndex;
  /** Products by code and barcode. */
  codes: CodeIndex;
  /** Ids of the words of a product's name, one after the other: those of product d from `starts[d]`. */
  names: { starts: Int32Array; ids: Int32Array };
  /** How a word is written in a text. */
  getWrittenForm(id: number): string;
}

const ASIDE = { en: /\s(?:for|with|in|to|from|and|of)\s/, ar: /\s(?:لل|مع\s|من\s|في\s|على\s|و(?=ال))/ };

// What they are sets and packs of says what they are.
const SETS = new Set('set kit pack pair box bundle طقم مجموعه عبوه حزمه زوج علبه'.split(' '));

/** The words that say what a thing is: English has them last, before its measures, Arabic first. */
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
  // A brand, a category and a value stand at many products: they are read once.
  const read = new Map<string, string[]>();
  let here = new Map<string, number>();
  // What things and shelves are called.
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
      // Arabic writes "for", "with" and "and" at the word: لمغسلة is for the مغسلة, where such a thing is known.
      const bare = /^[لبوك](.{4,})$/.exec(word)?.[1];
      if (bare && called.has(bare)) put(bare, weight * FORM);
      // Two of a thing: مقبضان are also a مقبض.
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

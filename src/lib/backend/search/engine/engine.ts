import { LRUCache } from 'lru-cache';
import { LANGUAGES, type Language } from '#lib/locale/locale.ts';
import { PAGE_LIMIT, QUERY_LETTERS } from '#lib/search/facets.ts';
import { makeCodes } from './codes.ts';
import { type Columns, makeColumns, type StoreCountries } from './columns.ts';
import { countFacets } from './count.ts';
import { createMatcher, type Matched } from './match.ts';
import { makeSynonyms } from './synonyms.ts';
import { makeTasks } from './tasks.ts';
import { makeTextIndex } from './text-index.ts';
import { type Before, selectTop } from './top.ts';
import type { Condition, Found, Good, Question, Shelf } from './types.ts';
import { maskOf, soldIn } from './where.ts';

/** What an engine is made of. */
export interface EngineGoods {
  goods: readonly Good[];
  /** Where each store is; products of a store that is not named are in none. */
  stores: StoreCountries;
  /** Groups of words that mean the same. */
  synonyms: Record<Language, readonly (readonly string[])[]>;
}

/** Answers questions about the goods that it was made of; knows no database and no clock. */
export interface Engine {
  /** Together, since questions of one page ask for the same words. */
  ask(questions: readonly Question[]): Found[];
  /** Where products can be ordered now and what they cost; unknown codes are passed over. */
  setStock(shelves: Iterable<Shelf>): void;
  readonly size: number;
}

const KEPT = 64;

export function createEngine({ goods, stores, synonyms }: EngineGoods): Engine {
  const columns = makeColumns(goods, stores);
  const codes = makeCodes(goods);
  const matchers = Object.fromEntries(
    LANGUAGES.map((language) => [
      language,
      // Names are found in both languages, so words mean the same in both.
      createMatcher(
        makeTextIndex(goods, language, codes),
        columns,
        makeSynonyms([...synonyms[language], ...synonyms[language === 'en' ? 'ar' : 'en']]),
        makeTasks(goods, language),
      ),
    ]),
  );
  const ordinals = new Map(columns.codes.map((code, doc) => [code, doc]));
  // Filters, pages and orders change while the words stay.
  const kept = new LRUCache<string, Matched>({ max: KEPT });

  function match({ language, words, isTyping }: Question): Matched {
    const key = `${language} ${isTyping} ${words}`;
    const known = kept.get(key);
    const matched = known ?? (matchers[language] as ReturnType<typeof createMatcher>)(words, isTyping);
    if (!known) kept.set(key, matched);
    return matched;
  }

  function askOne(question: Question, masks: Masks): Found {
    const { country, sort, offset, facets, maximum } = question;
    const words = question.words.slice(0, QUERY_LETTERS).trim();
    const matched = words === '' ? null : match({ ...question, words });
    const mask = masks(question);
    const isSold = soldIn(columns, country);
    const isIn = (doc: number) => isSold(doc) && (mask === null || mask[doc] === 1);
    const docs = (matched?.docs ?? columns.order(sort, country)).filter(isIn);
    const length = Math.max(0, Math.min(question.length, PAGE_LIMIT - offset));
    const page = matched
      ? selectTop(docs, offset + length, orderOf(columns, question, matched)).slice(offset)
      : [...docs.subarray(offset, offset + length)];
    return {
      total: docs.length,
      codes: page.map((doc) => columns.codes[doc] as string),
      ...countFacets(columns, docs, question, facets, maximum),
      matched: matched?.terms ?? [],
      corrected: matched?.corrected ?? null,
    };
  }

  return {
    size: columns.size,
    ask(questions) {
      const masks = keepMasks(columns);
      return questions.map((question) => askOne(question, masks));
    },
    setStock(shelves) {
      for (const shelf of shelves) {
        const doc = ordinals.get(shelf.code);
        if (doc !== undefined) columns.setShelf(doc, shelf);
      }
    },
  };
}

type Masks = (question: Question) => Uint8Array | null;

/** The same condition is asked several times in a batch. */
function keepMasks(columns: Columns): Masks {
  const masks = new Map<string, Uint8Array | null>();
  return ({ where, country, language }) => {
    const key = `${country} ${language} ${JSON.stringify(where, keepEnds)}`;
    let mask = masks.get(key);
    if (mask === undefined) {
      mask = maskOf(columns, where, { country, language });
      masks.set(key, mask);
    }
    return mask;
  };
}

// JSON has no infinity.
const keepEnds = (_: string, value: unknown) => (typeof value === 'number' ? String(value) : value);

function orderOf(columns: Columns, { sort, country }: Question, { scores }: Matched): Before {
  const { popularity, createdAt } = columns.numbers;
  const prices = columns.prices[country];
  const by = (keys: Float64Array | Float32Array, direction: 1 | -1): Before => {
    return (a, b) => {
      const apart = direction * ((keys[a] as number) - (keys[b] as number));
      if (apart !== 0) return apart < 0;
      const popular = (popularity[b] as number) - (popularity[a] as number);
      return popular === 0 ? a < b : popular < 0;
    };
  };
  switch (sort) {
    case 'price_asc':
      return by(prices, 1);
    case 'price_desc':
      return by(prices, -1);
    case 'newest':
      return by(createdAt, -1);
    case 'popularity_desc':
      return by(popularity, -1);
    case 'relevance':
      return by(scores, -1);
  }
}

/** Everything. */
export const ANY: Condition = { kind: 'all', of: [] };

import { LRUCache } from 'lru-cache';
import { LANGUAGES, type Language } from '#lib/locale/locale.ts';
import { MAX_LISTED_HITS, MAX_QUERY_LENGTH } from '#lib/search/facets.ts';
import { createCodeIndex } from './index/code-index.ts';
import { createColumns, type DocumentColumns, type StoreCountries } from './index/facet-index.ts';
import { createKeywordIndex } from './index/keyword-index.ts';
import { createTextIndex } from './index/text-index.ts';
import { countFacets } from './query/facet-counts.ts';
import { createFilterMask, createSoldInTest } from './query/filter.ts';
import { createMatcher, type TextMatches } from './query/matcher.ts';
import { type Comparator, selectTop } from './query/select-top.ts';
import { createSynonymTable } from './text/synonyms.ts';
import type {
  FilterCondition,
  ProductAvailability,
  ProductDocument,
  SearchQuery,
  SearchResult,
} from './types.ts';

/** What an engine is made of. */
export interface EngineData {
  documents: readonly ProductDocument[];
  /** Where each store is; products of a store that is not named are in none. */
  stores: StoreCountries;
  /** Groups of words that mean the same. */
  synonyms: Record<Language, readonly (readonly string[])[]>;
}

/** Answers questions about the goods that it was made of; knows no database and no clock. */
export interface Engine {
  /** Together, since questions of one page ask for the same words. */
  search(questions: readonly SearchQuery[]): SearchResult[];
  /** Where products can be ordered now and what they cost; unknown codes are passed over. */
  setAvailability(shelves: Iterable<ProductAvailability>): void;
  readonly documentCount: number;
}

const KEPT = 64;

export function createEngine({ documents, stores, synonyms }: EngineData): Engine {
  const columns = createColumns(documents, stores);
  const codes = createCodeIndex(documents);
  const matchers = Object.fromEntries(
    LANGUAGES.map((language) => [
      language,
      // Names are found in both languages, so words mean the same in both.
      createMatcher(
        createTextIndex(documents, language, codes),
        columns,
        createSynonymTable([...synonyms[language], ...synonyms[language === 'en' ? 'ar' : 'en']]),
        createKeywordIndex(documents, language),
      ),
    ]),
  );
  const ordinals = new Map(columns.codes.map((code, doc) => [code, doc]));
  // Filters, pages and orders change while the words stay.
  const kept = new LRUCache<string, TextMatches>({ max: KEPT });

  function match({ language, query, isPrefix }: SearchQuery): TextMatches {
    const key = `${language} ${isPrefix} ${query}`;
    const known = kept.get(key);
    const matched = known ?? (matchers[language] as ReturnType<typeof createMatcher>)(query, isPrefix);
    if (!known) kept.set(key, matched);
    return matched;
  }

  function askOne(question: SearchQuery, masks: Masks): SearchResult {
    const { country, sort, offset, facets, maxFacetValues } = question;
    const query = question.query.slice(0, MAX_QUERY_LENGTH).trim();
    const matched = query === '' ? null : match({ ...question, query });
    const mask = masks(question);
    const isSold = createSoldInTest(columns, country);
    const isIn = (doc: number) => isSold(doc) && (mask === null || mask[doc] === 1);
    const docs = (matched?.documents ?? columns.getSortOrder(sort, country)).filter(isIn);
    const length = Math.max(0, Math.min(question.limit, MAX_LISTED_HITS - offset));
    const page = matched
      ? selectTop(docs, offset + length, createComparator(columns, question, matched)).slice(offset)
      : [...docs.subarray(offset, offset + length)];
    return {
      total: docs.length,
      codes: page.map((doc) => columns.codes[doc] as string),
      ...countFacets(columns, docs, question, facets, maxFacetValues),
      matchedTerms: matched?.terms ?? [],
      correctedQuery: matched?.correctedQuery ?? null,
    };
  }

  return {
    documentCount: columns.size,
    search(questions) {
      const masks = createFilterCache(columns);
      return questions.map((question) => askOne(question, masks));
    },
    setAvailability(shelves) {
      for (const shelf of shelves) {
        const doc = ordinals.get(shelf.code);
        if (doc !== undefined) columns.setAvailability(doc, shelf);
      }
    },
  };
}

type Masks = (question: SearchQuery) => Uint8Array | null;

/** The same condition is asked several times in a batch. */
function createFilterCache(columns: DocumentColumns): Masks {
  const masks = new Map<string, Uint8Array | null>();
  return ({ filter, country, language }) => {
    const key = `${country} ${language} ${JSON.stringify(filter, serializeInfinity)}`;
    let mask = masks.get(key);
    if (mask === undefined) {
      mask = createFilterMask(columns, filter, { country, language });
      masks.set(key, mask);
    }
    return mask;
  };
}

// JSON has no infinity.
const serializeInfinity = (_: string, value: unknown) => (typeof value === 'number' ? String(value) : value);

function createComparator(
  columns: DocumentColumns,
  { sort, country }: SearchQuery,
  { scores }: TextMatches,
): Comparator {
  const { popularity, createdAt } = columns.numbers;
  const prices = columns.prices[country];
  const by = (keys: Float64Array | Float32Array, direction: 1 | -1): Comparator => {
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
export const MATCH_ALL: FilterCondition = { kind: 'all', of: [] };

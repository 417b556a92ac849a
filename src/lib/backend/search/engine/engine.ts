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

export interface EngineData {
  documents: readonly ProductDocument[];
  /** Country by store code; stock in unknown stores is ignored. */
  stores: StoreCountries;
  /** Groups of synonyms. */
  synonyms: Record<Language, readonly (readonly string[])[]>;
}

/** In-memory search over documents, without database or clock. */
export interface Engine {
  /** Takes a batch, since queries of one page often share their text. */
  search(questions: readonly SearchQuery[]): SearchResult[];
  /** Updates prices and availability; unknown codes are ignored. */
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
      // Names are indexed in both languages, so both languages' synonyms apply.
      createMatcher(
        createTextIndex(documents, language, codes),
        columns,
        createSynonymTable([...synonyms[language], ...synonyms[language === 'en' ? 'ar' : 'en']]),
        createKeywordIndex(documents, language),
      ),
    ]),
  );
  const ordinals = new Map(columns.codes.map((code, doc) => [code, doc]));
  // Filter, page and sort change more often than the query text.
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

/** Queries of a batch often share a filter. */
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

// JSON cannot represent infinity.
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

/** Matches every document. */
export const MATCH_ALL: FilterCondition = { kind: 'all', of: [] };

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
  search(queries: readonly SearchQuery[]): SearchResult[];
  /** Updates prices and availability; unknown codes are ignored. */
  setAvailability(availabilities: Iterable<ProductAvailability>): void;
  readonly documentCount: number;
}

const MATCH_CACHE_SIZE = 64;

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
  const matchCache = new LRUCache<string, TextMatches>({ max: MATCH_CACHE_SIZE });

  function match({ language, query, isPrefix }: SearchQuery): TextMatches {
    const key = `${language} ${isPrefix} ${query}`;
    const cached = matchCache.get(key);
    const matches = cached ?? (matchers[language] as ReturnType<typeof createMatcher>)(query, isPrefix);
    if (!cached) matchCache.set(key, matches);
    return matches;
  }

  function searchOne(searchQuery: SearchQuery, masks: GetFilterMask): SearchResult {
    const { country, sort, offset, facets, maxFacetValues } = searchQuery;
    const query = searchQuery.query.slice(0, MAX_QUERY_LENGTH).trim();
    const matches = query === '' ? null : match({ ...searchQuery, query });
    const mask = masks(searchQuery);
    const isSold = createSoldInTest(columns, country);
    const isIncluded = (doc: number) => isSold(doc) && (mask === null || mask[doc] === 1);
    const docs = (matches?.documents ?? columns.getSortOrder(sort, country)).filter(isIncluded);
    const length = Math.max(0, Math.min(searchQuery.limit, MAX_LISTED_HITS - offset));
    const page = matches
      ? selectTop(docs, offset + length, createComparator(columns, searchQuery, matches)).slice(offset)
      : [...docs.subarray(offset, offset + length)];
    return {
      total: docs.length,
      codes: page.map((doc) => columns.codes[doc] as string),
      ...countFacets(columns, docs, searchQuery, facets, maxFacetValues),
      matchedTerms: matches?.terms ?? [],
      correctedQuery: matches?.correctedQuery ?? null,
    };
  }

  return {
    documentCount: columns.size,
    search(queries) {
      const masks = createFilterCache(columns);
      return queries.map((searchQuery) => searchOne(searchQuery, masks));
    },
    setAvailability(availabilities) {
      for (const availability of availabilities) {
        const doc = ordinals.get(availability.code);
        if (doc !== undefined) columns.setAvailability(doc, availability);
      }
    },
  };
}

type GetFilterMask = (searchQuery: SearchQuery) => Uint8Array | null;

/** Queries of a batch often share a filter. */
function createFilterCache(columns: DocumentColumns): GetFilterMask {
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
      const difference = direction * ((keys[a] as number) - (keys[b] as number));
      if (difference !== 0) return difference < 0;
      const popularityDifference = (popularity[b] as number) - (popularity[a] as number);
      return popularityDifference === 0 ? a < b : popularityDifference < 0;
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

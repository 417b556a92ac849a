import type { NotSoldContent } from '#content/schemas/index.ts';
import type { NotSold } from '#lib/contract/search/query.ts';
import { LANGUAGES, type Language } from '#lib/locale/locale.ts';
import { MAX_LISTED_HITS, MAX_QUERY_LENGTH } from '#lib/search/facets.ts';
import { collectKnownNames } from '../understanding/known-names.ts';
import { createCodeIndex } from './index/code-index.ts';
import { createColumns, type DocumentColumns, type StoreCountries } from './index/facet-index.ts';
import { createKeywordIndex } from './index/keyword-index.ts';
import { createCanonicalStems } from './index/kind-phrases.ts';
import { createMeasureIndex } from './index/measure-index.ts';
import { createPhraseReader, createTextIndex } from './index/text-index.ts';
import { createQueryMatcher, type Matches, type ProductIndexes, type QueryContent } from './match-query.ts';
import { describeMissingSize, describeNotSold } from './not-sold/not-sold-search.ts';
import { createComparator } from './query/comparator.ts';
import { explainMatches, type SearchExplanation } from './query/explain.ts';
import { countFacets } from './query/facet-counts.ts';
import { createFilterCache, createSoldInCountryTest, type GetFilterMask } from './query/filter.ts';
import { createMatcher } from './query/matcher.ts';
import { createTrace } from './query/search-trace.ts';
import { selectTop } from './query/select-top.ts';
import { createSynonymTable } from './text/synonyms.ts';
import type { ProductAvailability, ProductDocument, SearchQuery, SearchResult } from './types.ts';

export interface EngineData extends QueryContent {
  documents: readonly ProductDocument[];
  /** Country by store code; stock in unknown stores is ignored. */
  stores: StoreCountries;
  /** Groups of synonyms. */
  synonyms: Record<Language, readonly (readonly string[])[]>;
}

/** In-memory search over documents, without database or clock. */
export interface Engine {
  /** Takes a batch, since the queries of one page often share their filters. */
  search(queries: readonly SearchQuery[]): SearchResult[];
  /** Updates prices, availability and ratings; unknown codes are ignored. */
  setAvailability(availabilities: Iterable<ProductAvailability>): void;
  /** Explains how a query was understood, and the rank of its first products. */
  explain(searchQuery: SearchQuery): SearchExplanation;
  readonly documentCount: number;
}

const MAX_SHADES = 8;

export function createEngine(data: EngineData): Engine {
  const { pages, notSold } = data;
  const indexes = createIndexes(data);
  const { columns, matchers } = indexes;
  const match = createQueryMatcher(data, indexes);
  const ordinals = new Map(columns.codes.map((code, doc) => [code, doc]));

  function searchOne(searchQuery: SearchQuery, getFilterMask: GetFilterMask): SearchResult {
    const { country, sort, offset, facets, maxFacetValues } = searchQuery;
    const query = searchQuery.query.slice(0, MAX_QUERY_LENGTH).trim();
    const matches = query === '' ? null : match({ ...searchQuery, query });
    const mask = getFilterMask(searchQuery);
    const isSold = createSoldInCountryTest(columns, country);
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
      paint: matches ? describePaint(columns, matches, page, searchQuery.language) : null,
      pages: (matches?.pages ?? []).flatMap((at) => pages?.[searchQuery.language][at] ?? []),
      notSold:
        notSold && matches ? describeDemand(matches, notSold, searchQuery.language, docs.length) : null,
    };
  }

  return {
    documentCount: columns.size,
    search(queries) {
      const getFilterMask = createFilterCache(columns);
      return queries.map((searchQuery) => searchOne(searchQuery, getFilterMask));
    },
    explain(searchQuery) {
      const { language, query, isPrefix } = searchQuery;
      const [result] = this.search([searchQuery]);
      const matches = match({ ...searchQuery, query: query.slice(0, MAX_QUERY_LENGTH).trim() });
      const trace = createTrace();
      matchers[language].matcher(query, isPrefix, { trace });
      const docs = (result?.codes ?? []).map((code) => ordinals.get(code) as number);
      return {
        ...explainMatches(trace, matchers[language].termIndex, docs),
        stage: matches.stage ?? 'words',
        note: result?.notSold?.text ?? null,
        pages: (result?.pages ?? []).map(({ path }) => path),
        total: result?.total ?? 0,
      };
    },
    setAvailability(availabilities) {
      for (const availability of availabilities) {
        const doc = ordinals.get(availability.code);
        if (doc !== undefined) columns.setAvailability(doc, availability);
      }
    },
  };
}

/** Formats the message about a product, brand or size that is not sold. */
function describeDemand(
  { notSoldSubject, missingSize }: Matches,
  notSold: NotSoldContent,
  language: Language,
  total: number,
): NotSold | null {
  if (notSoldSubject) return describeNotSold(notSoldSubject, notSold, { language, total });
  return missingSize && total > 0 ? describeMissingSize(missingSize, notSold, language) : null;
}

function createIndexes({ documents, stores, synonyms, notSold, needs }: EngineData): ProductIndexes {
  const columns = createColumns(documents, stores);
  const codes = createCodeIndex(documents);
  const getCanonicalStem = createCanonicalStems(needs?.words.same ?? []);
  const readPhrases = createPhraseReader();
  const [knownNames, measures] = [collectKnownNames(documents, notSold), createMeasureIndex(documents)];
  const matchers = Object.fromEntries(
    LANGUAGES.map((language) => {
      const index = createTextIndex(documents, language, codes, getCanonicalStem, readPhrases);
      // Names are indexed in both languages, so both languages' synonyms apply.
      const table = createSynonymTable([...synonyms[language], ...synonyms[language === 'en' ? 'ar' : 'en']]);
      const keywords = createKeywordIndex(documents, language);
      const matcher = createMatcher(index, columns, table, keywords, { knownNames, measures });
      return [language, { matcher, ...index, synonyms: table }];
    }),
  ) as ProductIndexes['matchers'];
  return { documents, columns, codes, matchers };
}

/** Returns the first product of the page that is available in one of the shades, and the shades. */
function describePaint(
  columns: DocumentColumns,
  { shades: found = [], isAvailableInShade }: Matches,
  page: readonly number[],
  language: Language,
): SearchResult['paint'] {
  const doc = page.find((each) => isAvailableInShade?.(each));
  if (doc === undefined) return null;
  const shown = found.slice(0, MAX_SHADES);
  return {
    product: columns.codes[doc] as string,
    shades: shown.map(({ code, hex, name }) => ({ code, hex, name: name[language] })),
  };
}

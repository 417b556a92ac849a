import { LRUCache } from 'lru-cache';
import type {
  ForeignWordsContent,
  NotSoldContent,
  OneWaySynonyms,
  PinnedProducts,
} from '#content/schemas/index.ts';
import { LANGUAGES, type Language } from '#lib/locale/locale.ts';
import { MAX_LISTED_HITS, MAX_QUERY_LENGTH } from '#lib/search/facets.ts';
import type { AnswerPage } from '../indexing/answer-pages.ts';
import type { NeedsContent } from '../indexing/needs.ts';
import { collectKnownNames } from '../understanding/known-names.ts';
import { type ColourMatches, createColourSearch } from './colour/colour-search.ts';
import type { ShadeCatalog } from './colour/shade-catalog.ts';
import { createCodeIndex, normalizeCode } from './index/code-index.ts';
import { createColumns, type DocumentColumns, type StoreCountries } from './index/facet-index.ts';
import { createKeywordIndex } from './index/keyword-index.ts';
import { createMeasureIndex } from './index/measure-index.ts';
import { createTextIndex } from './index/text-index.ts';
import { type DecidedBy, explainMatches, type SearchExplanation } from './query/explain.ts';
import { countFacets } from './query/facet-counts.ts';
import { createFilterCache, createSoldInTest, type GetFilterMask } from './query/filter.ts';
import { createMatcher, type Matcher } from './query/matcher.ts';
import { createNotSoldSearch, describeNotSold, type NotSoldMatches } from './query/not-sold-search.ts';
import { createTrace } from './query/search-trace.ts';
import { type Comparator, selectTop } from './query/select-top.ts';
import type { TextMatches } from './query/word-search.ts';
import { addNeed, type NeedMatches } from './questions/need-search.ts';
import { createPinnedProducts } from './questions/pinned-products.ts';
import { createQuestionSearch, type FoundAnswers } from './questions/question-search.ts';
import { createForeignWords } from './script/foreign-words.ts';
import { createQueryTranslator } from './script/query-translator.ts';
import { isMeaningless } from './text/meaningless-query.ts';
import { createOneWaySynonyms } from './text/one-way-synonyms.ts';
import { createSynonymTable, type SynonymTable } from './text/synonyms.ts';
import { tokenize } from './text/tokenizer.ts';
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
  /** What customers ask for and the shop does not sell. */
  notSold?: NotSoldContent | undefined;
  /** Pages that answer questions about the shop. */
  pages?: Record<Language, readonly AnswerPage[]> | undefined;
  /** Words of other languages that customers type. */
  foreignWords?: ForeignWordsContent | undefined;
  /** What customers say by words of the catalogue. */
  oneWaySynonyms?: readonly OneWaySynonyms[] | undefined;
  /** Products that editors pinned to queries. */
  pinned?: PinnedProducts | undefined;
  /** Problems and jobs, with what the shop sells for them. */
  needs?: NeedsContent | undefined;
  /** Shades that paints are mixed to. */
  shades?: ShadeCatalog | undefined;
}

/** In-memory search over documents, without database or clock. */
export interface Engine {
  /** Takes a batch, since queries of one page often share their text. */
  search(queries: readonly SearchQuery[]): SearchResult[];
  /** Updates prices and availability; unknown codes are ignored. */
  setAvailability(availabilities: Iterable<ProductAvailability>): void;
  /** Says how a query was understood, and why its first products stand where they stand. */
  explain(searchQuery: SearchQuery): SearchExplanation;
  readonly documentCount: number;
}

type LanguageIndex = ReturnType<typeof createTextIndex> & { matcher: Matcher; synonyms: SynonymTable };

const MAX_SHADES = 8;
const NO_MATCHES: TextMatches = {
  documents: new Int32Array(0),
  scores: new Float32Array(0),
  terms: [],
  correctedQuery: null,
};
const MATCH_CACHE_SIZE = 64;

type Matches = TextMatches &
  Partial<NotSoldMatches & NeedMatches> &
  Pick<ColourMatches, 'shades' | 'isMixed'> & {
    pages?: readonly number[] | undefined;
    decidedBy?: DecidedBy;
  };

export function createEngine({
  documents,
  stores,
  synonyms,
  notSold,
  pages,
  needs,
  foreignWords,
  oneWaySynonyms = [],
  pinned = [],
  shades,
}: EngineData): Engine {
  const columns = createColumns(documents, stores);
  const codes = createCodeIndex(documents);
  const [knownNames, measures] = [collectKnownNames(documents, notSold), createMeasureIndex(documents)];
  const matchers = Object.fromEntries(
    LANGUAGES.map((language) => {
      const index = createTextIndex(documents, language, codes);
      // Names are indexed in both languages, so both languages' synonyms apply.
      const table = createSynonymTable([...synonyms[language], ...synonyms[language === 'en' ? 'ar' : 'en']]);
      const keywords = createKeywordIndex(documents, language);
      const matcher = createMatcher(index, columns, table, keywords, { knownNames, measures });
      return [language, { matcher, ...index, synonyms: table }];
    }),
  ) as Record<Language, LanguageIndex>;
  const translate = createQueryTranslator(matchers, {
    foreignWords: createForeignWords(foreignWords),
    notSold,
  });
  const replaceSynonyms = createOneWaySynonyms(oneWaySynonyms, {
    isName: (word) => LANGUAGES.some((language) => isNameWord(matchers[language], word)),
    modifiers: new Set(LANGUAGES.flatMap((language) => notSold?.modifiers[language] ?? []).flatMap(tokenize)),
  });
  const pinnedSearch = createPinnedProducts(pinned, documents);
  const findAnswers = pages && needs && createQuestionSearch({ pages, needs, documents }, matchers);
  const searchNotSold = notSold && createNotSoldSearch(notSold, documents, { columns, matchers });
  const searchColour = shades && createColourSearch(shades, { columns, matchers });
  const ordinals = new Map(columns.codes.map((code, doc) => [code, doc]));
  // Filter, page and sort change more often than the query text.
  const matchCache = new LRUCache<string, Matches>({ max: MATCH_CACHE_SIZE });

  function match({ language, query, isPrefix }: SearchQuery): Matches {
    const key = `${language} ${isPrefix} ${query}`;
    const cached = matchCache.get(key);
    if (cached) return cached;
    const answers = isMeaningless(query) ? undefined : findAnswers?.(language, query, isPrefix);
    const [decidedBy, found] = decide({ language, query, isPrefix }, answers);
    const matches = { ...found, decidedBy, pages: answers?.pages };
    matchCache.set(key, matches);
    return matches;
  }

  /** Asks one stage after the other; the first that knows the query chooses the products. */
  function decide(
    { language, query: typed, isPrefix }: Pick<SearchQuery, 'language' | 'query' | 'isPrefix'>,
    answers: FoundAnswers | undefined,
  ): readonly [DecidedBy, Matches] {
    if (isMeaningless(typed)) return ['words', NO_MATCHES];
    const need = answers?.need?.isWhole ? answers.need : undefined;
    if (answers?.instead && !need) return ['a page', answers.instead];
    const pinnedProducts = pinnedSearch.find(typed);
    if (pinnedProducts) return ['pinned products', pinnedProducts];
    const unsold = searchNotSold?.(language, typed, isPrefix);
    if (unsold?.isWhole) return ['not sold', unsold];
    if (need) return ['a need', need];
    const inflected = pinnedSearch.findInflected(typed);
    if (inflected) return ['pinned products', inflected];
    const query = replaceSynonyms(typed) ?? typed;
    const unsoldBySynonym = query === typed ? unsold : searchNotSold?.(language, query, isPrefix);
    if (unsoldBySynonym) return ['not sold', unsoldBySynonym];
    const coloured = matchColour(language, query, isPrefix);
    if (coloured) return ['a colour', coloured];
    const translated = matchTranslated(query, isPrefix);
    if (translated) return ['another script or language', translated];
    return ['words', addNeed(answers?.need, matchers[language].matcher(query, isPrefix))];
  }

  const isCode = (text: string, isPrefix = /\d/.test(text)): boolean =>
    codes.find(normalizeCode(text), isPrefix).length > 0;

  const matchColour = (language: Language, query: string, isPrefix: boolean): Matches | undefined =>
    isCode(query, false) ? undefined : searchColour?.(language, query, isPrefix);

  /** Matches a query with words of another script or language. */
  function matchTranslated(typed: string, isPrefix: boolean): Matches | undefined {
    const translated = isCode(typed) ? undefined : translate(typed, isPrefix);
    if (!translated) return undefined;
    const { language, query } = translated;
    const matches =
      searchNotSold?.(language, query, isPrefix) ??
      matchColour(language, query, isPrefix) ??
      matchers[language].matcher(query, isPrefix);
    return matches.documents.length > 0 && matches.correctedQuery === null ? matches : undefined;
  }

  /** The shades of the first product of a page that is mixed to them. */
  function describePaint(
    { shades: found = [], isMixed }: Matches,
    page: readonly number[],
    language: Language,
  ): SearchResult['paint'] {
    const doc = page.find((each) => isMixed?.(each));
    if (doc === undefined) return null;
    const shown = found.slice(0, MAX_SHADES);
    return {
      product: columns.codes[doc] as string,
      shades: shown.map(({ code, hex, name }) => ({ code, hex, name: name[language] })),
    };
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
      paint: matches ? describePaint(matches, page, searchQuery.language) : null,
      pages: (matches?.pages ?? []).flatMap((at) => pages?.[searchQuery.language][at] ?? []),
      notSold:
        notSold && matches?.unsold
          ? describeNotSold(matches.unsold, notSold, { language: searchQuery.language, total: docs.length })
          : null,
    };
  }

  return {
    documentCount: columns.size,
    search(queries) {
      const masks = createFilterCache(columns);
      return queries.map((searchQuery) => searchOne(searchQuery, masks));
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
        decidedBy: matches.decidedBy ?? 'words',
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

const isNameWord = ({ termIndex }: LanguageIndex, word: string): boolean => {
  const id = termIndex.getId(word);
  return id !== undefined && termIndex.isNameTerm(id);
};

/** Matches every document. */
export const MATCH_ALL: FilterCondition = { kind: 'all', of: [] };

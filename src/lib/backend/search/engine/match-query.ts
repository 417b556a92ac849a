import { LRUCache } from 'lru-cache';
import type {
  ForeignWordsContent,
  NotSoldContent,
  OneWaySynonyms,
  PinnedProducts,
} from '#content/schemas/index.ts';
import { getEditDistance } from '#lib/locale/edit-distance.ts';
import { LANGUAGES, type Language } from '#lib/locale/locale.ts';
import type { AnswerPage } from '../indexing/answer-pages.ts';
import type { NeedsContent } from '../indexing/needs.ts';
import { type ColourMatches, createColourSearch } from './colour/colour-search.ts';
import { isPaintWord } from './colour/paint-query.ts';
import type { ShadeCatalog } from './colour/shade-catalog.ts';
import { type CodeIndex, normalizeCode, readLabelledCode } from './index/code-index.ts';
import type { DocumentColumns } from './index/facet-index.ts';
import type { TermIndex } from './index/term-index.ts';
import type { createTextIndex } from './index/text-index.ts';
import type { DecidedBy } from './query/explain.ts';
import type { Matcher } from './query/matcher.ts';
import { createNotSoldSearch, type NotSoldMatches } from './query/not-sold-search.ts';
import { selectTop } from './query/select-top.ts';
import type { TextMatches } from './query/word-search.ts';
import { addNeed, type NeedMatches } from './questions/need-search.ts';
import { createPinnedSearch } from './questions/pinned-products.ts';
import { createQuestionSearch, type FoundAnswers } from './questions/question-search.ts';
import { ARABIC_WORD } from './text/arabic-stemming.ts';
import { removeContainer } from './text/container-words.ts';
import { isMeaningless } from './text/meaningless-query.ts';
import { putUseFirst } from './text/name-before-use.ts';
import { createOneWaySynonyms } from './text/one-way-synonyms.ts';
import type { SynonymTable } from './text/synonyms.ts';
import { removeStopWords, tokenize } from './text/tokenizer.ts';
import { createForeignWords } from './transliteration/foreign-words.ts';
import { createQueryTranslator } from './transliteration/query-translator.ts';
import type { ProductDocument, SearchQuery } from './types.ts';

/** Editorial content that queries are matched with. */
export interface QueryContent {
  /** Brands and kinds of products that customers search for and the shop does not sell. */
  notSold?: NotSoldContent | undefined;
  /** Pages that answer questions about the shop. */
  pages?: Record<Language, readonly AnswerPage[]> | undefined;
  /** Words of other languages that customers type. */
  foreignWords?: ForeignWordsContent | undefined;
  /** Customers' terms, each with the catalog's term. */
  oneWaySynonyms?: readonly OneWaySynonyms[] | undefined;
  /** Products that editors pinned to queries. */
  pinned?: PinnedProducts | undefined;
  /** Problems and jobs with the products that help. */
  needs?: NeedsContent | undefined;
  /** Shades, and the paints that are available in them. */
  shades?: ShadeCatalog | undefined;
}

export type LanguageIndex = ReturnType<typeof createTextIndex> & { matcher: Matcher; synonyms: SynonymTable };

/** Indexes of the products. */
export interface ProductIndexes {
  documents: readonly ProductDocument[];
  columns: DocumentColumns;
  codes: CodeIndex;
  matchers: Record<Language, LanguageIndex>;
}

/** Products that match a query, and what is shown with them. */
export type Matches = TextMatches &
  Partial<NotSoldMatches & NeedMatches> &
  Pick<ColourMatches, 'shades' | 'isAvailableInShade'> & {
    pages?: readonly number[] | undefined;
    decidedBy?: DecidedBy;
  };

type QueryText = Pick<SearchQuery, 'language' | 'query' | 'isPrefix'>;

const NO_MATCHES: TextMatches = {
  documents: new Int32Array(0),
  scores: new Float32Array(0),
  terms: [],
  correctedQuery: null,
};
const MATCH_CACHE_SIZE = 64;
const MIN_START_LENGTH = 2;
// Arabic phrases are too few for a certain completion.
const ARABIC_LETTER = /\p{Script=Arabic}/u;

/**
 * Returns the function that finds the products of a query. Results are cached, since filter, page and sort
 * order change more often than the query.
 */
export function createQueryMatcher(
  content: QueryContent,
  indexes: ProductIndexes,
): (query: QueryText) => Matches {
  const decide = createDecision(content, indexes);
  const getIndex = (word: string) => indexes.matchers[ARABIC_WORD.test(word) ? 'ar' : 'en'].termIndex;
  const { pages, needs } = content;
  const findAnswers =
    pages && needs && createQuestionSearch({ pages, needs, documents: indexes.documents }, indexes.matchers);
  const cache = new LRUCache<string, Matches>({ max: MATCH_CACHE_SIZE });

  /**
   * Decides a mistyped query as if it had been spelled correctly, unless words without a meaning were left out
   * or the correction is the name of a shade, or
   * far from the query and the name of something that is not sold.
   */
  function decideCorrected(
    [decidedBy, { correctedQuery }]: readonly [DecidedBy, Matches],
    { language, query, isPrefix }: QueryText,
  ): Matches | undefined {
    if (decidedBy !== 'words' || correctedQuery === null) return undefined;
    if (tokenize(correctedQuery).length !== tokenize(query).length) return undefined;
    const answers = findAnswers?.(language, correctedQuery, isPrefix);
    const [by, matches] = decide({ language, query: correctedQuery, isPrefix }, answers);
    const isFound = matches.documents.length > 0 && matches.correctedQuery === null;
    const isLikely = by !== 'not sold' || isSmallCorrection(query, correctedQuery);
    return isFound && isLikely && by !== 'a colour'
      ? { ...matches, correctedQuery, decidedBy: by, pages: answers?.pages }
      : undefined;
  }

  return ({ language, query: written, isPrefix }) => {
    const key = `${language} ${isPrefix} ${written}`;
    const cached = cache.get(key);
    if (cached) return cached;
    const query = readLabelledCode(indexes.codes, written) ?? written;
    const unpacked = removeContainer(query, getIndex);
    const typed = unpacked?.isCertain ? unpacked.query : query;
    const answers = isMeaningless(typed) ? undefined : findAnswers?.(language, typed, isPrefix);
    const decided = decide({ language, query: typed, isPrefix }, answers, unpacked?.query);
    const [decidedBy, found] = decided;
    const matches = decideCorrected(decided, { language, query: typed, isPrefix }) ?? {
      ...found,
      decidedBy,
      pages: answers?.pages,
    };
    cache.set(key, matches);
    return matches;
  };
}

/**
 * Returns the function that runs the stages in order; the first one that recognises the query chooses the
 * products.
 */
function createDecision(
  { notSold, foreignWords, oneWaySynonyms = [], pinned = [], shades }: QueryContent,
  { documents, columns, codes, matchers }: ProductIndexes,
) {
  const foreign = createForeignWords(foreignWords);
  const isForeign = (word: string): boolean => foreign.find([word], 0) !== undefined;
  const translate = createQueryTranslator(matchers, { foreignWords: foreign, notSold });
  const replaceSynonyms = createOneWaySynonyms(oneWaySynonyms, {
    isName: (word) => LANGUAGES.some((language) => matchers[language].termIndex.isNameWord(word)),
    modifiers: new Set(LANGUAGES.flatMap((language) => notSold?.modifiers[language] ?? []).flatMap(tokenize)),
  });
  const pinnedSearch = createPinnedSearch(pinned, documents);
  const searchNotSold = notSold && createNotSoldSearch(notSold, documents, { columns, matchers, isForeign });
  const searchColour = shades && createColourSearch(shades, { columns, matchers });

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
    // Where editors list a word, the query is in that language, however other words are spelled.
    const isSure = translated.isForeign || matches.correctedQuery === null;
    const isUnsold = translated.isForeign && 'unsold' in matches;
    return (matches.documents.length > 0 || isUnsold) && isSure ? matches : undefined;
  }

  return (
    { language, query: typed, isPrefix }: QueryText,
    answers: FoundAnswers | undefined,
    unpacked = typed,
  ): readonly [DecidedBy, Matches] => {
    if (isMeaningless(typed)) return ['words', NO_MATCHES];
    const { termIndex } = matchers[language];
    const complete = findKindName(termIndex, typed);
    const named = complete ?? (isPrefix ? completeKindName(termIndex, typed) : undefined);
    const ofKind = named?.products;
    const need = answers?.need?.isWhole ? answers.need : undefined;
    const found = searchNotSold?.(language, typed, isPrefix);
    // Several words that editors list for a product of the shop: "juice glass", though "juice" is not sold.
    const isSold = complete !== undefined && tokenize(typed).length > 1 && found?.unsold.kind === 'good';
    const unsold = isSold ? undefined : found;
    const isPage = answers?.isWholePage || !unsold?.isWhole;
    // A query that is a product's name is matched by it, and the page is shown above.
    if (answers?.pageProducts && !need && !ofKind && isPage) return ['a page', answers.pageProducts];
    const pinnedProducts = pinnedSearch.find(typed);
    if (pinnedProducts) return ['pinned products', pinnedProducts];
    if (unsold?.isWhole) return ['not sold', unsold];
    if (need) return ['a need', need];
    const inflected = pinnedSearch.findInflected(typed);
    if (inflected) return ['pinned products', inflected];
    const query = named ? (named.name ?? unpacked) : (replaceSynonyms(unpacked) ?? unpacked);
    const unsoldBySynonym = query === typed ? unsold : searchNotSold?.(language, query, isPrefix);
    if (unsoldBySynonym) return ['not sold', unsoldBySynonym];
    const coloured = matchColour(language, query, isPrefix);
    // A query for paint in a colour is matched by its words: a need that is part of it would select other
    // paints.
    const isPaint = tokenize(query).some(isPaintWord);
    if (coloured && !isForOther(coloured, ofKind))
      return ['a colour', isPaint ? coloured : addNeed(answers?.need, coloured)];
    const translated = ofKind ? undefined : matchTranslated(query, isPrefix);
    if (translated) return ['another script or language', addNeed(answers?.need, translated)];
    return ['words', addNeed(answers?.need, matchers[language].matcher(query, isPrefix))];
  };
}

/**
 * Returns the products of the kind that a query names, and the name where the query has it in another order:
 * "chair for the office".
 */
function findKindName(
  termIndex: TermIndex,
  query: string,
): { products: ReadonlySet<number>; name?: string } | undefined {
  const words = tokenize(query);
  const products = termIndex.findKindProducts(removeStopWords(words));
  if (products) return { products };
  const name = putUseFirst(words);
  const byUse = name && termIndex.findKindProducts(name);
  return byUse && { products: byUse, name: name.join(' ') };
}

/** Returns the products of the kind whose name of several words a query begins: "door ha". */
function completeKindName(
  termIndex: TermIndex,
  query: string,
): { products: ReadonlySet<number>; name: string } | undefined {
  const words = tokenize(query);
  const last = words.at(-1) ?? '';
  const id = termIndex.getId(last);
  const isWord = last.length > MIN_START_LENGTH && id !== undefined && termIndex.isNameTerm(id);
  if (words.length < 2 || last.length < MIN_START_LENGTH || isWord || ARABIC_LETTER.test(query))
    return undefined;
  const name = termIndex.completeKind(words);
  const products = name === undefined ? undefined : termIndex.findKindProducts(name.split(' '));
  return name !== undefined && products ? { products, name } : undefined;
}

/** Whether at most a third of the characters of a query are corrected. */
function isSmallCorrection(query: string, correctedQuery: string): boolean {
  const maxEdits = Math.floor(query.length / 3);
  return getEditDistance(query.toLowerCase(), correctedQuery, maxEdits) <= maxEdits;
}

/** Whether the best match is not of the kind that the query names. */
const isForOther = (matches: TextMatches | undefined, ofKind: ReadonlySet<number> | undefined): boolean =>
  matches !== undefined &&
  ofKind !== undefined &&
  !selectTop(
    matches.documents,
    1,
    (a, b) => (matches.scores[a] as number) > (matches.scores[b] as number),
  ).some((doc) => ofKind.has(doc));

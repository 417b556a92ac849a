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
import { removeSizes } from '../understanding/understand-query.ts';
import { type ColourMatches, createColourSearch } from './colour/colour-search.ts';
import { findColouredThing, isPaintWord } from './colour/paint-query.ts';
import type { ShadeCatalog } from './colour/shade-catalog.ts';
import { type CodeIndex, normalizeCode, readLabelledCode } from './index/code-index.ts';
import type { DocumentColumns } from './index/facet-index.ts';
import type { createTextIndex } from './index/text-index.ts';
import { createNotSoldSearch, type NotSoldMatches } from './not-sold/not-sold-search.ts';
import type { MatchStage } from './query/explain.ts';
import { completeKindName, findKindName } from './query/find-kind-name.ts';
import type { Matcher } from './query/matcher.ts';
import { selectTop } from './query/select-top.ts';
import type { TextMatches } from './query/word-search.ts';
import { mergeNeedMatches, type NeedMatches } from './questions/need-search.ts';
import { createPinnedSearch } from './questions/pinned-products.ts';
import { createQuestionSearch, type QuestionAnswers } from './questions/question-search.ts';
import { ARABIC_WORD } from './text/arabic-stemming.ts';
import { removeContainer } from './text/container-words.ts';
import { isMeaningless } from './text/meaningless-query.ts';
import { createOneWaySynonyms } from './text/one-way-synonyms.ts';
import { respellBySound } from './text/sound-alike.ts';
import type { SynonymTable } from './text/synonyms.ts';
import { tokenize } from './text/tokenizer.ts';
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
  Pick<ColourMatches, 'shades' | 'isAvailableInShade' | 'isInColour' | 'isRoomOnly'> & {
    pages?: readonly number[] | undefined;
    stage?: MatchStage;
  };

type QueryText = Pick<SearchQuery, 'language' | 'query' | 'isPrefix'>;

const NO_MATCHES: TextMatches = {
  documents: new Int32Array(0),
  scores: new Float32Array(0),
  terms: [],
  correctedQuery: null,
};
const TRANSLATED: MatchStage = 'another script or language';
const MATCH_CACHE_SIZE = 64;

/**
 * Returns the function that finds the products of a query. Results are cached, since filter, page and sort
 * order change more often than the query.
 */
export function createQueryMatcher(
  content: QueryContent,
  indexes: ProductIndexes,
): (query: QueryText) => Matches {
  const runStages = createStages(content, indexes);
  const getIndex = (word: string) => indexes.matchers[ARABIC_WORD.test(word) ? 'ar' : 'en'].termIndex;
  const { pages, needs } = content;
  const findAnswers =
    pages && needs && createQuestionSearch({ pages, needs, documents: indexes.documents }, indexes.matchers);
  const cache = new LRUCache<string, Matches>({ max: MATCH_CACHE_SIZE });

  /** Matches a query that is translated or mistyped with letters that sound alike in Arabic: گفل for قفل. */
  function matchBySound(
    [stage, { correctedQuery }]: readonly [MatchStage, Matches],
    typed: QueryText,
  ): Matches | undefined {
    if (stage !== TRANSLATED && (stage !== 'words' || correctedQuery === null)) return undefined;
    const respelled = respellBySound(typed.query, indexes.matchers.ar.termIndex);
    const matches = respelled === undefined ? undefined : matchAs(respelled, typed);
    return matches?.stage === TRANSLATED ? undefined : matches;
  }

  /**
   * Matches a mistyped query as if it had been spelled correctly, unless words without a meaning were left out
   * or the correction is the name of a shade, or, far from the query, that of something that is not sold.
   */
  function matchCorrected(
    [stage, { correctedQuery }]: readonly [MatchStage, Matches],
    typed: QueryText,
  ): Matches | undefined {
    if (stage !== 'words' || correctedQuery === null) return undefined;
    if (tokenize(correctedQuery).length !== tokenize(typed.query).length) return undefined;
    const matches = matchAs(correctedQuery, typed);
    const isLikely = matches?.stage !== 'not sold' || isSmallCorrection(typed.query, correctedQuery);
    return isLikely && matches?.stage !== 'a colour' ? matches : undefined;
  }

  /** Matches the correction of a query, unless it needs a correction itself. */
  function matchAs(correctedQuery: string, { language, isPrefix }: QueryText): Matches | undefined {
    const answers = findAnswers?.(language, correctedQuery, isPrefix);
    const [stage, matches] = runStages({ language, query: correctedQuery, isPrefix }, answers);
    return matches.documents.length > 0 && matches.correctedQuery === null
      ? { ...matches, correctedQuery, stage, pages: answers?.pages }
      : undefined;
  }

  return ({ language, query: written, isPrefix }) => {
    const key = `${language} ${isPrefix} ${written}`;
    const cached = cache.get(key);
    if (cached) return cached;
    const query = readLabelledCode(indexes.codes, written) ?? written;
    const withoutContainer = removeContainer(query, getIndex);
    const typed = withoutContainer?.isCertain ? withoutContainer.query : query;
    const answers = isMeaningless(typed) ? undefined : findAnswers?.(language, typed, isPrefix);
    const text = { language, query: typed, isPrefix };
    const staged = runStages(text, answers, withoutContainer?.query);
    const [stage, found] = staged;
    const matches = matchBySound(staged, text) ??
      matchCorrected(staged, text) ?? { ...found, stage, pages: answers?.pages };
    cache.set(key, matches);
    return matches;
  };
}

/**
 * Returns the function that runs the stages in order; the first one that recognises the query chooses the
 * products.
 */
function createStages(
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

  const matchColour = (language: Language, query: string, isPrefix: boolean) =>
    isCode(query, false) ? undefined : searchColour?.(language, query, isPrefix);

  /** Whether a query names a kind and a colour in which the kind is sold: "black grout", "red electric wire". */
  function isSoldInColour(language: Language, typed: string, isPrefix: boolean): boolean {
    const thing = findColouredThing(typed);
    if (thing === undefined || findKindName(matchers[language].termIndex, thing) === undefined) return false;
    return matchColour(language, typed, isPrefix)?.isInColour === true;
  }

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
    const isUnsold = translated.isForeign && 'notSoldSubject' in matches;
    return (matches.documents.length > 0 || isUnsold) && isSure ? matches : undefined;
  }

  return (
    { language, query: typed, isPrefix }: QueryText,
    answers: QuestionAnswers | undefined,
    queryWithoutContainer = typed,
  ): readonly [MatchStage, Matches] => {
    if (isMeaningless(typed)) return ['words', NO_MATCHES];
    const { termIndex } = matchers[language];
    const complete = findKindName(termIndex, typed);
    const kindName = complete ?? (isPrefix ? completeKindName(termIndex, typed) : undefined);
    const kindProducts = kindName?.products;
    const need = answers?.need?.isWholeQuery ? answers.need : undefined;
    const found = searchNotSold?.(language, typed, isPrefix);
    // Several words that editors list for a product of the shop: "juice glass", though "juice" is not sold.
    const isSold = complete !== undefined && tokenize(typed).length > 1;
    const unsold = isSold && !found?.isListedName ? undefined : found;
    const isPage = answers?.isPageOnly || !unsold?.isWholeQuery;
    // A query that is a product's name is matched by it, and the page is shown above.
    if (answers?.pageProducts && !need && !kindProducts && isPage) return ['a page', answers.pageProducts];
    const pinnedProducts = pinnedSearch.find(typed);
    if (pinnedProducts) return ['pinned products', pinnedProducts];
    if (unsold?.isWholeQuery) return ['not sold', unsold];
    const isColouredKind = answers?.need && !complete && isSoldInColour(language, typed, isPrefix);
    if (need && !isColouredKind) return ['a need', need];
    const inflected = pinnedSearch.findInflected(typed);
    // بورد كهرباء is no برّاد كهرباء, though both have the same stems.
    if (inflected && !(complete && isDisjoint(inflected, complete.products)))
      return ['pinned products', inflected];
    const isNamed = kindName !== undefined || findKindName(termIndex, removeSizes(typed)) !== undefined;
    const query =
      (isNamed ? kindName?.name : replaceSynonyms(queryWithoutContainer)) ?? queryWithoutContainer;
    const unsoldBySynonym = query === typed ? unsold : searchNotSold?.(language, query, isPrefix);
    if (unsoldBySynonym) return ['not sold', unsoldBySynonym];
    const coloured = matchColour(language, query, isPrefix);
    // A query for paint in a colour is matched by its words: a need in it would select other paints.
    const isPaint = coloured?.isRoomOnly || tokenize(query).some(isPaintWord);
    if (coloured && !isBestMatchOfOtherKind(coloured, kindProducts))
      return ['a colour', isPaint || isColouredKind ? coloured : mergeNeedMatches(answers?.need, coloured)];
    const translated = isNamed ? undefined : matchTranslated(query, isPrefix);
    if (translated) return [TRANSLATED, mergeNeedMatches(answers?.need, translated)];
    return ['words', mergeNeedMatches(answers?.need, matchers[language].matcher(query, isPrefix))];
  };
}

const isDisjoint = ({ documents }: TextMatches, products: ReadonlySet<number>): boolean =>
  !documents.some((doc) => products.has(doc));

/** Whether at most a third of the characters of a query are corrected. */
function isSmallCorrection(query: string, correctedQuery: string): boolean {
  const maxEdits = Math.floor(query.length / 3);
  return getEditDistance(query.toLowerCase(), correctedQuery, maxEdits) <= maxEdits;
}

/** Whether the best match is not of the kind that the query names; a light blue bedroom is no bedroom light. */
const isBestMatchOfOtherKind = (
  matches: ColourMatches,
  kindProducts: ReadonlySet<number> | undefined,
): boolean =>
  !matches.isRoomOnly &&
  kindProducts !== undefined &&
  !selectTop(
    matches.documents,
    1,
    (a, b) => (matches.scores[a] as number) > (matches.scores[b] as number),
  ).some((doc) => kindProducts.has(doc));

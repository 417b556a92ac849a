import type { DocumentColumns } from '../index/facet-index.ts';
import type { KeywordIndex } from '../index/keyword-index.ts';
import { WEIGHT_SCALE } from '../index/posting-list.ts';
import { MIN_EVIDENCE, type TextIndex } from '../index/text-index.ts';
import type { SynonymTable } from '../text/synonyms.ts';
import {
  countNeeded,
  createKindSelection,
  getBestScore,
  includesBest,
  MIN_RELAXED_SHARE,
  MIN_STRONG_MATCHES,
  namesKind,
} from './find-kind.ts';
import { appendMatches, mergeMatches } from './merge-matches.ts';
import { expandQueryTerms, isGuess, MATCH_LEVELS, type MatchLevel, type QueryTerm } from './parse-query.ts';
import { MATCH_QUALITY } from './query-expansion.ts';
import { createScorer, type ScoredDocuments } from './scoring.ts';
import type { SearchTrace } from './search-trace.ts';
import { selectTop } from './select-top.ts';

/** Documents that match a text, unsorted. */
export interface TextMatches {
  documents: Int32Array;
  /** By ordinal; higher is better. */
  scores: Float32Array;
  /** Matched terms, for highlighting. */
  terms: string[];
  /** The query with typing errors corrected; null if it had none. */
  correctedQuery: string | null;
  /** The size in the query, when the products are sold in other sizes only. */
  missingSize?: string | undefined;
}

// Popularity counts more for single-word queries, which name a kind of product.
const POPULARITY_FACTOR = 0.25;
const SINGLE_WORD_POPULARITY_FACTOR = 0.6;
const COVERAGE_FACTOR = 0.35;
const SEQUENCE_FACTOR = 0.12;
const MAX_RERANKED = 400;
// Weight of a keyword match relative to a name match, and the share from which a keyword match is sufficient.
const KEYWORD_FACTOR = 0.7;
const MIN_KEYWORD_SHARE = 0.5;
const MAX_COMPLETIONS = 50;
// Minimum share of the best score; more after fewer than three of a kind: no rake after the only wheelbarrow.
const MIN_RELATED_SHARE = 0.33;
const MIN_ACCOMPANYING_SHARE = 0.42;

/** Leaves out matches of low relevance. */
function removeWeakMatches(matches: TextMatches): TextMatches {
  const { documents, scores } = matches;
  const least = MIN_RELATED_SHARE * getBestScore(documents, scores);
  return { ...matches, documents: documents.filter((doc) => (scores[doc] as number) >= least) };
}

const NO_MATCHES: TextMatches = {
  documents: new Int32Array(0),
  scores: new Float32Array(0),
  terms: [],
  correctedQuery: null,
};

/** A search by words and its options. */
interface WordQuery {
  words: readonly string[];
  /** Whether the last word may be incomplete. */
  isPrefix: boolean;
  /** Words that may name the kind of product, most likely first. */
  heads: readonly string[];
  /** Whether the query names the product before its use: كاميرا للباب. */
  hasPurpose: boolean;
  trace?: SearchTrace | undefined;
}

/** Returns a search by words in an index; one text at a time. */
export function createWordSearch(
  index: TextIndex,
  columns: DocumentColumns,
  synonyms: SynonymTable,
  keywordIndex: KeywordIndex,
) {
  const { termIndex, names } = index;
  const { selectKindProducts, isKindMissing, preferNamed, listNamed, listKindProducts } =
    createKindSelection(index);
  const { size } = columns;
  const { popularity } = columns.numbers;
  const scoreTerms = createScorer(termIndex, size);

  /** Merges matches by keyword with matches by name. */
  function boostByKeyword(
    { scores, documents }: ScoredDocuments,
    keywordShares: ReadonlyMap<number, number>,
  ): void {
    if (keywordShares.size === 0) return;
    const maxScore = getBestScore(documents, scores);
    for (const [doc, share] of keywordShares) {
      if (scores[doc] === 0) documents.push(doc);
      scores[doc] = (scores[doc] as number) + KEYWORD_FACTOR * share * maxScore;
    }
  }

  function rank(
    docs: Int32Array,
    scores: Float32Array,
    queryTerms: readonly QueryTerm[],
    trace?: SearchTrace,
  ): void {
    for (const doc of docs) {
      trace?.scores.set(doc, { words: scores[doc] as number, popularity: 1, name: 1, size: null });
      const factor = queryTerms.length === 1 ? SINGLE_WORD_POPULARITY_FACTOR : POPULARITY_FACTOR;
      const popularityFactor = 1 + (factor * (popularity[doc] as number)) / 1000;
      const traced = trace?.scores.get(doc);
      if (traced) traced.popularity = popularityFactor;
      scores[doc] = (scores[doc] as number) * popularityFactor;
    }
    const idsByTerm = queryTerms.map(
      ({ phrases }) => new Set(phrases.flatMap((phrase) => phrase.flatMap((ids) => ids.map(({ id }) => id)))),
    );
    for (const doc of selectTop(
      docs,
      MAX_RERANKED,
      (a, b) => (scores[a] as number) > (scores[b] as number),
    )) {
      const [from, to] = [names.starts[doc] as number, names.starts[doc + 1] as number];
      let [covered, inRow, last] = [0, 0, -2];
      for (let at = from; at < to; at += 1) {
        const slot = idsByTerm.findIndex((ids) => ids.has(names.ids[at] as number));
        if (slot >= 0) covered += 1;
        if (slot >= 1 && slot === last + 1) inRow += 1;
        last = slot >= 0 ? slot : -2;
      }
      const share = to > from ? covered / (to - from) : 0;
      const nameFactor = 1 + COVERAGE_FACTOR * share + SEQUENCE_FACTOR * inRow;
      const traced = trace?.scores.get(doc);
      if (traced) traced.name = nameFactor;
      scores[doc] = (scores[doc] as number) * nameFactor;
    }
  }

  function createMatches(
    queryTerms: readonly QueryTerm[],
    documents: Int32Array,
    scores: Float32Array,
    trace?: SearchTrace,
  ): TextMatches {
    rank(documents, scores, queryTerms, trace);
    const isCorrected = queryTerms.some(({ correction }) => correction);
    const getSpelledText = ({ tokens, correction }: QueryTerm) =>
      correction ? index.getWrittenForm(correction.id) || correction.term : tokens.join(' ');
    return {
      documents,
      scores,
      terms: queryTerms.flatMap(({ tokens, correction }) => (correction ? [correction.term] : tokens)),
      correctedQuery: isCorrected ? queryTerms.map(getSpelledText).join(' ') : null,
    };
  }

  /** Finds documents that match all words, or an editor's phrase. */
  function listFullMatches(
    level: MatchLevel,
    queryTerms: readonly QueryTerm[],
    { documents, matchedTerms, bestWeights }: ScoredDocuments,
    keywordShares: ReadonlyMap<number, number>,
  ): number[] {
    const needed = countNeeded(queryTerms);
    if (needed === 0) return [];
    const isStrict = level === 'strong' || level === 'allTypos';
    // Corrected words weigh less.
    const share = queryTerms.some(({ correction }) => correction) ? MATCH_QUALITY.oneTypo : 1;
    const evidence = MIN_EVIDENCE[queryTerms.length === 1 ? 'one' : 'several'];
    const enough = isStrict ? share * WEIGHT_SCALE * evidence : 0;
    return documents.filter(
      (doc) =>
        (keywordShares.get(doc) ?? 0) >= MIN_KEYWORD_SHARE ||
        (matchedTerms[doc] === needed && (bestWeights[doc] as number) >= enough),
    );
  }

  /** Finds documents that match some of the words, with scores near the best. */
  function listPartialMatches(
    queryTerms: readonly QueryTerm[],
    documents: readonly number[],
    { scores, matchedTerms }: ScoredDocuments,
  ): number[] {
    // Prefers several words in the description to one in the name.
    for (const doc of documents)
      scores[doc] = (scores[doc] as number) * ((matchedTerms[doc] as number) + 0.5);
    const least = MIN_RELAXED_SHARE * getBestScore(documents, scores);
    // Numbers without another word match too many products.
    const hasWordMatch = queryTerms.some(
      ({ tokens: [word = ''], phrases }) => phrases.length > 0 && !/^\d/.test(word),
    );
    return hasWordMatch && !isGuess(queryTerms)
      ? documents.filter((doc) => (scores[doc] as number) >= least)
      : [];
  }

  /** Returns the selected documents, then those of the related ones that score nearly as much. */
  function listWithRelated(
    queryTerms: readonly QueryTerm[],
    selected: readonly number[],
    related: readonly number[],
    scores: Float32Array,
    trace: SearchTrace | undefined,
  ): TextMatches {
    const list = (docs: readonly number[]) =>
      removeWeakMatches(createMatches(queryTerms, Int32Array.from(docs), scores, trace));
    const least = MIN_ACCOMPANYING_SHARE * getBestScore(selected, scores);
    const near = related.filter((doc) => (scores[doc] as number) >= least);
    return near.length > 0 ? appendMatches(list(selected), list(near)) : list(selected);
  }

  function find({ words, isPrefix, heads, hasPurpose, trace }: WordQuery): TextMatches {
    if (words.length === 0) return NO_MATCHES;
    const keywordShares = keywordIndex.find(
      words.map((word, at) => [word, ...synonyms.listSynonyms(words, at)]),
    );
    let [few, relaxed]: (TextMatches | undefined)[] = [];
    for (const level of MATCH_LEVELS) {
      if (few && level !== 'allTypos') continue;
      const allTerms = expandQueryTerms(words, termIndex, synonyms, { level, isPrefix });
      const queryTerms = allTerms.filter(({ isDescribing }) => !isDescribing);
      const isNamed = namesKind(queryTerms, heads[0]);
      // Descriptions mention many things: for longer queries a partial match on names ranks before a full
      // match on descriptions.
      if (level === 'all' && words.length > 2 && !isNamed && !hasPurpose) continue;
      const scored = scoreTerms(allTerms);
      boostByKeyword(scored, keywordShares);
      const full = listFullMatches(level, queryTerms, scored, keywordShares);
      const { selected, related, kind } = selectKindProducts(full, scored, queryTerms, heads, {
        isNamed,
        keywordShares,
      });
      trace?.attempts.push({ level, queryTerms, found: full.length, kind });
      if (level === 'strong' && isKindMissing(full, queryTerms, heads)) {
        const named = Int32Array.from(listNamed(queryTerms, scored, heads));
        return createMatches(queryTerms, named, scored.scores, trace);
      }
      // A product that is named before its use is meant, even when all words occur in the text of others.
      if (hasPurpose && (level === 'all' || (level === 'strong' && selected.length > 0))) {
        const kindProducts = new Set(listKindProducts(queryTerms, scored, heads));
        if (kindProducts.size > 0 && !includesBest(kindProducts, selected, scored.scores)) {
          const named = Int32Array.from(listNamed(queryTerms, scored, heads));
          return removeWeakMatches(createMatches(queryTerms, named, scored.scores, trace));
        }
      }
      // With some words mistyped, the name of a kind is more certain than the sum of all words.
      const named = level === 'typos' ? preferNamed(scored.documents, queryTerms, heads) : scored.documents;
      const isCertain = named === scored.documents || selected.some((doc) => named.includes(doc));
      if (selected.length > 0 && isCertain) {
        const matches = listWithRelated(queryTerms, selected, related, scored.scores, trace);
        if (few) return appendMatches(few, matches);
        // Few matches may come from a misspelling that a few products contain: corrections are tried too,
        // unless the query names a kind of product.
        if (level !== 'strong' || kind?.isKept || matches.documents.length >= MIN_STRONG_MATCHES)
          return matches;
        few = matches;
      }
      if (level === 'all' && isNamed) {
        const named = listNamed(queryTerms, scored, heads);
        if (named.length > 0) return createMatches(queryTerms, Int32Array.from(named), scored.scores, trace);
      }
      if (level !== 'typos') continue;
      const partial = listPartialMatches(queryTerms, named, scored);
      if (partial.length === 0) continue;
      relaxed = createMatches(queryTerms, Int32Array.from(partial), scored.scores, trace);
      // With two words, a match of one is not distinctive: the last level is tried before it is returned.
      if (queryTerms.length > 2) return relaxed;
    }
    return few ?? relaxed ?? NO_MATCHES;
  }

  const getSpelling = (term: string): string => index.getWrittenForm(termIndex.getId(term) ?? -1) || term;

  // Extends a word that is no term to the most frequent term that begins with it, at most two letters longer.
  function complete(word: string): string {
    if (termIndex.getId(word) !== undefined) return word;
    const longer = termIndex
      .findByPrefix(word, MAX_COMPLETIONS)
      .filter(({ term }) => term.length <= word.length + 2);
    const [best] = longer.sort(
      (a, b) => termIndex.getDocumentFrequency(b.id) - termIndex.getDocumentFrequency(a.id),
    );
    return best?.term ?? word;
  }

  return (query: WordQuery): TextMatches => {
    const matches = find(query);
    // Synonyms and keywords apply to corrected words only in a second search.
    if (matches.correctedQuery === null) return matches;
    const words = matches.terms.map(complete);
    const [typedLast, last] = [matches.terms.at(-1) as string, words.at(-1) as string];
    const correctedQuery =
      last === typedLast
        ? matches.correctedQuery
        : matches.correctedQuery.replace(typedLast, getSpelling(last));
    return { ...mergeMatches(matches, find({ ...query, words })), correctedQuery };
  };
}

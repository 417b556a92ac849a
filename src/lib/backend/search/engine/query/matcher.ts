import { normalizeCode } from '../index/code-index.ts';
import type { DocumentColumns } from '../index/facet-index.ts';
import type { KeywordIndex } from '../index/keyword-index.ts';
import { WEIGHT_SCALE } from '../index/posting-list.ts';
import { MIN_EVIDENCE, type TextIndex } from '../index/text-index.ts';
import type { SynonymTable } from '../text/synonyms.ts';
import { expandQueryTerms, MATCH_LEVELS, parseQuery, type QueryTerm } from './parse-query.ts';
import { MATCH_QUALITY } from './query-expansion.ts';
import { createScorer, type ScoredDocuments } from './scoring.ts';
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
}

// Popularity counts more for single-word queries, which name a kind of product.
const POPULARITY_FACTOR = 0.25;
const SINGLE_WORD_POPULARITY_FACTOR = 0.6;
const COVERAGE_FACTOR = 0.35;
const SEQUENCE_FACTOR = 0.12;
const MAX_RERANKED = 400;
// Without a full match: minimum share of the best score.
const MIN_RELAXED_SHARE = 0.6;
// Weight of a keyword match relative to a name match, and the share at which it alone is a match.
const KEYWORD_FACTOR = 0.7;
const MIN_KEYWORD_SHARE = 0.5;
const MIN_CODE_LENGTH = 4;
const MAX_COMPLETIONS = 50;
const MIN_STRONG_MATCHES = 3;

/** Returns a matcher that finds the documents of one text at a time. */
export function createMatcher(
  index: TextIndex,
  columns: DocumentColumns,
  synonyms: SynonymTable,
  keywordIndex: KeywordIndex,
) {
  const { termIndex, names } = index;
  const { size } = columns;
  const { popularity } = columns.numbers;
  const scoreTerms = createScorer(termIndex, size);

  /** Lets matches by keyword compete with matches by name. */
  function boostByKeyword(
    { scores, documents }: ScoredDocuments,
    keywordShares: ReadonlyMap<number, number>,
  ): void {
    if (keywordShares.size === 0) return;
    const maxScore = documents.reduce((high, doc) => Math.max(high, scores[doc] as number), 0);
    for (const [doc, share] of keywordShares) {
      if (scores[doc] === 0) documents.push(doc);
      scores[doc] = (scores[doc] as number) + KEYWORD_FACTOR * share * maxScore;
    }
  }

  function rank(docs: Int32Array, scores: Float32Array, queryTerms: readonly QueryTerm[]): void {
    for (const doc of docs) {
      scores[doc] =
        (scores[doc] as number) *
        (1 +
          ((queryTerms.length === 1 ? SINGLE_WORD_POPULARITY_FACTOR : POPULARITY_FACTOR) *
            (popularity[doc] as number)) /
            1000);
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
      scores[doc] = (scores[doc] as number) * (1 + COVERAGE_FACTOR * share + SEQUENCE_FACTOR * inRow);
    }
  }

  function createMatches(
    queryTerms: readonly QueryTerm[],
    documents: Int32Array,
    scores: Float32Array,
  ): TextMatches {
    rank(documents, scores, queryTerms);
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

  function matchByCode(text: string, isPrefix: boolean): TextMatches | undefined {
    const code = normalizeCode(text);
    if (code.length < MIN_CODE_LENGTH) return undefined;
    const docs = index.codes.find(code, isPrefix && /\d/.test(code));
    if (docs.length === 0) return undefined;
    const scores = new Float32Array(size);
    for (const doc of docs) scores[doc] = 1;
    return { documents: Int32Array.from(docs), scores, terms: [], correctedQuery: null };
  }

  function find(words: readonly string[], isPrefix: boolean): TextMatches {
    const noMatches = {
      documents: new Int32Array(0),
      scores: new Float32Array(0),
      terms: [],
      correctedQuery: null,
    };
    if (words.length === 0) return noMatches;
    const keywordShares = keywordIndex.find(
      words.map((word, at) => [word, ...synonyms.listSynonyms(words, at)]),
    );
    let [few, relaxed]: (TextMatches | undefined)[] = [];
    for (const level of MATCH_LEVELS) {
      // A typo may itself be a word that few products combine with the others; so few strong matches are
      // extended by the `allTypos` level.
      if (few && level !== 'allTypos') continue;
      // Descriptions mention anything: for longer queries a partial match on names comes before a full match
      // on descriptions.
      if (level === 'all' && words.length > 2) continue;
      const queryTerms = expandQueryTerms(words, termIndex, synonyms, { level, isPrefix });
      const scored = scoreTerms(queryTerms);
      boostByKeyword(scored, keywordShares);
      const { scores, documents, matchedTerms, bestWeights } = scored;
      const needed = queryTerms.filter(({ isOptional }) => !isOptional).length;
      const isSure = level === 'strong' || level === 'allTypos';
      // Corrected words weigh less.
      const share = queryTerms.some(({ correction }) => correction) ? MATCH_QUALITY.oneTypo : 1;
      const enough = isSure
        ? share * WEIGHT_SCALE * MIN_EVIDENCE[queryTerms.length === 1 ? 'one' : 'several']
        : 0;
      const all = documents.filter(
        (doc) =>
          (keywordShares.get(doc) ?? 0) >= MIN_KEYWORD_SHARE ||
          (matchedTerms[doc] === needed && (bestWeights[doc] as number) >= enough),
      );
      if (needed > 0 && all.length > 0) {
        const levelMatches = createMatches(queryTerms, Int32Array.from(all), scores);
        if (few) return appendMatches(few, levelMatches);
        if (level !== 'strong' || all.length >= MIN_STRONG_MATCHES) return levelMatches;
        few = levelMatches;
      } else if (level === 'typos' && !few) {
        // Prefer several words in the description to one in the name.
        for (const doc of documents)
          scores[doc] = (scores[doc] as number) * ((matchedTerms[doc] as number) + 0.5);
        const maxScore = documents.reduce((high, doc) => Math.max(high, scores[doc] as number), 0);
        const relaxedDocuments = documents.filter(
          (doc) => (scores[doc] as number) >= MIN_RELAXED_SHARE * maxScore,
        );
        // Numbers alone match too much.
        const hasWordMatch = queryTerms.some(
          ({ tokens: [word = ''], phrases }) => phrases.length > 0 && !/^\d/.test(word),
        );
        if (relaxedDocuments.length === 0 || !hasWordMatch) continue;
        relaxed = createMatches(queryTerms, Int32Array.from(relaxedDocuments), scores);
        // Of two words one alone says little: try the last level for the missing one first.
        if (queryTerms.length > 2) return relaxed;
      }
    }
    return few ?? relaxed ?? noMatches;
  }

  const getSpelling = (term: string): string => index.getWrittenForm(termIndex.getId(term) ?? -1) || term;

  // The last word may also be incomplete: extend it to the most frequent term it begins.
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

  return (text: string, isPrefix: boolean): TextMatches => {
    const codeMatches = matchByCode(text, isPrefix);
    if (codeMatches) return codeMatches;
    const matches = find(parseQuery(text, termIndex), isPrefix);
    // Synonyms and keywords apply to corrected words only after a second search.
    if (matches.correctedQuery === null) return matches;
    const words = matches.terms.map(complete);
    const [typedLast, last] = [matches.terms.at(-1) as string, words.at(-1) as string];
    const correctedQuery =
      last === typedLast
        ? matches.correctedQuery
        : matches.correctedQuery.replace(typedLast, getSpelling(last));
    return { ...mergeMatches(matches, find(words, isPrefix)), correctedQuery };
  };
}

// A correction may be wrong, so its matches weigh less.
const CORRECTED_FACTOR = 0.5;

/** Merges matches with the better score of each document; keeps the terms of `first`. */
function mergeMatches(first: TextMatches, second: TextMatches): TextMatches {
  if (second.documents.length === 0) return first;
  const { scores } = second;
  for (const doc of second.documents) scores[doc] = CORRECTED_FACTOR * (scores[doc] as number);
  for (const doc of first.documents)
    scores[doc] = Math.max(scores[doc] as number, first.scores[doc] as number);
  return { ...first, documents: Int32Array.from(new Set([...first.documents, ...second.documents])), scores };
}

/** Appends the matches of `second` after those of `first`. */
function appendMatches(first: TextMatches, second: TextMatches): TextMatches {
  const scores = second.scores;
  const highest = second.documents.reduce((high, doc) => Math.max(high, scores[doc] as number), 0);
  for (const doc of first.documents) scores[doc] = highest + (first.scores[doc] as number);
  return { ...first, documents: Int32Array.from(new Set([...first.documents, ...second.documents])), scores };
}

export type Matcher = ReturnType<typeof createMatcher>;

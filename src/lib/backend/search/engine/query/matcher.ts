import { normalizeCode } from '../index/code-index.ts';
import type { DocumentColumns } from '../index/facet-index.ts';
import type { KeywordIndex } from '../index/keyword-index.ts';
import { WEIGHT_SCALE } from '../index/term-index.ts';
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
const POPULAR = 0.25;
const POPULAR_ONE = 0.6;
const COVERED = 0.35;
const IN_A_ROW = 0.12;
const RANKED = 400;
// Without a full match: minimum share of the best score.
const ENOUGH = 0.6;
// Weight of a keyword match relative to a name match, and the share at which it alone is a match.
const TASK = 0.7;
const MEANT = 0.5;
const CODE_LENGTH = 4;
const COMPLETIONS = 50;
const FEW = 3;

/** Returns a matcher that finds the documents of one text at a time. */
export function createMatcher(
  index: TextIndex,
  columns: DocumentColumns,
  synonyms: SynonymTable,
  tasks: KeywordIndex,
) {
  const { lexicon, names } = index;
  const { size } = columns;
  const { popularity } = columns.numbers;
  const weigh = createScorer(lexicon, size);

  /** Lets matches by keyword compete with matches by name. */
  function boostByKeyword({ scores, documents }: ScoredDocuments, meant: ReadonlyMap<number, number>): void {
    if (meant.size === 0) return;
    const most = documents.reduce((high, doc) => Math.max(high, scores[doc] as number), 0);
    for (const [doc, share] of meant) {
      if (scores[doc] === 0) documents.push(doc);
      scores[doc] = (scores[doc] as number) + TASK * share * most;
    }
  }

  function rank(docs: Int32Array, scores: Float32Array, slots: readonly QueryTerm[]): void {
    for (const doc of docs) {
      scores[doc] =
        (scores[doc] as number) *
        (1 + ((slots.length === 1 ? POPULAR_ONE : POPULAR) * (popularity[doc] as number)) / 1000);
    }
    const wanted = slots.map(
      ({ phrases }) => new Set(phrases.flatMap((phrase) => phrase.flatMap((ids) => ids.map(({ id }) => id)))),
    );
    for (const doc of selectTop(docs, RANKED, (a, b) => (scores[a] as number) > (scores[b] as number))) {
      const [from, to] = [names.starts[doc] as number, names.starts[doc + 1] as number];
      let [covered, inRow, last] = [0, 0, -2];
      for (let at = from; at < to; at += 1) {
        const slot = wanted.findIndex((ids) => ids.has(names.ids[at] as number));
        if (slot >= 0) covered += 1;
        if (slot >= 1 && slot === last + 1) inRow += 1;
        last = slot >= 0 ? slot : -2;
      }
      const share = to > from ? covered / (to - from) : 0;
      scores[doc] = (scores[doc] as number) * (1 + COVERED * share + IN_A_ROW * inRow);
    }
  }

  function answer(slots: readonly QueryTerm[], documents: Int32Array, scores: Float32Array): TextMatches {
    rank(documents, scores, slots);
    const isMended = slots.some(({ correction }) => correction);
    const spelt = ({ tokens, correction }: QueryTerm) =>
      correction ? index.getWrittenForm(correction.id) || correction.term : tokens.join(' ');
    return {
      documents,
      scores,
      terms: slots.flatMap(({ tokens, correction }) => (correction ? [correction.term] : tokens)),
      correctedQuery: isMended ? slots.map(spelt).join(' ') : null,
    };
  }

  function matchByCode(text: string, isTyping: boolean): TextMatches | undefined {
    const code = normalizeCode(text);
    if (code.length < CODE_LENGTH) return undefined;
    const docs = index.codes.find(code, isTyping && /\d/.test(code));
    if (docs.length === 0) return undefined;
    const scores = new Float32Array(size);
    for (const doc of docs) scores[doc] = 1;
    return { documents: Int32Array.from(docs), scores, terms: [], correctedQuery: null };
  }

  function find(words: readonly string[], isTyping: boolean): TextMatches {
    const nothing = {
      documents: new Int32Array(0),
      scores: new Float32Array(0),
      terms: [],
      correctedQuery: null,
    };
    if (words.length === 0) return nothing;
    const meant = tasks.find(words.map((word, at) => [word, ...synonyms.listSynonyms(words, at)]));
    let [few, relaxed]: (TextMatches | undefined)[] = [];
    for (const level of MATCH_LEVELS) {
      // A typo may be a word of its own that few products combine with the others; so few strong matches are
      // extended by the `slips` level.
      if (few && level !== 'slips') continue;
      // Descriptions mention anything: for longer queries a partial match on names comes before a full match
      // on descriptions.
      if (level === 'all' && words.length > 2) continue;
      const slots = expandQueryTerms(words, lexicon, synonyms, { level, isTyping });
      const weighed = weigh(slots);
      boostByKeyword(weighed, meant);
      const { scores, documents, matchedTerms, bestWeights } = weighed;
      const needed = slots.filter(({ isOptional }) => !isOptional).length;
      const isSure = level === 'strong' || level === 'slips';
      // Corrected words weigh less.
      const share = slots.some(({ correction }) => correction) ? MATCH_QUALITY.oneTypo : 1;
      const enough = isSure ? share * WEIGHT_SCALE * MIN_EVIDENCE[slots.length === 1 ? 'one' : 'several'] : 0;
      const all = documents.filter(
        (doc) =>
          (meant.get(doc) ?? 0) >= MEANT ||
          (matchedTerms[doc] === needed && (bestWeights[doc] as number) >= enough),
      );
      if (needed > 0 && all.length > 0) {
        const answered = answer(slots, Int32Array.from(all), scores);
        if (few) return appendMatches(few, answered);
        if (level !== 'strong' || all.length >= FEW) return answered;
        few = answered;
      } else if (level === 'typos' && !few) {
        // Prefer several words in the description to one in the name.
        for (const doc of documents)
          scores[doc] = (scores[doc] as number) * ((matchedTerms[doc] as number) + 0.5);
        const most = documents.reduce((high, doc) => Math.max(high, scores[doc] as number), 0);
        const nearly = documents.filter((doc) => (scores[doc] as number) >= ENOUGH * most);
        // Numbers alone match too much.
        const isSaid = slots.some(
          ({ tokens: [word = ''], phrases }) => phrases.length > 0 && !/^\d/.test(word),
        );
        if (nearly.length === 0 || !isSaid) continue;
        relaxed = answer(slots, Int32Array.from(nearly), scores);
        // Of two words one alone says little: try the last level for the missing one first.
        if (slots.length > 2) return relaxed;
      }
    }
    return few ?? relaxed ?? nothing;
  }

  const spell = (term: string): string => index.getWrittenForm(lexicon.getId(term) ?? -1) || term;

  // The last word may also be incomplete: extend it to the most frequent term it begins.
  function complete(word: string): string {
    if (lexicon.getId(word) !== undefined) return word;
    const longer = lexicon
      .findByPrefix(word, COMPLETIONS)
      .filter(({ term }) => term.length <= word.length + 2);
    const [best] = longer.sort(
      (a, b) => lexicon.getDocumentFrequency(b.id) - lexicon.getDocumentFrequency(a.id),
    );
    return best?.term ?? word;
  }

  return (text: string, isTyping: boolean): TextMatches => {
    const coded = matchByCode(text, isTyping);
    if (coded) return coded;
    const found = find(parseQuery(text, lexicon), isTyping);
    // Synonyms and keywords apply to corrected words only after a second search.
    if (found.correctedQuery === null) return found;
    const words = found.terms.map(complete);
    const [typed, last] = [found.terms.at(-1) as string, words.at(-1) as string];
    const correctedQuery =
      last === typed ? found.correctedQuery : found.correctedQuery.replace(typed, spell(last));
    return { ...mergeMatches(found, find(words, isTyping)), correctedQuery };
  };
}

// A correction may be wrong, so its matches weigh less.
const MENDED = 0.5;

/** Merges matches with the better score of each document; keeps the terms of `first`. */
function mergeMatches(first: TextMatches, others: TextMatches): TextMatches {
  if (others.documents.length === 0) return first;
  const { scores } = others;
  for (const doc of others.documents) scores[doc] = MENDED * (scores[doc] as number);
  for (const doc of first.documents)
    scores[doc] = Math.max(scores[doc] as number, first.scores[doc] as number);
  return { ...first, documents: Int32Array.from(new Set([...first.documents, ...others.documents])), scores };
}

/** Appends the matches of `second` after those of `first`. */
function appendMatches(first: TextMatches, others: TextMatches): TextMatches {
  const scores = others.scores;
  const highest = others.documents.reduce((most, doc) => Math.max(most, scores[doc] as number), 0);
  for (const doc of first.documents) scores[doc] = highest + (first.scores[doc] as number);
  return { ...first, documents: Int32Array.from(new Set([...first.documents, ...others.documents])), scores };
}

export type Matcher = ReturnType<typeof createMatcher>;

import { MAX_WEIGHT } from '../index/posting-list.ts';
import type { TermIndex } from '../index/term-index.ts';
import type { QueryTerm } from './parse-query.ts';
import type { ScoredTerm } from './query-expansion.ts';

/** Scores by ordinal. Valid until the next text is scored, as the buffers are reused. */
export interface ScoredDocuments {
  /** Ordinals of documents that match at least one term. */
  documents: number[];
  /** Sum over terms, weighted by rarity. */
  scores: Float32Array;
  /** Number of required terms that each document matches. */
  matchedTerms: Uint8Array;
  /** Highest term weight of each document. */
  bestWeights: Float32Array;
}

const WEIGHT_EXPONENT = 0.75;

/** Returns a scorer for an index of `size` documents; one text at a time, as it reuses buffers. */
export function createScorer(
  termIndex: TermIndex,
  size: number,
): (queryTerms: readonly QueryTerm[]) => ScoredDocuments {
  const best = new Float32Array(size);
  const matchedTerms = new Uint8Array(size);
  const bestWeights = new Float32Array(size);
  // Documents of the previous text, whose entries must be reset.
  let documents: number[] = [];

  /** Sets the best score of each document that matches a phrase of the term, and returns these documents. */
  function fillBest(queryTerm: QueryTerm): number[] {
    const matched: number[] = [];
    const raiseScore = (doc: number, score: number) => {
      if (best[doc] === 0) matched.push(doc);
      if (score > (best[doc] as number)) best[doc] = score;
    };
    for (const phrase of queryTerm.phrases) {
      const [first = [], ...rest] = phrase;
      if (rest.length === 0) {
        for (const { id, quality } of first) {
          const { docs, weights } = termIndex.getPosting(id);
          for (let at = 0; at < docs.length; at += 1) {
            raiseScore(docs[at] as number, quality * ((weights[at] as number) & MAX_WEIGHT));
          }
        }
      } else {
        for (const [doc, score] of scorePhrase(phrase)) raiseScore(doc, score / phrase.length);
      }
    }
    return matched;
  }

  // Iterates over the documents of the rarest word and looks up the others.
  function scorePhrase(phrase: readonly ScoredTerm[][]): Map<number, number> {
    const countDocuments = (part: readonly ScoredTerm[]) =>
      part.reduce((sum, { id }) => sum + termIndex.getDocumentFrequency(id), 0);
    const [rarest = [], ...others] = [...phrase].sort((a, b) => countDocuments(a) - countDocuments(b));
    const all = new Map<number, number>();
    for (const { id, quality } of rarest) {
      const { docs, weights } = termIndex.getPosting(id);
      for (let at = 0; at < docs.length; at += 1) {
        const doc = docs[at] as number;
        all.set(doc, Math.max(all.get(doc) ?? 0, quality * ((weights[at] as number) & MAX_WEIGHT)));
      }
    }
    for (const part of others) {
      for (const [doc, score] of all) {
        const bestScore = part.reduce(
          (high, { id, quality }) => Math.max(high, quality * termIndex.getWeight(id, doc)),
          0,
        );
        if (bestScore === 0) all.delete(doc);
        else all.set(doc, score + bestScore);
      }
    }
    return all;
  }

  return (queryTerms) => {
    const scores = new Float32Array(size);
    for (const doc of documents) {
      matchedTerms[doc] = 0;
      bestWeights[doc] = 0;
    }
    documents = [];
    for (const queryTerm of queryTerms) {
      const docs = fillBest(queryTerm);
      if (docs.length === 0) continue;
      // Rare terms count more.
      const rarity = Math.log(1 + size / docs.length);
      for (const doc of docs) {
        if (scores[doc] === 0) documents.push(doc);
        if (!queryTerm.isOptional) matchedTerms[doc] = (matchedTerms[doc] as number) + 1;
        bestWeights[doc] = Math.max(bestWeights[doc] as number, best[doc] as number);
        scores[doc] = (scores[doc] as number) + rarity * (best[doc] as number) ** WEIGHT_EXPONENT;
        best[doc] = 0;
      }
    }
    return { scores, documents, matchedTerms, bestWeights };
  };
}

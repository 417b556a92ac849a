import type { TermIndex } from '../index/term-index.ts';
import type { QueryTerm } from './parse-query.ts';
import type { ScoredTerm } from './query-expansion.ts';

/** What the products have of a text, all by ordinal but the first. Good until the next text is weighed. */
export interface ScoredDocuments {
  /** Ordinals of the products that have anything of it. */
  documents: number[];
  /** The sum over the words: rare ones tell more. */
  scores: Float32Array;
  /** How many of the words that are sure each has. */
  matchedTerms: Uint8Array;
  /** What the word weighs that each has best. */
  bestWeights: Float32Array;
}

const EXP = 0.75;

/** Weighs texts against a catalogue of `size` products, one at a time: what it counts with is kept between them. */
export function createScorer(
  lexicon: TermIndex,
  size: number,
): (slots: readonly QueryTerm[]) => ScoredDocuments {
  const best = new Float32Array(size);
  const matchedTerms = new Uint8Array(size);
  const bestWeights = new Float32Array(size);
  // What the text before has left in them.
  let documents: number[] = [];

  /** What each product that has one of the slot's phrases has of it. */
  function fillBest(slot: QueryTerm): number[] {
    const touched: number[] = [];
    const raise = (doc: number, score: number) => {
      if (best[doc] === 0) touched.push(doc);
      if (score > (best[doc] as number)) best[doc] = score;
    };
    for (const phrase of slot.phrases) {
      const [first = [], ...rest] = phrase;
      if (rest.length === 0) {
        for (const { id, quality } of first) {
          const { docs, weights } = lexicon.getPosting(id);
          for (let at = 0; at < docs.length; at += 1) {
            raise(docs[at] as number, quality * (weights[at] as number));
          }
        }
      } else {
        for (const [doc, score] of haveAll(phrase)) raise(doc, score / phrase.length);
      }
    }
    return touched;
  }

  // The rarest word is walked, the others are looked up.
  function haveAll(phrase: readonly ScoredTerm[][]): Map<number, number> {
    const size = (part: readonly ScoredTerm[]) =>
      part.reduce((sum, { id }) => sum + lexicon.getDocumentFrequency(id), 0);
    const [rarest = [], ...others] = [...phrase].sort((a, b) => size(a) - size(b));
    const all = new Map<number, number>();
    for (const { id, quality } of rarest) {
      const { docs, weights } = lexicon.getPosting(id);
      for (let at = 0; at < docs.length; at += 1) {
        const doc = docs[at] as number;
        all.set(doc, Math.max(all.get(doc) ?? 0, quality * (weights[at] as number)));
      }
    }
    for (const part of others) {
      for (const [doc, score] of all) {
        const most = part.reduce(
          (high, { id, quality }) => Math.max(high, quality * lexicon.getWeight(id, doc)),
          0,
        );
        if (most === 0) all.delete(doc);
        else all.set(doc, score + most);
      }
    }
    return all;
  }

  return (slots) => {
    const scores = new Float32Array(size);
    for (const doc of documents) {
      matchedTerms[doc] = 0;
      bestWeights[doc] = 0;
    }
    documents = [];
    for (const slot of slots) {
      const docs = fillBest(slot);
      if (docs.length === 0) continue;
      // What few products have tells more.
      const rarity = Math.log(1 + size / docs.length);
      for (const doc of docs) {
        if (scores[doc] === 0) documents.push(doc);
        if (!slot.isOptional) matchedTerms[doc] = (matchedTerms[doc] as number) + 1;
        bestWeights[doc] = Math.max(bestWeights[doc] as number, best[doc] as number);
        scores[doc] = (scores[doc] as number) + rarity * (best[doc] as number) ** EXP;
        best[doc] = 0;
      }
    }
    return { scores, documents, matchedTerms, bestWeights };
  };
}

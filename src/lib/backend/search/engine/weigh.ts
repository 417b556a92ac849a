import type { Scored } from './guess.ts';
import type { Lexicon } from './lexicon.ts';
import type { Slot } from './query.ts';

/** What the products have of a text, all by ordinal but the first. Good until the next text is weighed. */
export interface Weighed {
  /** Ordinals of the products that have anything of it. */
  touched: number[];
  /** The sum over the words: rare ones tell more. */
  scores: Float32Array;
  /** How many of the words that are sure each has. */
  found: Uint8Array;
  /** What the word weighs that each has best. */
  peak: Float32Array;
}

const EXP = 0.75;

/** Weighs texts against a catalogue of `size` products, one at a time: what it counts with is kept between them. */
export function createScale(lexicon: Lexicon, size: number): (slots: readonly Slot[]) => Weighed {
  const best = new Float32Array(size);
  const found = new Uint8Array(size);
  const peak = new Float32Array(size);
  // What the text before has left in them.
  let touched: number[] = [];

  /** What each product that has one of the slot's phrases has of it. */
  function fillBest(slot: Slot): number[] {
    const touched: number[] = [];
    const raise = (doc: number, score: number) => {
      if (best[doc] === 0) touched.push(doc);
      if (score > (best[doc] as number)) best[doc] = score;
    };
    for (const phrase of slot.phrases) {
      const [first = [], ...rest] = phrase;
      if (rest.length === 0) {
        for (const { id, quality } of first) {
          const { docs, weights } = lexicon.posting(id);
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
  function haveAll(phrase: readonly Scored[][]): Map<number, number> {
    const size = (part: readonly Scored[]) => part.reduce((sum, { id }) => sum + lexicon.frequency(id), 0);
    const [rarest = [], ...others] = [...phrase].sort((a, b) => size(a) - size(b));
    const all = new Map<number, number>();
    for (const { id, quality } of rarest) {
      const { docs, weights } = lexicon.posting(id);
      for (let at = 0; at < docs.length; at += 1) {
        const doc = docs[at] as number;
        all.set(doc, Math.max(all.get(doc) ?? 0, quality * (weights[at] as number)));
      }
    }
    for (const part of others) {
      for (const [doc, score] of all) {
        const most = part.reduce(
          (high, { id, quality }) => Math.max(high, quality * lexicon.weightIn(id, doc)),
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
    for (const doc of touched) {
      found[doc] = 0;
      peak[doc] = 0;
    }
    touched = [];
    for (const slot of slots) {
      const docs = fillBest(slot);
      if (docs.length === 0) continue;
      // What few products have tells more.
      const rarity = Math.log(1 + size / docs.length);
      for (const doc of docs) {
        if (scores[doc] === 0) touched.push(doc);
        if (!slot.isDoubtful) found[doc] = (found[doc] as number) + 1;
        peak[doc] = Math.max(peak[doc] as number, best[doc] as number);
        scores[doc] = (scores[doc] as number) + rarity * (best[doc] as number) ** EXP;
        best[doc] = 0;
      }
    }
    return { scores, touched, found, peak };
  };
}

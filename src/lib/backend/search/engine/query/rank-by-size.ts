import { getMeasureDistance, getMeasureMatch, type Measure } from '../../understanding/measure.ts';
import type { MeasureIndex } from '../index/measure-index.ts';
import type { SearchTrace, SizeFit } from './search-trace.ts';

/** Documents with their scores by ordinal. */
interface ScoredMatches {
  documents: Int32Array;
  scores: Float32Array;
}

// Products of the asked size rank before others that match the words equally well.
const SIZE_FACTOR = 2;
const NEARNESS_FACTOR = 0.6;
// Minimum share of the best word score at which a document is considered a match of the words.
const MIN_WORD_SCORE_SHARE = 0.6;
const MIN_MATCH = 0.5;
// From this value the size is in a name or option, so products without it are excluded.
export const CERTAIN_MATCH = 0.8;
// A number without a unit may be inches: a 4.5 grinder.
const INCH = 25.4;
const MAX_INCHES = 24;
// Two sides without a unit may be metres: a carpet of 2 by 3.
const METRE = 1000;
const MAX_METRES = 6;

/** Returns the interpretations of a measure: itself, and inches or, for sides, metres if it has no unit. */
function listInterpretations(asked: Measure, isSide: boolean): (readonly [Measure, factor: number])[] {
  if (asked.kind !== 'number' || asked.from > MAX_INCHES) return [[asked, 1]];
  const toLength = (unit: number, isImperial: boolean): Measure => {
    const from = asked.from * unit;
    return { ...asked, kind: 'length', from, to: from, isImperial };
  };
  const metres = [toLength(METRE, false), 0.85] as const;
  return [[asked, 1], [toLength(INCH, true), 0.6], ...(isSide && asked.from <= MAX_METRES ? [metres] : [])];
}

export function getSizeFit(index: MeasureIndex, doc: number, asked: readonly Measure[]): SizeFit {
  let [match, nearness] = [0, 0];
  const sold = [...index.list(doc)];
  for (const each of asked) {
    let [best, nearest] = [0, 0];
    for (const own of sold) {
      for (const [reading, factor] of listInterpretations(each, asked.length > 1)) {
        best = Math.max(best, factor * own.weight * getMeasureMatch(reading, own));
        if (reading.kind === own.kind)
          nearest = Math.max(nearest, (own.weight * factor) / (1 + getMeasureDistance(reading, own)));
      }
    }
    match += best / asked.length;
    nearness += nearest / asked.length;
  }
  return { match, nearness };
}

/**
 * Whether a document has a size of each asked kind in its name or options. A number alone may mean anything; two or
 * more are sides.
 */
function hasSizesOfKinds(index: MeasureIndex, doc: number, asked: readonly Measure[]): boolean {
  const own = [...index.list(doc)].filter(({ weight }) => weight >= CERTAIN_MATCH);
  return asked.every(({ kind: askedKind }) => {
    if (askedKind === 'number' && asked.length === 1) return false;
    const kind = askedKind === 'number' ? 'length' : askedKind;
    return own.some((measure) => measure.kind === kind);
  });
}

/**
 * Boosts documents with the asked sizes, or those with similar sizes if no good match has them. Leaves out
 * documents without the sizes if a good match has them in its name or options. `isMissing` says that the good matches
 * have other sizes only.
 */
export function rankBySize(
  index: MeasureIndex,
  { documents, scores }: ScoredMatches,
  asked: readonly Measure[],
  trace?: SearchTrace,
): { documents: Int32Array; isMissing: boolean } {
  const best = documents.reduce((high, doc) => Math.max(high, scores[doc] as number), 0);
  const fits = new Map<number, SizeFit>();
  let bestMatch = 0;
  let hasOtherSizes = false;
  for (const doc of documents) {
    const fit = getSizeFit(index, doc, asked);
    fits.set(doc, fit);
    const traced = trace?.scores.get(doc);
    if (traced) traced.size = fit;
    if ((scores[doc] as number) < MIN_WORD_SCORE_SHARE * best) continue;
    bestMatch = Math.max(bestMatch, fit.match);
    hasOtherSizes ||= hasSizesOfKinds(index, doc, asked);
  }
  const isSizeSold = bestMatch >= MIN_MATCH;
  for (const [doc, { match, nearness }] of fits) {
    const factor = isSizeSold ? SIZE_FACTOR * match : NEARNESS_FACTOR * nearness;
    scores[doc] = (scores[doc] as number) * (1 + factor);
  }
  const least = bestMatch >= CERTAIN_MATCH ? MIN_MATCH : 0;
  return {
    documents: documents.filter((doc) => (fits.get(doc)?.match ?? 0) >= least),
    isMissing: !isSizeSold && hasOtherSizes,
  };
}

import { getBestScore, MIN_STRONG_MATCHES } from './find-kind.ts';

/** Ordinals of documents and their scores. */
interface ScoredMatches {
  documents: Int32Array;
  scores: Float32Array;
}

// A correction may be wrong, so its matches weigh less.
const CORRECTED_FACTOR = 0.5;

/** Merges matches with the better score of each document; keeps the terms of `first`. */
export function mergeMatches<Found extends ScoredMatches>(first: Found, second: Found): Found {
  if (second.documents.length === 0) return first;
  const { scores } = second;
  for (const doc of second.documents) scores[doc] = CORRECTED_FACTOR * (scores[doc] as number);
  for (const doc of first.documents)
    scores[doc] = Math.max(scores[doc] as number, first.scores[doc] as number);
  return { ...first, documents: Int32Array.from(new Set([...first.documents, ...second.documents])), scores };
}

/** Appends the matches of `second` after those of `first`. */
export function appendMatches<Found extends ScoredMatches>(first: Found, second: Found): Found {
  const { scores, documents } = second;
  const highest = getBestScore(documents, scores);
  for (const doc of first.documents) scores[doc] = highest + (first.scores[doc] as number);
  return { ...first, documents: Int32Array.from(new Set([...first.documents, ...documents])), scores };
}

/**
 * Appends other matches to fewer than three: those in the same categories that `isMeant` selects, such as an emergency
 * bulb of 9 W to the two other bulbs.
 */
export function fillShortList<Found extends ScoredMatches>(
  found: Found,
  findOthers: () => Found,
  getCategory: (doc: number) => number | string | undefined,
  isMeant: (doc: number) => boolean,
): Found {
  const count = found.documents.length;
  if (count === 0 || count >= MIN_STRONG_MATCHES) return found;
  const own = new Set(found.documents);
  const categories = new Set(Array.from(found.documents, getCategory));
  const others = findOthers();
  const documents = others.documents.filter(
    (doc) => !own.has(doc) && categories.has(getCategory(doc)) && isMeant(doc),
  );
  return documents.length > 0 ? appendMatches(found, { ...others, documents }) : found;
}

import type { UnderstoodQuery } from '../../understanding/understood-query.ts';
import type { MatchLevel, QueryTerm } from './parse-query.ts';

/** One attempt to find products by words. */
export interface TracedAttempt {
  level: MatchLevel;
  queryTerms: readonly QueryTerm[];
  /** Matching products. */
  found: number;
  /** Those of the named kind; null when no word names a kind. */
  kind: { word: string; count: number; isKept: boolean } | null;
}

/** How the sizes of a document match the requested ones. */
export interface SizeFit {
  /** Share of the requested sizes that it has, up to 1. */
  match: number;
  /** Similarity of its sizes of the same kinds, up to 1; 0 when it has none. */
  nearness: number;
}

/** How a product was scored: factors of its final score. */
export interface TracedScore {
  words: number;
  popularity: number;
  name: number;
  size: SizeFit | null;
}

/** Filled in by a search that is being explained. */
export interface SearchTrace {
  code: string | null;
  understood: UnderstoodQuery | null;
  attempts: TracedAttempt[];
  /** By ordinal. */
  scores: Map<number, TracedScore>;
}

export const createTrace = (): SearchTrace => ({
  code: null,
  understood: null,
  attempts: [],
  scores: new Map(),
});

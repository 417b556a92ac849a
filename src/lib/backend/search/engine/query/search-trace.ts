import type { UnderstoodQuery } from '../../understanding/understood-query.ts';
import type { MatchLevel, QueryTerm } from './parse-query.ts';

/** One attempt to find products by words. */
export interface TracedAttempt {
  level: MatchLevel;
  queryTerms: readonly QueryTerm[];
  /** Products that fulfil it. */
  found: number;
  /** Of these the ones that are the named thing itself; null when no word names one. */
  kind: { word: string; count: number; isKept: boolean } | null;
}

/** How the sizes of a document fit the asked ones. */
export interface SizeFit {
  /** Up to 1: the asked sizes that it has. */
  match: number;
  /** Up to 1: how near its sizes of the same kinds come; 0 when it has none. */
  nearness: number;
}

/** How a product was scored: factors of its final score. */
export interface TracedScore {
  words: number;
  popularity: number;
  name: number;
  size: SizeFit | null;
}

/** Filled in by a search that is to be explained. */
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

import type { UnderstoodQuery } from '../../understanding/understood-query.ts';
import { WEIGHT_SCALE } from '../index/posting-list.ts';
import type { TermIndex } from '../index/term-index.ts';
import type { QueryTerm } from './parse-query.ts';
import type { SearchTrace, TracedAttempt, TracedScore } from './search-trace.ts';

/** The word of a product that matches a typed word best. */
interface ExplainedWord {
  typed: string;
  /** Null when the product has none. */
  term: string | null;
  /** Weight of the field that contains the word. */
  weight: number;
  /** 1 for the word itself, more for the complete name of a kind, less for other forms and spellings. */
  quality: number;
}

/** The stage that chose the products. */
export type MatchStage =
  | 'a page'
  | 'a need'
  | 'pinned products'
  | 'not sold'
  | 'a colour'
  | 'another script or language'
  | 'words';

/** How a query was understood and matched. */
export interface SearchExplanation {
  /** The query, if it is a product code. */
  code: string | null;
  understood: UnderstoodQuery | null;
  attempts: (Omit<TracedAttempt, 'queryTerms'> & { words: { typed: string; candidates: string[] }[] })[];
  /**
   * First products in order; `score` is null for those that another stage than the search by words placed.
   */
  products: { doc: number; words: ExplainedWord[]; score: TracedScore | null }[];
  stage: MatchStage;
  /** Message above the products. */
  note: string | null;
  pages: string[];
  total: number;
}

const MAX_CANDIDATES = 8;

const listCandidates = ({ phrases }: QueryTerm, termIndex: TermIndex): string[] => {
  const names = phrases.flatMap((phrase) => {
    if (phrase.length > 1) return [phrase.map((part) => termIndex.getTerm(part[0]?.id ?? 0)).join(' ')];
    return (phrase[0] ?? []).map(({ id, quality }) => `${termIndex.getTerm(id)} ${quality.toFixed(2)}`);
  });
  return [...new Set(names)].slice(0, MAX_CANDIDATES);
};

function explainWord({ tokens, phrases }: QueryTerm, doc: number, termIndex: TermIndex): ExplainedWord {
  let best: ExplainedWord = { typed: tokens.join(' '), term: null, weight: 0, quality: 0 };
  for (const { id, quality } of phrases.flat(2)) {
    const weight = termIndex.getWeight(id, doc) / WEIGHT_SCALE;
    if (weight * quality > best.weight * best.quality)
      best = { ...best, term: termIndex.getTerm(id), weight, quality };
  }
  return best;
}

/** Explains the traced search of a query for the given products. */
export function explainMatches(
  { code, understood, attempts, scores }: SearchTrace,
  termIndex: TermIndex,
  docs: readonly number[],
): Pick<SearchExplanation, 'code' | 'understood' | 'attempts' | 'products'> {
  const queryTerms = attempts.at(-1)?.queryTerms ?? [];
  return {
    code,
    understood,
    attempts: attempts.map(({ queryTerms: terms, ...attempt }) => ({
      ...attempt,
      words: terms.map((each) => ({
        typed: each.tokens.join(' '),
        candidates: listCandidates(each, termIndex),
      })),
    })),
    products: docs.map((doc) => ({
      doc,
      words: queryTerms.map((each) => explainWord(each, doc, termIndex)),
      score: scores.get(doc) ?? null,
    })),
  };
}

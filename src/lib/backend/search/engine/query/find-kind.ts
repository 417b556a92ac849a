import { KIND_BIT } from '../index/posting-list.ts';
import type { TermIndex } from '../index/term-index.ts';
import { ARABIC_WORD } from '../text/arabic-stemming.ts';
import type { QueryTerm } from './parse-query.ts';
import type { ScoredTerm } from './query-expansion.ts';

// Shorter words are parts of abbreviations.
const MIN_HEAD_LENGTH = 3;

/** Lists the terms that name the kind: of a phrase the typed head, or else its last word, in Arabic its first. */
const listTerms = ({ tokens, phrases, kinds }: QueryTerm, head: string): readonly ScoredTerm[] =>
  kinds ??
  phrases.flatMap((phrase) => {
    if (phrase.length === tokens.length) return phrase[tokens.indexOf(head)] ?? [];
    return (ARABIC_WORD.test(head) ? phrase[0] : phrase.at(-1)) ?? [];
  });

/** Keeps the documents whose kind of product is named by a word of the query. */
function filterByKind(
  documents: readonly number[],
  terms: readonly ScoredTerm[],
  termIndex: TermIndex,
): number[] {
  const named = new Set<number>();
  for (const { id } of terms) {
    const { docs, weights } = termIndex.getPosting(id);
    for (let at = 0; at < docs.length; at += 1)
      if (((weights[at] as number) & KIND_BIT) !== 0) named.add(docs[at] as number);
  }
  return documents.filter((doc) => named.has(doc));
}

/**
 * Keeps the documents of the kind that the query names, not accessories of it: hammers, not hammer drills. `heads`
 * are the words that may name the kind, most likely first; undefined when none does.
 */
export function findKind(
  documents: readonly number[],
  queryTerms: readonly QueryTerm[],
  heads: readonly string[],
  termIndex: TermIndex,
): { documents: number[]; head: string } | undefined {
  for (const head of heads) {
    const queryTerm = queryTerms.find(({ tokens }) => tokens.includes(head));
    if (!queryTerm || head.length < MIN_HEAD_LENGTH || queryTerm.correction) continue;
    const terms = listTerms(queryTerm, head);
    // Exact matches come before prefix matches.
    for (const some of [terms.filter(({ isLonger }) => !isLonger), terms]) {
      const kind = filterByKind(documents, some, termIndex);
      if (kind.length > 0) return { documents: kind, head };
    }
  }
  return undefined;
}

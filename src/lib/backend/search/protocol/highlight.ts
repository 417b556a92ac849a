import type { HighlightResult } from '#lib/contract/search/query.ts';
import { escapeHtml } from '#lib/format/html.ts';
import { listWordForms, tokenize } from '../engine/text/tokenizer.ts';

/** Marks around matched words. */
export interface HighlightTags {
  before: string;
  after: string;
}

// A decimal number is one word; vowel signs belong to their word.
const WORD = /\p{N}+(?:[.,٫/]\p{N}+)*[\p{L}\p{M}]*|[\p{L}\p{M}][\p{L}\p{M}\p{N}]*/gu;

/**
 * Marks matched words as a whole, so that Arabic letters stay joined. `terms` are normalized prefixes. The
 * text is escaped for HTML.
 */
export function highlightText(
  text: string,
  terms: readonly string[],
  { before, after }: HighlightTags,
): HighlightResult {
  const termForms = [...new Set(terms.flatMap(listWordForms))];
  const words = [...text.matchAll(WORD)].map((match) => ({ word: match[0], at: match.index }));
  const matchedTerms = new Set<string>();
  let value = '';
  let end = 0;
  words.forEach(({ word, at }, index) => {
    const matchingTerm = findMatchingTerm(word, words[index - 1]?.word, words[index + 1]?.word, termForms);
    if (matchingTerm === undefined) return;
    matchedTerms.add(matchingTerm);
    value += `${escapeHtml(text.slice(end, at))}${before}${escapeHtml(word)}${after}`;
    end = at + word.length;
  });
  value += escapeHtml(text.slice(end));
  const hasAllTerms = terms.every((term) => listWordForms(term).some((form) => matchedTerms.has(form)));
  const matchLevel = matchedTerms.size === 0 ? 'none' : hasAllTerms ? 'full' : 'partial';
  return {
    value,
    matchLevel,
    matchedWords: [...matchedTerms],
    ...(matchedTerms.size > 0 && { fullyHighlighted: false }),
  };
}

function findMatchingTerm(
  word: string,
  before: string | undefined,
  after: string | undefined,
  termForms: readonly string[],
): string | undefined {
  const forms = tokenize(word).flatMap(listWordForms);
  const matchingTerm = termForms.find((term) => forms.some((form) => form.startsWith(term)));
  if (matchingTerm !== undefined) return matchingTerm;
  // `18v` matches `18 V`, where number and unit are separate words.
  const measures = [`${before ?? ''} ${word}`, `${word} ${after ?? ''}`].map(tokenize);
  return termForms.find((term) => measures.some((joined) => joined.length === 1 && joined[0] === term));
}

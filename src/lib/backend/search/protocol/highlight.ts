import type { HighlightResult } from '#lib/contract/search/query.ts';
import { escapeHtml } from '#lib/format/html.ts';
import { listWordForms, tokenize } from '../engine/text/tokenizer.ts';

/** What stands around what was found. */
export interface HighlightTags {
  before: string;
  after: string;
}

// A number with its point is one word, and so is a word with the vowel signs on it.
const WORD = /\p{N}+(?:[.,٫/]\p{N}+)*[\p{L}\p{M}]*|[\p{L}\p{M}][\p{L}\p{M}\p{N}]*/gu;

/**
 * A text with whole words marked that were found, so that Arabic letters stay joined. `terms` are folded; a word
 * that begins with one is found. The text between the marks is fit for HTML.
 */
export function highlightText(
  text: string,
  terms: readonly string[],
  { before, after }: HighlightTags,
): HighlightResult {
  const wanted = [...new Set(terms.flatMap(listWordForms))];
  const words = [...text.matchAll(WORD)].map((match) => ({ word: match[0], at: match.index }));
  const seen = new Set<string>();
  let value = '';
  let end = 0;
  words.forEach(({ word, at }, index) => {
    const found = termOf(word, words[index - 1]?.word, words[index + 1]?.word, wanted);
    if (found === undefined) return;
    seen.add(found);
    value += `${escapeHtml(text.slice(end, at))}${before}${escapeHtml(word)}${after}`;
    end = at + word.length;
  });
  value += escapeHtml(text.slice(end));
  const all = terms.every((term) => listWordForms(term).some((form) => seen.has(form)));
  const matchLevel = seen.size === 0 ? 'none' : all ? 'full' : 'partial';
  return { value, matchLevel, matchedWords: [...seen], ...(seen.size > 0 && { fullyHighlighted: false }) };
}

function termOf(
  word: string,
  before: string | undefined,
  after: string | undefined,
  wanted: readonly string[],
): string | undefined {
  const forms = tokenize(word).flatMap(listWordForms);
  const found = wanted.find((term) => forms.some((form) => form.startsWith(term)));
  if (found !== undefined) return found;
  // `18v` is found in `18 V`: its number and its unit are one word there.
  const measures = [`${before ?? ''} ${word}`, `${word} ${after ?? ''}`].map(tokenize);
  return wanted.find((term) => measures.some((joined) => joined.length === 1 && joined[0] === term));
}

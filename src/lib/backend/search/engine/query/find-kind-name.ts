import { NAMED_COLOURS } from '#lib/paint/colour-words.ts';
import type { TermIndex } from '../index/term-index.ts';
import { reorderForPhrase } from '../text/for-phrase.ts';
import { removeStopWords, tokenize } from '../text/tokenizer.ts';

// Words of one or two letters are the start of another rather than a name.
const MAX_CODE_LENGTH = 2;
// After a colour many words may follow: "white p".
const MIN_START_BESIDE_COLOUR = 2;
// Shorter parts of two joined words are too uncertain: "wallp" is "wall p".
const MIN_JOINED_START = 3;
// Arabic phrases are too few for a certain completion.
const ARABIC_LETTER = /\p{Script=Arabic}/u;

/**
 * Returns the products of the kind that a query names, and the name where the query has it in another order:
 * "chair for the office".
 */
export function findKindName(
  termIndex: TermIndex,
  query: string,
): { products: ReadonlySet<number>; name?: string } | undefined {
  const words = tokenize(query);
  const products = termIndex.findKindProducts(removeStopWords(words));
  if (products) return { products };
  const name = reorderForPhrase(words);
  const byUse = name && termIndex.findKindProducts(name);
  return byUse && { products: byUse, name: name.join(' ') };
}

/** Returns the products of the kind whose name of several words starts with the query: "door ha". */
export function completeKindName(
  termIndex: TermIndex,
  query: string,
): { products: ReadonlySet<number>; name: string } | undefined {
  const words = splitJoinedStart(termIndex, tokenize(query));
  const last = words.at(-1) ?? '';
  const id = termIndex.getId(last);
  const isWord = last.length > MAX_CODE_LENGTH && id !== undefined && termIndex.isNameTerm(id);
  const least = NAMED_COLOURS.has(words[0] ?? '') ? MIN_START_BESIDE_COLOUR : 1;
  if (words.length < 2 || last.length < least || isWord || ARABIC_LETTER.test(query)) return undefined;
  const name = termIndex.completeKindPhrase(words);
  const products = name === undefined ? undefined : termIndex.findKindProducts(name.split(' '));
  return name !== undefined && products ? { products, name } : undefined;
}

/** Splits a single word that no word of the catalog begins with into a word and the start of another: "doorha". */
function splitJoinedStart(termIndex: TermIndex, words: readonly string[]): readonly string[] {
  const [word = ''] = words;
  if (words.length > 1 || !/^[a-z]+$/.test(word) || termIndex.findByPrefix(word, 1).length > 0) return words;
  for (let at = word.length - 1; at >= MIN_JOINED_START; at -= 1) {
    const parts = [word.slice(0, at), word.slice(at)];
    const id = termIndex.getId(parts[0] as string);
    if (id !== undefined && termIndex.isNameTerm(id) && termIndex.completeKindPhrase(parts) !== undefined)
      return parts;
  }
  return words;
}

import type { TermIndex } from '../index/term-index.ts';

const MAX_NAME_WORDS = 4;
const MIN_NAME_WORDS = 2;
// The words on either side of one of these are different things: "table with lamp" is no table lamp.
const SEPARATOR = /\b(?:with|without|and|from)\b/i;

/** Returns all ways of choosing a number of positions below `count`, in ascending order. */
function listChoices(count: number, length: number, from = 0): number[][] {
  if (length === 0) return [[]];
  const choices: number[][] = [];
  for (let first = from; first <= count - length; first += 1)
    for (const rest of listChoices(count, length - 1, first + 1)) choices.push([first, ...rest]);
  return choices;
}

/** Whether a word between those of the choice is unknown: mistyped, it may belong to another name. */
function hasUnknownBetween(
  words: readonly string[],
  choice: readonly number[],
  termIndex: TermIndex,
): boolean {
  const between = words.filter(
    (_, at) => at > (choice[0] ?? 0) && at < (choice.at(-1) ?? 0) && !choice.includes(at),
  );
  return between.some((word) => termIndex.listForms(word).length === 0);
}

const getSpan = (choice: readonly number[]): number => (choice.at(-1) ?? 0) - (choice[0] ?? 0);

/** Returns the positions of the longest name of a kind that a query has as it is written. */
function findLongestName(words: readonly string[], termIndex: TermIndex): number[] {
  const [longest] = words
    .map((_, at) => ({ at, length: termIndex.findKinds(words, at, true)?.length ?? 0 }))
    .sort((a, b) => b.length - a.length);
  const { at, length } = longest ?? { at: 0, length: 0 };
  return length < MIN_NAME_WORDS ? [] : Array.from({ length }, (_, index) => at + index);
}

/**
 * Puts the words of the longest name of a kind beside each other, in its order, where they are apart or reversed:
 * "wet dry vacuum cleaner" for "vacuum cleaner wet dry". It has all words of the longest name that the query has as
 * it is written, and more. `text` is the query with all its words.
 */
export function gatherKindName(words: readonly string[], text: string, termIndex: TermIndex): string[] {
  if (SEPARATOR.test(text)) return [...words];
  const written = findLongestName(words, termIndex);
  const least = Math.max(MIN_NAME_WORDS, written.length + 1);
  for (let length = Math.min(MAX_NAME_WORDS, words.length); length >= least; length -= 1) {
    const choices = listChoices(words.length, length)
      .filter((choice) => written.every((at) => choice.includes(at)))
      .sort((a, b) => getSpan(a) - getSpan(b));
    for (const choice of choices) {
      const name = termIndex.sortKindName(choice.map((at) => words[at] as string));
      if (!name || hasUnknownBetween(words, choice, termIndex)) continue;
      const last = choice.at(-1) ?? 0;
      const others = words.slice(0, last).filter((_, at) => !choice.includes(at));
      return [...others, ...name, ...words.slice(last + 1)];
    }
  }
  return [...words];
}

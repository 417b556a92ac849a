import { formsOf, readWords } from './analysis.ts';

/** What else a word or several words are called. */
export interface SynonymTable {
  /** The longest phrase of the table that begins at a word of the query, and what stands beside it there. */
  longestAt(words: readonly string[], at: number): { length: number; others: string[][] } | undefined;
  /** Single words that mean the same as one of the query. */
  ofWord(words: readonly string[], at: number): string[];
}

/** Groups of words and phrases that mean the same. */
export function makeSynonyms(groups: readonly (readonly string[])[]): SynonymTable {
  const table = new Map<string, Map<string, string[]>>();
  let longest = 1;
  for (const group of groups) {
    const phrases = group.map(readWords).filter(({ length }) => length > 0);
    for (const phrase of phrases) {
      longest = Math.max(longest, phrase.length);
      const keys = phrase.length === 1 ? formsOf(phrase[0] as string) : [phrase.join(' ')];
      for (const key of keys) {
        const others = table.get(key) ?? new Map<string, string[]>();
        for (const other of phrases) if (other !== phrase) others.set(other.join(' '), other);
        table.set(key, others);
      }
    }
  }
  return {
    longestAt(words, at) {
      for (let length = Math.min(longest, words.length - at); length >= 1; length -= 1) {
        const taken = words.slice(at, at + length);
        const keys = length === 1 ? formsOf(taken[0] as string) : [taken.join(' ')];
        const found = keys.map((key) => table.get(key)).find((others) => others !== undefined);
        if (found) return { length, others: [...found.values()] };
      }
      return undefined;
    },
    ofWord(words, at) {
      return formsOf(words[at] as string).flatMap((form) =>
        [...(table.get(form)?.values() ?? [])].flatMap((other) => (other.length === 1 ? other : [])),
      );
    },
  };
}

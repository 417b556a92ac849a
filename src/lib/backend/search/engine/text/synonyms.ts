import { listWordForms, tokenize } from './tokenizer.ts';

export interface SynonymTable {
  /** Returns the longest phrase of the table that starts at a word, with its synonyms. */
  findLongestPhrase(
    words: readonly string[],
    at: number,
  ): { length: number; synonyms: string[][] } | undefined;
  /** Returns single-word synonyms of a word. */
  listSynonyms(words: readonly string[], at: number): string[];
}

/** Builds the table from groups of synonymous words and phrases. */
export function createSynonymTable(groups: readonly (readonly string[])[]): SynonymTable {
  const table = new Map<string, Map<string, string[]>>();
  let longest = 1;
  for (const group of groups) {
    const phrases = group.map(tokenize).filter(({ length }) => length > 0);
    for (const phrase of phrases) {
      longest = Math.max(longest, phrase.length);
      const keys = phrase.length === 1 ? listWordForms(phrase[0] as string) : [phrase.join(' ')];
      for (const key of keys) {
        const synonyms = table.get(key) ?? new Map<string, string[]>();
        for (const other of phrases) if (other !== phrase) synonyms.set(other.join(' '), other);
        table.set(key, synonyms);
      }
    }
  }
  return {
    findLongestPhrase(words, at) {
      for (let length = Math.min(longest, words.length - at); length >= 1; length -= 1) {
        const taken = words.slice(at, at + length);
        const keys = length === 1 ? listWordForms(taken[0] as string) : [taken.join(' ')];
        const found = keys.map((key) => table.get(key)).find((synonyms) => synonyms !== undefined);
        if (found) return { length, synonyms: [...found.values()] };
      }
      return undefined;
    },
    listSynonyms(words, at) {
      return listWordForms(words[at] as string).flatMap((form) =>
        [...(table.get(form)?.values() ?? [])].flatMap((other) => (other.length === 1 ? other : [])),
      );
    },
  };
}

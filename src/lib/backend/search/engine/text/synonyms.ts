import { listWordForms, tokenize } from './tokenizer.ts';

export interface SynonymTable {
  /** Returns the longest phrase of the table that starts at a word, with its synonyms. */
  findLongestPhrase(
    words: readonly string[],
    at: number,
  ): { length: number; synonyms: string[][] } | undefined;
  /** Returns single-word synonyms of a word. */
  listSynonyms(words: readonly string[], at: number): string[];
  /** Returns all single words of the table. */
  listWords(): string[];
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
        for (const synonym of phrases) if (synonym !== phrase) synonyms.set(synonym.join(' '), synonym);
        table.set(key, synonyms);
      }
    }
  }
  return {
    listWords: () => [...table.keys()].filter((key) => !key.includes(' ')),
    findLongestPhrase(words, at) {
      for (let length = Math.min(longest, words.length - at); length >= 1; length -= 1) {
        const tokens = words.slice(at, at + length);
        const keys = length === 1 ? listWordForms(tokens[0] as string) : [tokens.join(' ')];
        const synonymsOfPhrase = keys.map((key) => table.get(key)).find((synonyms) => synonyms !== undefined);
        if (synonymsOfPhrase) return { length, synonyms: [...synonymsOfPhrase.values()] };
      }
      return undefined;
    },
    listSynonyms(words, at) {
      return listWordForms(words[at] as string).flatMap((form) =>
        [...(table.get(form)?.values() ?? [])].flatMap((synonym) => (synonym.length === 1 ? synonym : [])),
      );
    },
  };
}

import { foldWords } from '../search/engine/fold.ts';

/** Of each folded word all that mean the same, itself first. Phrases of several words are left to the search. */
export function gatherSynonyms(groups: readonly (readonly string[])[]): Map<string, string[]> {
  const found = new Map<string, Set<string>>();
  for (const group of groups) {
    const words = group.map(foldWords).filter(({ length }) => length === 1);
    const all = words.flat();
    for (const word of all) {
      const same = found.get(word) ?? new Set([word]);
      for (const other of all) same.add(other);
      found.set(word, same);
    }
  }
  return new Map([...found].map(([word, same]) => [word, [...same]]));
}

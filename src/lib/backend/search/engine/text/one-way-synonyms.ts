import type { OneWaySynonyms } from '#content/schemas/index.ts';
import { removeArticle } from './arabic-stemming.ts';
import { isStopWord } from './stop-words.ts';
import { tokenize } from './tokenizer.ts';

/** Returns the normalised word without its article, for comparison. */
const toKey = (word: string): string => tokenize(word).map(removeArticle).join(' ');

/** Facts about words that the replacement needs. */
export interface SynonymContext {
  /** Whether products have this word as their name: سلك is a cable by itself, but not in سلك مواعين. */
  isName(word: string): boolean;
  /** Words that do not change the meaning of others, such as colours. */
  modifiers: ReadonlySet<string>;
}

/**
 * Returns a function that replaces customers' terms by the catalog's, the longest phrase first; it returns
 * undefined when a query has none of them. Sizes and other words are unchanged. A single word that is also
 * the name of products is replaced only when the query has no other words except modifiers.
 */
export function createOneWaySynonyms(
  lists: readonly OneWaySynonyms[],
  { isName, modifiers }: SynonymContext,
): (query: string) => string | undefined {
  const meanings = new Map<string, string>();
  let longest = 0;
  for (const [meaning, phrases] of lists.flatMap((list) => Object.entries(list))) {
    for (const phrase of phrases) {
      const words = phrase
        .split(' ')
        .map(toKey)
        .filter((word) => word !== '');
      if (words.length === 0) continue;
      meanings.set(words.join(' '), meaning);
      longest = Math.max(longest, words.length);
    }
  }

  const isModifier = (key: string): boolean => /^\d/.test(key) || isStopWord(key) || modifiers.has(key);

  function findPhrase(keys: readonly string[], at: number): { meaning: string; length: number } | undefined {
    for (let length = Math.min(longest, keys.length - at); length > 0; length -= 1) {
      const key = keys.slice(at, at + length).join(' ');
      const meaning = meanings.get(key);
      if (meaning === undefined) continue;
      const isAlone = keys.every((other, index) => index === at || isModifier(other));
      if (length > 1 || isAlone || !isName(key)) return { meaning, length };
    }
    return undefined;
  }

  return (query) => {
    const words = query.split(/\s+/).filter((word) => toKey(word) !== '');
    const keys = words.map(toKey);
    const replaced: string[] = [];
    let isReplaced = false;
    for (let at = 0; at < words.length; ) {
      const found = findPhrase(keys, at);
      replaced.push(found?.meaning ?? (words[at] as string));
      isReplaced ||= found !== undefined;
      at += found?.length ?? 1;
    }
    return isReplaced ? replaced.join(' ') : undefined;
  };
}

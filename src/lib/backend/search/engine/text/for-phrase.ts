import { isStopWord } from './stop-words.ts';

const MAX_NAME_WORDS = 2;
const MAX_PURPOSE_WORDS = 3;

/**
 * Returns the words of "chair for the office" as they are in a name, "office chair"; undefined for other
 * queries.
 */
export function reorderForPhrase(words: readonly string[]): string[] | undefined {
  const at = words.indexOf('for');
  const isMeant = (word: string): boolean => !isStopWord(word);
  const [name, use] = [words.slice(0, Math.max(0, at)).filter(isMeant), words.slice(at + 1).filter(isMeant)];
  const isShort = name.length <= MAX_NAME_WORDS && use.length <= MAX_PURPOSE_WORDS;
  return at > 0 && name.length > 0 && use.length > 0 && isShort ? [...use, ...name] : undefined;
}

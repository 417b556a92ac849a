import { tokenize } from './tokenizer.ts';

/** Returns a tokenizer that reads repeated texts once: names, brands, categories and attribute values. */
export function createCachedTokenizer() {
  const cache = new Map<string, string[]>();
  return (text: string, isRepeated: boolean): string[] => {
    if (!isRepeated) return tokenize(text);
    let words = cache.get(text);
    if (!words) {
      words = tokenize(text);
      cache.set(text, words);
    }
    return words;
  };
}

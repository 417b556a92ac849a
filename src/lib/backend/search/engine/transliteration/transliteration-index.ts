import { ARABIC_WORD } from '../text/arabic-stemming.ts';
import { LATIN_WORD, listSoundKeys } from './sound-key.ts';
import { getSpellingCost } from './spelling-cost.ts';

/** A word of the catalog that matches a word in the other script. */
export interface ScriptCandidate {
  word: string;
  /** 0 for the usual spelling of a rare word; lower for frequent words. */
  cost: number;
}

/** Finds the words of the catalog for words typed in the other script. */
export interface TransliterationIndex {
  /** Returns the candidates for a word, best first. */
  find(word: string): ScriptCandidate[];
}

// The fewer consonants match, the better the vowels must match.
const MAX_COSTS = [0, 0.3, 0.5, 0.65, 0.85];
const MAX_CANDIDATES = 4;
// Maximum cost of other candidates above the best one.
const MAX_COST_DIFFERENCE = 0.25;

// Among words of similar spelling the more frequent one is preferred.
const FREQUENCY_FACTOR = 0.12;

const getMaxCost = (key: string): number => MAX_COSTS[Math.min(key.length, MAX_COSTS.length - 1)] as number;

/** Indexes words with their frequency; words of neither script are left out. */
export function createTransliterationIndex(words: ReadonlyMap<string, number>): TransliterationIndex {
  const byKey = new Map<string, string[]>();
  for (const word of words.keys()) {
    if (word.length < 2) continue;
    for (const key of listSoundKeys(word)) {
      const sameKey = byKey.get(key);
      if (sameKey) sameKey.push(word);
      else byKey.set(key, [word]);
    }
  }
  return {
    find(typed) {
      const isArabic = ARABIC_WORD.test(typed);
      const other = isArabic ? LATIN_WORD : ARABIC_WORD;
      const costs = new Map<string, number>();
      for (const key of listSoundKeys(typed)) {
        const maxCost = getMaxCost(key);
        for (const word of byKey.get(key) ?? []) {
          if (!other.test(word)) continue;
          const cost = isArabic
            ? getSpellingCost(word, typed, maxCost)
            : getSpellingCost(typed, word, maxCost);
          if (cost <= maxCost) costs.set(word, Math.min(cost, costs.get(word) ?? cost));
        }
      }
      const least = Math.min(...costs.values());
      return [...costs]
        .map(([word, cost]) => ({
          word,
          cost: cost - FREQUENCY_FACTOR * Math.log10(1 + (words.get(word) ?? 0)),
        }))
        .filter(({ cost }) => cost <= least + MAX_COST_DIFFERENCE)
        .sort((a, b) => a.cost - b.cost)
        .slice(0, MAX_CANDIDATES);
    },
  };
}

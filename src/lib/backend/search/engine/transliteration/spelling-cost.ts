import {
  LONG_VOWEL,
  MAX_SOUND_LETTERS,
  SOUND_RULES,
  type SoundRules,
  UNMATCHED_BEGINNING,
  UNMATCHED_ENDINGS,
  UNMATCHED_LETTERS,
} from './sound-rules.ts';

/** Returns the word with doubled letters as single ones, which sound alike. */
export const removeDoubled = (word: string): string => word.replace(/([b-df-hj-np-tv-zء-ي])\1+/g, '$1');

/**
 * Returns the cost of an Arabic spelling of a Latin word: 0 for the usual one, infinite when it sounds
 * different.
 */
export function getSpellingCost(latinWord: string, arabicWord: string, maxCost: number): number {
  const [latin, arabic] = [removeDoubled(latinWord).replace(/c(?=[eiy])/g, 's'), removeDoubled(arabicWord)];
  const width = arabic.length + 1;
  const costs = new Float64Array((latin.length + 1) * width).fill(Number.POSITIVE_INFINITY);
  costs[0] = 0;

  function updateCost(from: number, to: number, cost: number): void {
    const total = (costs[from] as number) + cost;
    if (total <= maxCost && total < (costs[to] as number)) costs[to] = total;
  }

  function applyRules(rules: SoundRules, letters: string, at: number, written: number): void {
    const from = at * width + written;
    for (const [spelling, cost] of rules.get(letters) ?? []) {
      if (arabic.startsWith(spelling, written))
        updateCost(from, (at + letters.length) * width + written + spelling.length, cost);
    }
  }

  for (let at = 0; at <= latin.length; at += 1) {
    for (let written = 0; written <= arabic.length; written += 1) {
      const from = at * width + written;
      if (costs[from] === Number.POSITIVE_INFINITY) continue;
      const letter = arabic[written] ?? '';
      updateCost(from, from + 1, UNMATCHED_LETTERS[letter] ?? Number.POSITIVE_INFINITY);
      if (from === 0 && letter === UNMATCHED_BEGINNING.letter) updateCost(from, 1, UNMATCHED_BEGINNING.cost);
      if (at === latin.length)
        updateCost(
          from,
          at * width + arabic.length,
          UNMATCHED_ENDINGS[arabic.slice(written)] ?? Number.POSITIVE_INFINITY,
        );
      for (let length = Math.min(MAX_SOUND_LETTERS, latin.length - at); length > 0; length -= 1) {
        const letters = latin.slice(at, at + length);
        applyRules(SOUND_RULES.inside, letters, at, written);
        if (length === 1 && LONG_VOWEL.test(latin.slice(at)))
          applyRules(SOUND_RULES.long, letters, at, written);
        if (at === 0) applyRules(SOUND_RULES.start, letters, at, written);
        if (at + length === latin.length) applyRules(SOUND_RULES.end, letters, at, written);
      }
    }
  }
  return costs[costs.length - 1] as number;
}

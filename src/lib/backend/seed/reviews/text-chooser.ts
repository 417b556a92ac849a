import { seededRandom } from '../seeded-random.ts';
import type { Sentence } from './sentence.ts';

/** Position of a review in the two sort orders. */
export interface ReviewPosition {
  /** In the order of the catalog, all reviews of a product one after another. */
  byProduct: number;
  byDate: number;
}

export interface SentenceChoice {
  seed: string;
  stars: number;
  /** Returns null for a sentence that does not fit. */
  fill: (text: string) => string | null;
  /** What the review is about; each sentence is used at most once per topic. */
  topic: string;
}

export interface TextChooser {
  /**
   * Returns a sentence for the stars that no review within `DISTANCE` positions has; null when there is none.
   */
  choose(sentences: readonly Sentence[], position: ReviewPosition, choice: SentenceChoice): string | null;
}

// Minimum distance between two uses of a sentence, in both sort orders.
const DISTANCE = 96;

/** Remembers where each sentence was used. */
export function createTextChooser(): TextChooser {
  const uses = new Map<string, (ReviewPosition & { topic: string })[]>();
  return {
    choose(sentences, position, { seed, stars, fill, topic }) {
      const start = Math.floor(seededRandom(seed) * sentences.length);
      for (let step = 0; step < sentences.length; step += 1) {
        const [fits, text] = sentences[(start + step) % sentences.length] as Sentence;
        if (!fits.includes(String(stars))) continue;
        const used = uses.get(text) ?? [];
        const isNear = used.some(
          (use) =>
            use.topic === topic ||
            Math.abs(use.byProduct - position.byProduct) < DISTANCE ||
            Math.abs(use.byDate - position.byDate) < DISTANCE,
        );
        const filled = isNear ? null : fill(text);
        if (filled === null) continue;
        uses.set(text, [...used, { byProduct: position.byProduct, byDate: position.byDate, topic }]);
        return filled;
      }
      return null;
    },
  };
}

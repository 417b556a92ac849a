import { LRUCache } from 'lru-cache';
import SearchableMap from 'minisearch/SearchableMap';
import { getConsonantRoot } from '../text/arabic-stemming.ts';

/** Stored value of weight 1. */
export const WEIGHT_SCALE = 4;
const MAX_WEIGHT = 255;
const CACHE_SIZE = 64;
// From this weight on, a term is part of a product or category name.
const MIN_NAME_WEIGHT = 3 * WEIGHT_SCALE;

/** Documents with a term: ordinals ascending, and the term's weight in each. */
export interface Posting {
  readonly docs: Int32Array;
  /** In quarters, to fit a byte. */
  readonly weights: Uint8Array;
  readonly maxWeight: number;
}

export class PostingBuilder {
  #docs = new Int32Array(2);
  #weights = new Uint8Array(2);
  #length = 0;

  /** Documents must be added in ascending order. */
  add(doc: number, weight: number): void {
    if (this.#length === this.#docs.length) {
      const [docs, weights] = [this.#docs, this.#weights];
      this.#docs = new Int32Array(2 * this.#length);
      this.#weights = new Uint8Array(2 * this.#length);
      this.#docs.set(docs);
      this.#weights.set(weights);
    }
    this.#docs[this.#length] = doc;
    this.#weights[this.#length] = Math.min(MAX_WEIGHT, Math.max(1, weight * WEIGHT_SCALE));
    this.#length += 1;
  }

  build(): Posting {
    const weights = this.#weights.slice(0, this.#length);
    return {
      docs: this.#docs.slice(0, this.#length),
      weights,
      maxWeight: weights.reduce((highest, weight) => Math.max(highest, weight), 0),
    };
  }
}

/** An indexed term that matches a typed word. */
export interface TermMatch {
  term: string;
  id: number;
  /** Edit distance to the typed word. */
  edits: number;
}

/** All terms of an index with their postings, in a radix tree for prefix and fuzzy search. */
export class TermIndex {
  readonly #tree = new SearchableMap<number>();
  readonly #postings: Posting[] = [];
  readonly #terms: string[] = [];
  // Each match level looks up the same words again.
  readonly #nearCache = new LRUCache<string, TermMatch[]>({ max: CACHE_SIZE });
  readonly #byRoot = new Map<string, number[]>();

  constructor(terms: ReadonlyMap<string, PostingBuilder>) {
    for (const [term, builder] of terms) {
      this.#tree.set(term, this.#terms.length);
      this.#terms.push(term);
      this.#postings.push(builder.build());
    }
    this.#terms.forEach((term, id) => {
      const root = this.isNameTerm(id) ? getConsonantRoot(term) : undefined;
      if (root) this.#byRoot.set(root, [...(this.#byRoot.get(root) ?? []), id]);
    });
  }

  get size(): number {
    return this.#terms.length;
  }

  getId(term: string): number | undefined {
    return this.#tree.get(term);
  }

  getPosting(id: number): Posting {
    return this.#postings[id] as Posting;
  }

  /** Whether the term is in a name of a product or category, not only in descriptions. */
  isNameTerm(id: number): boolean {
    return this.getPosting(id).maxWeight >= MIN_NAME_WEIGHT;
  }

  /**
   * Returns name terms with the consonant root of an Arabic word: its plural, or a spelling without a vowel.
   */
  findByRoot(word: string): TermMatch[] {
    return (this.#byRoot.get(getConsonantRoot(word) ?? '') ?? []).map((id) => {
      const term = this.#terms[id] as string;
      return { term, id, edits: getEditDistance(word, term) };
    });
  }

  getDocumentFrequency(id: number): number {
    return this.getPosting(id).docs.length;
  }

  /** Weight of a term in a document, in quarters; 0 if absent. */
  getWeight(id: number, doc: number): number {
    const { docs, weights } = this.getPosting(id);
    let [low, high] = [0, docs.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((docs[middle] as number) < doc) low = middle + 1;
      else high = middle;
    }
    return docs[low] === doc ? (weights[low] as number) : 0;
  }

  /** Terms with a prefix, at most `limit`. */
  findByPrefix(prefix: string, limit: number): TermMatch[] {
    const matches: TermMatch[] = [];
    for (const [term, id] of this.#tree.atPrefix(prefix)) {
      matches.push({ term, id, edits: 0 });
      if (matches.length >= limit) break;
    }
    return matches;
  }

  /** Terms within an edit distance of `maxEdits` (up to 2); a swap of neighbours is one edit. */
  findWithinEdits(word: string, maxEdits: number): TermMatch[] {
    if (maxEdits === 0) return [];
    let matches = this.#nearCache.get(word);
    if (!matches) {
      matches = this.#findWithinTwoEdits(word);
      this.#nearCache.set(word, matches);
    }
    return matches.filter(({ edits }) => edits <= maxEdits);
  }

  #findWithinTwoEdits(word: string): TermMatch[] {
    const matches: TermMatch[] = [];
    // The tree counts a swap as two edits.
    for (const [term, [id, distance]] of this.#tree.fuzzyGet(word, 2)) {
      if (distance > 0)
        matches.push({ term, id, edits: distance <= 1 ? distance : getEditDistance(word, term) });
    }
    return matches;
  }
}

/**
 * Edit distance with insertions, deletions, replacements and swaps of neighbours (optimal string alignment).
 * Returns infinity as soon as it certainly exceeds `maxDistance`.
 */
export function getEditDistance(a: string, b: string, maxDistance = Number.POSITIVE_INFINITY): number {
  if (Math.abs(a.length - b.length) > maxDistance) return Number.POSITIVE_INFINITY;
  let [older, old, row] = [[] as number[], [] as number[], Array.from({ length: b.length + 1 }, (_, i) => i)];
  for (let i = 1; i <= a.length; i += 1) {
    [older, old, row] = [old, row, [i]];
    for (let j = 1; j <= b.length; j += 1) {
      const substitutionCost = a[i - 1] === b[j - 1] ? 0 : 1;
      let distance = Math.min(
        (old[j] as number) + 1,
        (row[j - 1] as number) + 1,
        (old[j - 1] as number) + substitutionCost,
      );
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        distance = Math.min(distance, (older[j - 2] as number) + 1);
      }
      row[j] = distance;
    }
    // A swap refers to the row before the previous one.
    if (Math.min(...row, ...old) > maxDistance) return Number.POSITIVE_INFINITY;
  }
  return row[b.length] as number;
}

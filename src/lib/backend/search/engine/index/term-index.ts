import { LRUCache } from 'lru-cache';
import SearchableMap from 'minisearch/SearchableMap';
import { getConsonantRoot } from '../text/arabic-stemming.ts';

/** A weight of 1 as it is kept. */
export const WEIGHT_SCALE = 4;
const MOST = 255;
// Words whose neighbours are remembered.
const KEPT = 64;
// From here on a word is one that goods or shelves are called by.
const CALLED = 3 * WEIGHT_SCALE;

/** Products that have a word: ordinals ascending, and how much the word weighs in each. */
export interface Posting {
  readonly docs: Int32Array;
  /** In quarters, so that a byte holds it. */
  readonly weights: Uint8Array;
  /** The highest of the weights. */
  readonly maxWeight: number;
}

/** A posting that still grows. */
export class PostingBuilder {
  #docs = new Int32Array(2);
  #weights = new Uint8Array(2);
  #length = 0;

  /** Products come in the order of their ordinals. */
  add(doc: number, weight: number): void {
    if (this.#length === this.#docs.length) {
      const [docs, weights] = [this.#docs, this.#weights];
      this.#docs = new Int32Array(2 * this.#length);
      this.#weights = new Uint8Array(2 * this.#length);
      this.#docs.set(docs);
      this.#weights.set(weights);
    }
    this.#docs[this.#length] = doc;
    this.#weights[this.#length] = Math.min(MOST, Math.max(1, weight * WEIGHT_SCALE));
    this.#length += 1;
  }

  build(): Posting {
    const weights = this.#weights.slice(0, this.#length);
    return {
      docs: this.#docs.slice(0, this.#length),
      weights,
      maxWeight: weights.reduce((most, weight) => Math.max(most, weight), 0),
    };
  }
}

/** A word of the index that answers a typed one. */
export interface TermMatch {
  term: string;
  id: number;
  /** Edits between the two. */
  edits: number;
}

/** Every word of an index with the products that have it: a radix tree, for beginnings and typing errors. */
export class TermIndex {
  readonly #tree = new SearchableMap<number>();
  readonly #postings: Posting[] = [];
  readonly #terms: string[] = [];
  // A query is read several times, each time by the same words.
  readonly #near = new LRUCache<string, TermMatch[]>({ max: KEPT });
  readonly #byBones = new Map<string, number[]>();

  constructor(terms: ReadonlyMap<string, PostingBuilder>) {
    for (const [term, gathered] of terms) {
      this.#tree.set(term, this.#terms.length);
      this.#terms.push(term);
      this.#postings.push(gathered.build());
    }
    this.#terms.forEach((term, id) => {
      const bones = this.isNameTerm(id) ? getConsonantRoot(term) : undefined;
      if (bones) this.#byBones.set(bones, [...(this.#byBones.get(bones) ?? []), id]);
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

  /** Whether goods or shelves are called so; else it is said of them in passing. */
  isNameTerm(id: number): boolean {
    return this.getPosting(id).maxWeight >= CALLED;
  }

  /** What goods are called by the same consonants, when the word is Arabic: one for many, a vowel too few. */
  findByRoot(word: string): TermMatch[] {
    return (this.#byBones.get(getConsonantRoot(word) ?? '') ?? []).map((id) => {
      const term = this.#terms[id] as string;
      return { term, id, edits: getEditDistance(word, term) };
    });
  }

  /** In how many products the term is. */
  getDocumentFrequency(id: number): number {
    return this.getPosting(id).docs.length;
  }

  /** What the term weighs in a product, in quarters; 0 where it is not. */
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

  /** Words that begin so, at most `limit`. */
  findByPrefix(prefix: string, limit: number): TermMatch[] {
    const found: TermMatch[] = [];
    for (const [term, id] of this.#tree.atPrefix(prefix)) {
      found.push({ term, id, edits: 0 });
      if (found.length >= limit) break;
    }
    return found;
  }

  /** Words that are at most so many edits away; two letters that changed places are one edit. */
  findWithinEdits(word: string, most: number): TermMatch[] {
    if (most === 0) return [];
    let found = this.#near.get(word);
    if (!found) {
      found = this.#findNear(word);
      this.#near.set(word, found);
    }
    return found.filter(({ edits }) => edits <= most);
  }

  #findNear(word: string): TermMatch[] {
    const found: TermMatch[] = [];
    // The tree counts a swap as two.
    for (const [term, [id, distance]] of this.#tree.fuzzyGet(word, 2)) {
      if (distance > 0)
        found.push({ term, id, edits: distance <= 1 ? distance : getEditDistance(word, term) });
    }
    return found;
  }
}

/**
 * Insertions, deletions, replacements and swaps of neighbours that make one word of the other; infinitely many when
 * they are surely more than `most`.
 */
export function getEditDistance(a: string, b: string, most = Number.POSITIVE_INFINITY): number {
  if (Math.abs(a.length - b.length) > most) return Number.POSITIVE_INFINITY;
  let [older, old, row] = [[] as number[], [] as number[], Array.from({ length: b.length + 1 }, (_, i) => i)];
  for (let i = 1; i <= a.length; i += 1) {
    [older, old, row] = [old, row, [i]];
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      let least = Math.min((old[j] as number) + 1, (row[j - 1] as number) + 1, (old[j - 1] as number) + same);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        least = Math.min(least, (older[j - 2] as number) + 1);
      }
      row[j] = least;
    }
    // A swap goes back two rows.
    if (Math.min(...row, ...old) > most) return Number.POSITIVE_INFINITY;
  }
  return row[b.length] as number;
}

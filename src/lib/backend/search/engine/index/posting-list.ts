/** Stored value of weight 1. */
export const WEIGHT_SCALE = 4;
const MAX_WEIGHT = 255;

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

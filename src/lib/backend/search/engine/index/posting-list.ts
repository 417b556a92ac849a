/** Stored value of weight 1. */
export const WEIGHT_SCALE = 4;
export const MAX_WEIGHT = 127;
/**
 * Set in a weight when the term names the kind of product: "hammer" of a claw hammer, not of a hammer drill.
 */
export const KIND_BIT = 128;

/** Documents with a term: ordinals ascending, and the term's weight in each. */
export interface Posting {
  readonly docs: Int32Array;
  /** One byte each: the weight times `WEIGHT_SCALE`, and `KIND_BIT`. */
  readonly weights: Uint8Array;
  readonly maxWeight: number;
}

export class PostingBuilder {
  #docs = new Int32Array(2);
  #weights = new Uint8Array(2);
  #length = 0;

  /** Documents must be added in ascending order. */
  add(doc: number, weight: number, isKind: boolean): void {
    if (this.#length === this.#docs.length) {
      const [docs, weights] = [this.#docs, this.#weights];
      this.#docs = new Int32Array(2 * this.#length);
      this.#weights = new Uint8Array(2 * this.#length);
      this.#docs.set(docs);
      this.#weights.set(weights);
    }
    this.#docs[this.#length] = doc;
    const quarters = Math.min(MAX_WEIGHT, Math.max(1, weight * WEIGHT_SCALE));
    this.#weights[this.#length] = quarters | (isKind ? KIND_BIT : 0);
    this.#length += 1;
  }

  build(): Posting {
    const weights = this.#weights.slice(0, this.#length);
    return {
      docs: this.#docs.slice(0, this.#length),
      weights,
      maxWeight: weights.reduce((highest, weight) => Math.max(highest, weight & MAX_WEIGHT), 0),
    };
  }
}

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
  readonly #docs: number[] = [];
  readonly #weights: number[] = [];
  #maxWeight = 0;

  /** Documents must be added in ascending order. */
  add(doc: number, weight: number, isKind: boolean): void {
    const quarters = Math.trunc(Math.min(MAX_WEIGHT, Math.max(1, weight * WEIGHT_SCALE)));
    this.#docs.push(doc);
    this.#weights.push(quarters | (isKind ? KIND_BIT : 0));
    this.#maxWeight = Math.max(this.#maxWeight, quarters);
  }

  build(): Posting {
    return {
      docs: Int32Array.from(this.#docs),
      weights: Uint8Array.from(this.#weights),
      maxWeight: this.#maxWeight,
    };
  }
}

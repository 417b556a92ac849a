/**
 * A sentence of a review: the stars that it fits, its text, and a part of the slugs of the products that it
 * fits. `{place}` is a town of the reviewer's country; any other name in braces is an attribute of the
 * product, which is replaced by its value.
 */
export type Sentence = readonly [stars: string, text: string, slugPart?: string];

/** Sentences by language. */
export interface Sentences {
  en: readonly Sentence[];
  ar: readonly Sentence[];
}

/** Sentences by the slug of the leaf category whose products they were written for. */
export type LeafSentences = Readonly<Record<string, Sentences>>;

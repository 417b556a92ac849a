import { listMeasureVariants, listWordForms } from '../text/tokenizer.ts';
import { memoize } from './memoize.ts';

// Factors for a derived word form and for the number of a measure.
const FORM_FACTOR = 0.9;
const NUMBER_FACTOR = 0.4;

/** A term under which a word is indexed, and the factor of its weight. */
export interface ExpandedTerm {
  term: string;
  factor: number;
}

/**
 * Returns a function that lists the terms of a word: itself, its other forms, and the numbers of a measure. The
 * terms of a word are listed once. `nameWords` are the words in names of products and categories.
 */
export const createWordExpansion = (
  nameWords: ReadonlySet<string>,
): ((word: string) => readonly ExpandedTerm[]) => memoize((word) => expand(word, nameWords));

function expand(word: string, nameWords: ReadonlySet<string>): ExpandedTerm[] {
  const terms: ExpandedTerm[] = [];
  // Arabic attaches "for", "with", "and" and "like" to the word: لمغسلة also matches مغسلة if that is a known name.
  const bare = /^[لبوك](.{4,})$/.exec(word)?.[1];
  if (bare && nameWords.has(bare)) terms.push({ term: bare, factor: FORM_FACTOR });
  // Arabic dual: مقبضان also matches مقبض.
  const [, base = '', end = ''] = /^(.{3,}?)(تان|تين|تا|(?<=.{4})(?:ان|ين|ا))$/.exec(word) ?? [];
  const singular = end.startsWith('ت') ? `${base}ه` : base;
  if (singular && nameWords.has(singular)) terms.push({ term: singular, factor: FORM_FACTOR });
  for (const form of listWordForms(word)) terms.push({ term: form, factor: form === word ? 1 : FORM_FACTOR });
  for (const measure of listMeasureVariants(word)) terms.push({ term: measure, factor: NUMBER_FACTOR });
  return terms;
}

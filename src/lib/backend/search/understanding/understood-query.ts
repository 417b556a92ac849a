import type { ColourFamily } from '#lib/search/facets.ts';
import type { WrittenMeasure } from './measure.ts';
import type { Mention, PhraseIndex } from './phrase-index.ts';

/** A brand that a query names. */
export interface BrandMeaning {
  /** In English. */
  name: string;
  isSold: boolean;
}

/** A colour that a query names. */
export interface ColourMeaning {
  family: ColourFamily;
}

/**
 * What a query asks for: nothing but a size, nothing but a brand, how to do or mend something, or a thing. Pages,
 * problems and goods that are not sold are looked up by their own stages.
 */
export type AskedFor = 'nothing' | 'size' | 'brand' | 'how' | 'thing';

/** A query, understood before anything is looked up in the index. Each stage reads what the ones before it left. */
export interface UnderstoodQuery {
  /** As typed, with Latin digits and plain signs. */
  text: string;
  /** Numbers with their units: values, not words. */
  measures: readonly WrittenMeasure[];
  /** What is matched as words: the text without measures, normalised. */
  words: readonly string[];
  brands: readonly Mention<BrandMeaning>[];
  colours: readonly Mention<ColourMeaning>[];
  askedFor: AskedFor;
  /** Words that say what the thing is: neither brand nor colour nor filler. */
  thing: readonly string[];
  /** The same words, those first that are likely to name the thing. */
  heads: readonly string[];
}

/** What the stages look words up in. */
export interface KnownNames {
  brands: PhraseIndex<BrandMeaning>;
  colours: PhraseIndex<ColourMeaning>;
}

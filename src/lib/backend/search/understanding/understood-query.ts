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
 * Intent of a query: a size alone, a brand alone, instructions, or a product. Pages, problems and products
 * that are not sold are recognised by their own stages.
 */
export type QueryType = 'nothing' | 'size' | 'brand' | 'how' | 'product';

/** A query, analysed before the index is used. Each stage reads what the previous ones left. */
export interface UnderstoodQuery {
  /** As typed, with Latin digits and plain punctuation. */
  text: string;
  /** Numbers with their units: values, not words. */
  measures: readonly WrittenMeasure[];
  /** What is matched as words: the text without measures, normalised. */
  words: readonly string[];
  brands: readonly Mention<BrandMeaning>[];
  colours: readonly Mention<ColourMeaning>[];
  queryType: QueryType;
  /** Words that describe what is asked for: neither brand nor colour nor filler. */
  remainingWords: readonly string[];
  /** The same words, those first that are likely to name the kind of product. */
  heads: readonly string[];
  /** Whether a product is named before its use: كاميرا للباب. */
  hasPurpose: boolean;
}

/** Word lists that the stages use. */
export interface KnownNames {
  brands: PhraseIndex<BrandMeaning>;
  colours: PhraseIndex<ColourMeaning>;
}

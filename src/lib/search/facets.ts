/**
 * What products can be filtered by, as records and queries name it. Values are the shop's own keys (slugs, codes,
 * `true`), so that an address means the same in both languages; only an attribute's values are words.
 */
export const FACETS = {
  /** A brand's slug. */
  brand: 'brand',
  /** Slugs of all three categories of a product: the scope of a category's page. */
  category: 'category',
  /** `power-tools`, `power-tools > drills`, `power-tools > drills > hammer-drills`. */
  lvl0: 'categories.lvl0',
  lvl1: 'categories.lvl1',
  lvl2: 'categories.lvl2',
  /** A colour family: see `COLOURS`. */
  colour: 'colour',
  /** `gluten-free` and the like. */
  dietary: 'dietary',
  /** Codes of the stores that have it on the shelf. */
  stores: 'stores',
  /** `true` for what is reduced. */
  offer: 'offer',
  /** `true` for what can be ordered now. */
  inStock: 'inStock',
} as const;

/** Between the levels of a hierarchical value, as the provider's widgets expect it. */
export const LEVEL_SEPARATOR = ' > ';

/** Before the name of an attribute: `attributes.voltage`. */
export const ATTRIBUTE_FACET_PREFIX = 'attributes.';

/** Facets that are numbers. `price` is in the currency's major unit: 12.5; `rating` is 1 to 5. */
export const NUMERIC_FACETS = ['price', 'rating', 'popularity', 'createdAt'] as const;
export type NumericFacet = (typeof NUMERIC_FACETS)[number];

/** Families of colours, in the order in which they are shown. */
export const COLOUR_FAMILIES = [
  'white',
  'grey',
  'black',
  'brown',
  'beige',
  'yellow',
  'orange',
  'red',
  'pink',
  'purple',
  'blue',
  'green',
] as const;
export type ColourFamily = (typeof COLOUR_FAMILIES)[number];

/** A query has at most so many letters; what comes after them is not read. */
export const MAX_QUERY_LENGTH = 256;

/** At most so many words of a query count. */
export const MAX_QUERY_WORDS = 10;

/** No list is paged beyond so many products. */
export const MAX_LISTED_HITS = 1000;

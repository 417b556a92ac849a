/**
 * Facets of products, with their names in records and queries. Values are language-independent keys (slugs,
 * codes, `true`), so that a URL has the same meaning in both languages; only attribute values are texts.
 */
export const FACETS = {
  /** Slug of a brand. */
  brand: 'brand',
  /** Slugs of the product's three categories; scope of a category page. */
  category: 'category',
  /** `power-tools`. */
  lvl0: 'categories.lvl0',
  /** `power-tools > drills`. */
  lvl1: 'categories.lvl1',
  /** `power-tools > drills > hammer-drills`. */
  lvl2: 'categories.lvl2',
  /** A colour family of `COLOUR_FAMILIES`. */
  colour: 'colour',
  /** Dietary claims such as `gluten-free`. */
  dietary: 'dietary',
  /** Codes of the stores that have it in stock. */
  stores: 'stores',
  /** `true` for products on sale. */
  offer: 'offer',
  /** `true` for products that can be ordered now. */
  inStock: 'inStock',
} as const;

/** Separator of the levels of a hierarchical value, as the provider's widgets expect it. */
export const LEVEL_SEPARATOR = ' > ';

/** Prefix of attribute facets: `attributes.voltage`. */
export const ATTRIBUTE_FACET_PREFIX = 'attributes.';

/** Attributes that are shown before others. */
export const PRIORITY_ATTRIBUTES: readonly string[] = ['sheen', 'room', 'coverage'].map(
  (key) => ATTRIBUTE_FACET_PREFIX + key,
);

// An attribute with more values than this omits values of a single product.
const MAX_UNREDUCED_VALUES = 7;
const MAX_VALUES = 8;

/** Removes rare values of an attribute with many: those of a single product, and the least frequent ones. */
export function removeRareValues(counts: readonly [value: string, count: number][]): [string, number][] {
  if (counts.length <= MAX_UNREDUCED_VALUES) return [...counts];
  return counts
    .filter(([, count]) => count > 1)
    .sort(([, a], [, b]) => b - a)
    .slice(0, MAX_VALUES);
}

/** Numeric facets. `price` is in the currency's major unit: 12.5; `rating` is 1 to 5. */
export const NUMERIC_FACETS = ['price', 'rating', 'popularity', 'createdAt'] as const;
export type NumericFacet = (typeof NUMERIC_FACETS)[number];

/** Colour families in display order. */
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

/** Maximum length of a query in characters; the rest is ignored. */
export const MAX_QUERY_LENGTH = 256;

/** Maximum number of words of a query that are used. */
export const MAX_QUERY_WORDS = 10;

/** Maximum number of hits reachable by paging. */
export const MAX_LISTED_HITS = 1000;

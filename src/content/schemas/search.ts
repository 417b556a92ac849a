import * as z from 'zod/mini';
import { ContentSlugSchema, TextSchema } from './parts.ts';

// Editorial settings of search.

/** Placeholder of the search box. */
export const SearchPlaceholderSchema = z.strictObject({ placeholder: TextSchema.check(z.maxLength(40)) });

/** Trending searches, most frequent first. */
export const SearchTrendSchema = z.strictObject({
  terms: z.array(TextSchema.check(z.maxLength(60))).check(z.minLength(1), z.maxLength(10)),
});

/** Filters of listings in display order. */
export const SearchFiltersSchema = z.strictObject({
  filters: z.array(
    z.strictObject({
      /** Name in the listing's URL. */
      name: z.enum(['category', 'brand', 'price', 'colour', 'offer', 'stock']),
      label: TextSchema,
      kind: z.enum(['list', 'range', 'switch']),
      /** Whether it is initially expanded. */
      isOpen: z.boolean(),
    }),
  ),
});

/** Categories of any level, by their slugs, that are suggested when a search has no results. */
export const PopularCategoriesSchema = z.strictObject({
  title: TextSchema,
  categories: z.array(ContentSlugSchema).check(z.minLength(1), z.maxLength(12)),
});

/** Which recommendation rails appear on which page. */
export const RecommendationsSchema = z.strictObject({
  /** Maximum number of products in a rail. */
  tiles: z.int().check(z.minimum(1), z.maximum(20)),
  rows: z.array(
    z.strictObject({
      place: z.enum(['home', 'product', 'cart', 'no-result']),
      kind: z.enum(['related', 'together', 'popular', 'sale', 'recent']),
      title: TextSchema,
    }),
  ),
});

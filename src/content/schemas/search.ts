import * as z from 'zod/mini';
import { ContentSlugSchema, WordsSchema } from './parts.ts';

// What an editor decides about searching.

/** What stands in the empty search box. */
export const SearchPlaceholderSchema = z.strictObject({ placeholder: WordsSchema.check(z.maxLength(40)) });

/** What many look for, the first one most. */
export const SearchTrendSchema = z.strictObject({
  terms: z.array(WordsSchema.check(z.maxLength(60))).check(z.minLength(1), z.maxLength(10)),
});

/** By what a list can be narrowed, in the order shown. */
export const SearchFiltersSchema = z.strictObject({
  filters: z.array(
    z.strictObject({
      /** As in the list's address. */
      name: z.enum(['category', 'brand', 'price', 'colour', 'offer', 'stock']),
      label: WordsSchema,
      kind: z.enum(['list', 'range', 'switch']),
      /** Whether it is open at first. */
      isOpen: z.boolean(),
    }),
  ),
});

/** Where to look when nothing was found: slugs of categories of any level. */
export const PopularCategoriesSchema = z.strictObject({
  title: WordsSchema,
  categories: z.array(ContentSlugSchema).check(z.minLength(1), z.maxLength(12)),
});

/** Which rows of other goods stand where. */
export const RecommendationsSchema = z.strictObject({
  /** Goods a row, at most. */
  tiles: z.int().check(z.minimum(1), z.maximum(20)),
  rows: z.array(
    z.strictObject({
      place: z.enum(['home', 'product', 'cart', 'no-result']),
      kind: z.enum(['related', 'together', 'popular', 'sale', 'recent']),
      title: WordsSchema,
    }),
  ),
});

import * as z from 'zod/mini';
import { ContentSlugSchema, TextSchema } from './parts.ts';

/** A search term of one or a few words, at most 40 characters. */
export const SearchTermSchema = TextSchema.check(z.maxLength(40));

/**
 * Additional search keywords of categories, besides product names: problems to solve (`leaking tap`), tasks,
 * regional names, materials, rooms and uses.
 */
export const SearchKeywordsSchema = z.strictObject({
  /**
   * Keywords by the slug of a leaf category, or of an aisle or department when they apply to all of its leaf
   * categories.
   */
  categories: z.record(ContentSlugSchema, z.array(SearchTermSchema).check(z.minLength(2), z.maxLength(24))),
});

import * as z from 'zod/mini';
import { ContentSlugSchema, TextSchema } from './parts.ts';
import { SearchTermSchema } from './search-words.ts';

/**
 * What customers call a kind of product, in any language: by the slug of the leaf category, then by words of
 * the names of its products. Alternatives are separated by commas, `-word` excludes names, and `all` is the
 * whole category.
 */
export const ProductWordsSchema = z.record(
  ContentSlugSchema,
  z.record(
    TextSchema.check(z.maxLength(90)),
    z.array(SearchTermSchema).check(z.minLength(1), z.maxLength(120)),
  ),
);
export type ProductWords = z.output<typeof ProductWordsSchema>;

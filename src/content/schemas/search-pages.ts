import * as z from 'zod/mini';
import { ContentSlugSchema, PathSchema, TextSchema } from './parts.ts';
import { SearchTermSchema } from './search-words.ts';

/** Pages that answer a question about the shop, with the ways of asking it. */
export const SearchPagesSchema = z.strictObject({
  pages: z.array(
    z.strictObject({
      path: PathSchema,
      title: TextSchema,
      words: z.array(SearchTermSchema).check(z.minLength(1), z.maxLength(100)),
      /** The answer itself, where it is short; may contain placeholders such as `{freeFrom}`. */
      text: z.optional(TextSchema),
      /** Slugs of categories to show below it; none unless named. */
      categories: z.optional(z.array(ContentSlugSchema)),
    }),
  ),
});

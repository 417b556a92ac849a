import * as z from 'zod/mini';
import { ContentSlugSchema, PathSchema, TextSchema } from './parts.ts';
import { SearchTermSchema } from './search-words.ts';

/** Pages that answer questions about the shop, with the phrasings of each question. */
export const SearchPagesSchema = z.strictObject({
  pages: z.array(
    z.strictObject({
      path: PathSchema,
      title: TextSchema,
      words: z.array(SearchTermSchema).check(z.minLength(1), z.maxLength(100)),
      /** A short answer, if there is one; may contain placeholders such as `{freeFrom}`. */
      text: z.optional(TextSchema),
      /** Slugs of the categories whose products are listed below the answer; none by default. */
      categories: z.optional(z.array(ContentSlugSchema)),
    }),
  ),
});

import * as z from 'zod/mini';
import { SearchTermSchema } from './search-words.ts';

/** Words of other languages than the shop's, as customers type them. */
export const ForeignWordsSchema = z.strictObject({
  words: z.array(
    z.strictObject({
      /** In English, as in names of products. */
      means: SearchTermSchema,
      /** In Latin or Arabic letters; other spellings that sound alike need not be listed. */
      words: z.array(SearchTermSchema).check(z.minLength(1), z.maxLength(20)),
    }),
  ),
});
export type ForeignWordsContent = z.output<typeof ForeignWordsSchema>;

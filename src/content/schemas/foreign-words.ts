import * as z from 'zod/mini';
import { SearchTermSchema } from './search-words.ts';

/** Words of other languages than the shop's, as customers type them. */
export const ForeignWordsSchema = z.strictObject({
  words: z.array(
    z.strictObject({
      /** English translation, as product names contain it. */
      means: SearchTermSchema,
      /** Spellings in Latin or Arabic letters; those that sound alike are found without being listed. */
      words: z.array(SearchTermSchema).check(z.minLength(1), z.maxLength(20)),
    }),
  ),
});
export type ForeignWordsContent = z.output<typeof ForeignWordsSchema>;

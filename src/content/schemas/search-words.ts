import * as z from 'zod/mini';
import { ContentSlugSchema, WordsSchema } from './parts.ts';

/** What somebody types: a word or a few of them, at most 40 letters. */
export const ShopperWordsSchema = WordsSchema.check(z.maxLength(40));

/**
 * What shoppers call things: beside the names of goods, the words by which a shelf is looked for. Trouble to be mended
 * (`leaking tap`), things to be done, names of other regions, materials, places and people of use.
 */
export const SearchWordsSchema = z.strictObject({
  /** By the slug of a shelf, or of an aisle or department when they go for all of its shelves. */
  shelves: z.record(ContentSlugSchema, z.array(ShopperWordsSchema).check(z.minLength(2), z.maxLength(24))),
});

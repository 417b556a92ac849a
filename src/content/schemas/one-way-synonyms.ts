import * as z from 'zod/mini';
import { SearchTermSchema } from './search-words.ts';

/** Words of the catalogue by what customers say instead; the catalogue's word does not mean what they say. */
export const OneWaySynonymsSchema = z.record(
  SearchTermSchema,
  z.array(SearchTermSchema).check(z.minLength(1), z.maxLength(60)),
);
export type OneWaySynonyms = z.output<typeof OneWaySynonymsSchema>;

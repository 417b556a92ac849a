import * as z from 'zod/mini';
import { SearchTermSchema } from './search-words.ts';

/**
 * Customers' terms by the term of the catalog that replaces them in a query. They are not synonyms: the
 * catalog's term is not replaced, since it has other meanings too.
 */
export const OneWaySynonymsSchema = z.record(
  SearchTermSchema,
  z.array(SearchTermSchema).check(z.minLength(1), z.maxLength(60)),
);
export type OneWaySynonyms = z.output<typeof OneWaySynonymsSchema>;

import * as z from 'zod/mini';
import { ContentSlugSchema } from './parts.ts';
import { SearchTermSchema } from './search-words.ts';

/** Products shown for a query instead of the matches of its words. */
export const PinnedProductsSchema = z.array(
  z.strictObject({
    /** Complete queries; articles and spelling do not matter. */
    queries: z.array(SearchTermSchema).check(z.minLength(1), z.maxLength(60)),
    /** Codes of products and slugs of categories, the best one first. */
    products: z
      .array(z.union([z.string().check(z.regex(/^BN-\d{5}$/)), ContentSlugSchema]))
      .check(z.minLength(1), z.maxLength(12)),
  }),
);
export type PinnedProducts = z.output<typeof PinnedProductsSchema>;

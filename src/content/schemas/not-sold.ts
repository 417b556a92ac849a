import * as z from 'zod/mini';
import { ContentSlugSchema, TextSchema } from './parts.ts';
import { SearchTermSchema } from './search-words.ts';

const names = z.array(SearchTermSchema).check(z.minLength(1), z.maxLength(120));

/**
 * Products and brands that customers search for and the shop does not sell, with the nearest alternatives.
 */
const NotSoldEntrySchema = z.strictObject({
  /** Spellings of the name; the first one is displayed. */
  en: names,
  ar: names,
  /** Slugs of the most similar categories; the first one is named in the message. */
  categories: z.array(ContentSlugSchema).check(z.maxLength(4)),
  /** English query that selects products of these categories when a customer's query contains only the name. */
  find: z.optional(SearchTermSchema),
  /** Codes of the products to show, if not all products of the categories are alternatives. */
  products: z.optional(z.array(z.string())),
  /** Codes of products with the same name and another use, such as solvent cement. */
  except: z.optional(z.array(z.string())),
  /** Whether the names match in queries with any other words, such as "ants coming out of the wall". */
  isAlwaysMeant: z.optional(z.boolean()),
});
export type NotSoldEntry = z.output<typeof NotSoldEntrySchema>;

/** Sentences above the results: `{name}`, `{category}`, `{query}` and `{size}` are filled in. */
const SentencesSchema = z.strictObject({
  brand: TextSchema,
  good: TextSchema,
  nearest: TextSchema,
  query: TextSchema,
  /** Used when the products are sold, but not in the requested size. */
  size: TextSchema,
});

/** Brands and kinds of products that the shop does not sell. */
export const NotSoldSchema = z.strictObject({
  sentences: z.strictObject({ en: SentencesSchema, ar: SentencesSchema }),
  /** Words that do not change the meaning of the name, such as sizes, colours and "cheap". */
  modifiers: z.strictObject({ en: z.array(SearchTermSchema), ar: z.array(SearchTermSchema) }),
  brands: z.array(NotSoldEntrySchema),
  /** Kinds of products. */
  kinds: z.array(NotSoldEntrySchema),
});
export type NotSoldContent = z.output<typeof NotSoldSchema>;

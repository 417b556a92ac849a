import * as z from 'zod/mini';
import { ContentSlugSchema, TextSchema } from './parts.ts';
import { SearchTermSchema } from './search-words.ts';

const names = z.array(SearchTermSchema).check(z.minLength(1), z.maxLength(120));

/**
 * Products and brands that customers search for and the shop does not sell, with the nearest alternatives.
 */
const NotSoldEntrySchema = z.strictObject({
  /** Ways of writing it; the first one is shown. */
  en: names,
  ar: names,
  /** Slugs of the categories that come nearest; the first one is named. */
  categories: z.array(ContentSlugSchema).check(z.maxLength(4)),
  /** English query that selects among the products of these categories for a query of the name alone. */
  find: z.optional(SearchTermSchema),
  /** Codes of the products to show, if not all products of the categories are alternatives. */
  products: z.optional(z.array(z.string())),
  /** Codes of products that have the same name and are something else: solvent cement. */
  except: z.optional(z.array(z.string())),
  /** Whether the names are meant beside any other words: "ants coming out of the wall". */
  isAlwaysMeant: z.optional(z.boolean()),
});
export type NotSoldEntry = z.output<typeof NotSoldEntrySchema>;

/** Sentences above the results: `{name}`, `{category}`, `{query}` and `{size}` are filled in. */
const SentencesSchema = z.strictObject({
  brand: TextSchema,
  good: TextSchema,
  nearest: TextSchema,
  query: TextSchema,
  /** For a size in which the products are not sold. */
  size: TextSchema,
});

/** Brands and kinds of products that the shop does not sell. */
export const NotSoldSchema = z.strictObject({
  sentences: z.strictObject({ en: SentencesSchema, ar: SentencesSchema }),
  /** Words beside the name that do not change its meaning: sizes, colours, "cheap". */
  modifiers: z.strictObject({ en: z.array(SearchTermSchema), ar: z.array(SearchTermSchema) }),
  brands: z.array(NotSoldEntrySchema),
  /** Kinds of products. */
  kinds: z.array(NotSoldEntrySchema),
});
export type NotSoldContent = z.output<typeof NotSoldSchema>;

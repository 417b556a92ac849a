import * as z from 'zod/mini';
import { ContentSlugSchema, PathSchema } from './parts.ts';
import { SearchTermSchema } from './search-words.ts';

/** A problem or a task of customers, with the products and the guide for it. */
const NeedSchema = z.strictObject({
  /** Equal in both languages for the same need. */
  id: ContentSlugSchema,
  /** Phrasings: their significant words in any order; `@name` stands for any word of that class. */
  ask: z.array(SearchTermSchema).check(z.minLength(1), z.maxLength(40)),
  /** Codes of products and slugs of categories that help, the best one first. */
  cures: z
    .array(z.union([z.string().check(z.regex(/^BN-\d{5}$/)), ContentSlugSchema]))
    .check(z.minLength(1), z.maxLength(12)),
  /** A page that explains it. */
  guide: z.optional(PathSchema),
});

/** All needs of a language. */
export const NeedsSchema = z.array(NeedSchema);
export type NeedEntry = z.output<typeof NeedSchema>;

const words = z.array(SearchTermSchema);

/** Word lists for parsing questions. */
export const QuestionWordsSchema = z.strictObject({
  /** Words, and phrases of two or three, that mean the same in a question. */
  same: z.array(words.check(z.minLength(2))),
  /** Words that are ignored. */
  fillers: words,
  /** Words with a low weight: rooms, and subjects of most questions. */
  light: words,
  /** Words and phrases by class name; the class `trouble` also includes negated words. */
  classes: z.optional(z.record(z.string().check(z.regex(/^[a-z]+$/)), words)),
  /** Words that negate the following word. */
  negations: z.optional(words),
});
export type QuestionWords = z.output<typeof QuestionWordsSchema>;

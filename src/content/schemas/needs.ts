import * as z from 'zod/mini';
import { ContentSlugSchema, PathSchema } from './parts.ts';
import { SearchTermSchema } from './search-words.ts';

/** What customers want to solve or to do, with what the shop sells for it. */
const NeedSchema = z.strictObject({
  /** The same in both languages where both have the need. */
  id: ContentSlugSchema,
  /** Ways of asking: the words that carry the meaning, in any order; `@name` is any word of a class. */
  ask: z.array(SearchTermSchema).check(z.minLength(1), z.maxLength(40)),
  /** Codes of products and slugs of categories that help, the best one first. */
  cures: z
    .array(z.union([z.string().check(z.regex(/^BN-\d{5}$/)), ContentSlugSchema]))
    .check(z.minLength(1), z.maxLength(12)),
  /** A page that explains it. */
  guide: z.optional(PathSchema),
});

/** A file of needs. */
export const NeedsSchema = z.array(NeedSchema);
export type NeedEntry = z.output<typeof NeedSchema>;

const words = z.array(SearchTermSchema);

/** How the words of questions are read. */
export const QuestionWordsSchema = z.strictObject({
  /** Words, and phrases of two or three, that mean the same in a question. */
  same: z.array(words.check(z.minLength(2))),
  /** Words that say nothing about the subject. */
  fillers: words,
  /** Words that say little: rooms, and what is nearly always meant. */
  light: words,
  /** Words and phrases by the name of a class; `trouble` also has what follows a negation. */
  classes: z.optional(z.record(z.string().check(z.regex(/^[a-z]+$/)), words)),
  /** Words that negate what follows. */
  negations: z.optional(words),
});
export type QuestionWords = z.output<typeof QuestionWordsSchema>;

import * as z from 'zod/mini';
import { ContentLinkSchema, WordsSchema } from './parts.ts';

/** The header. */
export const HeaderSchema = z.object({
  /** One line above the header; `{freeFrom}` becomes the country's threshold. */
  announcement: WordsSchema,
  utilityLinks: z.array(ContentLinkSchema),
});

/** The footer. */
export const FooterSchema = z.object({
  about: WordsSchema,
  columns: z.array(z.object({ title: WordsSchema, links: z.array(ContentLinkSchema) })),
  contact: z.object({ title: WordsSchema, lines: z.array(WordsSchema) }),
  payment: z.object({ title: WordsSchema, names: z.array(WordsSchema) }),
  legal: WordsSchema,
});

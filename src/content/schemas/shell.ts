import * as z from 'zod/mini';
import { ContentLinkSchema, WordsSchema } from './parts.ts';

/** The header. */
export const HeaderSchema = z.object({
  /** One line above the header; `{freeFrom}` becomes the country's threshold. */
  announcement: WordsSchema,
  utilityLinks: z.array(ContentLinkSchema),
});

/** The form by which one asks for news. */
export const NewsletterSchema = z.strictObject({
  title: WordsSchema,
  text: WordsSchema,
  /** What is agreed to. It is kept with each address, so a change of it is a change of what was agreed. */
  consent: WordsSchema,
  /** What happens next, said after sending. */
  thanks: WordsSchema,
});

/** The footer. */
export const FooterSchema = z.object({
  about: WordsSchema,
  columns: z.array(z.object({ title: WordsSchema, links: z.array(ContentLinkSchema) })),
  newsletter: NewsletterSchema,
  contact: z.object({ title: WordsSchema, lines: z.array(WordsSchema) }),
  payment: z.object({ title: WordsSchema, names: z.array(WordsSchema) }),
  legal: WordsSchema,
});

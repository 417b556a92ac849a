import * as z from 'zod/mini';
import { ContentLinkSchema, WordsSchema } from './parts.ts';

/** The header. */
export const HeaderSchema = z.object({
  /** One line above the header; `{freeFrom}` is replaced by the country's threshold of free delivery. */
  announcement: WordsSchema,
  utilityLinks: z.array(ContentLinkSchema),
});

/** The newsletter form. */
export const NewsletterSchema = z.strictObject({
  title: WordsSchema,
  text: WordsSchema,
  /**
   * Consent text. It is stored with each subscription, so changing it changes what later subscribers agree
   * to.
   */
  consent: WordsSchema,
  /** Message after subscribing. */
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

import * as z from 'zod/mini';
import { ContentLinkSchema, TextSchema } from './parts.ts';

export const HeaderSchema = z.object({
  /** One line above the header; `{freeFrom}` is replaced by the country's threshold of free delivery. */
  announcement: TextSchema,
  utilityLinks: z.array(ContentLinkSchema),
});

export const NewsletterSchema = z.strictObject({
  title: TextSchema,
  text: TextSchema,
  /**
   * Consent text. It is stored with each subscription, so changing it changes what later subscribers agree
   * to.
   */
  consent: TextSchema,
  /** Message after subscribing. */
  thanks: TextSchema,
});

export const FooterSchema = z.object({
  about: TextSchema,
  columns: z.array(z.object({ title: TextSchema, links: z.array(ContentLinkSchema) })),
  newsletter: NewsletterSchema,
  contact: z.object({
    title: TextSchema,
    lines: z.array(TextSchema),
    /** WhatsApp numbers in E.164 by country; the link is shown only where there is one. */
    whatsapp: z.optional(
      z.partialRecord(
        z.enum(['ae', 'kw', 'sa', 'bh', 'qa', 'om']),
        z.string().check(z.regex(/^\+\d{8,15}$/)),
      ),
    ),
  }),
  payment: z.object({ title: TextSchema, names: z.array(TextSchema) }),
  legal: TextSchema,
});

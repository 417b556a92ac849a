import * as z from 'zod/mini';
import { ContentBannerSchema, ContentRailSchema, WordsSchema } from './parts.ts';

/** The home page. */
export const HomeSchema = z.object({
  /** For the browser's tab and for search engines. */
  title: WordsSchema,
  description: WordsSchema,
  hero: ContentBannerSchema,
  departmentsTitle: WordsSchema,
  /** catCodes in the order shown. */
  departments: z.array(z.string()),
  rails: z.array(ContentRailSchema),
  banners: z.array(ContentBannerSchema),
  promises: z.array(
    z.object({ icon: z.enum(['truck', 'tint', 'return', 'store']), title: WordsSchema, text: WordsSchema }),
  ),
});
export type HomeContent = z.output<typeof HomeSchema>;

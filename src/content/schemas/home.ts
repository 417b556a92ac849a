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
  /** Over the brands that one finds here. */
  brandsTitle: WordsSchema,
  /** Over the newest guides. */
  guidesTitle: WordsSchema,
});
export type HomeContent = z.output<typeof HomeSchema>;

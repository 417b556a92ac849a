import * as z from 'zod/mini';
import { ContentBannerSchema, ContentRailSchema, WordsSchema } from './parts.ts';

/** The home page. */
export const HomeSchema = z.object({
  /** `<title>` of the document. */
  title: WordsSchema,
  description: WordsSchema,
  hero: ContentBannerSchema,
  departmentsTitle: WordsSchema,
  /** catCodes in display order. */
  departments: z.array(z.string()),
  rails: z.array(ContentRailSchema),
  banners: z.array(ContentBannerSchema),
  /** Heading of the brands. */
  brandsTitle: WordsSchema,
  /** Heading of the newest blogs. */
  guidesTitle: WordsSchema,
});
export type HomeContent = z.output<typeof HomeSchema>;

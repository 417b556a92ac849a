import * as z from 'zod/mini';
import { ContentBannerSchema, ContentRailSchema, TextSchema } from './parts.ts';

export const HomeSchema = z.object({
  /** `<title>` of the document. */
  title: TextSchema,
  description: TextSchema,
  hero: ContentBannerSchema,
  departmentsTitle: TextSchema,
  /** catCodes in display order. */
  departments: z.array(z.string()),
  rails: z.array(ContentRailSchema),
  banners: z.array(ContentBannerSchema),
  /** Heading of the brands. */
  brandsTitle: TextSchema,
  /** Heading of the newest blogs. */
  guidesTitle: TextSchema,
});
export type HomeContent = z.output<typeof HomeSchema>;

import * as z from 'zod/mini';

// What an editor writes, in one file a page and language. Every href is a path without its locale.

const WordsSchema = z.string().check(z.minLength(1));
const PathSchema = z.string().check(z.regex(/^\/[\w./-]*$/));

/** A link. */
export const ContentLinkSchema = z.object({ label: WordsSchema, href: PathSchema });

/** A picture with words and one thing to do. */
export const ContentBannerSchema = z.object({
  title: WordsSchema,
  text: WordsSchema,
  cta: ContentLinkSchema,
  /** Name of a scene of our own. */
  picture: z.string().check(z.regex(/^[a-z0-9-]+$/)),
  /** What the scene shows. */
  alt: WordsSchema,
});

/** A row of products. */
export const ContentRailSchema = z.object({
  title: WordsSchema,
  /** Which goods: those of a category, the reduced ones, or what sells best. */
  kind: z.enum(['category', 'sale', 'popular']),
  /** Slug of a category, for `category`. */
  category: z.optional(z.string()),
});

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

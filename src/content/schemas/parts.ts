import * as z from 'zod/mini';

// What an editor writes, in one file a page and language. Every href is a path without its locale.

/** Words that people read. */
export const WordsSchema = z.string().check(z.minLength(1));
/** A path of this shop without its locale. */
export const PathSchema = z.string().check(z.regex(/^\/[\w./-]*$/));

/** A link. */
export const ContentLinkSchema = z.object({ label: WordsSchema, href: PathSchema });

/** A sign beside words, as the shop draws it. */
export const IconSchema = z.enum([
  'truck',
  'tint',
  'return',
  'store',
  'phone',
  'mail',
  'clock',
  'lock',
  'card',
  'info',
]);

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
  /** Slug of a category: which one for `category`; the reduced ones of which for `sale`. */
  category: z.optional(z.string()),
});

/**
 * A picture of our own, as a path below `/media/` without its ending: a scene, or a still of two to four things in a
 * palette (`stills/clay/drill+wall-plugs+spirit-level`).
 */
export const PictureSchema = z
  .string()
  .check(
    z.regex(/^(scenes\/[a-z-]+|stills\/(clay|sand|sea|leaf|dusk|ink|rose|stone)\/[a-z-]+(\+[a-z-]+){1,3})$/),
  );

/** Lower case, digits and hyphens: the name of the file in both languages. */
export const ContentSlugSchema = z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/), z.maxLength(80));

/** `2026-03-14`. */
export const DaySchema = z.iso.date();

/** `2026-03-14T17:00:00+04:00`. */
export const MomentSchema = z.iso.datetime({ offset: true });

/** Who wrote or holds it. */
export const PersonSchema = z.strictObject({ name: WordsSchema, role: WordsSchema });

/** Title and description for search engines and previews; the description has at most 160 characters. */
export const headFields = {
  title: WordsSchema.check(z.maxLength(80)),
  description: WordsSchema.check(z.maxLength(160)),
};

/** A picture with what it shows. */
export const pictureFields = { picture: PictureSchema, alt: WordsSchema };

/** Markdown, headings from the second level on. */
export const BodySchema = z.string().check(z.minLength(1));

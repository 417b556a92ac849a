import * as z from 'zod/mini';

// Parts that several schemas of editorial content share. Every href is a path without its locale.

/** Text shown to visitors. */
export const TextSchema = z.string().check(z.minLength(1));
/** A path of this shop without its locale. */
export const PathSchema = z.string().check(z.regex(/^\/[\w./-]*$/));

export const ContentLinkSchema = z.object({ label: TextSchema, href: PathSchema });

/** Name of an icon of the shop. */
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

/** A banner: image, text and one call to action. */
export const ContentBannerSchema = z.object({
  title: TextSchema,
  text: TextSchema,
  cta: ContentLinkSchema,
  /** Name of a scene illustration. */
  picture: z.string().check(z.regex(/^[a-z0-9-]+$/)),
  /** Alternative text of the scene. */
  alt: TextSchema,
});

/** A rail of products. */
export const ContentRailSchema = z.object({
  title: TextSchema,
  /** Products of a category, products on sale, or bestsellers. */
  kind: z.enum(['category', 'sale', 'popular']),
  /** Slug of a category: required for `category`, optional scope for `sale`. */
  category: z.optional(z.string()),
});

/**
 * An illustration of the shop, as a path below `/media/` without extension: a scene, or a still life of two
 * to four objects in a palette (`stills/clay/drill+wall-plugs+spirit-level`).
 */
export const PictureSchema = z
  .string()
  .check(
    z.regex(/^(scenes\/[a-z-]+|stills\/(clay|sand|sea|leaf|dusk|ink|rose|stone)\/[a-z-]+(\+[a-z-]+){1,3})$/),
  );

/** Lower case letters, digits and hyphens; the file name in both languages. */
export const ContentSlugSchema = z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/), z.maxLength(80));

/** ISO date, `2026-03-14`. */
export const DateSchema = z.iso.date();

/** ISO date and time with UTC offset, `2026-03-14T17:00:00+04:00`. */
export const DateTimeSchema = z.iso.datetime({ offset: true });

/** Author or host. */
export const PersonSchema = z.strictObject({ name: TextSchema, role: TextSchema });

/** Title and description for search engines and previews; the description has at most 160 characters. */
export const headFields = {
  title: TextSchema.check(z.maxLength(80)),
  description: TextSchema.check(z.maxLength(160)),
};

/**
 * Robots directives of the page; missing if search engines may list it and follow its links. A page with
 * `noindex` is in no sitemap.
 */
export const robotsField = {
  robots: z.optional(z.enum(['noindex', 'nofollow', 'noindex, nofollow'])),
};

/** An image with its alternative text. */
export const pictureFields = { picture: PictureSchema, alt: TextSchema };

/** Markdown; headings start at the second level. */
export const BodySchema = z.string().check(z.minLength(1));

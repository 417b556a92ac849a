import * as z from 'zod/mini';
import {
  BodySchema,
  ContentLinkSchema,
  ContentRailSchema,
  ContentSlugSchema,
  DateSchema,
  DateTimeSchema,
  headFields,
  PersonSchema,
  pictureFields,
  robotsField,
  TextSchema,
} from './parts.ts';

// Each article is a Markdown file with these fields in its front matter and the text as its body. Slugs are
// the same in both languages.

/** Topics of blogs; each has a filter page of its own. */
export const TOPICS = ['paint', 'tools', 'home', 'water', 'light', 'garden', 'order', 'safety'] as const;
export type Topic = (typeof TOPICS)[number];

export const BlogSchema = z.strictObject({
  slug: ContentSlugSchema,
  ...headFields,
  ...robotsField,
  /** One or two sentences below the title. */
  lead: TextSchema,
  ...pictureFields,
  author: PersonSchema,
  date: DateSchema,
  /** Date of its last change; missing when it has not changed. */
  updated: z.optional(DateSchema),
  topic: z.enum(TOPICS),
  /** Product codes of what is needed, three to eight. */
  products: z.array(z.string()).check(z.minLength(3), z.maxLength(8)),
  /** Slugs of related blogs. */
  related: z.array(ContentSlugSchema).check(z.maxLength(3)),
  /** Steps of instructions; used in structured data and in a list at the end. */
  steps: z.optional(z.array(z.strictObject({ name: TextSchema, text: TextSchema })).check(z.minLength(3))),
  body: BodySchema,
});
export type Blog = z.output<typeof BlogSchema>;

export const MasterclassSchema = z.strictObject({
  slug: ContentSlugSchema,
  ...headFields,
  ...robotsField,
  lead: TextSchema,
  ...pictureFields,
  host: PersonSchema,
  starts: DateTimeSchema,
  /** Duration in minutes. */
  minutes: z.int().check(z.minimum(15), z.maximum(480)),
  /** A store by its code, or online. */
  place: z.union([
    z.strictObject({ kind: z.literal('store'), store: z.string() }),
    z.strictObject({ kind: z.literal('online') }),
  ]),
  level: z.enum(['first', 'some', 'sure']),
  /** Number of seats. */
  seats: z.int().check(z.minimum(4), z.maximum(500)),
  /** Product codes of the materials. */
  materials: z.array(z.string()).check(z.minLength(3), z.maxLength(10)),
  steps: z.array(z.strictObject({ name: TextSchema, text: TextSchema })).check(z.minLength(4)),
  body: BodySchema,
});
export type Masterclass = z.output<typeof MasterclassSchema>;

/** A campaign; its page exists before its start and after its end too. */
export const CampaignSchema = z.strictObject({
  slug: ContentSlugSchema,
  ...headFields,
  ...robotsField,
  starts: DateTimeSchema,
  ends: DateTimeSchema,
  hero: z.strictObject({ title: TextSchema, text: TextSchema, cta: ContentLinkSchema, ...pictureFields }),
  rails: z.array(ContentRailSchema).check(z.minLength(2), z.maxLength(5)),
  /** Slugs of related blogs. */
  guides: z.array(ContentSlugSchema).check(z.maxLength(3)),
  /** Terms and further information. */
  body: BodySchema,
});
export type Campaign = z.output<typeof CampaignSchema>;

/** A static page: privacy-policy, help-support, terms-conditions, account-deletion or data-protection. */
export const StaticPageSchema = z.strictObject({
  slug: ContentSlugSchema,
  ...headFields,
  ...robotsField,
  updated: DateSchema,
  /** Questions and answers (Markdown, with links) by group; used by help-support. */
  faq: z.optional(
    z.array(
      z.strictObject({
        group: TextSchema,
        questions: z.array(z.strictObject({ question: TextSchema, answer: TextSchema })),
      }),
    ),
  ),
  body: BodySchema,
});
export type StaticPage = z.output<typeof StaticPageSchema>;

export const BrandPageSchema = z.strictObject({
  slug: ContentSlugSchema,
  ...headFields,
  ...robotsField,
  lead: TextSchema,
  ...pictureFields,
  /** Short facts, such as its origin and what it is known for. */
  facts: z.array(z.strictObject({ label: TextSchema, value: TextSchema })).check(z.maxLength(4)),
  /** Slugs of its main categories. */
  categories: z.array(ContentSlugSchema).check(z.minLength(1), z.maxLength(4)),
  body: BodySchema,
});
export type BrandPage = z.output<typeof BrandPageSchema>;

/** Editorial content of a department's landing page; `slug` is its catCode. */
export const DepartmentPageSchema = z.strictObject({
  slug: ContentSlugSchema,
  ...headFields,
  ...robotsField,
  /** Two to four sentences about the range and how to choose. */
  lead: TextSchema,
  /** Frequent questions of this department. */
  faq: z
    .array(z.strictObject({ question: TextSchema, answer: TextSchema }))
    .check(z.minLength(2), z.maxLength(5)),
  /** Slugs of related blogs. */
  guides: z.array(ContentSlugSchema).check(z.maxLength(3)),
  /** Advice on choosing, in a few paragraphs. */
  body: BodySchema,
});
export type DepartmentPage = z.output<typeof DepartmentPageSchema>;

/** Products selected for a purpose: a first flat, a balcony, a Ramadan table. */
export const CollectionSchema = z.strictObject({
  slug: ContentSlugSchema,
  ...headFields,
  ...robotsField,
  lead: TextSchema,
  ...pictureFields,
  /** Product codes in display order, by group. */
  groups: z
    .array(
      z.strictObject({
        title: TextSchema,
        text: TextSchema,
        products: z.array(z.string()).check(z.minLength(2)),
      }),
    )
    .check(z.minLength(1)),
  body: BodySchema,
});
export type Collection = z.output<typeof CollectionSchema>;

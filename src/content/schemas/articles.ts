import * as z from 'zod/mini';
import {
  BodySchema,
  ContentLinkSchema,
  ContentRailSchema,
  ContentSlugSchema,
  DaySchema,
  headFields,
  MomentSchema,
  PersonSchema,
  pictureFields,
  WordsSchema,
} from './parts.ts';

// Each is a Markdown file: these fields in its head, the text below. The same slug in both languages.

/** What a guide is about; each has a page of its own in the landing's filter. */
export const TOPICS = ['paint', 'tools', 'home', 'water', 'light', 'garden', 'order', 'safety'] as const;
export type Topic = (typeof TOPICS)[number];

/** A guide. */
export const BlogSchema = z.strictObject({
  slug: ContentSlugSchema,
  ...headFields,
  /** One or two sentences below the title. */
  lead: WordsSchema,
  ...pictureFields,
  author: PersonSchema,
  date: DaySchema,
  /** The day of its last change, when it has changed. */
  updated: z.optional(DaySchema),
  topic: z.enum(TOPICS),
  /** productCodes of what it is done with, three to eight. */
  products: z.array(z.string()).check(z.minLength(3), z.maxLength(8)),
  /** Slugs of guides to read next. */
  related: z.array(ContentSlugSchema).check(z.maxLength(3)),
  /** Steps, when following it makes something: they become structured data and a list at its end. */
  steps: z.optional(z.array(z.strictObject({ name: WordsSchema, text: WordsSchema })).check(z.minLength(3))),
  body: BodySchema,
});
export type Blog = z.output<typeof BlogSchema>;

/** A class. */
export const MasterclassSchema = z.strictObject({
  slug: ContentSlugSchema,
  ...headFields,
  lead: WordsSchema,
  ...pictureFields,
  host: PersonSchema,
  starts: MomentSchema,
  /** How long it takes, in minutes. */
  minutes: z.int().check(z.minimum(15), z.maximum(480)),
  /** A store's code, or online. */
  place: z.union([
    z.strictObject({ kind: z.literal('store'), store: z.string() }),
    z.strictObject({ kind: z.literal('online') }),
  ]),
  level: z.enum(['first', 'some', 'sure']),
  /** How many can come. */
  seats: z.int().check(z.minimum(4), z.maximum(500)),
  /** productCodes of what is needed. */
  materials: z.array(z.string()).check(z.minLength(3), z.maxLength(10)),
  steps: z.array(z.strictObject({ name: WordsSchema, text: WordsSchema })).check(z.minLength(4)),
  body: BodySchema,
});
export type Masterclass = z.output<typeof MasterclassSchema>;

/** A campaign, shown from its beginning until its end. */
export const CampaignSchema = z.strictObject({
  slug: ContentSlugSchema,
  ...headFields,
  starts: MomentSchema,
  ends: MomentSchema,
  hero: z.strictObject({ title: WordsSchema, text: WordsSchema, cta: ContentLinkSchema, ...pictureFields }),
  rails: z.array(ContentRailSchema).check(z.minLength(2), z.maxLength(5)),
  /** Slugs of guides that go with it. */
  guides: z.array(ContentSlugSchema).check(z.maxLength(3)),
  /** The terms, and what one would like to know. */
  body: BodySchema,
});
export type Campaign = z.output<typeof CampaignSchema>;

/** privacy-policy, help-support, terms-conditions, account-deletion, data-protection. */
export const StaticPageSchema = z.strictObject({
  slug: ContentSlugSchema,
  ...headFields,
  updated: DaySchema,
  /** Questions and answers (plain text), by group: help-support has them. */
  faq: z.optional(
    z.array(
      z.strictObject({
        group: WordsSchema,
        questions: z.array(z.strictObject({ question: WordsSchema, answer: WordsSchema })),
      }),
    ),
  ),
  body: BodySchema,
});
export type StaticPage = z.output<typeof StaticPageSchema>;

/** A brand's page. */
export const BrandPageSchema = z.strictObject({
  slug: ContentSlugSchema,
  ...headFields,
  lead: WordsSchema,
  ...pictureFields,
  /** Where it began and what it is known for, each in a few words. */
  facts: z.array(z.strictObject({ label: WordsSchema, value: WordsSchema })).check(z.maxLength(4)),
  /** Slugs of categories to look at first. */
  categories: z.array(ContentSlugSchema).check(z.minLength(1), z.maxLength(4)),
  body: BodySchema,
});
export type BrandPage = z.output<typeof BrandPageSchema>;

/** What an editor adds to a department's landing; `slug` is its catCode. */
export const DepartmentPageSchema = z.strictObject({
  slug: ContentSlugSchema,
  ...headFields,
  /** Two to four sentences: what one finds here and how to choose. */
  lead: WordsSchema,
  /** Questions that people ask in this department. */
  faq: z
    .array(z.strictObject({ question: WordsSchema, answer: WordsSchema }))
    .check(z.minLength(2), z.maxLength(5)),
  /** Slugs of guides. */
  guides: z.array(ContentSlugSchema).check(z.maxLength(3)),
  /** How to choose, in a few paragraphs. */
  body: BodySchema,
});
export type DepartmentPage = z.output<typeof DepartmentPageSchema>;

/** Goods picked for a purpose: a first flat, a balcony, a Ramadan table. */
export const CollectionSchema = z.strictObject({
  slug: ContentSlugSchema,
  ...headFields,
  lead: WordsSchema,
  ...pictureFields,
  /** productCodes in the order shown, by group. */
  groups: z
    .array(
      z.strictObject({
        title: WordsSchema,
        text: WordsSchema,
        products: z.array(z.string()).check(z.minLength(2)),
      }),
    )
    .check(z.minLength(1)),
  body: BodySchema,
});
export type Collection = z.output<typeof CollectionSchema>;

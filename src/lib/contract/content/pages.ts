import * as z from 'zod/mini';
import {
  BlogSchema,
  BrandPageSchema,
  CampaignSchema,
  CollectionSchema,
  FooterSchema,
  HeaderSchema,
  HomeSchema,
  LandingSchema,
  MasterclassSchema,
  StaticPageSchema,
} from '#content/schemas/index.ts';
import { defineEndpoint } from '../endpoint.ts';
import { SlugSchema } from '../fields.ts';

const mdm = '/experience/mdm/guest/v1';
const shop = '/experience/binaa/v1';
const base = '/web/experience/landing/guest/v1';

/** Returns the texts and rails of the home page. */
export const readHomepage = defineEndpoint({
  name: 'homepage',
  method: 'GET',
  path: `${base}/homepage`,
  scope: 'none',
  reply: HomeSchema,
});

/** Returns the texts of header and footer. */
export const headerFooter = defineEndpoint({
  name: 'headerFooter',
  method: 'GET',
  path: `${base}/header-footer`,
  scope: 'none',
  reply: z.object({ header: HeaderSchema, footer: FooterSchema }),
});

const slugParams = z.strictObject({ slug: SlugSchema });

/** Reading time in minutes. */
const minutesToRead = { minutesToRead: z.int() };

/** A blog without its text. */
export const BlogSummarySchema = z.extend(z.omit(BlogSchema, { body: true, steps: true }), minutesToRead);
export type BlogSummary = z.output<typeof BlogSummarySchema>;

/** Lists all blogs, newest first. */
export const blogsLanding = defineEndpoint({
  name: 'blogsLanding',
  method: 'GET',
  path: `${mdm}/blogs/landing`,
  scope: 'none',
  reply: z.object({ landing: LandingSchema, blogs: z.array(BlogSummarySchema) }),
});

/** Returns a blog. */
export const blog = defineEndpoint({
  name: 'blog',
  method: 'GET',
  path: `${mdm}/blogs/{slug}`,
  scope: 'none',
  params: slugParams,
  reply: z.extend(BlogSchema, minutesToRead),
  errors: ['CONTENT_NOT_FOUND'],
});

/** A masterclass without its text. */
export const MasterclassSummarySchema = z.omit(MasterclassSchema, { body: true, steps: true });
export type MasterclassSummary = z.output<typeof MasterclassSummarySchema>;

/** Lists all masterclasses: upcoming ones first, past ones last. */
export const masterclassLanding = defineEndpoint({
  name: 'masterclassLanding',
  method: 'GET',
  path: `${mdm}/master-class/landing`,
  scope: 'none',
  reply: z.object({ landing: LandingSchema, masterclasses: z.array(MasterclassSummarySchema) }),
});

/** Returns a masterclass. */
export const masterclass = defineEndpoint({
  name: 'masterclass',
  method: 'GET',
  path: `${mdm}/master-class/{slug}`,
  scope: 'none',
  params: slugParams,
  reply: MasterclassSchema,
  errors: ['CONTENT_NOT_FOUND'],
});

/** Returns a campaign, including one that has not started or has ended. */
export const campaign = defineEndpoint({
  name: 'campaign',
  method: 'GET',
  path: `${mdm}/campaigns/{slug}`,
  scope: 'none',
  params: slugParams,
  reply: CampaignSchema,
  errors: ['CONTENT_NOT_FOUND'],
});

/** Lists the active campaigns; the one that ends first comes first. */
export const campaigns = defineEndpoint({
  name: 'campaigns',
  method: 'GET',
  path: `${shop}/campaigns`,
  scope: 'none',
  reply: z.object({
    campaigns: z.array(z.omit(CampaignSchema, { body: true })),
    /**
     * Epoch milliseconds of the next start or end of a campaign, until which this reply is valid; null when
     * nothing is scheduled.
     */
    changesAt: z.nullable(z.int()),
  }),
});

/** Slugs of the static pages that every shop must have. */
export const STATIC_PAGES = [
  'help-support',
  'terms-conditions',
  'privacy-policy',
  'data-protection',
  'account-deletion',
] as const;

/** Returns a static page such as `privacy-policy`. */
export const staticPage = defineEndpoint({
  name: 'staticPage',
  method: 'GET',
  path: `${mdm}/static-pages/{slug}`,
  scope: 'none',
  params: slugParams,
  reply: StaticPageSchema,
  errors: ['CONTENT_NOT_FOUND'],
});

/** A brand of the catalog. */
export const BrandSchema = z.object({
  slug: z.string(),
  name: z.string(),
  /** Name in the shop's other language, which may be printed on the packaging. */
  otherName: z.string(),
  description: z.string(),
  /** Number of products listed in the request's country. */
  count: z.int(),
});

/** Lists the brands sold in the request's country, by name. */
export const brands = defineEndpoint({
  name: 'brands',
  method: 'GET',
  path: `${shop}/brands`,
  scope: 'none',
  reply: z.object({ landing: LandingSchema, brands: z.array(BrandSchema) }),
});

/** Returns a brand page; `page` is null without editorial content. */
export const brandPage = defineEndpoint({
  name: 'brandPage',
  method: 'GET',
  path: `${base}/brand-page`,
  scope: 'none',
  query: slugParams,
  reply: z.object({ brand: BrandSchema, page: z.nullable(BrandPageSchema) }),
  errors: ['CONTENT_NOT_FOUND'],
});

/** Lists all collections without their products. */
export const collectionLanding = defineEndpoint({
  name: 'collectionLanding',
  method: 'GET',
  path: `${mdm}/static-pages/collection`,
  scope: 'none',
  reply: z.object({
    landing: LandingSchema,
    collections: z.array(z.omit(CollectionSchema, { body: true, groups: true })),
  }),
});

/** Returns a collection of products. */
export const collection = defineEndpoint({
  name: 'collection',
  method: 'GET',
  path: `${shop}/collections/{slug}`,
  scope: 'none',
  params: slugParams,
  reply: CollectionSchema,
  errors: ['CONTENT_NOT_FOUND'],
});

/** Lists the slugs of all editorial pages, for sitemaps. */
export const contentIndex = defineEndpoint({
  name: 'contentIndex',
  method: 'GET',
  path: `${shop}/content-index`,
  scope: 'none',
  reply: z.object({
    campaigns: z.array(z.string()),
    collections: z.array(z.string()),
    departments: z.array(z.string()),
    /**
     * Paths without the locale of the pages that editors exclude from search engines, in the request's
     * language.
     */
    unlisted: z.optional(z.array(z.string())),
  }),
});

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

/** The home page's words and rails. */
export const readHomepage = defineEndpoint({
  name: 'homepage',
  method: 'GET',
  path: `${base}/homepage`,
  scope: 'none',
  reply: HomeSchema,
});

/** The words of the header and the footer. */
export const headerFooter = defineEndpoint({
  name: 'headerFooter',
  method: 'GET',
  path: `${base}/header-footer`,
  scope: 'none',
  reply: z.object({ header: HeaderSchema, footer: FooterSchema }),
});

const slug = z.strictObject({ slug: SlugSchema });

/** How long reading takes, in minutes. */
const minutesToRead = { minutesToRead: z.int() };

/** A guide without its text. */
export const BlogSummarySchema = z.extend(z.omit(BlogSchema, { body: true, steps: true }), minutesToRead);
export type BlogSummary = z.output<typeof BlogSummarySchema>;

/** All guides, the newest first. */
export const blogsLanding = defineEndpoint({
  name: 'blogsLanding',
  method: 'GET',
  path: `${mdm}/blogs/landing`,
  scope: 'none',
  reply: z.object({ landing: LandingSchema, blogs: z.array(BlogSummarySchema) }),
});

/** One guide. */
export const blog = defineEndpoint({
  name: 'blog',
  method: 'GET',
  path: `${mdm}/blogs/{slug}`,
  scope: 'none',
  params: slug,
  reply: z.extend(BlogSchema, minutesToRead),
  errors: ['CONTENT_NOT_FOUND'],
});

/** A class without its text. */
export const MasterclassSummarySchema = z.omit(MasterclassSchema, { body: true, steps: true });
export type MasterclassSummary = z.output<typeof MasterclassSummarySchema>;

/** All classes, the next one first, those that are over last. */
export const masterclassLanding = defineEndpoint({
  name: 'masterclassLanding',
  method: 'GET',
  path: `${mdm}/master-class/landing`,
  scope: 'none',
  reply: z.object({ landing: LandingSchema, masterclasses: z.array(MasterclassSummarySchema) }),
});

/** One class. */
export const masterclass = defineEndpoint({
  name: 'masterclass',
  method: 'GET',
  path: `${mdm}/master-class/{slug}`,
  scope: 'none',
  params: slug,
  reply: MasterclassSchema,
  errors: ['CONTENT_NOT_FOUND'],
});

/** One campaign, also before it begins and after it has ended: its page says so. */
export const campaign = defineEndpoint({
  name: 'campaign',
  method: 'GET',
  path: `${mdm}/campaigns/{slug}`,
  scope: 'none',
  params: slug,
  reply: CampaignSchema,
  errors: ['CONTENT_NOT_FOUND'],
});

/** Campaigns that are on, the one that ends first in front. */
export const campaigns = defineEndpoint({
  name: 'campaigns',
  method: 'GET',
  path: `${shop}/campaigns`,
  scope: 'none',
  reply: z.object({
    campaigns: z.array(z.omit(CampaignSchema, { body: true })),
    /** Epoch milliseconds of the next beginning or end: the answer holds until then. Null when nothing is planned. */
    changesAt: z.nullable(z.int()),
  }),
});

/** Slugs of the pages that every shop has to have. */
export const STATIC_PAGES = [
  'help-support',
  'terms-conditions',
  'privacy-policy',
  'data-protection',
  'account-deletion',
] as const;

/** privacy-policy and the like. */
export const staticPage = defineEndpoint({
  name: 'staticPage',
  method: 'GET',
  path: `${mdm}/static-pages/{slug}`,
  scope: 'none',
  params: slug,
  reply: StaticPageSchema,
  errors: ['CONTENT_NOT_FOUND'],
});

/** A brand as the catalogue knows it. */
export const BrandSchema = z.object({
  slug: z.string(),
  name: z.string(),
  /** Its name in the shop's other language, as it may stand on the box. */
  otherName: z.string(),
  description: z.string(),
  /** How many products of it a list shows in the call's country. */
  count: z.int(),
});

/** All brands that are sold in the call's country, by name. */
export const brands = defineEndpoint({
  name: 'brands',
  method: 'GET',
  path: `${shop}/brands`,
  scope: 'none',
  reply: z.object({ landing: LandingSchema, brands: z.array(BrandSchema) }),
});

/** A brand's page; `page` is null for a brand that no editor has written about. */
export const brandPage = defineEndpoint({
  name: 'brandPage',
  method: 'GET',
  path: `${base}/brand-page`,
  scope: 'none',
  query: slug,
  reply: z.object({ brand: BrandSchema, page: z.nullable(BrandPageSchema) }),
  errors: ['CONTENT_NOT_FOUND'],
});

/** All collections, without their goods. */
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

/** Goods picked for a purpose. */
export const collection = defineEndpoint({
  name: 'collection',
  method: 'GET',
  path: `${shop}/collections/{slug}`,
  scope: 'none',
  params: slug,
  reply: CollectionSchema,
  errors: ['CONTENT_NOT_FOUND'],
});

/** Slugs of everything that an editor has written, for sitemaps. */
export const contentIndex = defineEndpoint({
  name: 'contentIndex',
  method: 'GET',
  path: `${shop}/content-index`,
  scope: 'none',
  reply: z.object({
    campaigns: z.array(z.string()),
    collections: z.array(z.string()),
    departments: z.array(z.string()),
  }),
});

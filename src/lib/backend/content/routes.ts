import type * as z from 'zod/mini';
import {
  BlogSchema,
  BrandPageSchema,
  CampaignSchema,
  CollectionSchema,
  DepartmentPageSchema,
  FooterSchema,
  HeaderSchema,
  HomeSchema,
  LandingsSchema,
  MasterclassSchema,
  StaticPageSchema,
} from '#content/schemas/index.ts';
import * as contract from '#lib/contract/content/pages.ts';
import type { Db } from '../db/database.ts';
import { AppError } from '../gateway/app-error.ts';
import { defineRoute, type RequestContext, type Route } from '../gateway/request-context.ts';
import { editorialRoutes } from './editorial-routes.ts';
import { createJsonReader } from './json-reader.ts';
import { createMarkdownReader, type MarkdownReader } from './markdown-reader.ts';
import { fillPlaceholders } from './placeholders.ts';
import { getReadingMinutes } from './reading-minutes.ts';

type ArticleSchema =
  | typeof BrandPageSchema
  | typeof CampaignSchema
  | typeof CollectionSchema
  | typeof DepartmentPageSchema;

interface ContentRouteOptions {
  dir: string;
  db: Db;
  /** Brands with products in a country, with their numbers of products. */
  listBrands(context: RequestContext): Promise<z.output<typeof contract.BrandSchema>[]>;
}

export function contentRoutes({ dir, db, listBrands }: ContentRouteOptions): Route[] {
  const read = createJsonReader(dir);
  const articles = createMarkdownReader(dir);
  const readLandingPage = async (
    language: string,
    name: 'blogs' | 'masterclasses' | 'brands' | 'collections',
  ) => (await read(language, 'landings', LandingsSchema))[name];

  return [
    defineRoute(contract.readHomepage, (_, { language }) => read(language, 'home', HomeSchema)),

    defineRoute(contract.headerFooter, async (_, context) => {
      const header = await read(context.language, 'header', HeaderSchema);
      const footer = await read(context.language, 'footer', FooterSchema);
      return {
        header: { ...header, announcement: fillPlaceholders(header.announcement, context) },
        footer,
      };
    }),

    defineRoute(contract.blogsLanding, async (_, { language }) => {
      const blogs = await articles.listArticles(language, 'blogs', BlogSchema);
      return {
        landing: await readLandingPage(language, 'blogs'),
        blogs: blogs
          .map((article) => {
            const { body: _, steps: __, ...blog } = article;
            return { ...blog, minutesToRead: getReadingMinutes(article) };
          })
          .sort((a, b) => b.date.localeCompare(a.date) || a.slug.localeCompare(b.slug)),
      };
    }),

    defineRoute(contract.blog, async ({ params }, { language }) => {
      const blog = await articles.readArticle(language, 'blogs', params.slug, BlogSchema);
      return { ...blog, minutesToRead: getReadingMinutes(blog) };
    }),

    defineRoute(contract.masterclassLanding, async (_, { language, now }) => {
      const classes = await articles.listArticles(language, 'masterclasses', MasterclassSchema);
      const getSortKey = (starts: string) => {
        const msUntilStart = Date.parse(starts) - now;
        return msUntilStart >= 0 ? msUntilStart : Number.MAX_SAFE_INTEGER / 2 - msUntilStart;
      };
      return {
        landing: await readLandingPage(language, 'masterclasses'),
        masterclasses: classes
          .map(({ body: _, steps: __, ...masterclass }) => masterclass)
          .sort((a, b) => getSortKey(a.starts) - getSortKey(b.starts)),
      };
    }),

    defineRoute(contract.masterclass, ({ params }, { language }) =>
      articles.readArticle(language, 'masterclasses', params.slug, MasterclassSchema),
    ),

    defineRoute(contract.campaign, ({ params }, { language }) =>
      articles.readArticle(language, 'campaigns', params.slug, CampaignSchema),
    ),

    defineRoute(contract.campaigns, async (_, { language, now }) => {
      const campaigns = await articles.listArticles(language, 'campaigns', CampaignSchema);
      const isActive = ({ starts, ends }: { starts: string; ends: string }) =>
        Date.parse(starts) <= now && now < Date.parse(ends);
      const changeTimes = campaigns.flatMap(({ starts, ends }) => [Date.parse(starts), Date.parse(ends)]);
      const upcomingTimes = changeTimes.filter((time) => time > now);
      return {
        changesAt: upcomingTimes.length > 0 ? Math.min(...upcomingTimes) : null,
        campaigns: campaigns
          .filter(isActive)
          .sort((a, b) => Date.parse(a.ends) - Date.parse(b.ends))
          .map(({ body: _, ...campaign }) => campaign),
      };
    }),

    defineRoute(contract.staticPage, async ({ params }, context) =>
      fillPlaceholders(
        await articles.readArticle(context.language, 'pages', params.slug, StaticPageSchema),
        context,
      ),
    ),

    defineRoute(contract.brands, async (_, context) => ({
      landing: await readLandingPage(context.language, 'brands'),
      brands: await listBrands(context),
    })),

    defineRoute(contract.brandPage, async ({ query }, context) => {
      const { language } = context;
      const brand = (await listBrands(context)).find(({ slug }) => slug === query.slug);
      if (!brand) throw new AppError('CONTENT_NOT_FOUND');
      const hasArticle = (await articles.listSlugs('brands')).includes(query.slug);
      const page = hasArticle
        ? await articles.readArticle(language, 'brands', query.slug, BrandPageSchema)
        : null;
      return { brand, page };
    }),

    defineRoute(contract.collectionLanding, async (_, { language }) => {
      const collections = await articles.listArticles(language, 'collections', CollectionSchema);
      return {
        landing: await readLandingPage(language, 'collections'),
        collections: collections.map(({ body: _, groups: __, ...collection }) => collection),
      };
    }),

    defineRoute(contract.collection, ({ params }, { language }) =>
      articles.readArticle(language, 'collections', params.slug, CollectionSchema),
    ),

    defineRoute(contract.contentIndex, async (_, { language }) => ({
      campaigns: await articles.listSlugs('campaigns'),
      collections: await articles.listSlugs('collections'),
      departments: await articles.listSlugs('departments'),
      unlisted: await listUnlistedPaths(articles, language),
    })),

    ...editorialRoutes(read, db),
  ];
}

/** Lists the paths of editorial pages, among those rendered on request, that are marked `noindex`. */
async function listUnlistedPaths(articles: MarkdownReader, language: string): Promise<string[]> {
  const listNoindexPaths = async (folder: string, schema: ArticleSchema, path: string) =>
    (await articles.listArticles(language, folder, schema))
      .filter(({ robots }) => robots?.includes('noindex'))
      .map(({ slug }) => `${path}/${slug}`);
  const paths = await Promise.all([
    listNoindexPaths('campaigns', CampaignSchema, '/campaigns'),
    listNoindexPaths('collections', CollectionSchema, '/collection'),
    listNoindexPaths('departments', DepartmentPageSchema, '/departments'),
    listNoindexPaths('brands', BrandPageSchema, '/brands'),
  ]);
  return paths.flat();
}

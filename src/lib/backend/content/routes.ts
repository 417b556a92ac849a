import {
  BlogSchema,
  BrandPageSchema,
  CampaignSchema,
  CollectionSchema,
  FooterSchema,
  HeaderSchema,
  HomeSchema,
  LandingsSchema,
  MasterclassSchema,
  StaticPageSchema,
} from '#content/schemas/index.ts';
import * as wire from '#lib/contract/content/pages.ts';
import type { Db } from '../db/database.ts';
import { AppError } from '../gateway/app-error.ts';
import { defineRoute, type Route } from '../gateway/request-context.ts';
import { editorialRoutes, insertFreeDeliveryThreshold } from './editorial-routes.ts';
import { createJsonReader } from './json-reader.ts';
import { createMarkdownReader } from './markdown-reader.ts';
import { readBrands } from './queries.ts';
import { getReadingMinutes } from './reading-minutes.ts';

export function contentRoutes(dir: string, db: Db): Route[] {
  const read = createJsonReader(dir);
  const articles = createMarkdownReader(dir);
  const landing = async (language: string, name: 'blogs' | 'masterclasses' | 'brands' | 'collections') =>
    (await read(language, 'landings', LandingsSchema))[name];

  return [
    defineRoute(wire.readHomepage, (_, { language }) => read(language, 'home', HomeSchema)),

    defineRoute(wire.headerFooter, async (_, call) => {
      const header = await read(call.language, 'header', HeaderSchema);
      const footer = await read(call.language, 'footer', FooterSchema);
      return {
        header: { ...header, announcement: insertFreeDeliveryThreshold(header.announcement, call) },
        footer,
      };
    }),

    defineRoute(wire.blogsLanding, async (_, { language }) => {
      const blogs = await articles.all(language, 'blogs', BlogSchema);
      return {
        landing: await landing(language, 'blogs'),
        blogs: blogs
          .map(({ body, steps: _, ...blog }) => ({ ...blog, minutesToRead: getReadingMinutes(body) }))
          .sort((a, b) => b.date.localeCompare(a.date) || a.slug.localeCompare(b.slug)),
      };
    }),

    defineRoute(wire.blog, async ({ params }, { language }) => {
      const blog = await articles.one(language, 'blogs', params.slug, BlogSchema);
      return { ...blog, minutesToRead: getReadingMinutes(blog.body) };
    }),

    defineRoute(wire.masterclassLanding, async (_, { language, now }) => {
      const classes = await articles.all(language, 'masterclasses', MasterclassSchema);
      const order = (starts: string) => {
        const wait = Date.parse(starts) - now;
        return wait >= 0 ? wait : Number.MAX_SAFE_INTEGER / 2 - wait;
      };
      return {
        landing: await landing(language, 'masterclasses'),
        masterclasses: classes
          .map(({ body: _, steps: __, ...masterclass }) => masterclass)
          .sort((a, b) => order(a.starts) - order(b.starts)),
      };
    }),

    defineRoute(wire.masterclass, ({ params }, { language }) =>
      articles.one(language, 'masterclasses', params.slug, MasterclassSchema),
    ),

    defineRoute(wire.campaign, ({ params }, { language }) =>
      articles.one(language, 'campaigns', params.slug, CampaignSchema),
    ),

    defineRoute(wire.campaigns, async (_, { language, now }) => {
      const all = await articles.all(language, 'campaigns', CampaignSchema);
      const isOn = ({ starts, ends }: { starts: string; ends: string }) =>
        Date.parse(starts) <= now && now < Date.parse(ends);
      const moments = all.flatMap(({ starts, ends }) => [Date.parse(starts), Date.parse(ends)]);
      const coming = moments.filter((moment) => moment > now);
      return {
        changesAt: coming.length > 0 ? Math.min(...coming) : null,
        campaigns: all
          .filter(isOn)
          .sort((a, b) => Date.parse(a.ends) - Date.parse(b.ends))
          .map(({ body: _, ...campaign }) => campaign),
      };
    }),

    defineRoute(wire.staticPage, ({ params }, { language }) =>
      articles.one(language, 'pages', params.slug, StaticPageSchema),
    ),

    defineRoute(wire.brands, async (_, { language, country }) => ({
      landing: await landing(language, 'brands'),
      brands: await readBrands(db, country.code, language),
    })),

    defineRoute(wire.brandPage, async ({ query }, { language, country }) => {
      const [brand] = await readBrands(db, country.code, language, query.slug);
      if (!brand) throw new AppError('CONTENT_NOT_FOUND');
      const isWritten = (await articles.slugs('brands')).includes(query.slug);
      const page = isWritten ? await articles.one(language, 'brands', query.slug, BrandPageSchema) : null;
      return { brand, page };
    }),

    defineRoute(wire.collectionLanding, async (_, { language }) => {
      const collections = await articles.all(language, 'collections', CollectionSchema);
      return {
        landing: await landing(language, 'collections'),
        collections: collections.map(({ body: _, groups: __, ...collection }) => collection),
      };
    }),

    defineRoute(wire.collection, ({ params }, { language }) =>
      articles.one(language, 'collections', params.slug, CollectionSchema),
    ),

    defineRoute(wire.contentIndex, async () => ({
      campaigns: await articles.slugs('campaigns'),
      collections: await articles.slugs('collections'),
      departments: await articles.slugs('departments'),
    })),

    ...editorialRoutes(read, db),
  ];
}

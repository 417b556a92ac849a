import { blogsLanding } from '#lib/contract/content/pages.ts';
import { createFeed, type FeedItem } from '#lib/seo/feed.ts';
import {
  createLinkBuilder,
  type Loaded,
  type LoaderContext,
  type LoaderFailure,
  toFailure,
} from '../context.ts';
import { toImage } from './blog-cards.ts';

/** Returns the RSS 2.0 feed of a locale's blog posts, newest first. */
export async function loadBlogFeed({
  client,
  locale,
  t,
  siteUrl,
}: LoaderContext): Promise<Loaded<{ body: string }> | LoaderFailure> {
  const result = await client.call(blogsLanding, {});
  if (!result.ok) return toFailure(result.error);
  const { landing, blogs } = result.data;
  const link = createLinkBuilder(locale);
  const items = blogs.map(
    (blog): FeedItem => ({
      title: blog.title,
      url: `${siteUrl}${link(`/blogs/${blog.slug}`)}`,
      summary: blog.lead,
      author: blog.author.name,
      topic: t(`content:topic-${blog.topic}`),
      picture: siteUrl + toImage(blog).src,
      publishedAt: Date.parse(blog.date),
    }),
  );
  const body = await createFeed(items, {
    title: `${landing.title} | ${t('shell:name')}`,
    description: landing.description,
    url: `${siteUrl}${link('/blogs')}`,
    feedUrl: `${siteUrl}${link('/blogs/rss.xml')}`,
    language: locale.bcp47,
  });
  return { kind: 'ok', model: { body } };
}

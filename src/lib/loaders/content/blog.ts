import type { blog as blogCall } from '#lib/contract/content/pages.ts';
import { blogsLanding } from '#lib/contract/content/pages.ts';
import type { EndpointReply } from '#lib/contract/endpoint.ts';
import type { BlogModel } from '#lib/format/models/content.ts';
import { createArticleData } from '#lib/seo/structured-data/article.ts';
import { createBreadcrumbData } from '#lib/seo/structured-data/breadcrumbs.ts';
import { createHowToData } from '#lib/seo/structured-data/how-to.ts';
import { loadProductLinks } from '../catalog/product-links.ts';
import { createLinkBuilder, type LoaderContext, type LoaderResult, toFailure } from '../context.ts';
import { formatDay, toBlogCard, toImage, toTopicLink } from './blog-cards.ts';
import { findRelatedBlogs } from './related-blogs.ts';
import { renderLocalizedMarkdown } from './render-markdown.ts';

export type Blog = EndpointReply<typeof blogCall>;

/** Loads a blog post. */
export async function loadBlog(context: LoaderContext, blog: Blog): Promise<LoaderResult<BlogModel>> {
  const { client, locale, t, siteUrl } = context;
  const [landing, products] = await Promise.all([
    client.call(blogsLanding, {}),
    loadProductLinks(context, blog.products),
  ]);
  if (!landing.ok) return toFailure(landing.error);
  const link = createLinkBuilder(locale);
  const path = link(`/blogs/${blog.slug}`);
  const crumbs = [
    { href: link('/'), label: t('shell:home') },
    { href: link('/blogs'), label: landing.data.landing.title },
    { href: path, label: blog.title },
  ];
  const { steps = [] } = blog;
  const facts = {
    site: siteUrl,
    path,
    locale,
    ...blog,
    picture: toImage(blog).src,
    topic: t(`content:topic-${blog.topic}`),
  };
  return {
    kind: 'ok',
    model: {
      title: blog.title,
      description: blog.description,
      robots: blog.robots,
      lead: blog.lead,
      crumbs,
      picture: toImage(blog),
      topic: toTopicLink(blog.topic, context),
      author: blog.author,
      published: formatDay(blog.date, context),
      updated: blog.updated ? formatDay(blog.updated, context) : null,
      time: t('landing:readingTime', { count: blog.minutesToRead }),
      text: renderLocalizedMarkdown(blog.body, locale),
      steps,
      products,
      related: findRelatedBlogs(blog, landing.data.blogs).map((other) => toBlogCard(other, context)),
      jsonLd: [
        createBreadcrumbData(crumbs, siteUrl),
        createArticleData(facts),
        ...(steps.length > 0
          ? [createHowToData({ ...facts, steps, supplies: products.map(({ name }) => name) })]
          : []),
      ],
    },
  };
}

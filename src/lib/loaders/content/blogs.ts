import type { Topic } from '#content/schemas/index.ts';
import { type BlogSummary, blogsLanding } from '#lib/contract/content/pages.ts';
import type { BlogListModel } from '#lib/format/models/content.ts';
import { createBreadcrumbData } from '#lib/seo/structured-data/breadcrumbs.ts';
import { createPageListData } from '#lib/seo/structured-data/item-list.ts';
import { createLinkBuilder, type LoaderContext, type LoaderResult, toFailure } from '../context.ts';
import { toBlogCard, toTopicLink } from './blog-cards.ts';

// The page of all posts links to each topic's page for the rest.
const BLOGS_PER_TOPIC = 3;

/** Groups posts by topic; the topic with the newest post comes first. */
function groupByTopic(blogs: readonly BlogSummary[]): Map<Topic, BlogSummary[]> {
  const groups = new Map<Topic, BlogSummary[]>();
  for (const blog of blogs) groups.set(blog.topic, [...(groups.get(blog.topic) ?? []), blog]);
  return groups;
}

/** Loads all posts or those of a topic; `not-found` when the topic has none. */
export async function loadBlogs(context: LoaderContext, topic?: Topic): Promise<LoaderResult<BlogListModel>> {
  const { client, locale, t, siteUrl } = context;
  const result = await client.call(blogsLanding, {});
  if (!result.ok) return toFailure(result.error);
  const { landing, blogs } = result.data;
  const groups = groupByTopic(blogs);
  const listedBlogs = topic ? (groups.get(topic) ?? []) : blogs;
  if (topic && listedBlogs.length === 0) return { kind: 'not-found' };
  const link = createLinkBuilder(locale);
  const all = { href: link('/blogs'), label: landing.title };
  const home = { href: link('/'), label: t('shell:home') };
  const currentTopic = topic && toTopicLink(topic, context);
  const crumbs = currentTopic ? [home, all, currentTopic] : [home, all];
  const toCards = (group: readonly BlogSummary[]) => group.map((blog) => toBlogCard(blog, context));
  const [first, ...others] = toCards(listedBlogs);
  const sections = [...groups].map(([name, group]) => ({
    title: t(`content:topic-${name}`),
    note: t('content:guides', { count: group.length }),
    allLink: {
      href: link(`/blogs/topic/${name}`),
      label: t('content:topicMore', { topic: t(`content:topic-${name}`) }),
    },
    cards: toCards(group.filter((blog) => blog !== blogs[0]).slice(0, BLOGS_PER_TOPIC)),
  }));
  const texts = topic
    ? {
        title: t('content:topicTitle', { topic: currentTopic?.label ?? '' }),
        lead: t(`content:about-${topic}`),
      }
    : landing;
  return {
    kind: 'ok',
    model: {
      title: texts.title,
      description: topic ? texts.lead : landing.description,
      heading: texts.title,
      lead: texts.lead,
      crumbs,
      topics: [
        { href: all.href, label: t('content:topicAll'), isCurrent: !topic },
        ...[...groups.keys()].map((name) => ({ ...toTopicLink(name, context), isCurrent: name === topic })),
      ],
      first: first ?? null,
      groups: topic
        ? [{ title: null, note: null, allLink: null, cards: others }]
        : sections.filter(({ cards }) => cards.length > 0),
      feedPath: link('/blogs/rss.xml'),
      jsonLd: [
        createBreadcrumbData(crumbs, siteUrl),
        createPageListData(
          listedBlogs.map(({ title, slug }) => ({ name: title, path: link(`/blogs/${slug}`) })),
          siteUrl,
        ),
      ],
    },
  };
}

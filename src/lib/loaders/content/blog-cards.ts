import { type BlogSummary, blogsLanding } from '#lib/contract/content/pages.ts';
import { formatProseDate } from '#lib/format/date.ts';
import type { BlogCardModel, DateModel } from '#lib/format/models/content.ts';
import type { ImageModel, LinkModel } from '#lib/format/models/shared.ts';
import { getLocalePath } from '#lib/locale/locale-path.ts';
import type { LoaderContext } from '../context.ts';

type FormatContext = Pick<LoaderContext, 'locale' | 't'>;
type Topic = BlogSummary['topic'];

export function toImage({ picture, alt }: { picture: string; alt: string }): ImageModel {
  return { src: `/media/${picture}.svg`, alt };
}

/** Formats an ISO date such as `2026-03-14`. */
export function formatDay(day: string, { locale }: Pick<FormatContext, 'locale'>): DateModel {
  return { iso: day, text: formatProseDate(Date.parse(day), locale) };
}

export function toTopicLink(topic: Topic, { locale, t }: FormatContext): LinkModel {
  return { href: getLocalePath(locale, `/blogs/topic/${topic}`), label: t(`content:topic-${topic}`) };
}

export function toBlogCard(blog: BlogSummary, context: FormatContext): BlogCardModel {
  return {
    href: getLocalePath(context.locale, `/blogs/${blog.slug}`),
    title: blog.title,
    lead: blog.lead,
    picture: toImage(blog),
    topic: toTopicLink(blog.topic, context),
    date: formatDay(blog.date, context),
    readingTime: context.t('landing:readingTime', { count: blog.minutesToRead }),
  };
}

/** Returns blog cards in the order of `slugs`; unknown slugs are ignored. */
export async function loadBlogCards(
  context: LoaderContext,
  slugs: readonly string[],
): Promise<BlogCardModel[]> {
  if (slugs.length === 0) return [];
  const result = await context.client.call(blogsLanding, {});
  if (!result.ok) return [];
  const blogsBySlug = new Map(result.data.blogs.map((blog) => [blog.slug, blog]));
  return slugs.flatMap((slug) => {
    const blog = blogsBySlug.get(slug);
    return blog ? [toBlogCard(blog, context)] : [];
  });
}

export async function loadNewestBlogCards(context: LoaderContext, count: number): Promise<BlogCardModel[]> {
  const result = await context.client.call(blogsLanding, {});
  return result.ok ? result.data.blogs.slice(0, count).map((blog) => toBlogCard(blog, context)) : [];
}

import { type BlogSummary, blogsLanding } from '#lib/contract/content.ts';
import type { GuideModel } from '#lib/format/models.ts';
import { type LoaderContext, linkIn } from './context.ts';

function formatGuide(guide: BlogSummary, { locale, t }: Pick<LoaderContext, 'locale' | 't'>): GuideModel {
  return {
    href: linkIn(locale)(`/blogs/${guide.slug}`),
    label: guide.title,
    picture: { src: `/media/${guide.picture}.svg`, alt: guide.alt },
    lead: guide.lead,
    note: t('landing:readingTime', { count: guide.minutesToRead }),
  };
}

/** Guides by slug, in the order given; those that nobody has written are left out. */
export async function loadGuides(context: LoaderContext, slugs: readonly string[]): Promise<GuideModel[]> {
  if (slugs.length === 0) return [];
  const result = await context.client.call(blogsLanding, {});
  if (!result.ok) return [];
  const found = new Map(result.data.blogs.map((guide) => [guide.slug, guide]));
  return slugs.flatMap((slug) => {
    const guide = found.get(slug);
    return guide ? [formatGuide(guide, context)] : [];
  });
}

/** The newest guides. */
export async function loadNewestGuides(context: LoaderContext, number: number): Promise<GuideModel[]> {
  const result = await context.client.call(blogsLanding, {});
  return result.ok ? result.data.blogs.slice(0, number).map((guide) => formatGuide(guide, context)) : [];
}

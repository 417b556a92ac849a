import { blogsLanding } from '#lib/contract/content/pages.ts';
import type { BlogCardModel } from '#lib/format/models/content.ts';
import type { LoaderContext } from '../context.ts';
import { toBlogCard } from './blog-cards.ts';

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

export async function loadNewestBlogCards(context: LoaderContext, number: number): Promise<BlogCardModel[]> {
  const result = await context.client.call(blogsLanding, {});
  return result.ok ? result.data.blogs.slice(0, number).map((blog) => toBlogCard(blog, context)) : [];
}

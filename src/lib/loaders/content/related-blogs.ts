import type { BlogSummary } from '#lib/contract/content/pages.ts';

const MAX_RELATED = 3;

/** Returns the related posts of a blog post: the editor's choice, filled up with posts of the same topic. */
export function findRelatedBlogs(
  blog: Pick<BlogSummary, 'slug' | 'topic'> & { related: readonly string[] },
  all: readonly BlogSummary[],
): BlogSummary[] {
  const editorChoice = blog.related.flatMap((slug) => all.find((candidate) => candidate.slug === slug) ?? []);
  const sameTopic = all.filter((candidate) => candidate.topic === blog.topic && candidate.slug !== blog.slug);
  return [...new Set([...editorChoice, ...sameTopic])].slice(0, MAX_RELATED);
}

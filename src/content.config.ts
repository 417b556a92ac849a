import { defineCollection } from 'astro:content';
import { loadArticles } from '#lib/build/articles.ts';
import { openBuildClient, readThenClose } from '#lib/build/source.server.ts';
import { blog, masterclass, staticPage } from '#lib/contract/content.ts';

const source = { open: openBuildClient, hold: readThenClose };

// What pages of the build are made of. It comes by the content calls, as everything else: from the embedded backend,
// or from the remote API of API_BASE_URL.
export const collections = {
  blogs: defineCollection({ loader: loadArticles('blogs', source), schema: blog.reply }),
  masterclasses: defineCollection({
    loader: loadArticles('masterclasses', source),
    schema: masterclass.reply,
  }),
  pages: defineCollection({ loader: loadArticles('pages', source), schema: staticPage.reply }),
};

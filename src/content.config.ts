import { defineCollection } from 'astro:content';
import { createArticleLoader } from '#lib/build/article-loader.ts';
import { createLocaleBuildClient, runThenCloseCommerce } from '#lib/build/open-build-client.server.ts';
import { blog, masterclass, staticPage } from '#lib/contract/content/pages.ts';

const source = { createClient: createLocaleBuildClient, runThenClose: runThenCloseCommerce };

// Content of prerendered pages, read through the content endpoints like everything else: from the embedded
// backend, or from the remote API at API_BASE_URL.
export const collections = {
  blogs: defineCollection({ loader: createArticleLoader('blogs', source), schema: blog.reply }),
  masterclasses: defineCollection({
    loader: createArticleLoader('masterclasses', source),
    schema: masterclass.reply,
  }),
  pages: defineCollection({ loader: createArticleLoader('pages', source), schema: staticPage.reply }),
};

import type { Loader } from 'astro/loaders';
import type { Client } from '#lib/client/client.ts';
import {
  blog,
  blogsLanding,
  masterclass,
  masterclassLanding,
  STATIC_PAGES,
  staticPage,
} from '#lib/contract/content/pages.ts';
import { DEFAULT_LOCALE, getLocale, LANGUAGES, type Locale } from '#lib/locale/locale.ts';
import { BuildCallError } from './build-client.ts';

type Article = { slug: string } & Record<string, unknown>;
type ReadArticles = (client: Client) => Promise<Article[]>;

/** Returns the data of a call that must succeed; throws otherwise. */
async function requireData<Data>(
  result: Promise<{ ok: true; data: Data } | { ok: false; error: { code: string } }>,
  subject: string,
): Promise<Data> {
  const response = await result;
  if (!response.ok) throw new BuildCallError(`The call for ${subject} failed with ${response.error.code}.`);
  return response.data;
}

async function readBlogs(client: Client): Promise<Article[]> {
  const { blogs } = await requireData(client.call(blogsLanding, {}), blogsLanding.path);
  const articles: Article[] = [];
  for (const { slug } of blogs)
    articles.push(await requireData(client.call(blog, { params: { slug } }), `blog ${slug}`));
  return articles;
}

async function readMasterclasses(client: Client): Promise<Article[]> {
  const { masterclasses } = await requireData(client.call(masterclassLanding, {}), masterclassLanding.path);
  const articles: Article[] = [];
  for (const { slug } of masterclasses) {
    articles.push(await requireData(client.call(masterclass, { params: { slug } }), `masterclass ${slug}`));
  }
  return articles;
}

// Static pages have fixed slugs; those without content are skipped.
async function readPages(client: Client): Promise<Article[]> {
  const articles: Article[] = [];
  for (const slug of STATIC_PAGES) {
    const result = await client.call(staticPage, { params: { slug } });
    if (result.ok) articles.push(result.data);
  }
  return articles;
}

/** Provides the client that reads the articles. */
export interface ArticleSource {
  createClient: (locale: Locale) => Client;
  /** Runs a read during a build and closes the backend afterwards. */
  runThenClose: <T>(read: () => Promise<T>) => Promise<T>;
}

const COLLECTIONS = { blogs: readBlogs, masterclasses: readMasterclasses, pages: readPages } satisfies Record<
  string,
  ReadArticles
>;

/**
 * Creates the loader of a collection: reads it through the content endpoints, one entry per language and slug
 * (`ar/painting-over-damp-walls`). The entries are replaced together once all were read.
 */
export function createArticleLoader(folder: keyof typeof COLLECTIONS, source: ArticleSource): Loader {
  return {
    name: `binaa-${folder}`,
    async load({ store, parseData, generateDigest, watcher, logger }) {
      const readLanguage = async (language: Locale['language']) => {
        const articles = await COLLECTIONS[folder](
          source.createClient(getLocale(language, DEFAULT_LOCALE.country.code)),
        );
        return Promise.all(
          articles.map(async (article) => {
            const id = `${language}/${article.slug}`;
            return { id, data: await parseData({ id, data: article }), digest: generateDigest(article) };
          }),
        );
      };
      const read = async () => {
        const entries = (await Promise.all(LANGUAGES.map(readLanguage))).flat();
        store.clear();
        for (const entry of entries) store.set(entry);
      };
      await (watcher ? read() : source.runThenClose(read));
      // In development the collection is read again when an editor's file changes.
      for (const event of ['add', 'change', 'unlink'] as const) {
        watcher?.on(event, (file) => {
          if (new RegExp(`[\\\\/]content[\\\\/]\\w+[\\\\/]${folder}[\\\\/]`).test(file)) {
            read().catch((error: unknown) => logger.error(String(error)));
          }
        });
      }
    },
  };
}

import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type * as z from 'zod/mini';
import { AppError } from '../gateway/app-error.ts';
import { parseYaml } from './json-reader.ts';
import { createModificationTimeReader } from './modification-time.ts';

const FRONT_MATTER = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/;
const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

export type MarkdownReader = ReturnType<typeof createMarkdownReader>;

type CacheEntry = { modificationTime: number; article: unknown };

/**
 * Creates a cached reader of Markdown files with YAML front matter, validated by schema; see
 * `createJsonReader`.
 */
export function createMarkdownReader(dir: string) {
  const cache = new Map<string, CacheEntry>();
  const readModificationTime = createModificationTimeReader();

  async function readArticleFile<Schema extends z.ZodMiniType>(
    language: string,
    folder: string,
    slug: string,
    schema: Schema,
  ): Promise<z.output<Schema>> {
    if (!SLUG.test(slug)) throw new AppError('CONTENT_NOT_FOUND');
    const path = join(dir, language, folder, `${slug}.md`);
    const modificationTime = await readModificationTime(path);
    if (modificationTime === undefined) throw new AppError('CONTENT_NOT_FOUND');
    const cached = cache.get(path);
    if (cached?.modificationTime === modificationTime) return cached.article as z.output<Schema>;
    const [, frontMatter = '', body = ''] = FRONT_MATTER.exec(await readFile(path, 'utf8')) ?? [];
    const article = schema.safeParse({
      slug,
      ...(parseYaml(frontMatter) as object | undefined),
      body: body.trim(),
    });
    if (!article.success) {
      const paths = article.error.issues.map((issue) => issue.path.map(String).join('.')).join(', ');
      throw new Error(`${path} does not fit its schema: ${paths}`);
    }
    cache.set(path, { modificationTime, article: article.data });
    return article.data;
  }

  async function listSlugs(folder: string): Promise<string[]> {
    const names = await readdir(join(dir, 'en', folder)).catch(() => []);
    return names.flatMap((name) => /^(.+)\.md$/.exec(name)?.[1] ?? []).sort();
  }

  async function listArticleFiles<Schema extends z.ZodMiniType>(
    language: string,
    folder: string,
    schema: Schema,
  ): Promise<z.output<Schema>[]> {
    return Promise.all(
      (await listSlugs(folder)).map((slug) => readArticleFile(language, folder, slug, schema)),
    );
  }

  return { readArticle: readArticleFile, listArticles: listArticleFiles, listSlugs };
}

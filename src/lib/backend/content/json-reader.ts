import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { load } from 'js-yaml';
import type * as z from 'zod/mini';
import { AppError } from '../gateway/app-error.ts';
import { createModificationTimeReader } from './modification-time.ts';

/** Default folder of the content files, such as `en/home.json`. */
export const CONTENT_DIR = join(process.cwd(), 'src', 'content');

/** Creates a cached reader of content files, validated by schema; a changed file is read again. */
export const createJsonReader = (dir: string) => createFileReader(dir, 'json', JSON.parse);

/** The same for YAML files, used for lists of texts. */
export const createYamlReader = (dir: string) => createFileReader(dir, 'yaml', parseYaml);

/** Returns undefined for an empty text. Throws unless the text is one document. */
export const parseYaml = (text: string): unknown => (text.trim() === '' ? undefined : load(text));

/** Lists the names of a folder's YAML files, without extension, sorted. */
export async function listYamlFiles(dir: string): Promise<string[]> {
  const names = await readdir(dir).catch(() => []);
  return names.flatMap((name) => /^(.+)\.yaml$/.exec(name)?.[1] ?? []).sort();
}

function createFileReader(dir: string, extension: string, parseText: (text: string) => unknown) {
  const cache = new Map<string, { modificationTime: number; content: unknown }>();
  const readModificationTime = createModificationTimeReader();

  return async function read<Schema extends z.ZodMiniType>(
    language: string,
    name: string,
    schema: Schema,
  ): Promise<z.output<Schema>> {
    const path = join(dir, language, `${name}.${extension}`);
    const modificationTime = await readModificationTime(path);
    if (modificationTime === undefined) throw new AppError('CONTENT_NOT_FOUND');
    const cached = cache.get(path);
    if (cached?.modificationTime === modificationTime) return cached.content as z.output<Schema>;
    const content = schema.safeParse(parseText(await readFile(path, 'utf8')));
    if (!content.success) {
      const paths = content.error.issues.map((issue) => issue.path.map(String).join('.')).join(', ');
      throw new Error(`${path} does not fit its schema: ${paths}`);
    }
    cache.set(path, { modificationTime, content: content.data });
    return content.data;
  };
}

/** Returns the content, or undefined when it does not exist. */
export async function readIfExists<T>(promise: Promise<T>): Promise<T | undefined> {
  return await promise.catch((error) => {
    if (error instanceof AppError && error.code === 'CONTENT_NOT_FOUND') return undefined;
    throw error;
  });
}

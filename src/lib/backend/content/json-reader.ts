import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type * as z from 'zod/mini';
import { AppError } from '../gateway/app-error.ts';

/** Default folder of the content files, such as `en/home.json`. */
export const CONTENT_DIR = join(process.cwd(), 'src', 'content');

/** Creates a cached reader of content files, validated by schema; a changed file is read again. */
export function createJsonReader(dir: string) {
  const cache = new Map<string, { modified: number; content: unknown }>();

  return async function read<Schema extends z.ZodMiniType>(
    language: string,
    name: string,
    schema: Schema,
  ): Promise<z.output<Schema>> {
    const path = join(dir, language, `${name}.json`);
    const stats = await stat(path).catch(() => undefined);
    if (!stats) throw new AppError('CONTENT_NOT_FOUND');
    const cached = cache.get(path);
    if (cached?.modified === stats.mtimeMs) return cached.content as z.output<Schema>;
    const content = schema.safeParse(JSON.parse(await readFile(path, 'utf8')));
    if (!content.success) {
      const paths = content.error.issues.map((issue) => issue.path.map(String).join('.')).join(', ');
      throw new Error(`${path} does not fit its schema: ${paths}`);
    }
    cache.set(path, { modified: stats.mtimeMs, content: content.data });
    return content.data;
  };
}

import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ResponseCopies } from './build-client.ts';

/**
 * Caches API responses as files in a folder, as the fallback of calls that fail during a build. Files are
 * written atomically, by a rename.
 */
export function createResponseCopies(folder: string): ResponseCopies {
  const getFilePath = (name: string) =>
    join(folder, `${createHash('sha256').update(name).digest('hex').slice(0, 32)}.json`);

  return {
    async read(name) {
      try {
        const copy = JSON.parse(await readFile(getFilePath(name), 'utf8')) as {
          name: string;
          at: number;
          data: unknown;
        };
        return copy.name === name ? { savedAt: copy.at, data: copy.data } : undefined;
      } catch {
        // A missing or truncated file counts as no copy.
        return undefined;
      }
    },
    async write(name, data) {
      await mkdir(folder, { recursive: true });
      const file = getFilePath(name);
      const temporaryFile = `${file}.${process.pid}`;
      await writeFile(temporaryFile, JSON.stringify({ name, at: Date.now(), data }));
      await rename(temporaryFile, file);
    },
  };
}

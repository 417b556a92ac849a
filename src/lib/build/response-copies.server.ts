import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ResponseCopies } from './build-client.ts';

/** Creates a store of copies as files in a folder, each written atomically by a rename. */
export function createResponseCopies(folder: string): ResponseCopies {
  const fileOf = (name: string) =>
    join(folder, `${createHash('sha256').update(name).digest('hex').slice(0, 32)}.json`);

  return {
    async read(name) {
      try {
        const kept = JSON.parse(await readFile(fileOf(name), 'utf8')) as {
          name: string;
          at: number;
          data: unknown;
        };
        return kept.name === name ? { savedAt: kept.at, data: kept.data } : undefined;
      } catch {
        // A missing or truncated file counts as no copy.
        return undefined;
      }
    },
    async write(name, data) {
      await mkdir(folder, { recursive: true });
      const file = fileOf(name);
      const aside = `${file}.${process.pid}`;
      await writeFile(aside, JSON.stringify({ name, at: Date.now(), data }));
      await rename(aside, file);
    },
  };
}

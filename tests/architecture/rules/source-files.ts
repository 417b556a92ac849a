import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

export const ROOT = path.resolve(import.meta.dirname, '../../..');
const SKIPPED = new Set(['node_modules', 'dist', '.git', '.astro', '.cache', 'data', 'test-results']);

export type SourceFile = { path: string; text: string };

/** Lists the files below a folder by their path from the root, with forward slashes. */
export function listFiles(folder: string, ending: RegExp): string[] {
  const found: string[] = [];
  const walk = (directory: string) => {
    for (const entry of readdirSync(path.join(ROOT, directory), { withFileTypes: true })) {
      if (SKIPPED.has(entry.name)) continue;
      const next = path.posix.join(directory, entry.name);
      if (entry.isDirectory()) walk(next);
      else if (ending.test(entry.name)) found.push(next);
    }
  };
  walk(folder);
  return found.sort();
}

/** Whether a file or folder of the repository exists. */
export const existsInRepository = (file: string): boolean => existsSync(path.join(ROOT, file));

export const readSource = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8');

export const readFiles = (folder: string, ending: RegExp): SourceFile[] =>
  listFiles(folder, ending).map((file) => ({ path: file, text: readSource(file) }));

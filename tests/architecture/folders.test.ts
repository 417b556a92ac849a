import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { CHUNK_GROUPS } from '#lib/build/chunk-groups.ts';
import { existsInRepository, listFiles } from './rules/source-files.ts';

const MAX_FILES = 16;

// Folders whose files are entries of one kind: routes, editorial content, seed data, illustrations, messages,
// migrations.
const LISTS = /^src\/(pages|content)\/|\/seed\/|\/media\/kinds$|\/messages\/|\/migrations$/;

describe('The layout', () => {
  it('has no folder with more than 16 files', () => {
    const counts = new Map<string, number>();
    for (const file of ['src', 'scripts', 'tests'].flatMap((root) =>
      listFiles(root, /\.(tsx?|mjs|astro|css)$/),
    )) {
      const folder = path.posix.dirname(file);
      if (!LISTS.test(folder) && !LISTS.test(`${folder}/`)) counts.set(folder, (counts.get(folder) ?? 0) + 1);
    }
    expect([...counts].filter(([, count]) => count > MAX_FILES)).toEqual([]);
  });

  it('names only existing files in the chunk groups, each once', () => {
    const files = CHUNK_GROUPS.flatMap((group) => group.files);
    expect(files.length).toBeGreaterThan(50);
    expect(files.filter((file) => !existsInRepository(`src/${file}`))).toEqual([]);
    expect(new Set(files).size).toBe(files.length);
  });
});

import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { CHUNK_GROUPS } from '#lib/build/chunk-groups.ts';
import { listFiles, readSource } from './rules/source-files.ts';

const MAX_FILES = 16;
const MAX_ADD_TO_CART_FILES = 45;

// Folders whose files are entries of one kind: routes, seed data, illustrations, message files, migrations.
const LISTS = /^src\/(pages|content)\/|\/seed\/|\/media\/kinds$|\/messages\/|\/migrations$/;

const isFile = (file: string) => existsSync(path.resolve(import.meta.dirname, '../..', file));

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
    expect(files.filter((file) => !isFile(`src/${file}`))).toEqual([]);
    expect(new Set(files).size).toBe(files.length);
  });
});

describe('The documentation of the architecture', () => {
  const text = readSource('docs/architecture.md');

  it('follows adding to the cart through at most 45 files', () => {
    const [, section = ''] = /^## Request 1: add to cart$([\s\S]*?)(?=^## )/m.exec(text) ?? [];
    const steps = section.match(/^\d+\. /gm) ?? [];
    expect(steps.length).toBeGreaterThan(20);
    expect(steps.length).toBeLessThanOrEqual(MAX_ADD_TO_CART_FILES);
  });
});

describe('The documentation', () => {
  // Decision records keep the names of their time.
  const guides = listFiles('docs', /\.md$/).filter((file) => !file.startsWith('docs/decisions/'));
  const documents = ['README.md', 'CONTRIBUTING.md', ...guides];
  const files = ['src', 'scripts', 'tests', 'docs', 'public'].flatMap((root) => listFiles(root, /./));
  /** A path may leave out leading folders: `orders/queries.ts` is `src/lib/backend/orders/queries.ts`. */
  const exists = (name: string) => {
    if (isFile(name)) return true;
    const isNamed = /\.\w+$/.test(name)
      ? (file: string) => file.endsWith(`/${name}`)
      : (file: string) => file.includes(`/${name}/`);
    return files.some(isNamed);
  };

  it.each(documents)('names only existing files and folders in %s', (document) => {
    const text = readSource(document).replaceAll(/^```[\s\S]*?^```$/gm, '');
    const matches = text.matchAll(/`((?:[\w.[\]-]+\/)+[\w.[\]-]*)(?:\{([\w,-]+)\})?`/g);
    // `auth/{limits,users}` names two folders.
    const named = [...matches].flatMap(([, start = '', names = '']) =>
      names.split(',').map((name) => (start + name).replace(/\/$/, '')),
    );
    const sources = named.filter((name) => /\.(tsx?|m?js|astro|css|json)$|^(src|scripts|tests)\//.test(name));
    expect(sources.filter((name) => !exists(name))).toEqual([]);
  });

  it('names more than 100 source files', () => {
    const text = documents.map((document) => readSource(document)).join('\n');
    expect((text.match(/`[\w./[\]-]+\/[\w.[\]-]+\.(tsx?|mjs|astro)`/g) ?? []).length).toBeGreaterThan(100);
  });
});

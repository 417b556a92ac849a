import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { existsInRepository, listFiles, readSource } from './rules/source-files.ts';

const MAX_ADD_TO_CART_FILES = 45;

const contributing = readSource('CONTRIBUTING.md');

it('the table of folders names every folder and file of src and of src/lib', () => {
  const [, leaves = ''] = /^The leaves are (.*)\.\s/m.exec(contributing) ?? [];
  const rows = contributing.split('\n').filter((line) => line.startsWith('| `'));
  const places = rows.map((row) => row.split('|')[1] as string).join();
  const isNamed = (place: string, name: string) =>
    places.includes(`\`${place}\``) || (place.startsWith('src/lib/') && leaves.includes(`\`${name}\``));
  const unnamed = ['src', 'src/lib'].flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => !name.endsWith('.d.ts') && `${folder}/${name}` !== 'src/lib')
      .filter((name) => !isNamed(`${folder}/${name}`, name))
      .map((name) => `${folder}/${name}`),
  );
  expect(rows.length).toBeGreaterThan(10);
  expect(unnamed).toEqual([]);
});

it('the table of folders names nothing that does not exist', () => {
  const named = [...contributing.matchAll(/^\| `(src[^`]*)`(?:, `(src[^`]*)`)?/gm)].flatMap((match) =>
    [match[1], match[2]].filter((place) => place !== undefined),
  );
  const found = new Set(
    ['src', 'src/lib'].flatMap((folder) => readdirSync(folder).map((name) => `${folder}/${name}`)),
  );
  expect(named.filter((place) => !found.has(place))).toEqual([]);
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
  // Decision records keep the file names of the time when they were written.
  const guides = listFiles('docs', /\.md$/).filter((file) => !file.startsWith('docs/decisions/'));
  const documents = ['README.md', 'CONTRIBUTING.md', ...guides];
  const files = ['src', 'scripts', 'tests', 'docs', 'public'].flatMap((root) => listFiles(root, /./));
  /** A path may leave out leading folders: `orders/queries.ts` is `src/lib/backend/orders/queries.ts`. */
  const exists = (name: string) => {
    if (existsInRepository(name)) return true;
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

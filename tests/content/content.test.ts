import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { FooterSchema, HeaderSchema, HomeSchema } from '#content/schemas/index.ts';
import { SCENE_NAMES } from '#lib/backend/media/draw-scene.ts';
import { buildSeedCatalog } from '#lib/backend/seed/build-seed.ts';

const { categories, products } = buildSeedCatalog();
const ROOT = new URL('../../src/content/', import.meta.url);
const read = (language: string, name: string): unknown =>
  JSON.parse(readFileSync(new URL(`${language}/${name}.json`, ROOT), 'utf8'));

const listSlugs = (folder: string): string[] =>
  readdirSync(new URL(`en/${folder}/`, ROOT)).map((file) => file.replace(/\.md$/, ''));

const FILES = [
  ['home', HomeSchema],
  ['header', HeaderSchema],
  ['footer', FooterSchema],
] as const;

const departments = categories.flatMap(({ catCode }) => catCode ?? []);
const pages = [
  '/cart',
  '/blogs',
  '/masterclasses',
  '/brands',
  '/all-departments',
  '/collection',
  '/bulk-orders',
  '/size-chart',
  '/store-locator',
  '/delivery-areas',
  '/ordertrack',
  ...listSlugs('pages').map((slug) => `/${slug}`),
  ...['blogs', 'masterclasses', 'campaigns', 'brands'].flatMap((folder) =>
    listSlugs(folder).map((slug) => `/${folder}/${slug}`),
  ),
  ...listSlugs('collections').map((slug) => `/collection/${slug}`),
  ...departments.map((code) => `/departments/${code}`),
  ...categories.map(({ slug }) => `/category/${slug}`),
];

/** Lists all values of a document with their paths. */
function listLeaves(value: unknown, path = ''): [path: string, leaf: unknown][] {
  if (typeof value !== 'object' || value === null) return [[path, value]];
  return Object.entries(value).flatMap(([key, inner]) => listLeaves(inner, `${path}/${key}`));
}

// Addresses, codes and kinds are not translated. Contact lines and card names may be Latin.
const FIXED = /\/(href|picture|kind|category|icon)$|^\/departments\/|^\/contact\/lines/;

it.each(FILES)('%s matches the schema of its page in both languages, with the same keys', (name, schema) => {
  const english = listLeaves(schema.parse(read('en', name)));
  const arabic = listLeaves(schema.parse(read('ar', name)));
  expect(arabic.map(([path]) => path)).toEqual(english.map(([path]) => path));
  english.forEach(([path, value], index) => {
    const other = arabic[index]?.[1];
    if (FIXED.test(path) && !path.startsWith('/contact')) expect(other, path).toBe(value);
    if (!FIXED.test(path)) expect(other, path).toMatch(/\p{Script=Arabic}/u);
    if (!FIXED.test(path)) expect(value, path).not.toMatch(/\p{Script=Arabic}/u);
  });
});

it.each(FILES)('%s links only to existing pages', (name) => {
  const links = listLeaves(read('en', name)).filter(([path]) => path.endsWith('/href'));
  expect(links.length).toBeGreaterThan(0);
  expect(links.filter(([, href]) => !pages.includes(String(href)))).toEqual([]);
});

const MARKDOWN_FOLDERS = readdirSync(new URL('en/', ROOT), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'needs')
  .map(({ name }) => name);

const isPageFile = (path: string): boolean =>
  ['.astro', '/index.astro'].some((end) => existsSync(new URL(`../pages/[locale]${path}${end}`, ROOT)));

it.each(MARKDOWN_FOLDERS)('Markdown of %s links only to existing pages, in both languages', (folder) => {
  const existingPaths = new Set([...pages, ...products.map(({ slug }) => `/products/${slug}`)]);
  const deadLinks = ['en', 'ar'].flatMap((language) =>
    readdirSync(new URL(`${language}/${folder}/`, ROOT)).flatMap((file) => {
      const text = readFileSync(new URL(`${language}/${folder}/${file}`, ROOT), 'utf8');
      const paths = [...text.matchAll(/\]\((\/[^)\s#?]*)/g)].map(([, path = '']) => path);
      return paths
        .filter((path) => !existingPaths.has(path) && !isPageFile(path))
        .map((path) => `${file}: ${path}`);
    }),
  );
  expect(deadLinks).toEqual([]);
});

it('the home page shows only departments, products and scenes that exist', () => {
  const home = HomeSchema.parse(read('en', 'home'));
  expect([...home.departments].sort()).toEqual([...departments].sort());
  const scenes: string[] = SCENE_NAMES;
  for (const { picture: image } of [home.hero, ...home.banners]) expect(scenes).toContain(image);
  for (const { kind, category } of home.rails) {
    expect(kind === 'category').toBe(category !== undefined);
    if (category) expect(categories.map(({ slug }) => slug)).toContain(category);
  }
});

it('the announcement names the free delivery threshold in both languages', () => {
  for (const language of ['en', 'ar']) {
    expect(HeaderSchema.parse(read(language, 'header')).announcement).toContain('{freeFrom}');
  }
});

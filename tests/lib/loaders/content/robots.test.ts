import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Backend, createBackend } from '#lib/backend/backend.ts';
import { createClient } from '#lib/client/client.ts';
import { createHeaders } from '#lib/client/request-headers.ts';
import { loadBrand } from '#lib/loaders/catalog/brand.ts';
import { loadCollection } from '#lib/loaders/catalog/collection.ts';
import { loadDepartment } from '#lib/loaders/catalog/department.ts';
import { loadCampaign } from '#lib/loaders/content/campaign.ts';
import { loadStaticPage } from '#lib/loaders/content/static-page.ts';
import type { LoaderContext } from '#lib/loaders/context.ts';
import { loadSitemap } from '#lib/loaders/seo/sitemap.ts';
import { getLocale } from '#lib/locale/locale.ts';
import { getErrorMessage } from '#lib/messages/error-messages.ts';
import { getTranslate } from '#lib/messages/translate.ts';
import { createSitemapOptions } from '#lib/seo/sitemap/build-sitemap.ts';
import { openSeeded, type TestDatabase, testDatabases } from '../../backend/databases.ts';

const NOW = Date.parse('2026-11-25T12:00:00+04:00');
const SITE = 'https://shop.example';

const picture = 'picture: scenes/workshop\nalt: A workshop.';
const head = 'title: Title\ndescription: Description.';
const campaign = `${head}
starts: '2026-11-20T00:00:00+04:00'
ends: '2026-11-30T00:00:00+04:00'
hero: { title: T, text: T, cta: { label: Go, href: /cart }, picture: scenes/workshop, alt: A workshop. }
rails: [{ title: A, kind: sale }, { title: B, kind: popular }]
guides: []`;
const collection = `${head}\nlead: Lead.\n${picture}\ngroups: [{ title: G, text: T, products: [A, B] }]`;
const question = '{ question: Q, answer: A }';

/** Articles by their robots setting: those that search engines may index, and the others. */
const ARTICLES: Record<string, string> = {
  'campaigns/shown': campaign,
  'campaigns/hidden': `${campaign}\nrobots: noindex`,
  'campaigns/unfollowed': `${campaign}\nrobots: nofollow`,
  'collections/shown': collection,
  'collections/hidden': `${collection}\nrobots: noindex, nofollow`,
  'departments/tools': `${head}\nlead: Lead.\nfaq: [${question}, ${question}]\nguides: []\nrobots: noindex`,
  'brands/rukn': `${head}\nlead: Lead.\n${picture}\nfacts: []\ncategories: [drills]\nrobots: noindex`,
};
const LANDING = { title: 'T', description: 'D', lead: 'L' };
const LANDINGS = Object.fromEntries(
  ['blogs', 'masterclasses', 'brands', 'departments', 'collections'].map((name) => [name, LANDING]),
);

let backend: Backend;
let context: LoaderContext;

beforeAll(async () => {
  const contentDir = mkdtempSync(join(process.env.DATA_DIR as string, 'content-'));
  for (const language of ['en', 'ar']) {
    const writePage = (name: string, text: string) => {
      const path = join(contentDir, language, name);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, text);
    };
    for (const [name, fields] of Object.entries(ARTICLES))
      writePage(`${name}.md`, `---\n${fields}\n---\n\nText.\n`);
    writePage('landings.json', JSON.stringify(LANDINGS));
  }
  backend = createBackend({
    database: await openSeeded(testDatabases[0] as TestDatabase),
    formatErrorMessage: getErrorMessage,
    secrets: { token: 'the secret of this test' },
    clock: () => NOW,
    log: () => {},
    contentDir,
  });
  const locale = getLocale('en', 'ae');
  const client = createClient({
    base: 'http://x',
    fetch: (request) => backend.handle(request),
    headers: (endpoint) =>
      createHeaders(endpoint, {
        locale,
        organisation: 'binaa',
        accessToken: undefined,
        subscriptionKey: undefined,
        client: undefined,
        createReference: () => crypto.randomUUID(),
      }),
  });
  context = { client, locale, t: getTranslate('en'), siteUrl: SITE };
});
afterAll(() => backend?.close());

it("pages have the robots tag of their editor, and a campaign that is over has the shop's", async () => {
  const pages = await Promise.all([
    loadCampaign(context, 'shown', NOW),
    loadCampaign(context, 'unfollowed', NOW),
    loadCampaign(context, 'unfollowed', Date.parse('2027-01-01')),
    loadCollection(context, 'hidden'),
    loadDepartment(context, 'tools'),
    loadBrand(context, 'rukn'),
  ]);
  expect(pages.map((page) => (page.kind === 'ok' ? page.model.robots : page.kind))).toEqual([
    undefined,
    'nofollow',
    'noindex, follow',
    'noindex, nofollow',
    'noindex',
    'noindex',
  ]);
  const page = { slug: 'terms', title: 'T', description: 'D', updated: '2026-01-01', body: 'Text.' };
  expect((await loadStaticPage(context, { ...page, robots: 'noindex' })).robots).toBe('noindex');
});

it('sitemaps contain no page that its editor excludes from search engines', async () => {
  const files = await Promise.all(
    ['pages', 'categories', 'brands'].map((name) => loadSitemap(context, name)),
  );
  const xml = files.map((file) => (file.kind === 'ok' ? file.model.body : '')).join('');
  const paths = [...xml.matchAll(/<loc>https:\/\/shop\.example\/en-ae([^<]*)<\/loc>/g)].map(
    ([, path]) => path,
  );
  expect(paths).toEqual(
    expect.arrayContaining([
      '/campaigns/shown',
      '/campaigns/unfollowed',
      '/collection/shown',
      '/category/tools',
      '/brands/lawn',
    ]),
  );
  for (const hidden of ['/campaigns/hidden', '/collection/hidden', '/departments/tools', '/brands/rukn'])
    expect(paths).not.toContain(hidden);
});

it('the sitemap of built pages leaves out those with noindex', () => {
  const pages: Record<string, string> = {
    '/en-ae/blogs/shown': '<meta name="robots" content="nofollow">',
    '/en-ae/blogs/hidden': '<meta name="robots" content="noindex, nofollow">',
  };
  const { filter } = createSitemapOptions((path) => pages[path] ?? '');
  expect(Object.keys(pages).filter((path) => filter(SITE + path))).toEqual(['/en-ae/blogs/shown']);
});

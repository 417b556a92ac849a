import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { audit } from '../../scripts/seo/audit-site.mjs';
import { formatTable, writeReport } from '../../scripts/seo/report.mjs';
import { type SeoTestPage, startSeoTestSite } from './seo-test-site.ts';

type Finding = { url: string; rule: string; level: string; detail: string };

async function runAudit(
  pageChanges: Parameters<typeof startSeoTestSite>[0] = {},
  options: { limit?: number; locales?: string[] } = {},
) {
  const site = await startSeoTestSite(pageChanges);
  try {
    return await audit({ origin: site.origin, ...options });
  } finally {
    site.close();
  }
}

const replaceInBody =
  (from: string | RegExp, to: string) =>
  (page: SeoTestPage): SeoTestPage => ({ ...page, body: page.body.replace(from, to) });

it('a site without SEO errors has no findings', async () => {
  const report = await runAudit();
  expect(report.findings).toEqual([]);
  expect(report.pages).toBe(37);
});

const ENGLISH_PATH = '/en-ae/blogs/walls';
const ARABIC_PATH = '/ar-kw/blogs/walls';

// An SEO error, the path of its page, the change that causes it, and the expected finding.
const SEO_ERRORS: [
  error: string,
  path: string,
  changePage: (page: SeoTestPage) => SeoTestPage,
  rule: string,
  detail: RegExp,
  level?: string,
][] = [
  ['a page that is not found', ENGLISH_PATH, () => ({ status: 404, body: '' }), 'broken link', /^404/],
  ['a page that fails', ENGLISH_PATH, () => ({ status: 500, body: '' }), 'broken link', /^500/],
  [
    'a redirect in a sitemap',
    ENGLISH_PATH,
    () => ({ status: 301, headers: { location: '/en-ae' }, body: '' }),
    'status',
    /301/,
  ],
  [
    'a link to a missing page',
    '/en-ae',
    replaceInBody('</body>', '<a href="/en-ae/none">x</a></body>'),
    'broken link',
    /en-ae$/,
  ],
  ['no canonical', ENGLISH_PATH, replaceInBody(/<link rel="canonical"[^>]*>/, ''), 'canonical', /missing/],
  [
    'a canonical of another page',
    ENGLISH_PATH,
    replaceInBody(/(rel="canonical" href="[^"]*)walls/, '$1other'),
    'canonical',
    /leads to/,
  ],
  [
    'a canonical that is not absolute',
    ENGLISH_PATH,
    replaceInBody(/rel="canonical" href="[^"]*"/, 'rel="canonical" href="/x"'),
    'canonical',
    /absolute/,
  ],
  ['no alternates', ENGLISH_PATH, replaceInBody(/<link rel="alternate"[^>]*>/g, ''), 'alternates', /none/],
  [
    'no default alternate',
    ENGLISH_PATH,
    replaceInBody(/<link rel="alternate" hreflang="x-default"[^>]*>/, ''),
    'alternates',
    /x-default/,
  ],
  [
    'an alternate that does not link back',
    ENGLISH_PATH,
    replaceInBody(/(hreflang="ar-KW" href="[^"]*)blogs\/walls/, '$1products/tin'),
    'alternates',
    /in return/,
  ],
  [
    'a page that does not list itself',
    ENGLISH_PATH,
    replaceInBody(/<link rel="alternate" hreflang="en-AE"[^>]*>/, ''),
    'alternates',
    /itself/,
  ],
  [
    'noindex in a sitemap',
    ENGLISH_PATH,
    replaceInBody('</head>', '<meta name="robots" content="noindex"></head>'),
    'robots',
    /noindex/,
  ],
  ['no title', ENGLISH_PATH, replaceInBody(/<title>[^<]*/, '<title>'), 'title', /missing/],
  ['a duplicate title', ENGLISH_PATH, replaceInBody(/<title>[^<]*/, '<title>Page home ae'), 'title', /same/],
  [
    'no description',
    ENGLISH_PATH,
    replaceInBody(/<meta name="description"[^>]*>/, ''),
    'description',
    /missing/,
  ],
  [
    'a short description',
    ENGLISH_PATH,
    replaceInBody(/(name="description" content=")[^"]*/, '$1Short.'),
    'description',
    /6 characters/,
    'warning',
  ],
  ['no heading', ENGLISH_PATH, replaceInBody(/<h1>.*?<\/h1>/, ''), 'headings', /^0/],
  ['two main headings', ENGLISH_PATH, replaceInBody('<h2>', '<h1>x</h1><h2>'), 'headings', /^2/],
  [
    'a skipped heading level',
    ENGLISH_PATH,
    replaceInBody(/<h2>/, '<h4>x</h4><h2>'),
    'headings',
    /jumps/,
    'warning',
  ],
  [
    'structured data that is not JSON',
    ENGLISH_PATH,
    replaceInBody('{"@type"', '{@type'),
    'structured data',
    /not JSON/,
  ],
  [
    'structured data without a required property',
    ENGLISH_PATH,
    replaceInBody('"@type":"WebSite"', '"@type":"Product"'),
    'structured data',
    /without offers/,
  ],
  [
    'structured data that search engines reject',
    ENGLISH_PATH,
    replaceInBody('"@type":"WebSite"', '"@type":"AggregateRating","reviewCount":4'),
    'structured data',
    /"ratingValue"/,
  ],
  [
    'a price of zero',
    ENGLISH_PATH,
    replaceInBody(
      '"@type":"WebSite"',
      '"@type":"Offer","price":"0","priceCurrency":"AED","availability":"x"',
    ),
    'structured data',
    /price of 0/,
  ],
  [
    'a page that does not describe the organization',
    ENGLISH_PATH,
    replaceInBody('"@type":"Organization"', '"@type":"WebSite"'),
    'structured data',
    /organization is missing/,
  ],
  ['an image without alternative text', ENGLISH_PATH, replaceInBody(' alt=""', ''), 'picture', /alternative/],
  ['an image without dimensions', ENGLISH_PATH, replaceInBody(' width="1"', ''), 'picture', /size/],
  [
    'script on a content page',
    ENGLISH_PATH,
    replaceInBody('</body>', '<script src="/a.js"></script></body>'),
    'script',
    /1 script/,
  ],
  [
    'too much inline script',
    ENGLISH_PATH,
    replaceInBody(
      '</body>',
      `<script>${Array.from({ length: 9000 }, (_, n) => n * 7919).join()}</script></body>`,
    ),
    'script',
    /inline/,
  ],
  [
    'English in an Arabic page',
    ARABIC_PATH,
    replaceInBody('</body>', '<p>Nobody has translated this sentence</p></body>'),
    'untranslated',
    /Nobody/,
  ],
  ['the wrong language', ARABIC_PATH, replaceInBody('lang="ar-KW"', 'lang="en-KW"'), 'language', /lang is/],
  ['the wrong text direction', ARABIC_PATH, replaceInBody('dir="rtl"', 'dir="ltr"'), 'language', /dir is/],
  [
    'no og:image',
    ENGLISH_PATH,
    replaceInBody(/<meta property="og:image"[^>]*>/, ''),
    'open graph',
    /og:image/,
  ],
  [
    'an og:image in a format that few programs read',
    ENGLISH_PATH,
    replaceInBody(/(property="og:image" content="[^"]*)png/, '$1webp'),
    'open graph',
    /format/,
  ],
  [
    'no large card',
    ENGLISH_PATH,
    replaceInBody(/<meta name="twitter:card"[^>]*>/, ''),
    'open graph',
    /twitter:card/,
  ],
];

it.each(SEO_ERRORS)('%s is reported', async (_, pagePath, changePage, rule, detail, level = 'error') => {
  const report = await runAudit({ [pagePath]: changePage });
  const pageFindings = (report.findings as Finding[]).filter(
    (finding) => finding.rule === rule && detail.test(finding.detail) && finding.level === level,
  );
  const expected = rule === 'broken link' && pagePath === '/en-ae' ? '/en-ae/none' : pagePath;
  expect(pageFindings.map(({ url }) => new URL(url).pathname)).toContain(expected);
  expect(report.errors > 0).toBe((report.findings as Finding[]).some((finding) => finding.level === 'error'));
});

it('an indexable query string, a missing sitemap, an orphan and an unlisted page are reported', async () => {
  const query = await runAudit({
    '/en-ae': replaceInBody('</body>', '<a href="/en-ae/blogs/walls?utm=1">x</a></body>'),
    '/en-ae/blogs/walls?utm=1': (_) => ({ body: '<html lang="en-AE" dir="ltr"><title>x</title></html>' }),
  });
  expect(query.findings).toContainEqual(expect.objectContaining({ rule: 'query', level: 'error' }));
  const withoutSitemap = await runAudit({ '/sitemap.xml': () => ({ status: 500, body: '' }) });
  expect(withoutSitemap.findings).toContainEqual(
    expect.objectContaining({ rule: 'sitemap', detail: 'returned 500' }),
  );
  const unlisted = await runAudit({
    '/sitemap.xml': replaceInBody(/<url><loc>[^<]*en-ae\/blogs\/walls<\/loc><\/url>/, ''),
  });
  expect(unlisted.findings).toEqual([expect.objectContaining({ rule: 'sitemap', level: 'warning' })]);
  const duplicateReport = await runAudit({
    '/sitemap.xml': replaceInBody(/(<url><loc>[^<]*en-ae\/blogs\/walls<\/loc><\/url>)/, '$1$1'),
  });
  expect(duplicateReport.findings).toEqual([
    expect.objectContaining({ rule: 'sitemap', detail: 'is listed twice' }),
  ]);
  const unlinkedPage = replaceInBody(/<a href="\/en-ae\/products\/tin">·<\/a>/, '');
  const orphan = await runAudit({
    '/': unlinkedPage,
    '/en-ae': unlinkedPage,
    '/en-ae/blogs/walls': unlinkedPage,
    '/en-ae/products/tin': unlinkedPage,
  });
  expect(orphan.findings).toEqual([expect.objectContaining({ rule: 'orphan', level: 'error' })]);
});

it('with a limit the audit reads whole families of pages, and reports nothing about pages left out', async () => {
  const report = await runAudit({}, { limit: 13 });
  expect(report.pages).toBeGreaterThanOrEqual(13);
  expect(report.findings).toEqual([]);
});

it('with some locales the audit reads all their pages, and reports nothing about the others', async () => {
  const report = await runAudit({}, { locales: ['en-ae', 'ar-kw'] });
  expect([report.pages, report.findings]).toEqual([7, []]);
  const orphan = replaceInBody(/<a href="\/en-ae\/products\/tin">·<\/a>/, '');
  const changes = Object.fromEntries(
    ['/en-ae', '/en-ae/blogs/walls', '/en-ae/products/tin', '/'].map((page) => [page, orphan]),
  );
  const { findings } = await runAudit(changes, { locales: ['en-ae'] });
  expect(findings).toEqual([expect.objectContaining({ rule: 'orphan' })]);
});

it('the report is a table, JSON and an HTML page', async () => {
  const report = await runAudit({
    [ENGLISH_PATH]: replaceInBody(/<h1>.*?<\/h1>/, '<h1></h1><h1>&lt;b&gt;</h1>'),
  });
  expect(formatTable(report.findings).join('\n')).toMatch(/error\s+headings\s+1\n\s+http.*walls: 2 headings/);
  const folder = path.join(process.env.DATA_DIR ?? '', 'seo');
  const [json = '', html = ''] = writeReport(folder, report);
  expect(JSON.parse(readFileSync(json, 'utf8')).errors).toBe(1);
  expect(readFileSync(html, 'utf8')).toContain('1 errors');
  expect(existsSync(html)).toBe(true);
});

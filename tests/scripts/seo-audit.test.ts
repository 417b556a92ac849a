import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { audit } from '../../scripts/seo/audit.mjs';
import { formatTable, writeReport } from '../../scripts/seo/report.mjs';
import { type SeoTestPage, startSeoTestSite } from './seo-test-site.ts';

type Finding = { url: string; rule: string; level: string; detail: string };

async function read(plants: Parameters<typeof startSeoTestSite>[0] = {}, limit?: number) {
  const site = await startSeoTestSite(plants);
  try {
    return await audit({ origin: site.origin, limit });
  } finally {
    site.close();
  }
}

const swap =
  (from: string | RegExp, to: string) =>
  (page: SeoTestPage): SeoTestPage => ({ ...page, body: page.body.replace(from, to) });

it('a site without SEO errors has no findings', async () => {
  const report = await read();
  expect(report.findings).toEqual([]);
  expect(report.pages).toBe(37);
});

const HERE = '/en-ae/blogs/walls';
const ARABIC = '/ar-kw/blogs/walls';

// What is planted, where, and the expected finding.
const FAULTS: [
  what: string,
  at: string,
  plant: (page: SeoTestPage) => SeoTestPage,
  rule: string,
  detail: RegExp,
  level?: string,
][] = [
  ['a page that is gone', HERE, () => ({ status: 404, body: '' }), 'broken link', /^404/],
  ['a page that fails', HERE, () => ({ status: 500, body: '' }), 'broken link', /^500/],
  [
    'a redirect in a sitemap',
    HERE,
    () => ({ status: 301, headers: { location: '/en-ae' }, body: '' }),
    'status',
    /301/,
  ],
  [
    'a link that leads nowhere',
    '/en-ae',
    swap('</body>', '<a href="/en-ae/none">x</a></body>'),
    'broken link',
    /en-ae$/,
  ],
  ['no canonical', HERE, swap(/<link rel="canonical"[^>]*>/, ''), 'canonical', /missing/],
  [
    'a canonical that leads elsewhere',
    HERE,
    swap(/(rel="canonical" href="[^"]*)walls/, '$1other'),
    'canonical',
    /leads to/,
  ],
  [
    'a canonical that is not whole',
    HERE,
    swap(/rel="canonical" href="[^"]*"/, 'rel="canonical" href="/x"'),
    'canonical',
    /absolute/,
  ],
  ['no alternates', HERE, swap(/<link rel="alternate"[^>]*>/g, ''), 'alternates', /none/],
  [
    'no default alternate',
    HERE,
    swap(/<link rel="alternate" hreflang="x-default"[^>]*>/, ''),
    'alternates',
    /x-default/,
  ],
  [
    'an alternate that does not answer in kind',
    HERE,
    swap(/(hreflang="ar-KW" href="[^"]*)blogs\/walls/, '$1products/tin'),
    'alternates',
    /in return/,
  ],
  [
    'a page that does not list itself',
    HERE,
    swap(/<link rel="alternate" hreflang="en-AE"[^>]*>/, ''),
    'alternates',
    /itself/,
  ],
  [
    'noindex in a sitemap',
    HERE,
    swap('</head>', '<meta name="robots" content="noindex"></head>'),
    'robots',
    /noindex/,
  ],
  ['no title', HERE, swap(/<title>[^<]*/, '<title>'), 'title', /missing/],
  ['a title that is taken', HERE, swap(/<title>[^<]*/, '<title>Page home ae'), 'title', /same/],
  ['no description', HERE, swap(/<meta name="description"[^>]*>/, ''), 'description', /missing/],
  [
    'a short description',
    HERE,
    swap(/(name="description" content=")[^"]*/, '$1Short.'),
    'description',
    /6 characters/,
    'warning',
  ],
  ['no heading', HERE, swap(/<h1>.*?<\/h1>/, ''), 'headings', /^0/],
  ['two main headings', HERE, swap('<h2>', '<h1>x</h1><h2>'), 'headings', /^2/],
  ['a level that is jumped over', HERE, swap(/<h2>/, '<h4>x</h4><h2>'), 'headings', /jumps/, 'warning'],
  ['structured data that is not JSON', HERE, swap('{"@context"', '{@context'), 'structured data', /not JSON/],
  [
    'structured data without what is required',
    HERE,
    swap('"@type":"WebSite"', '"@type":"Product"'),
    'structured data',
    /without offers/,
  ],
  [
    'a price of nothing',
    HERE,
    swap('"@type":"WebSite"', '"@type":"Offer","price":"0","priceCurrency":"AED","availability":"x"'),
    'structured data',
    /price of 0/,
  ],
  ['a picture without words', HERE, swap(' alt=""', ''), 'picture', /alternative/],
  ['a picture without a size', HERE, swap(' width="1"', ''), 'picture', /size/],
  [
    'script on a content page',
    HERE,
    swap('</body>', '<script src="/a.js"></script></body>'),
    'script',
    /1 script/,
  ],
  [
    'too much inline script',
    HERE,
    swap('</body>', `<script>${Array.from({ length: 9000 }, (_, n) => n * 7919).join()}</script></body>`),
    'script',
    /inline/,
  ],
  [
    'English in an Arabic page',
    ARABIC,
    swap('</body>', '<p>Nobody has translated this sentence</p></body>'),
    'untranslated',
    /Nobody/,
  ],
  ['the wrong language', ARABIC, swap('lang="ar-KW"', 'lang="en-KW"'), 'language', /lang is/],
  ['the wrong direction', ARABIC, swap('dir="rtl"', 'dir="ltr"'), 'language', /dir is/],
  ['no picture for sharing', HERE, swap(/<meta property="og:image"[^>]*>/, ''), 'open graph', /og:image/],
];

it.each(FAULTS)('%s is reported', async (_, at, plant, rule, detail, level = 'error') => {
  const report = await read({ [at]: plant });
  const own = (report.findings as Finding[]).filter(
    (it) => it.rule === rule && detail.test(it.detail) && it.level === level,
  );
  const expected = rule === 'broken link' && at === '/en-ae' ? '/en-ae/none' : at;
  expect(own.map(({ url }) => new URL(url).pathname)).toContain(expected);
  expect(report.errors > 0).toBe((report.findings as Finding[]).some((it) => it.level === 'error'));
});

it('an indexable query string, a missing sitemap, an orphan and an unlisted page are reported', async () => {
  const query = await read({
    '/en-ae': swap('</body>', '<a href="/en-ae/blogs/walls?utm=1">x</a></body>'),
    '/en-ae/blogs/walls?utm=1': (_) => ({ body: '<html lang="en-AE" dir="ltr"><title>x</title></html>' }),
  });
  expect(query.findings).toContainEqual(expect.objectContaining({ rule: 'query', level: 'error' }));
  const gone = await read({ '/sitemap.xml': () => ({ status: 500, body: '' }) });
  expect(gone.findings).toContainEqual(expect.objectContaining({ rule: 'sitemap', detail: 'answers 500' }));
  const unlisted = await read({
    '/sitemap.xml': swap(/<url><loc>[^<]*en-ae\/blogs\/walls<\/loc><\/url>/, ''),
  });
  expect(unlisted.findings).toEqual([expect.objectContaining({ rule: 'sitemap', level: 'warning' })]);
  const lonely = swap(/<a href="\/en-ae\/products\/tin">·<\/a>/, '');
  const orphan = await read({
    '/': lonely,
    '/en-ae': lonely,
    '/en-ae/blogs/walls': lonely,
    '/en-ae/products/tin': lonely,
  });
  expect(orphan.findings).toEqual([expect.objectContaining({ rule: 'orphan', level: 'warning' })]);
});

it('with a limit whole families are read, and nothing is reported about pages left out', async () => {
  const report = await read({}, 13);
  expect(report.pages).toBeGreaterThanOrEqual(13);
  expect(report.findings).toEqual([]);
});

it('the report is a table, JSON and an HTML page', async () => {
  const report = await read({ [HERE]: swap(/<h1>.*?<\/h1>/, '<h1></h1><h1>&lt;b&gt;</h1>') });
  expect(formatTable(report.findings).join('\n')).toMatch(/error\s+headings\s+1\n\s+http.*walls: 2 headings/);
  const folder = path.join(process.env.DATA_DIR ?? '', 'seo');
  const [json = '', html = ''] = writeReport(folder, report);
  expect(JSON.parse(readFileSync(json, 'utf8')).errors).toBe(1);
  expect(readFileSync(html, 'utf8')).toContain('1 errors');
  expect(existsSync(html)).toBe(true);
});

import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { LOCALES } from '#lib/locale/locale.ts';

/** A page of the test site, which a test can change. */
export interface SeoTestPage {
  status?: number;
  headers?: Record<string, string>;
  body: string;
}

type PageChange = (page: SeoTestPage, address: { path: string; origin: string }) => SeoTestPage;

const PATHS = ['', '/blogs/walls', '/products/tin'];

/** Starts a site of three pages in twelve locales without SEO errors, except for those that `pageChanges` adds by path. */
export async function startSeoTestSite(
  pageChanges: Record<string, PageChange> = {},
): Promise<{ origin: string; close(): void }> {
  let origin = '';
  const server: Server = createServer((request, response) => {
    const path = request.url ?? '/';
    const reply = createReply(path, origin);
    const { status = 200, headers = {}, body } = pageChanges[path]?.(reply, { path, origin }) ?? reply;
    response.writeHead(status, { 'content-type': 'text/html; charset=utf-8', ...headers });
    response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { origin, close: () => server.close() };
}

function createReply(path: string, origin: string): SeoTestPage {
  if (path === '/robots.txt') return text(`User-agent: *\nDisallow: /api/\nSitemap: ${origin}/sitemap.xml\n`);
  if (path === '/sitemap.xml') {
    const urls = LOCALES.flatMap(({ tag }) => PATHS.map((localPath) => `${origin}/${tag}${localPath}`));
    return xml(`<urlset>${urls.map((url) => `<url><loc>${url}</loc></url>`).join('')}</urlset>`);
  }
  if (path === '/') {
    return {
      body: page({
        origin,
        path: '/',
        lang: 'en',
        robots: 'noindex',
        localPath: '',
        title: 'Choose a country',
      }),
    };
  }
  const [, tag = '', localPath = ''] = /^\/([a-z]{2}-[a-z]{2})(\/[^?]*)?$/.exec(path) ?? [];
  const locale = LOCALES.find((candidate) => candidate.tag === tag);
  if (!locale || !PATHS.includes(localPath)) return { status: 404, body: '<html lang="en"></html>' };
  const title = `${locale.language === 'ar' ? 'صفحة' : 'Page'} ${localPath || 'home'} ${locale.country.code}`;
  return { body: page({ origin, path, lang: locale.bcp47, localPath, title }) };
}

const text = (body: string): SeoTestPage => ({ headers: { 'content-type': 'text/plain' }, body });
const xml = (body: string): SeoTestPage => ({ headers: { 'content-type': 'application/xml' }, body });

function page(options: {
  origin: string;
  path: string;
  lang: string;
  localPath: string;
  title: string;
  robots?: string;
}): string {
  const { origin, path, lang, localPath, title, robots } = options;
  const isArabic = lang.startsWith('ar');
  const url = origin + path;
  const alternates = [...LOCALES.map((locale) => [locale.bcp47, locale.tag]), ['x-default', 'en-ae']].map(
    ([hreflang, tag]) => `<link rel="alternate" hreflang="${hreflang}" href="${origin}/${tag}${localPath}">`,
  );
  const links = PATHS.map(
    (other) => `<a href="/${/^\/[a-z]{2}-[a-z]{2}/.exec(path)?.[0].slice(1) ?? 'en-ae'}${other}">·</a>`,
  );
  const description = isArabic
    ? 'وصف طويل بما يكفي ليقرأه الباحث ويعرف ما في هذه الصفحة قبل أن يدخلها.'
    : 'A description that is long enough for whoever searches to know what this page is about.';
  const facts = { '@context': 'https://schema.org', name: 'Binaa', url: origin };
  const data = ['WebSite', 'Organization'].map((type) => JSON.stringify({ '@type': type, ...facts }));
  return `<!doctype html><html lang="${lang}" dir="${isArabic ? 'rtl' : 'ltr'}"><head><title>${title}</title>
<meta name="description" content="${title}: ${description}">${robots ? `<meta name="robots" content="${robots}">` : ''}
<link rel="canonical" href="${url}">${alternates.join('')}
<meta property="og:title" content="${title}"><meta property="og:image" content="${origin}/p.png">
<meta name="twitter:card" content="summary_large_image"><meta property="og:url" content="${url}"><meta property="og:locale" content="x">
${data.map((json) => `<script type="application/ld+json">${json}</script>`).join('')}</head>
<body><h1>${title}</h1><h2>${isArabic ? 'فقرة' : 'A part'}</h2><img src="/p.png" alt="" width="1" height="1">${links.join('')}
${LOCALES.map(({ tag }) => `<a href="/${tag}">·</a>`).join('')}</body></html>`;
}

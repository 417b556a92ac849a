import { crawl, readSitemaps } from './crawl.mjs';
import { checkJsonLd } from './json-ld.mjs';
import { checkPage } from './page-rules.mjs';
import { checkSite } from './site-rules.mjs';
import { validateHtml } from './validate-html.mjs';

// Paths that are not crawled: API, media, sandbox, comparisons and files other than HTML.
const NON_PAGES =
  /^\/(api|media|_astro|_image|sandbox|og)\/|^\/[a-z-]+\/compare\b|\.(md|xml|txt|csv|png|svg|jpg|webp|ico|webmanifest)$/;

/**
 * Audits a running site.
 * @param {{ origin: string, limit?: number, locales?: string[], validatedPagesPerKind?: number }} options `locales`: only
 *   these, such as `en-ae`, are read; `validatedPagesPerKind`: how many pages of each kind and language have
 *   their HTML validated, as pages of one kind have the same template
 */
export async function audit({
  origin,
  limit = Number.POSITIVE_INFINITY,
  locales = [],
  validatedPagesPerKind = 0,
}) {
  const toLocalUrl = (address) => replaceOrigin(address, origin);
  const sitemaps = await readSitemaps(origin, toLocalUrl);
  // Sitemaps contain the public origin, which may differ from the audited one.
  const [first] = sitemaps.listedUrls.keys();
  const publicOrigin = first ? new URL(first).origin : origin;
  const toPublicUrl = (address) => {
    if (!URL.canParse(address)) return '';
    const { origin: linkOrigin } = new URL(address);
    return linkOrigin === origin || linkOrigin === publicOrigin ? replaceOrigin(address, publicOrigin) : '';
  };
  const isInScope = createScope(locales);
  const shouldCrawl = (address) => isInScope(address) && !NON_PAGES.test(new URL(address).pathname);
  const listed = selectUrls([...sitemaps.listedUrls.keys()].filter(isInScope), limit);
  const start = [...new Set([`${publicOrigin}/`, ...listed])];
  const findings = [];
  const checks = [];
  const sample = createHtmlSample(validatedPagesPerKind);
  const { pages, linkSources } = await crawl({
    start,
    toLocalUrl,
    toPublicUrl,
    limit: Math.max(limit, start.length),
    shouldCrawl,
    onRead(page, body) {
      if (page.status !== 200 || !page.facts) return;
      sample.add(page, body);
      for (const finding of checkPage(page)) findings.push({ url: page.url, ...finding });
      checks.push(checkStructuredData(page));
    },
  });
  findings.push(...(await Promise.all(checks)).flat());
  if (validatedPagesPerKind > 0) findings.push(...(await validateHtml(sample.htmlByUrl)));
  findings.push(...checkSitemaps(sitemaps, publicOrigin));
  const isPartial = pages.size >= limit;
  const { listedUrls, disallowedPaths } = sitemaps;
  findings.push(...checkSite({ pages, linkSources, listedUrls, disallowedPaths, isPartial, isInScope }));
  return {
    origin: publicOrigin,
    date: new Date().toISOString(),
    pages: pages.size,
    errors: findings.filter(({ level }) => level === 'error').length,
    warnings: findings.filter(({ level }) => level === 'warning').length,
    findings,
  };
}

/** Returns a function that tells whether a URL belongs to the audited locales, or to no locale. */
const createScope = (locales) => (address) => {
  const [, tag] = /^\/([a-z]{2}-[a-z]{2})(?:\/|$)/.exec(new URL(address).pathname) ?? [];
  return locales.length === 0 || tag === undefined || locales.includes(tag);
};

function createHtmlSample(pagesPerKind) {
  const htmlByUrl = new Map();
  const counts = new Map();
  return {
    htmlByUrl,
    add({ url, facts }, html) {
      const [, , kind = '', name] = new URL(url).pathname.split('/');
      const key = [facts.lang.slice(0, 2), kind, name !== undefined].join(' ');
      const count = counts.get(key) ?? 0;
      if (count >= pagesPerKind) return;
      counts.set(key, count + 1);
      htmlByUrl.set(url, html);
    },
  };
}

function checkSitemaps({ failures, sitemapUrls, duplicates }, publicOrigin) {
  const report = (url, detail) => ({ url, rule: 'sitemap', level: 'error', detail });
  return [
    ...failures.map(({ url, status }) => report(url, `returned ${status}`)),
    ...(sitemapUrls.length === 0 ? [report(`${publicOrigin}/robots.txt`, 'names no sitemap')] : []),
    ...[...new Set(duplicates)].map((url) => report(url, 'is listed twice')),
  ];
}

async function checkStructuredData({ url, facts }) {
  const problems = await Promise.all(facts.jsonLd.map(checkJsonLd));
  return problems.flat().map((detail) => ({ url, rule: 'structured data', level: 'error', detail }));
}

const replaceOrigin = (address, origin) => {
  const url = new URL(address);
  return origin + url.pathname + url.search;
};

/**
 * Selects URLs evenly spaced from a long list. A page is selected in all its locales, so that alternates can
 * be checked.
 */
function selectUrls(urls, limit) {
  if (urls.length <= limit) return urls;
  const pages = Map.groupBy(urls, (url) => new URL(url).pathname.replace(/^\/[a-z]{2}-[a-z]{2}/, ''));
  const step = Math.max(1, urls.length / limit);
  const urlsByPage = [...pages.values()];
  const selected = [];
  for (let position = 0; position < urlsByPage.length && selected.length < limit; position += step)
    selected.push(...urlsByPage[Math.floor(position)]);
  return selected;
}

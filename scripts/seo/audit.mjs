import { crawl, readSitemaps } from './crawl.mjs';
import { checkPage } from './page-rules.mjs';
import { checkSite } from './site-rules.mjs';

// API, media and files other than HTML.
const NON_PAGES =
  /^\/(api|media|_astro|_image|sandbox|og)\/|\.(md|xml|txt|csv|png|svg|jpg|webp|ico|webmanifest)$/;

/**
 * Audits a running site.
 * @param {{ origin: string, limit?: number }} options
 */
export async function audit({ origin, limit = Number.POSITIVE_INFINITY }) {
  const sitemaps = await readSitemaps(origin, (address) => replaceOrigin(address, origin));
  // Sitemaps contain the public origin, which may differ from the audited one.
  const [first] = sitemaps.listed.keys();
  const home = first ? new URL(first).origin : origin;
  const toLocalUrl = (address) => replaceOrigin(address, origin);
  const toPublicUrl = (address) => {
    if (!URL.canParse(address)) return '';
    const { origin: of } = new URL(address);
    return of === origin || of === home ? replaceOrigin(address, home) : '';
  };
  const shouldCrawl = (address) => !NON_PAGES.test(new URL(address).pathname);
  const start = [...new Set([`${home}/`, ...selectUrls([...sitemaps.listed.keys()], limit)])];
  const findings = [];
  const { pages, from } = await crawl({
    start,
    here: toLocalUrl,
    there: toPublicUrl,
    limit: Math.max(limit, start.length),
    isWanted: shouldCrawl,
    onRead(page) {
      if (page.status !== 200 || !page.facts) return;
      for (const fault of checkPage(page)) findings.push({ url: page.url, ...fault });
    },
  });
  for (const { url, status } of sitemaps.faults) {
    findings.push({ url, rule: 'sitemap', level: 'error', detail: `answers ${status}` });
  }
  if (sitemaps.named.length === 0) {
    findings.push({ url: `${home}/robots.txt`, rule: 'sitemap', level: 'error', detail: 'names no sitemap' });
  }
  const isPartial = pages.size >= limit;
  findings.push(...checkSite({ pages, from, listed: sitemaps.listed, blocked: sitemaps.blocked, isPartial }));
  return {
    origin: home,
    date: new Date().toISOString(),
    pages: pages.size,
    errors: findings.filter(({ level }) => level === 'error').length,
    warnings: findings.filter(({ level }) => level === 'warning').length,
    findings,
  };
}

const replaceOrigin = (address, origin) => {
  const url = new URL(address);
  return origin + url.pathname + url.search;
};

/**
 * Selects URLs evenly from a long list, always a page with all its languages, so that alternates can be
 * checked.
 */
function selectUrls(urls, limit) {
  if (urls.length <= limit) return urls;
  const families = Map.groupBy(urls, (url) => new URL(url).pathname.replace(/^\/[a-z]{2}-[a-z]{2}/, ''));
  const step = Math.max(1, urls.length / limit);
  const list = [...families.values()];
  const chosen = [];
  for (let position = 0; position < list.length && chosen.length < limit; position += step)
    chosen.push(...list[Math.floor(position)]);
  return chosen;
}

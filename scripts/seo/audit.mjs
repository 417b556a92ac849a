import { crawl, readSitemaps } from './crawl.mjs';
import { checkPage } from './page-rules.mjs';
import { checkSite } from './site-rules.mjs';

// Addresses of one visitor, of programs and of files are no pages.
const OUTSIDE =
  /^\/(api|media|_astro|_image|sandbox|og)\/|\.(md|xml|txt|csv|png|svg|jpg|webp|ico|webmanifest)$/;

/** Reads a site and says what is wrong with it.
 * @param {{ origin: string, limit?: number }} wish */
export async function audit({ origin, limit = Number.POSITIVE_INFINITY }) {
  const maps = await readSitemaps(origin, (address) => move(address, origin));
  // Sitemaps speak of the shop by its public name, wherever it is read.
  const [first] = maps.listed.keys();
  const home = first ? new URL(first).origin : origin;
  const here = (address) => move(address, origin);
  const there = (address) => {
    if (!URL.canParse(address)) return '';
    const { origin: of } = new URL(address);
    return of === origin || of === home ? move(address, home) : '';
  };
  const isWanted = (address) => !OUTSIDE.test(new URL(address).pathname);
  const start = [...new Set([`${home}/`, ...choose([...maps.listed.keys()], limit)])];
  const findings = [];
  const { pages, from } = await crawl({
    ...{ start, here, there, limit: Math.max(limit, start.length), isWanted },
    onRead(page) {
      if (page.status !== 200 || !page.facts) return;
      for (const fault of checkPage(page)) findings.push({ url: page.url, ...fault });
    },
  });
  for (const { url, status } of maps.faults) {
    findings.push({ url, rule: 'sitemap', level: 'error', detail: `answers ${status}` });
  }
  if (maps.named.length === 0) {
    findings.push({ url: `${home}/robots.txt`, rule: 'sitemap', level: 'error', detail: 'names no sitemap' });
  }
  const isPartial = pages.size >= limit;
  findings.push(...checkSite({ pages, from, listed: maps.listed, blocked: maps.blocked, isPartial }));
  return {
    origin: home,
    date: new Date().toISOString(),
    pages: pages.size,
    errors: findings.filter(({ level }) => level === 'error').length,
    warnings: findings.filter(({ level }) => level === 'warning').length,
    findings,
  };
}

const move = (address, origin) => {
  const url = new URL(address);
  return origin + url.pathname + url.search;
};

/** Of a long list, whole families: a page in all its languages, so that they can be held side by side. */
function choose(urls, limit) {
  if (urls.length <= limit) return urls;
  const families = Map.groupBy(urls, (url) => new URL(url).pathname.replace(/^\/[a-z]{2}-[a-z]{2}/, ''));
  const step = Math.max(1, urls.length / limit);
  const list = [...families.values()];
  const chosen = [];
  for (let at = 0; at < list.length && chosen.length < limit; at += step)
    chosen.push(...list[Math.floor(at)]);
  return chosen;
}

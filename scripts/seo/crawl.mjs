import { parsePage } from './parse-page.mjs';

const CONCURRENCY = 12;
const TIMEOUT_MS = 30_000;
const HTML = /^text\/html/;

/** @typedef {{ url: string, status: number, location: string, type: string, robotsHeader: string, facts?: ReturnType<typeof parsePage>, error?: string }} Page */

/** @param {string} url @returns {Promise<Page & { body: string }>} */
async function load(url) {
  try {
    const response = await fetch(url, {
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
      headers: { 'user-agent': 'binaa-seo-audit' },
    });
    const type = response.headers.get('content-type') ?? '';
    const isRead = HTML.test(type) || /xml|text\/plain/.test(type);
    const body = isRead ? await response.text() : '';
    if (!isRead) await response.body?.cancel();
    return {
      url,
      status: response.status,
      location: response.headers.get('location') ?? '',
      type,
      robotsHeader: response.headers.get('x-robots-tag') ?? '',
      body,
    };
  } catch (error) {
    return { url, status: 0, location: '', type: '', robotsHeader: '', body: '', error: error.message };
  }
}

const listLocations = (xml) =>
  [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc]) =>
    loc.replaceAll('&#38;', '&').replaceAll('&amp;', '&'),
  );

/**
 * Processes a growing list with limited concurrency.
 * @template T @param {T[]} start @param {(item: T) => Promise<T[]>} work
 */
async function processQueue(start, work) {
  const queue = [...start];
  const running = new Set();
  while (queue.length > 0 || running.size > 0) {
    while (queue.length > 0 && running.size < CONCURRENCY) {
      const task = work(queue.shift()).then((newItems) => {
        running.delete(task);
        queue.push(...newItems);
      });
      running.add(task);
    }
    await Promise.race(running);
  }
}

/**
 * Reads the sitemaps that robots.txt names, and those of sitemap indexes.
 * @param {string} origin @param {(address: string) => string} toLocalUrl
 */
export async function readSitemaps(origin, toLocalUrl) {
  const robots = await load(`${origin}/robots.txt`);
  const sitemapUrls = [...robots.body.matchAll(/^sitemap:\s*(\S+)/gim)].map(([, url]) => url);
  const failures = robots.status === 200 ? [] : [{ url: robots.url, status: robots.status }];
  const listedUrls = new Map();
  const duplicates = [];
  const disallowedPaths = [...robots.body.matchAll(/^disallow:\s*(\S+)/gim)].map(([, path]) => path);
  await processQueue(sitemapUrls, async (address) => {
    const sitemap = await load(toLocalUrl(address));
    if (sitemap.status !== 200) {
      failures.push({ url: address, status: sitemap.status });
      return [];
    }
    if (sitemap.body.includes('<sitemapindex')) return listLocations(sitemap.body);
    for (const url of listLocations(sitemap.body)) {
      if (listedUrls.has(url)) duplicates.push(url);
      listedUrls.set(url, address);
    }
    return [];
  });
  return { listedUrls, duplicates, failures, disallowedPaths, sitemapUrls };
}

const pickFacts = ({ lang, title, description, robots, canonical, alternates }) => ({
  lang,
  title,
  description,
  robots,
  canonical,
  alternates,
});

/**
 * Crawls pages and their links within the site, each URL once. `linkSources` contains the first page that links to
 * each URL.
 * @param {{ start: string[], toLocalUrl: (address: string) => string, toPublicUrl: (address: string) => string,
 *   limit: number, shouldCrawl: (address: string) => boolean, onRead: (page: Page, body: string) => void }} options
 * @returns {Promise<{ pages: Map<string, Page>, linkSources: Map<string, string> }>}
 */
export async function crawl({ start, toLocalUrl, toPublicUrl, limit, shouldCrawl, onRead }) {
  const pages = new Map();
  const linkSources = new Map();
  const seen = new Set(start);
  await processQueue([...seen], async (address) => {
    const { body, ...page } = await load(toLocalUrl(address));
    page.url = address;
    if (HTML.test(page.type)) page.facts = parsePage(body, toLocalUrl(address));
    onRead(page, body);
    const pageLinks = page.facts?.links ?? [];
    // Thousands of pages stay in memory, so only the facts that later rules need are kept.
    if (page.facts) page.facts = pickFacts(page.facts);
    pages.set(address, page);
    if (page.status >= 300 && page.status < 400 && page.location)
      pageLinks.push(new URL(page.location, toLocalUrl(address)).href);
    const newLinks = [];
    for (const link of pageLinks) {
      const target = toPublicUrl(link.replace(/#.*$/, ''));
      if (!target || !shouldCrawl(target)) continue;
      if (!linkSources.has(target)) linkSources.set(target, address);
      if (seen.has(target) || seen.size >= limit) continue;
      seen.add(target);
      newLinks.push(target);
    }
    return newLinks;
  });
  return { pages, linkSources };
}

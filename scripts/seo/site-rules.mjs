import { isKeptOut } from './page-rules.mjs';

/** What only shows when pages are held side by side.
 * @param {{ pages: Map<string, import('./crawl.mjs').Page>, from: Map<string, string>, listed: Map<string, string>,
 *   blocked: string[], isPartial: boolean }} site
 * @returns {{ url: string, rule: string, level: 'error' | 'warning', detail: string }[]} */
export function checkSite({ pages, from, listed, blocked, isPartial }) {
  const found = [];
  const say = (url, rule, detail, level = 'error') => found.push({ url, rule, level, detail });
  for (const [url, page] of pages) {
    const source = from.get(url);
    if (page.status === 0) say(url, 'status', page.error ?? 'no answer');
    else if (page.status >= 400)
      say(
        url,
        'broken link',
        `${page.status}${source ? `, linked from ${source}` : ', listed in a sitemap'}`,
      );
    else if (listed.has(url) && page.status !== 200)
      say(url, 'status', `${page.status}, and a sitemap lists it`);
    if (page.status !== 200 || !page.facts) continue;
    const keptOut = isKeptOut(page);
    if (listed.has(url) && keptOut) say(url, 'robots', 'a sitemap lists it, and it says noindex');
    if (keptOut && blocked.some((path) => new URL(url).pathname.startsWith(path))) {
      say(url, 'robots', 'robots.txt blocks it, so its noindex is never read');
    }
    if (keptOut) continue;
    checkCanonical(page, pages, say);
    checkAlternates(page, pages, say, isPartial);
    if (!isPartial && !listed.has(url) && /^\/[a-z]{2}-[a-z]{2}(\/|$)/.test(new URL(url).pathname)) {
      say(url, 'sitemap', 'can be indexed, and no sitemap lists it', 'warning');
    }
    if (!isPartial && listed.has(url) && !from.has(url)) say(url, 'orphan', 'no page leads to it', 'warning');
  }
  checkTwice(pages, 'title', say);
  checkTwice(pages, 'description', say);
  return found;
}

function checkCanonical({ url, facts }, pages, say) {
  const [canonical, ...others] = facts.canonical;
  if (!canonical) return say(url, 'canonical', 'missing');
  if (others.length > 0) say(url, 'canonical', `there are ${others.length + 1}`);
  if (!/^https?:\/\//.test(canonical)) say(url, 'canonical', `"${canonical}" is not absolute`);
  else if (canonical !== url && !new URL(url).search) {
    const target = pages.get(canonical);
    say(
      url,
      'canonical',
      `leads to ${canonical}${target && target.status !== 200 ? ` (${target.status})` : ''}`,
    );
  }
}

function checkAlternates({ url, facts }, pages, say, isPartial) {
  const { alternates } = facts;
  if (alternates.length === 0) return say(url, 'alternates', 'there are none');
  const languages = alternates.map(({ lang }) => lang);
  const twice = languages.find((lang, index) => languages.indexOf(lang) !== index);
  if (twice) say(url, 'alternates', `${twice} is there twice`);
  if (!languages.includes('x-default')) say(url, 'alternates', 'x-default is missing');
  if (!alternates.some(({ lang, href }) => lang === facts.lang && href === url)) {
    say(url, 'alternates', 'it does not list itself');
  }
  for (const { lang, href } of alternates) {
    const other = pages.get(href);
    if (!other) {
      if (!isPartial) say(url, 'alternates', `${lang} leads to ${href}, which was not found`);
    } else if (other.status !== 200) say(url, 'alternates', `${lang} leads to ${href} (${other.status})`);
    else if (lang !== 'x-default' && !other.facts?.alternates.some((back) => back.href === url)) {
      say(url, 'alternates', `${href} does not list it in return`);
    }
  }
}

function checkTwice(pages, field, say) {
  const seen = new Map();
  for (const [url, page] of pages) {
    const text = page.facts?.[field];
    if (page.status !== 200 || !text || isKeptOut(page)) continue;
    const key = `${page.facts.lang} ${text}`;
    const first = seen.get(key);
    if (first) say(url, field, `the same as ${first}`, field === 'title' ? 'error' : 'warning');
    else seen.set(key, url);
  }
}

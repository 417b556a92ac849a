import { isNoindex } from './page-rules.mjs';

/**
 * Checks the rules across pages.
 * @param {{ pages: Map<string, import('./crawl.mjs').Page>, linkSources: Map<string, string>,
 *   listedUrls: Map<string, string>, disallowedPaths: string[], isPartial: boolean,
 *   isInScope: (url: string) => boolean }} site
 * @returns {{ url: string, rule: string, level: 'error' | 'warning', detail: string }[]}
 */
export function checkSite({ pages, linkSources, listedUrls, disallowedPaths, isPartial, isInScope }) {
  const findings = [];
  const report = (url, rule, detail, level = 'error') => findings.push({ url, rule, level, detail });
  for (const [url, page] of pages) {
    const source = linkSources.get(url);
    if (page.status === 0) report(url, 'status', page.error ?? 'no answer');
    else if (page.status >= 400)
      report(
        url,
        'broken link',
        `${page.status}${source ? `, linked from ${source}` : ', listed in a sitemap'}`,
      );
    else if (listedUrls.has(url) && page.status !== 200)
      report(url, 'status', `${page.status}, and a sitemap lists it`);
    if (page.status !== 200 || !page.facts) continue;
    const isExcluded = isNoindex(page);
    if (listedUrls.has(url) && isExcluded) report(url, 'robots', 'a sitemap lists it, and it says noindex');
    if (isExcluded && disallowedPaths.some((path) => new URL(url).pathname.startsWith(path))) {
      report(url, 'robots', 'robots.txt blocks it, so its noindex is never read');
    }
    if (isExcluded) continue;
    checkCanonical(page, pages, report);
    checkAlternates(page, pages, report, (href) => !isPartial && isInScope(href));
    if (!isPartial && !listedUrls.has(url) && /^\/[a-z]{2}-[a-z]{2}(\/|$)/.test(new URL(url).pathname)) {
      report(url, 'sitemap', 'can be indexed, and no sitemap lists it', 'warning');
    }
    if (!isPartial && listedUrls.has(url) && !linkSources.has(url))
      report(url, 'orphan', 'no page leads to it');
  }
  checkDuplicates(pages, 'title', report);
  checkDuplicates(pages, 'description', report);
  return findings;
}

function checkCanonical({ url, facts }, pages, report) {
  const [canonical, ...others] = facts.canonical;
  if (!canonical) return report(url, 'canonical', 'missing');
  if (others.length > 0) report(url, 'canonical', `there are ${others.length + 1}`);
  if (!/^https?:\/\//.test(canonical)) report(url, 'canonical', `"${canonical}" is not absolute`);
  else if (canonical !== url && !new URL(url).search) {
    const target = pages.get(canonical);
    report(
      url,
      'canonical',
      `leads to ${canonical}${target && target.status !== 200 ? ` (${target.status})` : ''}`,
    );
  }
}

function checkAlternates({ url, facts }, pages, report, isRead) {
  const { alternates } = facts;
  if (alternates.length === 0) return report(url, 'alternates', 'there are none');
  const languages = alternates.map(({ lang }) => lang);
  const duplicate = languages.find((lang, index) => languages.indexOf(lang) !== index);
  if (duplicate) report(url, 'alternates', `${duplicate} is there twice`);
  if (!languages.includes('x-default')) report(url, 'alternates', 'x-default is missing');
  if (!alternates.some(({ lang, href }) => lang === facts.lang && href === url)) {
    report(url, 'alternates', 'it does not list itself');
  }
  for (const { lang, href } of alternates) {
    const other = pages.get(href);
    if (!other) {
      if (isRead(href)) report(url, 'alternates', `${lang} leads to ${href}, which was not found`);
    } else if (other.status !== 200) report(url, 'alternates', `${lang} leads to ${href} (${other.status})`);
    else if (lang !== 'x-default' && !other.facts?.alternates.some((back) => back.href === url)) {
      report(url, 'alternates', `${href} does not list it in return`);
    }
  }
}

function checkDuplicates(pages, field, report) {
  const seen = new Map();
  for (const [url, page] of pages) {
    const text = page.facts?.[field];
    if (page.status !== 200 || !text || isNoindex(page)) continue;
    const key = `${page.facts.lang} ${text}`;
    const first = seen.get(key);
    if (first) report(url, field, `the same as ${first}`, field === 'title' ? 'error' : 'warning');
    else seen.set(key, url);
  }
}

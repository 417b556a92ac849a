import type { Locale } from '#lib/locale/locale.ts';
import { listAlternates, localePath } from '#lib/locale/path.ts';
import { escapeXml } from './xml.ts';

/** A page of a sitemap: its path without the locale, and when it changed (epoch milliseconds), if that is known. */
export interface SitemapEntry {
  path: string;
  changed?: number | undefined;
}

const day = (time: number): string => new Date(time).toISOString().slice(0, 10);

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';

/** A sitemap of one locale; every page names its twelve addresses and the default one, itself among them. */
export function writeSitemap(entries: readonly SitemapEntry[], locale: Locale, site: string): string {
  const urls = entries.map(({ path, changed }) => {
    const links = listAlternates(path, site).map(
      ({ hreflang, href }) =>
        `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeXml(href)}"/>`,
    );
    const loc = `<loc>${escapeXml(site + localePath(locale, path))}</loc>`;
    return `<url>${loc}${changed ? `<lastmod>${day(changed)}</lastmod>` : ''}${links.join('')}</url>`;
  });
  return `${HEAD}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join('\n')}\n</urlset>\n`;
}

/** The list of all sitemaps, by path. */
export function writeSitemapIndex(paths: readonly string[], site: string): string {
  const maps = paths.map((path) => `<sitemap><loc>${escapeXml(site + path)}</loc></sitemap>`);
  return `${HEAD}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${maps.join('\n')}\n</sitemapindex>\n`;
}

import { LOCALES, type Locale } from '#lib/locale/locale.ts';
import { getLocalePath, listAlternates } from '#lib/locale/locale-path.ts';
import { escapeXml } from './escape-xml.ts';

/** A page of a sitemap: path without the locale, and last change in epoch milliseconds if known. */
export interface SitemapEntry {
  path: string;
  lastModified?: number | undefined;
  /** Whether the page exists in this country only. */
  isCountrySpecific?: boolean;
}

const day = (time: number): string => new Date(time).toISOString().slice(0, 10);

const XML_DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n';

/** Creates the sitemap of one locale. Each page lists its URLs in all its locales, and `x-default`. */
export function createSitemap(entries: readonly SitemapEntry[], locale: Locale, site: string): string {
  const urls = entries.map(({ path, lastModified, isCountrySpecific }) => {
    const locales = isCountrySpecific ? LOCALES.filter(({ country }) => country === locale.country) : LOCALES;
    const links = listAlternates(path, site, locales).map(
      ({ hreflang, href }) =>
        `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeXml(href)}"/>`,
    );
    const loc = `<loc>${escapeXml(site + getLocalePath(locale, path))}</loc>`;
    return `<url>${loc}${lastModified ? `<lastmod>${day(lastModified)}</lastmod>` : ''}${links.join('')}</url>`;
  });
  return `${XML_DECLARATION}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join('\n')}\n</urlset>\n`;
}

export function createSitemapIndex(paths: readonly string[], site: string): string {
  const maps = paths.map((path) => `<sitemap><loc>${escapeXml(site + path)}</loc></sitemap>`);
  return `${XML_DECLARATION}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${maps.join('\n')}\n</sitemapindex>\n`;
}

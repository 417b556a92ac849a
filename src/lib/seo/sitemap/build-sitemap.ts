import { LOCALES } from '#lib/locale/locale.ts';
import { listAlternates, splitLocalePath } from '#lib/locale/locale-path.ts';

/** A page in the format of `@astrojs/sitemap`. */
interface SitemapItem {
  url: string;
  links?: { lang: string; url: string }[];
  lastmod?: string;
}

// The offline page and error pages, which must not be indexed.
const EXCLUDED_PATHS = /^\/(offline|maintenance|unavailable|server-error)$/;

const FILENAME_PREFIX = 'sitemap-built';

/** Paths of the sitemaps written by a build, one per locale; the sitemap index lists them too. */
export const BUILD_SITEMAP_PATHS: readonly string[] = LOCALES.map(
  ({ tag }) => `/${FILENAME_PREFIX}-${tag}-0.xml`,
);

const splitUrl = (url: string) => splitLocalePath(new URL(url).pathname);

const NOINDEX = /<meta name="robots" content="[^"]*noindex/;

/**
 * Creates the options of `@astrojs/sitemap` for prerendered pages. `readPage` returns the HTML that was
 * written for a path: pages with noindex are left out.
 */
export function createSitemapOptions(readPage: (path: string) => string) {
  return {
    filenameBase: FILENAME_PREFIX,
    filter(page: string): boolean {
      const { locale, rest } = splitUrl(page);
      if (!locale || EXCLUDED_PATHS.test(rest)) return false;
      return !NOINDEX.test(readPage(new URL(page).pathname));
    },
    serialize(item: SitemapItem): SitemapItem {
      const { origin } = new URL(item.url);
      const { rest } = splitUrl(item.url);
      const links = listAlternates(rest, origin).map(({ hreflang, href }) => ({ lang: hreflang, url: href }));
      return { ...item, url: item.url.replace(/\/$/, ''), links };
    },
    chunks: Object.fromEntries(
      LOCALES.map(({ tag }) => [
        tag,
        (item: SitemapItem) => (splitUrl(item.url).locale?.tag === tag ? item : undefined),
      ]),
    ),
    namespaces: { news: false, image: false, video: false, xhtml: true },
  };
}

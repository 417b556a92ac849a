import { LOCALES } from '#lib/locale/locale.ts';
import { listAlternates, splitLocalePath } from '#lib/locale/locale-path.ts';

/** A page as `@astrojs/sitemap` hands it over. */
interface Item {
  url: string;
  links?: { lang: string; url: string }[];
  lastmod?: string;
}

// Reached when something is wrong, and never looked for.
const EXCLUDED_PATHS = /^\/(offline|maintenance)$/;

const PREFIX = 'sitemap-built';

/** The sitemaps that a build writes, one a locale, as paths of the shop; the shop's index joins them to its own. */
export const BUILD_SITEMAP_PATHS: readonly string[] = LOCALES.map(({ tag }) => `/${PREFIX}-${tag}-0.xml`);

const localeOf = (url: string) => splitLocalePath(new URL(url).pathname);

/** Options of `@astrojs/sitemap` for the pages that are made when the shop is built. */
export function createSitemapOptions() {
  return {
    filenameBase: PREFIX,
    filter(page: string): boolean {
      const { locale, rest } = localeOf(page);
      return locale !== undefined && !EXCLUDED_PATHS.test(rest);
    },
    serialize(item: Item): Item {
      const { origin } = new URL(item.url);
      const { rest } = localeOf(item.url);
      const links = listAlternates(rest, origin).map(({ hreflang, href }) => ({ lang: hreflang, url: href }));
      return { ...item, url: item.url.replace(/\/$/, ''), links };
    },
    chunks: Object.fromEntries(
      LOCALES.map(({ tag }) => [
        tag,
        (item: Item) => (localeOf(item.url).locale?.tag === tag ? item : undefined),
      ]),
    ),
    namespaces: { news: false, image: false, video: false, xhtml: true },
  };
}

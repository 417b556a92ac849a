import { LOCALES, type Locale } from '#lib/locale/locale.ts';
import { listAlternates, localePath } from '#lib/locale/path.ts';

/** What a page says of itself to those who list it or show a preview of it. */
export interface HeadFacts {
  locale: Locale;
  /** Without the locale: `/products/x`. */
  path: string;
  /** Of the configured site, never of the request: `https://binaa.example`. */
  site: string;
  title: string;
  description: string;
  siteName: string;
  /** A path or an absolute address of a raster picture; without one the shop's own. */
  image?: string;
  robots?: string;
}

export interface Head {
  canonical: string | null;
  alternates: { hreflang: string; href: string }[];
  /** `property` and `content` of Open Graph. */
  graph: [property: string, content: string][];
}

/** og:locale wants an underscore. */
function graphLocale(locale: Locale): string {
  return locale.bcp47.replace('-', '_');
}

/** Canonical address, the twelve alternates and Open Graph; a page kept out of indexes names neither of the first two. */
export function describeHead(facts: HeadFacts): Head {
  const { locale, path, site, title, description, siteName } = facts;
  const isListed = !facts.robots?.includes('noindex');
  const url = site + localePath(locale, path);
  const raster = facts.image && !facts.image.endsWith('.svg') ? facts.image : '/og.png';
  const others = LOCALES.filter((other) => other.tag !== locale.tag);
  return {
    canonical: isListed ? url : null,
    alternates: isListed ? listAlternates(path, site) : [],
    graph: [
      ['og:type', 'website'],
      ['og:site_name', siteName],
      ['og:title', title],
      ['og:description', description],
      ['og:url', url],
      ['og:image', new URL(raster, site).href],
      ['og:locale', graphLocale(locale)],
      ...others.map((other): [string, string] => ['og:locale:alternate', graphLocale(other)]),
    ],
  };
}

import { getImageUrl } from '#lib/format/catalog/image.ts';
import { LOCALES, type Locale } from '#lib/locale/locale.ts';
import { getLocalePath, listAlternates } from '#lib/locale/locale-path.ts';

/** What a page says of itself to those who list it or show a preview of it. */
export interface PageHeadInput {
  locale: Locale;
  /** Without the locale: `/products/x`. */
  path: string;
  /** Of the configured site, never of the request: `https://binaa.example`. */
  site: string;
  title: string;
  description: string;
  siteName: string;
  /** The page's main picture: a path below `/media/`, or a photograph's address; without one the shop's own mark. */
  image?: string;
  kind?: 'article' | undefined;
  robots?: string;
}

export interface PageHeadTags {
  canonical: string | null;
  alternates: { hreflang: string; href: string }[];
  /** `property` and `content` of Open Graph. */
  openGraph: [property: string, content: string][];
}

/** og:locale wants an underscore. */
function graphLocale(locale: Locale): string {
  return locale.bcp47.replace('-', '_');
}

const PREVIEW = { width: 1200, height: 630 };
const DRAWN = /^\/media\/(?:(products\/[^/]+)-\d(?:\.[^/.]+)?|((?:stills|scenes|departments)\/.+))\.svg$/;

/** What is shown where a page is shared: its drawing beside the shop's mark, made when first asked for. */
function previewOf(image: string | undefined, { language }: Locale): string {
  const [, product, other] = DRAWN.exec(image ?? '') ?? [];
  const drawing = product ?? other;
  if (image && !drawing) return image;
  return getImageUrl(`/media/previews/${language}/${drawing ?? 'shop'}.svg`, PREVIEW.width);
}

/** Canonical address, the twelve alternates and Open Graph; a page kept out of indexes names neither of the first two. */
export function createPageHead(facts: PageHeadInput): PageHeadTags {
  const { locale, path, site, title, description, siteName } = facts;
  const isListed = !facts.robots?.includes('noindex');
  const url = site + getLocalePath(locale, path);
  const others = LOCALES.filter((other) => other.tag !== locale.tag);
  return {
    canonical: isListed ? url : null,
    alternates: isListed ? listAlternates(path, site) : [],
    openGraph: [
      ['og:type', facts.kind ?? 'website'],
      ['og:site_name', siteName],
      ['og:title', title],
      ['og:description', description],
      ['og:url', url],
      ['og:image', new URL(previewOf(facts.image, locale), site).href],
      ['og:image:width', String(PREVIEW.width)],
      ['og:image:height', String(PREVIEW.height)],
      ['og:locale', graphLocale(locale)],
      ...others.map((other): [string, string] => ['og:locale:alternate', graphLocale(other)]),
    ],
  };
}

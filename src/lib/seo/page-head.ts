import { getJpegUrl } from '#lib/format/catalog/image.ts';
import { LOCALES, type Locale } from '#lib/locale/locale.ts';
import { getLocalePath, listAlternates } from '#lib/locale/locale-path.ts';

/** Input for the metadata of a page. */
export interface PageHeadInput {
  locale: Locale;
  /** Path without the locale: `/products/x`. */
  path: string;
  /** Origin of the configured site, never of the request: `https://binaa.example`. */
  site: string;
  title: string;
  description: string;
  siteName: string;
  /** Main image of the page: a path below `/media/` or the URL of a photo; the shop's logo by default. */
  image?: string;
  kind?: 'article' | undefined;
  robots?: string;
  /** Whether the page was requested with a query, which sets noindex in a header. */
  hasQuery?: boolean;
  /** Whether the page exists in this country only. */
  isCountrySpecific?: boolean;
}

export interface PageHeadTags {
  canonical: string | null;
  alternates: { hreflang: string; href: string }[];
  /** `property` and `content` of Open Graph tags. */
  openGraph: [property: string, content: string][];
}

/** Converts a BCP 47 tag to the underscore form of `og:locale`. */
function toOpenGraphLocale(locale: Locale): string {
  return locale.bcp47.replace('-', '_');
}

const PREVIEW_SIZE = { width: 1200, height: 630 };
const ILLUSTRATION_PATH =
  /^\/media\/(?:(products\/[^/]+)-\d(?:\.[^/.]+)?|((?:stills|scenes|departments)\/.+))\.svg$/;

/**
 * Returns the preview image for shared links: the photo, or an illustration beside the shop's logo. It is
 * encoded as JPEG, because some clients that show links support no other format.
 */
function getPreviewUrl(image: string | undefined, { language }: Locale): string {
  const [, product, otherPath] = ILLUSTRATION_PATH.exec(image ?? '') ?? [];
  const illustration = product ?? otherPath;
  if (image && !illustration) return getJpegUrl(image, PREVIEW_SIZE.width);
  return getJpegUrl(`/media/previews/${language}/${illustration ?? 'shop'}.svg`, PREVIEW_SIZE.width);
}

/**
 * Creates canonical URL, alternates of the other locales and Open Graph tags; a page with noindex, in its
 * head or because of its query, has no canonical URL and no alternates.
 */
export function createPageHead(input: PageHeadInput): PageHeadTags {
  const { locale, path, site, title, description, siteName } = input;
  const isListed = !input.robots?.includes('noindex') && !input.hasQuery;
  const url = site + getLocalePath(locale, path);
  const locales = input.isCountrySpecific
    ? LOCALES.filter((other) => other.country === locale.country)
    : LOCALES;
  const others = locales.filter((otherLocale) => otherLocale.tag !== locale.tag);
  return {
    canonical: isListed ? url : null,
    alternates: isListed ? listAlternates(path, site, locales) : [],
    openGraph: [
      ['og:type', input.kind ?? 'website'],
      ['og:site_name', siteName],
      ['og:title', title],
      ['og:description', description],
      ['og:url', url],
      ['og:image', new URL(getPreviewUrl(input.image, locale), site).href],
      ['og:image:width', String(PREVIEW_SIZE.width)],
      ['og:image:height', String(PREVIEW_SIZE.height)],
      ['og:locale', toOpenGraphLocale(locale)],
      ...others.map((otherLocale): [string, string] => [
        'og:locale:alternate',
        toOpenGraphLocale(otherLocale),
      ]),
    ],
  };
}

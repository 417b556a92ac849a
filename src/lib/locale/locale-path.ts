import { removeIgnoredParam } from './ignored-query.ts';
import { LOCALES, type Locale, parseLocale } from './locale.ts';

/** Returns a path with its locale: `/products/x` becomes `/en-ae/products/x`, the home page `/en-ae`. */
export function getLocalePath(locale: Locale, path: string): string {
  return path === '/' || path === '' ? `/${locale.tag}` : `/${locale.tag}${path}`;
}

/** Splits a path into locale and rest; the locale is undefined for paths without one of the twelve. */
export function splitLocalePath(pathname: string): { locale: Locale | undefined; rest: string } {
  const [, first = '', ...others] = pathname.split('/');
  const locale = parseLocale(first);
  const rest = locale ? `/${others.join('/')}` : pathname;
  return { locale, rest: rest.length > 1 ? rest.replace(/\/+$/, '') : '/' };
}

/**
 * Lists a page's URLs in all locales, or those given, and `x-default`, for `hreflang` and sitemaps; the same for
 * every locale.
 */
export function listAlternates(
  path: string,
  origin: string,
  locales: readonly Locale[] = LOCALES,
): { hreflang: string; href: string }[] {
  const all = locales.map((locale) => ({
    hreflang: locale.bcp47,
    href: origin + getLocalePath(locale, path),
  }));
  const fallback = locales[0] as Locale;
  return [...all, { hreflang: 'x-default', href: origin + getLocalePath(fallback, path) }];
}

/** Encodes a path for a header: everything but printable ASCII is percent-encoded. */
export function encodeHeaderPath(path: string): string {
  return path.toWellFormed().replace(/[^!-~]+/gu, encodeURIComponent);
}

/** Returns the path of the page of delivery areas, which returns to the page at `url` afterwards. */
export function getAreasHref(locale: Locale, url: URL): string {
  const next = splitLocalePath(url.pathname).rest + removeIgnoredParam(url.search);
  return `${getLocalePath(locale, '/delivery-areas')}?${new URLSearchParams({ next })}`;
}

/** Returns the path of the comparison of products, in this order. */
export function getCompareHref(locale: Locale, codes: readonly string[]): string {
  const query = new URLSearchParams(codes.map((code) => ['p', code]));
  return getLocalePath(locale, '/compare') + (query.size > 0 ? `?${query}` : '');
}

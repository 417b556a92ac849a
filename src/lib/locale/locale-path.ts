import { LOCALES, type Locale, parseLocale } from './locale.ts';

/** `/products/x` in a locale: `/en-ae/products/x`; home is the locale alone, no trailing slash. */
export function getLocalePath(locale: Locale, path: string): string {
  return path === '/' || path === '' ? `/${locale.tag}` : `/${locale.tag}${path}`;
}

/** Splits a path into its locale and the rest; the locale is undefined for paths outside the twelve. */
export function splitLocalePath(pathname: string): { locale: Locale | undefined; rest: string } {
  const [, first = '', ...others] = pathname.split('/');
  const locale = parseLocale(first);
  const rest = locale ? `/${others.join('/')}` : pathname;
  return { locale, rest: rest.length > 1 ? rest.replace(/\/+$/, '') : '/' };
}

/** A page's twelve addresses and the default one, for `hreflang` and sitemaps. Same on every member. */
export function listAlternates(path: string, origin: string): { hreflang: string; href: string }[] {
  const all = LOCALES.map((locale) => ({
    hreflang: locale.bcp47,
    href: origin + getLocalePath(locale, path),
  }));
  const fallback = LOCALES[0] as Locale;
  return [...all, { hreflang: 'x-default', href: origin + getLocalePath(fallback, path) }];
}

/** A path as a header can carry it: what is typed in letters of any script is encoded. */
export function encodeHeaderPath(path: string): string {
  return path.toWellFormed().replace(/[^!-~]+/gu, encodeURIComponent);
}

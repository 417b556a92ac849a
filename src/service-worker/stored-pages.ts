import { storedPageNotice as storedPageNoticeAr } from '#lib/messages/ar/shell.json';
import { storedPageNotice as storedPageNoticeEn } from '#lib/messages/en/shell.json';

// Personal pages. The server marks them as private; this list excludes them regardless of headers.
const PRIVATE_PATHS =
  /^\/[a-z]{2}-[a-z]{2}\/(account|cart|cases|checkout|my-account|notices|order-confirmation|ordertrack|photos|recent|review-photos|shared|sign-in|sign-up|verify|forgot-password|reset-password|wishlist)(\/|$)/;

/** Returns the locale of a page's path: `en-ae`. */
export function getPathLocale(path: string): string | undefined {
  return /^\/((?:en|ar)-[a-z]{2})(?:\/|$)/.exec(path)?.[1];
}

/** Whether a page at this URL may be stored: below a locale, not personal, and without a query. */
export function isStorableUrl({ pathname, search }: URL): boolean {
  return search === '' && getPathLocale(pathname) !== undefined && !PRIVATE_PATHS.test(pathname);
}

/** Whether a response is a page that is the same for all visitors. */
export function isPublicPage(response: Response): boolean {
  const { headers, status, redirected } = response;
  const cacheControl = headers.get('cache-control') ?? '';
  return (
    status === 200 &&
    !redirected &&
    /^text\/html/.test(headers.get('content-type') ?? '') &&
    /\bpublic\b/.test(cacheControl) &&
    !/\b(private|no-store)\b/.test(cacheControl)
  );
}

/** Whether a path is a file of the build, whose name changes with its content. */
export function isBuiltFile(path: string): boolean {
  return path.startsWith('/_astro/');
}

/** Whether a path is an image of the catalog or of editorial content, or an icon of the site. */
export function isPublicImage(path: string): boolean {
  return path === '/_image' || path.startsWith('/media/') || /^\/[\w-]+\.(svg|png)$/.test(path);
}

/** Returns the URLs of the style sheets and fonts of a page. */
export function listPageFiles(html: string): string[] {
  return [...new Set(html.match(/\/_astro\/[\w./-]+\.(?:css|woff2)/g) ?? [])];
}

/** Adds the notice that the page is a stored copy. */
export function addStoredPageBanner(html: string, locale: string | undefined): string {
  const banner = locale?.startsWith('ar') ? storedPageNoticeAr : storedPageNoticeEn;
  return html.replace(
    /(<dialog id="offline"[^>]*?) hidden(?:="[^"]*")?([^>]*>[\s\S]*?class="toast__message[^>]*>)[^<]*/,
    (_match, start: string, end: string) => `${start}${end}${banner}`,
  );
}

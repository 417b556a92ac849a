import { encodeHeaderPath, getLocalePath } from '#lib/locale/locale-path.ts';
import type { LoaderRedirect, SessionContext } from '../context.ts';

/** Returns the `next` parameter when it is a localised page path, else undefined. */
export function getReturnPath(url: URL): string | undefined {
  const next = url.searchParams.get('next') ?? '';
  const isPage = next.length <= 500 && /^\/[a-z]{2}-[a-z]{2}(?:[/?][^\p{Cc}\\]*)?$/u.test(next);
  return isPage ? encodeHeaderPath(next) : undefined;
}

/** Returns a redirect to a page of the auth flow, which leads on to the localised path `next`. */
export function redirectTo(
  { locale }: Pick<SessionContext, 'locale'>,
  page: string,
  next: string | undefined,
): LoaderRedirect {
  const query = next ? `?next=${encodeURIComponent(next)}` : '';
  return { kind: 'redirect', href: getLocalePath(locale, page) + query };
}

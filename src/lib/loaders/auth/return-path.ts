import { encodeHeaderPath, getLocalePath } from '#lib/locale/locale-path.ts';
import type { LoaderRedirect, SessionContext } from '../context.ts';

/** Returns the `next` parameter if it is a localised page path, otherwise undefined. */
export function getReturnPath(url: URL): string | undefined {
  const returnPath = url.searchParams.get('next') ?? '';
  const isPage = returnPath.length <= 500 && /^\/[a-z]{2}-[a-z]{2}(?:[/?][^\p{Cc}\\]*)?$/u.test(returnPath);
  return isPage ? encodeHeaderPath(returnPath) : undefined;
}

/** Returns a redirect to a page of the sign-in flow, which continues at `returnPath` afterwards. */
export function redirectTo(
  { locale }: Pick<SessionContext, 'locale'>,
  page: string,
  returnPath: string | undefined,
): LoaderRedirect {
  const query = returnPath ? `?next=${encodeURIComponent(returnPath)}` : '';
  return { kind: 'redirect', href: getLocalePath(locale, page) + query };
}

import type { LinkModel } from '#lib/format/models/shared.ts';
import { getLocalePath } from '#lib/locale/locale-path.ts';
import type { SessionContext } from '../context.ts';

// With the other links one row on a desktop.
const MAX_DEPARTMENTS = 5;

/** Lists where an empty cart leads: to sign in, to the wishlist, and to the first departments. */
export function listCartLinks(
  { locale, t, requestSession }: SessionContext,
  departments: readonly LinkModel[],
): LinkModel[] {
  const signIn = `${getLocalePath(locale, '/sign-in')}?next=${getLocalePath(locale, '/cart')}`;
  return [
    ...(requestSession.account ? [] : [{ href: signIn, label: t('cart:signIn') }]),
    { href: getLocalePath(locale, '/wishlist'), label: t('cart:seeWishlist') },
    ...departments.slice(0, MAX_DEPARTMENTS).map(({ href, label }) => ({ href, label })),
  ];
}

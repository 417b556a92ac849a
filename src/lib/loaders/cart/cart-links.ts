import type { LinkModel } from '#lib/format/models/shared.ts';
import { getLocalePath } from '#lib/locale/locale-path.ts';
import type { SessionContext } from '../context.ts';

// Together with the other links they fit on one row of a desktop screen.
const MAX_DEPARTMENTS = 5;

/** Lists the links of an empty cart: sign-in, the wishlist, and the first departments. */
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

import { CURRENT_ID } from '#lib/contract/current-id.ts';
import { readList } from '#lib/contract/wishlist/lists.ts';
import { WISHLIST_NAME, type Wishlist } from '#lib/contract/wishlist/wishlist-items.ts';
import { isolateAuto } from '#lib/format/bidi.ts';
import { formatDate } from '#lib/format/date.ts';
import type { FlashMessageModel } from '#lib/format/models/account.ts';
import type { WishlistItemModel } from '#lib/format/models/wishlist.ts';
import type { ListItemModel, ListPageModel, ListPurchaseModel } from '#lib/format/wishlist/list-models.ts';
import { getProductKey } from '#lib/format/wishlist/product-key.ts';
import { formatWishlist, getConfigureHref, isInCart } from '#lib/format/wishlist/wishlist.ts';
import { getLocalePath } from '#lib/locale/locale-path.ts';
import { redirectToSignIn, toAccountFailure } from '../account/read-profile.ts';
import { loadCart } from '../cart/cart.ts';
import type { LoaderResult, SessionContext } from '../context.ts';
import { getFormFlashMessage, getFormState } from '../form-state.ts';
import { LISTS_PATH, readCustomerLists } from './read-lists.ts';

type ListPageContext = SessionContext & { siteUrl: string };

/** Loads the page of a named list; the default wishlist is redirected to its own page. */
export async function loadListPage(
  listId: string,
  context: ListPageContext,
): Promise<LoaderResult<ListPageModel>> {
  const { locale, t, requestSession, siteUrl } = context;
  const { language } = locale;
  const path = `${LISTS_PATH}/${listId}`;
  const { account, client } = requestSession;
  if (!account) return redirectToSignIn(context, path);
  const result = await client.call(readList, { params: { wishlistId: listId } });
  if (!result.ok) return toAccountFailure(result.error, context, path);
  const list = result.data;
  const wishlistHref = getLocalePath(locale, '/wishlist');
  if (list.name === WISHLIST_NAME) return { kind: 'redirect', href: wishlistHref };
  const cart = await loadCart(requestSession, locale, t);
  const lines = cart.kind === 'ok' ? (cart.model.cart?.lines ?? []) : [];
  const cartKeys = lines.map(({ code, shade }) => getProductKey(code, shade?.code));
  const moveHref = `${getLocalePath(locale, path)}/move`;
  const toListItem = (item: WishlistItemModel): ListItemModel => ({
    ...item,
    isInCart: isInCart(item, cartKeys),
    chooseHref: item.missingOption && !item.unavailableReason ? getConfigureHref(item) : null,
    moveHref: `${moveHref}?item=${encodeURIComponent(item.id)}`,
  });
  const { items, unavailable, discontinued } = formatWishlist(list, {
    language,
    prefix: getLocalePath(locale, '/'),
  });
  return {
    kind: 'ok',
    model: {
      flash: getListFlash(list, context),
      purchase: getPurchase(context),
      id: list.wishListId,
      name: list.name,
      path: getLocalePath(locale, path),
      items: items.map(toListItem),
      unavailable: unavailable.map(toListItem),
      discontinued: discontinued.map((item) => ({
        ...item,
        name: item.name || t('wishlist:goneName', { code: item.code }),
      })),
      canBuy: items.some(({ missingOption }) => missingOption === null),
      share: list.share && {
        link: `${siteUrl}${getLocalePath(locale, `/shared/wishlist/${list.share.token}`)}`,
        until: formatDate(list.share.expiresAt, locale),
      },
      form: getFormState('renameList', context),
      addFromWishlistHref: list.items.length > 0 ? null : await readAddFromWishlistHref(list, context),
      moveHref,
      deleteHref: `${getLocalePath(locale, path)}/delete`,
    },
  };
}

/** Returns the page on which a list is filled from the wishlist, or null while the wishlist is empty. */
async function readAddFromWishlistHref(list: Wishlist, context: ListPageContext): Promise<string | null> {
  const lists = await readCustomerLists(context, LISTS_PATH);
  const wishlist = lists.kind === 'ok' ? lists.model.find(({ isDefault }) => isDefault) : undefined;
  if (!wishlist?.itemCount) return null;
  return `${getLocalePath(context.locale, `${LISTS_PATH}/${CURRENT_ID}/move`)}?to=${list.wishListId}`;
}

/** Returns the message of the last form of the page, or of the page that moves items. */
function getListFlash({ name }: Wishlist, context: ListPageContext): FlashMessageModel | null {
  const { t, flashMessage } = context;
  const { count = '0', target = '', mode } = flashMessage?.values ?? {};
  const moved = { count: Number(count), name: isolateAuto(target) };
  return getFormFlashMessage(
    context,
    {
      createList: t('lists:created', { name: isolateAuto(name) }),
      renameList: t('lists:renamed', { name: isolateAuto(name) }),
      moveListItems: mode === 'copy' ? t('lists:copiedTo', moved) : t('lists:movedTo', moved),
      updateWishlistItem: t('lists:updated'),
      removeWishlistItems: t('lists:removed'),
      shareWishlist: t('lists:shareMade'),
      unshareWishlist: t('lists:shareStopped'),
    },
    ['renameList', 'buyList'],
  );
}

/** Returns the result of buying the list. */
function getPurchase({ t, flashMessage }: ListPageContext): ListPurchaseModel | null {
  if (flashMessage?.form !== 'buyList') return null;
  const { added = '0', present = '0', more = '0' } = flashMessage.values ?? {};
  const [addedCount, presentCount, moreCount] = [Number(added), Number(present), Number(more)];
  const reasons = flashMessage.error?.split('\n') ?? [];
  return {
    lines: [
      addedCount > 0 ? t('lists:bought', { count: addedCount }) : t('lists:boughtNothing'),
      ...(presentCount > 0 ? [t('lists:inCart', { count: presentCount })] : []),
    ],
    hasAdded: addedCount > 0,
    notAdded: moreCount > 0 ? [...reasons, t('lists:missedMore', { count: moreCount })] : reasons,
  };
}

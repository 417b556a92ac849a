import type { Cart } from '#lib/contract/cart.ts';
import type { Wishlist } from '#lib/contract/wishlist.ts';
import { $cart, type CartState } from '../cart.ts';
import { readCount } from '../count.ts';
import { goodsOf } from '../order.ts';
import { $search, noteSearch } from '../search.ts';
import { $toasts, showToast, type Toast } from '../toasts.ts';
import { $wishlist, countWishes } from '../wishes.ts';
import { $auth } from './auth.ts';
import { $cartState, noteCart } from './cart.ts';
import { $global } from './global.ts';
import { $searchState } from './search.ts';
import { wishlist } from './wishlist.ts';

// The shop's stores stand on pages that cannot carry what keeps them; where both are, each follows the other.

/** Whether the page knows nothing of the cart yet, of itself or of a reply. */
const isUnread = ({ cart, order, changes }: CartState): boolean =>
  cart === null && order.length === 0 && changes.length === 0;

function showCart(cart: Cart): void {
  const lines = cart.items.flatMap(({ items }) => items).filter(({ parentItemId }) => parentItemId === null);
  const quantities = Object.fromEntries(lines.map(({ id, quantity }) => [id, quantity]));
  $cart.set({ cart, count: cart.itemCount, quantities, order: cart.items.map(goodsOf), changes: [] });
}

function mirrorCart(): void {
  const isEmployee = (): boolean => $auth.get().userData?.isEmployee ?? false;
  const follow = (state: CartState): void => {
    const kept = $cartState.get().cartAllData;
    if (state.cart && state.cart !== kept) noteCart(state.cart, isEmployee());
    // The header's own count tells whether it may still be the same cart.
    else if (kept && isUnread(state) && readCount(kept.country) === kept.itemCount) showCart(kept);
  };
  $cart.subscribe(follow);
}

function mirrorSearch(): void {
  const { searchTrends, searchType, trackingData } = $searchState.get();
  const now = $search.get();
  noteSearch({
    searchTrends: now.searchTrends.length > 0 ? now.searchTrends : searchTrends,
    searchType: now.trackingData ? now.searchType : searchType,
    trackingData: now.trackingData ?? trackingData,
  });
  $search.listen((state) => {
    const { recentSearches, searchTrends: trends, ...rest } = state;
    $searchState.set({ ...rest, recentSearches: [...recentSearches], searchTrends: [...trends] });
  });
}

/** What of a toast another page can show: no act of this page. */
function plainToast(toast: Toast | undefined) {
  if (!toast || toast.onLink || (toast.linkHref && !toast.linkHref.startsWith('/'))) return null;
  const { message, type, linkLabel, linkHref, icon, position, hasBackground, pauseOnHover } = toast;
  const until = Date.now() + toast.autoClose;
  return { message, type, linkLabel, linkHref, icon, position, hasBackground, pauseOnHover, until };
}

function mirrorToasts(): void {
  const { toast } = $global.get();
  const left = (toast?.until ?? 0) - Date.now();
  if (toast && left > 0) {
    const { until: _, ...options } = toast;
    showToast({ ...options, autoClose: left });
  }
  $toasts.subscribe((toasts) => $global.set({ ...$global.get(), toast: plainToast(toasts.at(-1)) }));
}

function mirrorWishlist(): void {
  const plain = (items: Wishlist['items']) =>
    items.map(({ quantity, product: { productCode } }) => ({ quantity, product: { productCode } }));
  $wishlist.subscribe((state) => {
    const { owner, isKnown, list, changes } = state;
    // A guest's has a place of its own, in plain words.
    if (owner === 'guest' || !isKnown) return;
    const hardwareOOSCount = list?.oosItems.length ?? 0;
    wishlist.store.set({
      hardwareWishlistItems: plain(list?.items ?? []),
      hardwareOosItems: plain(list?.oosItems ?? []),
      hardwareWishlistCount: countWishes(state),
      hardwareOOSCount,
      isAddWishListLoading: changes.some(({ kind }) => kind === 'add'),
      wishlistId: list?.wishListId ?? null,
    });
  });
}

export { OF_SHOP } from './shop-slices.ts';

/** Joins the shop's stores to the groups that are kept of them. Once for each page, when those are read. */
export function joinStores(): void {
  mirrorCart();
  mirrorSearch();
  mirrorToasts();
  mirrorWishlist();
}

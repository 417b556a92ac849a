import { useStore } from '@nanostores/react';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { Cart } from '#lib/contract/cart/cart.ts';
import type { Wishlist } from '#lib/contract/wishlist/wishlist.ts';
import type { WishlistModel } from '#lib/format/models/wishlist.ts';
import { getWishlistKey } from '#lib/format/wishlist/product-key.ts';
import { formatWishlist } from '#lib/format/wishlist/wishlist.ts';
import { $cart, connectCart } from '#lib/state/cart/cart.ts';
import {
  $wishlist,
  countWishlistEntries,
  getOptimisticEntries,
  toWishlistItemInput,
  type WishlistStateItem,
} from '#lib/state/wishlist/items.ts';
import {
  $wishlistProducts,
  connectWishlistProducts,
  loadWishlistProducts,
  selectDescribedEntries,
} from '#lib/state/wishlist/products.ts';
import { connectWishlist, refreshWishlist, setInitialWishlist } from '#lib/state/wishlist/wishlist.ts';
import type { IslandContext } from '../context.ts';

/** The wishlist to display. */
export interface ProjectedWishlist {
  /** Null before the first load. */
  model: WishlistModel | null;
  /** Number of available and unavailable items. */
  count: number;
  /** Whether this is a guest wishlist; until hydration as the server rendered it. */
  isGuest: boolean;
  /** Product keys of the cart's lines. */
  inCart: readonly string[];
  share: Wishlist['share'];
  isFailed: boolean;
  retry: () => void;
}

const EMPTY_WISHLIST: WishlistModel = { items: [], unavailable: [], discontinued: [] };

/** Applies pending changes to the confirmed list: quantities and removals. */
function applyPendingChanges(model: WishlistModel, entries: readonly WishlistStateItem[]): WishlistModel {
  const quantities = new Map(
    entries.map(({ code, options, quantity }) => [getWishlistKey(code, options), quantity]),
  );
  const selectRemaining = <T extends { key: string }>(all: readonly T[]): T[] =>
    all
      .filter(({ key }) => quantities.has(key))
      .map((item) => ({ ...item, quantity: quantities.get(item.key) }));
  return {
    items: selectRemaining(model.items),
    unavailable: selectRemaining(model.unavailable),
    discontinued: selectRemaining(model.discontinued),
  };
}

/** Product keys of a cart's lines. */
function listCartProductKeys({ items }: Cart): string[] {
  const lines = items.flatMap((group) => group.items);
  return lines.map(({ product }) => getWishlistKey(product.productCode, product.options));
}

/** State rendered by the server. */
export interface InitialWishlist {
  isServerList: boolean;
  list: Wishlist | null;
  inCart: readonly string[];
}

/**
 * `initial` is the state rendered by the server; a guest's list is rendered in the browser, with product data
 * from the catalog.
 */
export function useWishlist(context: IslandContext, initial: InitialWishlist): ProjectedWishlist {
  const state = useStore($wishlist, { ssr: 'initial' });
  const [isMounted, setMounted] = useState(false);
  useEffect(() => {
    connectWishlist();
    connectCart(context);
    connectWishlistProducts(context);
    if (initial.isServerList) setInitialWishlist(initial.list);
    setMounted(true);
  }, [context, initial]);

  const isGuest = isMounted ? state.owner === 'guest' : !initial.isServerList;
  const { isLoaded, list: confirmedList, failure } = state;
  useEffect(() => {
    if (isMounted && !isGuest && !isLoaded && !failure) void refreshWishlist();
  }, [isMounted, isGuest, isLoaded, failure]);

  const entries = useMemo(() => getOptimisticEntries(state), [state]);
  const products = useStore($wishlistProducts, { ssr: 'initial' });
  // Joined to a string, so that it changes only with its content.
  const productKeys =
    isMounted && isGuest ? entries.map(({ code, options }) => getWishlistKey(code, options)).join() : '';
  const loadProducts = useCallback((): void => {
    if (productKeys)
      void loadWishlistProducts(getOptimisticEntries($wishlist.get()).map(toWishlistItemInput));
  }, [productKeys]);
  useEffect(() => {
    loadProducts();
    window.addEventListener('online', loadProducts);
    return () => window.removeEventListener('online', loadProducts);
  }, [loadProducts]);
  const list = isMounted ? confirmedList : initial.list;
  const formattedList = useMemo(
    () => (list ? formatWishlist(list, context) : EMPTY_WISHLIST),
    [list, context],
  );

  const { cart } = useStore($cart, { ssr: 'initial' });
  const inCart = useMemo(() => (cart ? listCartProductKeys(cart) : initial.inCart), [cart, initial]);

  const loadState = isGuest
    ? { isFailed: products.isFailed, retry: loadProducts }
    : { isFailed: failure !== null, retry: () => void refreshWishlist() };
  // After sign-in the guest list stays visible until the merged list is known.
  if (isGuest || (isMounted && !isLoaded)) {
    const isUnavailable = !isGuest && failure !== null && entries.length === 0;
    const described = isMounted && !isUnavailable ? selectDescribedEntries(products, entries) : null;
    return {
      model: described && formatWishlist(described, context),
      count: countWishlistEntries(state),
      isGuest: true,
      inCart,
      share: null,
      ...loadState,
    };
  }
  const model = isMounted ? applyPendingChanges(formattedList, entries) : formattedList;
  return {
    model,
    count: isMounted ? countWishlistEntries(state) : model.items.length + model.unavailable.length,
    isGuest,
    inCart,
    share: list?.share ?? null,
    ...loadState,
  };
}

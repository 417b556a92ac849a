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
  projectEntries,
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
  /** The list is in this browser only, as far as is known. */
  isGuest: boolean;
  /** Product keys of the cart's lines. */
  inCart: readonly string[];
  share: Wishlist['share'];
  isFailed: boolean;
  retry: () => void;
}

const NOTHING: WishlistModel = { items: [], unavailable: [], discontinued: [] };

/** Applies pending changes to the confirmed list: quantities and removals. */
function visible(model: WishlistModel, wishes: readonly WishlistStateItem[]): WishlistModel {
  const pieces = new Map(
    wishes.map(({ code, options, quantity }) => [getWishlistKey(code, options), quantity]),
  );
  const keep = <T extends { key: string }>(all: readonly T[]): T[] =>
    all.filter(({ key }) => pieces.has(key)).map((each) => ({ ...each, quantity: pieces.get(each.key) }));
  return {
    items: keep(model.items),
    unavailable: keep(model.unavailable),
    discontinued: keep(model.discontinued),
  };
}

/** Product keys of a cart's lines. */
function namesIn({ items }: Cart): string[] {
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
export function useWishlist(context: IslandContext, page: InitialWishlist): ProjectedWishlist {
  const state = useStore($wishlist, { ssr: 'initial' });
  const [isAlive, setAlive] = useState(false);
  useEffect(() => {
    connectWishlist();
    connectCart(context);
    connectWishlistProducts(context);
    if (page.isServerList) setInitialWishlist(page.list);
    setAlive(true);
  }, [context, page]);

  const isGuest = isAlive ? state.owner === 'guest' : !page.isServerList;
  const { isKnown, list: known, failure } = state;
  useEffect(() => {
    if (isAlive && !isGuest && !isKnown && !failure) void refreshWishlist();
  }, [isAlive, isGuest, isKnown, failure]);

  const wishes = useMemo(() => projectEntries(state), [state]);
  const goods = useStore($wishlistProducts, { ssr: 'initial' });
  // Joined to a string, so that it changes only with its content.
  const asked =
    isAlive && isGuest ? wishes.map(({ code, options }) => getWishlistKey(code, options)).join() : '';
  const ask = useCallback((): void => {
    if (asked) void loadWishlistProducts(projectEntries($wishlist.get()).map(toWishlistItemInput));
  }, [asked]);
  useEffect(() => {
    ask();
    window.addEventListener('online', ask);
    return () => window.removeEventListener('online', ask);
  }, [ask]);
  const list = isAlive ? known : page.list;
  const settled = useMemo(() => (list ? formatWishlist(list, context) : NOTHING), [list, context]);

  const { cart } = useStore($cart, { ssr: 'initial' });
  const inCart = useMemo(() => (cart ? namesIn(cart) : page.inCart), [cart, page]);

  const reading = isGuest
    ? { isFailed: goods.isFailed, retry: ask }
    : { isFailed: failure !== null, retry: () => void refreshWishlist() };
  // After sign-in the guest list stays visible until the merged list is known.
  if (isGuest || (isAlive && !isKnown)) {
    const isNothing = !isGuest && failure !== null && wishes.length === 0;
    const described = isAlive && !isNothing ? selectDescribedEntries(goods, wishes) : null;
    return {
      model: described && formatWishlist(described, context),
      count: countWishlistEntries(state),
      ...{ isGuest: true, inCart, share: null },
      ...reading,
    };
  }
  const model = isAlive ? visible(settled, wishes) : settled;
  return {
    model,
    count: isAlive ? countWishlistEntries(state) : model.items.length + model.unavailable.length,
    ...{ isGuest, inCart },
    share: list?.share ?? null,
    ...reading,
  };
}

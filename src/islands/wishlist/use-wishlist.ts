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

/** The wishlist as it is to be drawn. */
export interface ProjectedWishlist {
  /** Null while nothing is known of it. */
  model: WishlistModel | null;
  /** What can be bought, and what is out of stock. */
  count: number;
  /** It is in this browser alone, as far as is known. */
  isGuest: boolean;
  /** Names of the goods that are in the cart. */
  inCart: readonly string[];
  share: Wishlist['share'];
  isFailed: boolean;
  retry: () => void;
}

const NOTHING: WishlistModel = { items: [], unavailable: [], discontinued: [] };

/** A settled list with what is on its way: changed quantities, without those removed. */
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

/** Names of the goods in a cart. */
function namesIn({ items }: Cart): string[] {
  const lines = items.flatMap((group) => group.items);
  return lines.map(({ product }) => getWishlistKey(product.productCode, product.options));
}

/** What the page was drawn with. */
export interface InitialWishlist {
  isServerList: boolean;
  list: Wishlist | null;
  inCart: readonly string[];
}

/** `page` is the list that the server drew; a guest's is drawn here alone, by what the catalogue says of it. */
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
  // Joined, so that it is another one only when it says something else.
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
  // Who has just come in sees what the guest saw until it is known what became of it.
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

import { useStore } from '@nanostores/react';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { Cart } from '#lib/contract/cart.ts';
import type { Wishlist } from '#lib/contract/wishlist.ts';
import type { WishesModel } from '#lib/format/models.ts';
import { wishKey } from '#lib/format/wish-key.ts';
import { formatWishes } from '#lib/format/wishlist.ts';
import { $cart, connectCart } from '#lib/stores/cart.ts';
import { $wishGoods, askGoods, connectGoods, describedOf } from '#lib/stores/wish-goods.ts';
import { $wishlist, countWishes, visibleWishes, type WishEntry, wishOf } from '#lib/stores/wishes.ts';
import { connectWishlist, refreshWishlist, seedWishlist } from '#lib/stores/wishlist.ts';
import type { ShopContext } from '../context.ts';

/** The wishlist as it is to be drawn. */
export interface VisibleWishlist {
  /** Null while nothing is known of it. */
  model: WishesModel | null;
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

const NOTHING: WishesModel = { items: [], oos: [], gone: [] };

/** A settled list with what is on its way: changed quantities, without those removed. */
function visible(model: WishesModel, wishes: readonly WishEntry[]): WishesModel {
  const pieces = new Map(wishes.map(({ code, options, quantity }) => [wishKey(code, options), quantity]));
  const keep = <T extends { key: string }>(all: readonly T[]): T[] =>
    all.filter(({ key }) => pieces.has(key)).map((each) => ({ ...each, quantity: pieces.get(each.key) }));
  return { items: keep(model.items), oos: keep(model.oos), gone: keep(model.gone) };
}

/** Names of the goods in a cart. */
function namesIn({ items }: Cart): string[] {
  const lines = items.flatMap((group) => group.items);
  return lines.map(({ product }) => wishKey(product.productCode, product.options));
}

/** What the page was drawn with. */
export interface DrawnWishlist {
  isKept: boolean;
  list: Wishlist | null;
  inCart: readonly string[];
}

/** `page` is the list that the server drew; a guest's is drawn here alone, by what the catalogue says of it. */
export function useWishlist(context: ShopContext, page: DrawnWishlist): VisibleWishlist {
  const state = useStore($wishlist, { ssr: 'initial' });
  const [isAlive, setAlive] = useState(false);
  useEffect(() => {
    connectWishlist();
    connectCart(context);
    connectGoods(context);
    if (page.isKept) seedWishlist(page.list);
    setAlive(true);
  }, [context, page]);

  const isGuest = isAlive ? state.owner === 'guest' : !page.isKept;
  const { isKnown, list: known, failure } = state;
  useEffect(() => {
    if (isAlive && !isGuest && !isKnown && !failure) void refreshWishlist();
  }, [isAlive, isGuest, isKnown, failure]);

  const wishes = useMemo(() => visibleWishes(state), [state]);
  const goods = useStore($wishGoods, { ssr: 'initial' });
  // Joined, so that it is another one only when it says something else.
  const asked = isAlive && isGuest ? wishes.map(({ code, options }) => wishKey(code, options)).join() : '';
  const ask = useCallback((): void => {
    if (asked) void askGoods(visibleWishes($wishlist.get()).map(wishOf));
  }, [asked]);
  useEffect(() => {
    ask();
    window.addEventListener('online', ask);
    return () => window.removeEventListener('online', ask);
  }, [ask]);
  const list = isAlive ? known : page.list;
  const settled = useMemo(() => (list ? formatWishes(list, context) : NOTHING), [list, context]);

  const { cart } = useStore($cart, { ssr: 'initial' });
  const inCart = useMemo(() => (cart ? namesIn(cart) : page.inCart), [cart, page]);

  const reading = isGuest
    ? { isFailed: goods.isFailed, retry: ask }
    : { isFailed: failure !== null, retry: () => void refreshWishlist() };
  // Who has just come in sees what the guest saw until it is known what became of it.
  if (isGuest || (isAlive && !isKnown)) {
    const isNothing = !isGuest && failure !== null && wishes.length === 0;
    const described = isAlive && !isNothing ? describedOf(goods, wishes) : null;
    return {
      model: described && formatWishes(described, context),
      count: countWishes(state),
      ...{ isGuest: true, inCart, share: null },
      ...reading,
    };
  }
  const model = isAlive ? visible(settled, wishes) : settled;
  return {
    model,
    count: isAlive ? countWishes(state) : model.items.length + model.oos.length,
    ...{ isGuest, inCart },
    share: list?.share ?? null,
    ...reading,
  };
}

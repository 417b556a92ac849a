import { useStore } from '@nanostores/react';
import { useEffect, useMemo } from 'react';
import { formatCart } from '#lib/format/cart.ts';
import type { CartModel, LineModel } from '#lib/format/models.ts';
import { $cart, connectCart, seedCart } from '#lib/stores/cart.ts';
import { visibleCount, visibleLines } from '#lib/stores/changes.ts';
import { $waiting } from '#lib/stores/waiting.ts';
import type { ShopContext } from '../context.ts';
import { cartPlace } from './place.ts';

/** The cart as it is to be drawn: settled amounts, and quantities with what is on its way. */
export interface VisibleCart {
  /** The last settled cart; null when there is none yet or it is empty. */
  model: CartModel | null;
  lines: LineModel[];
  count: number;
  /** Amounts are about to change. */
  isPending: boolean;
  /** They wait for the network. */
  isAway: boolean;
}

/** `page` is the cart that the server drew, where it drew one. */
export function useCart(context: ShopContext, page: CartModel | null): VisibleCart {
  const state = useStore($cart, { ssr: 'initial' });
  const isAway = useStore($waiting, { ssr: 'initial' });
  useEffect(() => {
    connectCart(context);
    if (page) seedCart(page);
  }, [context, page]);
  const model = useMemo(
    () => (state.cart ? formatCart(state.cart, cartPlace(context)) : page),
    [state.cart, context, page],
  );
  const lines = visibleLines(model?.lines ?? [], state.changes);
  const isPending = !isAway && state.changes.length > 0;
  return { model, lines, count: visibleCount(state), isPending, isAway };
}

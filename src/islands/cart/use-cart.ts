import { useStore } from '@nanostores/react';
import { useEffect, useMemo } from 'react';
import { formatCart } from '#lib/format/cart/cart.ts';
import type { CartModel, LineModel } from '#lib/format/models/cart.ts';
import { $cart, connectCart, setInitialCart } from '#lib/state/cart/cart.ts';
import { $isCartOffline } from '#lib/state/cart/offline-status.ts';
import { projectCount, projectLines } from '#lib/state/cart/pending-changes.ts';
import type { IslandContext } from '../context.ts';
import { getCartFormatContext } from './format-context.ts';

/** The cart as it is to be drawn: settled amounts, and quantities with what is on its way. */
export interface ProjectedCart {
  /** The last settled cart; null when there is none yet or it is empty. */
  model: CartModel | null;
  lines: LineModel[];
  count: number;
  /** Amounts are about to change. */
  isPending: boolean;
  /** They wait for the network. */
  isOffline: boolean;
}

/** `page` is the cart that the server drew, where it drew one. */
export function useCart(context: IslandContext, initialCart: CartModel | null): ProjectedCart {
  const state = useStore($cart, { ssr: 'initial' });
  const isOffline = useStore($isCartOffline, { ssr: 'initial' });
  useEffect(() => {
    connectCart(context);
    if (initialCart) setInitialCart(initialCart);
  }, [context, initialCart]);
  const model = useMemo(
    () => (state.cart ? formatCart(state.cart, getCartFormatContext(context)) : initialCart),
    [state.cart, context, initialCart],
  );
  const lines = projectLines(model?.lines ?? [], state.changes);
  const isPending = !isOffline && state.changes.length > 0;
  return { model, lines, count: projectCount(state), isPending, isOffline };
}

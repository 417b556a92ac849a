import { useStore } from '@nanostores/react';
import { useEffect, useMemo } from 'react';
import { formatCart } from '#lib/format/cart/cart.ts';
import type { CartModel, LineModel } from '#lib/format/models/cart.ts';
import { $cart, connectCart, setInitialCart } from '#lib/state/cart/cart.ts';
import { $isCartOffline } from '#lib/state/cart/queue/offline-status.ts';
import { getOptimisticCount, getOptimisticLines } from '#lib/state/cart/queue/pending-changes.ts';
import type { IslandContext } from '../context.ts';
import { getCartFormatOptions } from './format-options.ts';

/** The cart to display: amounts as confirmed by the backend, quantities with pending changes applied. */
export interface ProjectedCart {
  /** Last confirmed cart; null before the first load and when empty. */
  model: CartModel | null;
  lines: LineModel[];
  count: number;
  /** Amounts are about to change. */
  isPending: boolean;
  /** Changes are waiting for the network. */
  isOffline: boolean;
}

/** `initialCart` is the cart rendered on the server, if any. */
export function useCart(context: IslandContext, initialCart: CartModel | null): ProjectedCart {
  const state = useStore($cart, { ssr: 'initial' });
  const isOffline = useStore($isCartOffline, { ssr: 'initial' });
  useEffect(() => {
    connectCart(context);
    if (initialCart) setInitialCart(initialCart);
  }, [context, initialCart]);
  const model = useMemo(
    () => (state.cart ? formatCart(state.cart, getCartFormatOptions(context)) : initialCart),
    [state.cart, context, initialCart],
  );
  const lines = getOptimisticLines(model?.lines ?? [], state.pendingChanges);
  const isPending = !isOffline && state.pendingChanges.length > 0;
  return { model, lines, count: getOptimisticCount(state), isPending, isOffline };
}

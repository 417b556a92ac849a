import { atom } from 'nanostores';
import type { Cart } from '#lib/contract/cart/cart.ts';
import { getLineGroupKey, getRenderedLineKey, mergeLineOrder, type RenderedLine } from './line-order.ts';
import type { CartChange } from './queue/pending-changes.ts';

/** Cart state in the browser: the last reply and the pending changes. */
export interface CartState {
  /** Null until the first reply on this page. */
  cart: Cart | null;
  /**
   * Quantity without the pending changes: from the reply, otherwise from the page, otherwise from the cookie.
   */
  count: number;
  /** Quantity of each line without the pending changes. */
  quantities: Readonly<Record<string, number>>;
  /** Keys of the lines in the order in which they first appeared. */
  lineOrder: readonly string[];
  /** Pending changes in sending order; the first is in flight or waits for a retry. */
  pendingChanges: readonly CartChange[];
}

const EMPTY_STATE: CartState = { cart: null, count: 0, quantities: {}, lineOrder: [], pendingChanges: [] };

/**
 * Components display it through `getOptimisticCount` and `getOptimisticLines`, which apply the pending changes.
 */
export const $cart = atom<CartState>(EMPTY_STATE);

/** Whether more changes were pending at the last reply. */
let hadPendingChanges = false;

export function setPendingChanges(pendingChanges: readonly CartChange[]): void {
  $cart.set({ ...$cart.get(), pendingChanges });
}

/** Empties the cart; `count` is the quantity from the cookie. */
export function resetCart(pendingChanges: readonly CartChange[], count = 0): void {
  $cart.set({ ...EMPTY_STATE, count, pendingChanges });
}

const getQuantities = (lines: readonly { id: string; quantity: number }[]): Record<string, number> =>
  Object.fromEntries(lines.map(({ id, quantity }) => [id, quantity]));

/** Sets the state with which the page was rendered. */
export function setRenderedCart({ count, lines }: { count: number; lines: readonly RenderedLine[] }): void {
  const productLines = lines.filter((line) => !line.parentId);
  $cart.set({
    ...$cart.get(),
    count,
    quantities: getQuantities(productLines),
    lineOrder: productLines.map(getRenderedLineKey),
  });
}

/** Sets the cart from the reply to a change. */
export function setCartFromReply(reply: Cart, pendingChanges: readonly CartChange[]): void {
  // Each reply lists only what its own call adjusted: collect these over a burst, so that none is lost.
  const previousChanges = (hadPendingChanges && $cart.get().cart?.changes) || [];
  hadPendingChanges = pendingChanges.length > 0;
  const lineOrder = mergeLineOrder($cart.get().lineOrder, reply.items.map(getLineGroupKey));
  const items = [...reply.items].sort(
    (a, b) => lineOrder.indexOf(getLineGroupKey(a)) - lineOrder.indexOf(getLineGroupKey(b)),
  );
  const cart = { ...reply, items, changes: [...previousChanges, ...reply.changes] };
  const lines = items.flatMap((group) => group.items).filter((line) => line.parentItemId === null);
  const quantities = getQuantities(lines);
  $cart.set({ cart, count: cart.itemCount, quantities, lineOrder, pendingChanges });
}

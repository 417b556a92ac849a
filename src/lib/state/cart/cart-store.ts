import { atom } from 'nanostores';
import type { Cart } from '#lib/contract/cart/cart.ts';
import { getLineGroupKey, getRenderedLineKey, mergeLineOrder, type RenderedLine } from './line-order.ts';
import type { CartChange } from './pending-changes.ts';

/** What the browser knows of the cart: the last settled reply, and what is on its way. */
export interface CartState {
  /** Null until the first reply on this page. */
  cart: Cart | null;
  /** Pieces before the changes: of the reply, else of the page, else of the cookie. */
  count: number;
  /** Quantity of each line before the changes. */
  quantities: Readonly<Record<string, number>>;
  /** What the lines are of, in the order in which they first appeared. */
  order: readonly string[];
  /** Not settled yet, in the order of their sending; the first is in flight, or waits to be sent again. */
  changes: readonly CartChange[];
}

const nothing: CartState = { cart: null, count: 0, quantities: {}, order: [], changes: [] };

/** Visible is what `visibleCount` and `visibleLines` make of it. */
export const $cart = atom<CartState>(nothing);

/** Whether the last reply was one of several. */
let isBurst = false;

/** Shows what is on its way. */
export function setPendingChanges(changes: readonly CartChange[]): void {
  $cart.set({ ...$cart.get(), changes });
}

/** Forgets what was in the cart; `count` is what the cookie tells of it. */
export function resetCart(changes: readonly CartChange[], count = 0): void {
  $cart.set({ ...nothing, count, changes });
}

const quantitiesOf = (lines: readonly { id: string; quantity: number }[]): Record<string, number> =>
  Object.fromEntries(lines.map(({ id, quantity }) => [id, quantity]));

/** Shows what the page was drawn with. */
export function setRenderedCart({ count, lines }: { count: number; lines: readonly RenderedLine[] }): void {
  const own = lines.filter((line) => !line.parentId);
  $cart.set({ ...$cart.get(), count, quantities: quantitiesOf(own), order: own.map(getRenderedLineKey) });
}

/** Shows a settled reply. */
export function setCartFromReply(reply: Cart, pendingChanges: readonly CartChange[]): void {
  // What the backend had to change is said once: in a burst of replies none of it may be passed over.
  const earlier = (isBurst && $cart.get().cart?.changes) || [];
  isBurst = pendingChanges.length > 0;
  const lineOrder = mergeLineOrder($cart.get().order, reply.items.map(getLineGroupKey));
  const items = [...reply.items].sort(
    (a, b) => lineOrder.indexOf(getLineGroupKey(a)) - lineOrder.indexOf(getLineGroupKey(b)),
  );
  const cart = { ...reply, items, changes: [...earlier, ...reply.changes] };
  const lines = items.flatMap((group) => group.items).filter((line) => line.parentItemId === null);
  const quantities = quantitiesOf(lines);
  $cart.set({ cart, count: cart.itemCount, quantities, order: lineOrder, changes: pendingChanges });
}

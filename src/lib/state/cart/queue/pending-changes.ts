import type { BulkCartReplySchema } from '#lib/contract/cart/bulk-items.ts';
import { addItem, type CartSchema, readCart, removeItem, setItemQuantity } from '#lib/contract/cart/cart.ts';
import { CURRENT_ID } from '#lib/contract/current-id.ts';
import type { AnyEndpoint, EndpointInput } from '#lib/contract/endpoint.ts';

/** The item of an addition to the cart. */
export type NewCartItem = EndpointInput<typeof addItem>['body'];

/** An endpoint that changes the cart and returns it. */
export type CartMutationEndpoint = AnyEndpoint & { reply: typeof CartSchema | typeof BulkCartReplySchema };

/** A cart call that the backend has not confirmed yet. */
export interface CartChange {
  endpoint: CartMutationEndpoint;
  input: Partial<EndpointInput<AnyEndpoint>>;
}

const userId = CURRENT_ID;

/** Reads the cart, after the changes queued before it. */
export const CART_READ: CartChange = { endpoint: readCart, input: { params: { userId }, body: { userId } } };

export const isCartRead = ({ endpoint }: CartChange): boolean => endpoint === CART_READ.endpoint;

/** Returns the item that a change adds; undefined for any other change. */
export function getAddedItem({ endpoint, input }: CartChange): NewCartItem | undefined {
  return endpoint === (addItem as AnyEndpoint) ? (input.body as NewCartItem) : undefined;
}

/** Returns the quantity that a change sets for a line, 0 for a removal; undefined for any other change. */
export function getQuantitySetBy({ endpoint, input }: CartChange, lineId: string): number | undefined {
  const params = input.params as { lineItemId?: string; quantity?: string } | undefined;
  if (params?.lineItemId !== lineId) return undefined;
  if (endpoint === (removeItem as AnyEndpoint)) return 0;
  return endpoint === (setItemQuantity as AnyEndpoint) ? Number(params.quantity) : undefined;
}

/** Returns a line's quantity after the changes; 0 when it is removed. */
export function getOptimisticQuantity(
  lineId: string,
  quantity: number,
  changes: readonly CartChange[],
): number {
  return changes.reduce((after, change) => getQuantitySetBy(change, lineId) ?? after, quantity);
}

/**
 * Returns the lines after the changes, without those removed; add-ons follow their product. Prices are
 * unchanged until the reply.
 */
export function getOptimisticLines<L extends { id: string; quantity: number; parentId?: string | null }>(
  lines: readonly L[],
  changes: readonly CartChange[],
): L[] {
  return lines
    .map((line) => {
      const optimisticQuantity = getOptimisticQuantity(line.id, line.quantity, changes);
      const quantity =
        line.parentId && optimisticQuantity
          ? getOptimisticQuantity(line.parentId, optimisticQuantity, changes)
          : optimisticQuantity;
      return { ...line, quantity };
    })
    .filter((line) => line.quantity > 0);
}

/** Returns the quantity of all lines after the changes. */
export function getOptimisticCount(state: {
  count: number;
  quantities: Readonly<Record<string, number>>;
  pendingChanges: readonly CartChange[];
}): number {
  let count = state.count;
  for (const change of state.pendingChanges) count += getAddedItem(change)?.quantity ?? 0;
  for (const [id, quantity] of Object.entries(state.quantities)) {
    count += getOptimisticQuantity(id, quantity, state.pendingChanges) - quantity;
  }
  return Math.max(0, count);
}

/**
 * Whether a change makes a queued one superfluous: a read replaces an earlier read; a quantity or a removal
 * replaces an earlier quantity of the same line.
 */
export function supersedesChange(change: CartChange, waiting: CartChange): boolean {
  if (isCartRead(waiting)) return isCartRead(change);
  if (waiting.endpoint !== (setItemQuantity as AnyEndpoint)) return false;
  const { lineItemId } = waiting.input.params as { lineItemId: string };
  return getQuantitySetBy(change, lineItemId) !== undefined;
}

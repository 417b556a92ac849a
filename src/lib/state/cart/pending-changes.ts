import type { FilledCartSchema } from '#lib/contract/cart/bulk-items.ts';
import { addItem, type CartSchema, readCart, removeItem, setItemQuantity } from '#lib/contract/cart/cart.ts';
import { CURRENT_ID } from '#lib/contract/current-id.ts';
import type { AnyEndpoint, EndpointInput } from '#lib/contract/endpoint.ts';

/** What a new line is made of. */
export type NewCartItem = EndpointInput<typeof addItem>['body'];

/** A call that changes the cart and answers it. */
export type CartMutationEndpoint = AnyEndpoint & { reply: typeof CartSchema | typeof FilledCartSchema };

/** A call of the cart that the backend has not answered yet. */
export interface CartChange {
  endpoint: CartMutationEndpoint;
  input: Partial<EndpointInput<AnyEndpoint>>;
}

const userId = CURRENT_ID;

/** Reads the cart, in its turn behind what changes it. */
export const CART_READ: CartChange = { endpoint: readCart, input: { params: { userId }, body: { userId } } };

/** Whether a call only reads the cart. */
export const isRead = ({ endpoint }: CartChange): boolean => endpoint === CART_READ.endpoint;

/** The item that a change adds to the cart; undefined for any other change. */
export function getAddedItem({ endpoint, input }: CartChange): NewCartItem | undefined {
  return endpoint === (addItem as AnyEndpoint) ? (input.body as NewCartItem) : undefined;
}

/** The quantity that a change gives a line, 0 when it removes it; undefined when it does neither. */
export function getQuantitySetBy({ endpoint, input }: CartChange, lineId: string): number | undefined {
  const params = input.params as { lineItemId?: string; quantity?: string } | undefined;
  if (params?.lineItemId !== lineId) return undefined;
  if (endpoint === (removeItem as AnyEndpoint)) return 0;
  return endpoint === (setItemQuantity as AnyEndpoint) ? Number(params.quantity) : undefined;
}

/** The quantity that a line will have, by its last change; 0 when it is removed. */
export function projectQuantity(lineId: string, quantity: number, changes: readonly CartChange[]): number {
  return changes.reduce((after, change) => getQuantitySetBy(change, lineId) ?? after, quantity);
}

/** Lines as they will be: changed quantities, without those removed; add-ons follow. Prices wait for the backend. */
export function projectLines<L extends { id: string; quantity: number; parentId?: string | null }>(
  lines: readonly L[],
  changes: readonly CartChange[],
): L[] {
  return lines
    .map((line) => {
      const call = projectQuantity(line.id, line.quantity, changes);
      const quantity = line.parentId && call ? projectQuantity(line.parentId, call, changes) : call;
      return { ...line, quantity };
    })
    .filter((line) => line.quantity > 0);
}

/** Pieces as they will be. */
export function projectCount(state: {
  count: number;
  quantities: Readonly<Record<string, number>>;
  changes: readonly CartChange[];
}): number {
  let count = state.count;
  for (const change of state.changes) count += getAddedItem(change)?.quantity ?? 0;
  for (const [id, quantity] of Object.entries(state.quantities)) {
    count += projectQuantity(id, quantity, state.changes) - quantity;
  }
  return Math.max(0, count);
}

/** Whether a change makes one that waits superfluous: a later reading, or a later quantity of the same line. */
export function supersedesChange(change: CartChange, waiting: CartChange): boolean {
  if (isRead(waiting)) return isRead(change);
  if (waiting.endpoint !== (setItemQuantity as AnyEndpoint)) return false;
  const { lineItemId } = waiting.input.params as { lineItemId: string };
  return getQuantitySetBy(change, lineItemId) !== undefined;
}

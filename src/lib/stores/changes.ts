import type { FilledCartSchema } from '#lib/contract/bulk.ts';
import { addItem, type CartSchema, readCart, removeItem, setQuantity } from '#lib/contract/cart.ts';
import { CURRENT_ID } from '#lib/contract/current-id.ts';
import type { AnyEndpoint, Input } from '#lib/contract/endpoint.ts';

/** What a new line is made of. */
export type NewItem = Input<typeof addItem>['body'];

/** A call that changes the cart and answers it. */
export type CartEndpoint = AnyEndpoint & { reply: typeof CartSchema | typeof FilledCartSchema };

/** A call of the cart that the backend has not answered yet. */
export interface Change {
  endpoint: CartEndpoint;
  input: Partial<Input<AnyEndpoint>>;
}

const userId = CURRENT_ID;

/** Reads the cart, in its turn behind what changes it. */
export const cartRead: Change = { endpoint: readCart, input: { params: { userId }, body: { userId } } };

/** Whether a call only reads the cart. */
export const isRead = ({ endpoint }: Change): boolean => endpoint === cartRead.endpoint;

/** The item that a change adds to the cart; undefined for any other change. */
export function addedItem({ endpoint, input }: Change): NewItem | undefined {
  return endpoint === (addItem as AnyEndpoint) ? (input.body as NewItem) : undefined;
}

/** The quantity that a change gives a line, 0 when it removes it; undefined when it does neither. */
export function quantitySetBy({ endpoint, input }: Change, lineId: string): number | undefined {
  const params = input.params as { lineItemId?: string; quantity?: string } | undefined;
  if (params?.lineItemId !== lineId) return undefined;
  if (endpoint === (removeItem as AnyEndpoint)) return 0;
  return endpoint === (setQuantity as AnyEndpoint) ? Number(params.quantity) : undefined;
}

/** The quantity that a line will have, by its last change; 0 when it is removed. */
export function quantityAfter(lineId: string, quantity: number, changes: readonly Change[]): number {
  return changes.reduce((after, change) => quantitySetBy(change, lineId) ?? after, quantity);
}

/** Lines as they will be: changed quantities, without those removed; add-ons follow. Prices wait for the backend. */
export function visibleLines<L extends { id: string; quantity: number; parentId?: string | null }>(
  lines: readonly L[],
  changes: readonly Change[],
): L[] {
  return lines
    .map((line) => {
      const own = quantityAfter(line.id, line.quantity, changes);
      const quantity = line.parentId && own ? quantityAfter(line.parentId, own, changes) : own;
      return { ...line, quantity };
    })
    .filter((line) => line.quantity > 0);
}

/** Pieces as they will be. */
export function visibleCount(state: {
  count: number;
  quantities: Readonly<Record<string, number>>;
  changes: readonly Change[];
}): number {
  let count = state.count;
  for (const change of state.changes) count += addedItem(change)?.quantity ?? 0;
  for (const [id, quantity] of Object.entries(state.quantities)) {
    count += quantityAfter(id, quantity, state.changes) - quantity;
  }
  return Math.max(0, count);
}

/** Whether a change makes one that waits superfluous: a later reading, or a later quantity of the same line. */
export function replaces(change: Change, waiting: Change): boolean {
  if (isRead(waiting)) return isRead(change);
  if (waiting.endpoint !== (setQuantity as AnyEndpoint)) return false;
  const { lineItemId } = waiting.input.params as { lineItemId: string };
  return quantitySetBy(change, lineItemId) !== undefined;
}

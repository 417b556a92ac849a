import type { FilledCartSchema } from '#lib/contract/bulk.ts';
import type { addItem, CartSchema } from '#lib/contract/cart.ts';
import type { AnyEndpoint, Input } from '#lib/contract/endpoint.ts';

/** What a new line is made of. */
export type NewItem = Input<typeof addItem>['body'];

/** A call that changes the cart and answers it. */
export type CartEndpoint = AnyEndpoint & { reply: typeof CartSchema | typeof FilledCartSchema };

/** One thing done to a cart that the backend has not answered yet. */
export type Change =
  | { kind: 'add'; item: NewItem }
  | { kind: 'quantity'; lineId: string; quantity: number }
  | { kind: 'remove'; lineId: string }
  /** Of some pages alone, which bring the call with them. */
  | { kind: 'own'; endpoint: CartEndpoint; input: Partial<Input<AnyEndpoint>> }
  | { kind: 'read' };

/** The quantity that a line will have, by its last change; 0 when it is removed. */
export function quantityAfter(lineId: string, quantity: number, changes: readonly Change[]): number {
  let after = quantity;
  for (const change of changes) {
    if (change.kind === 'quantity' && change.lineId === lineId) after = change.quantity;
    if (change.kind === 'remove' && change.lineId === lineId) after = 0;
  }
  return after;
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
  for (const change of state.changes) if (change.kind === 'add') count += change.item.quantity;
  for (const [id, quantity] of Object.entries(state.quantities)) {
    count += quantityAfter(id, quantity, state.changes) - quantity;
  }
  return Math.max(0, count);
}

/** Whether a change makes one that waits superfluous. */
export function replaces(change: Change, waiting: Change): boolean {
  if (waiting.kind === 'read') return change.kind === 'read';
  return waiting.kind === 'quantity' && 'lineId' in change && change.lineId === waiting.lineId;
}

import type { addItem } from '#lib/contract/cart.ts';
import type { Input } from '#lib/contract/endpoint.ts';

/** What a new line is made of. */
export type NewItem = Input<typeof addItem>['body'];

/** One thing done to a cart that the backend has not answered yet. */
export type Change =
  | { kind: 'add'; item: NewItem }
  | { kind: 'quantity'; lineId: string; quantity: number }
  | { kind: 'remove'; lineId: string }
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

/** Lines as they will be: changed quantities, without those removed. Prices wait for the backend. */
export function visibleLines<L extends { id: string; quantity: number }>(
  lines: readonly L[],
  changes: readonly Change[],
): L[] {
  return lines
    .map((line) => ({ ...line, quantity: quantityAfter(line.id, line.quantity, changes) }))
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

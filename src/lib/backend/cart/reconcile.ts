import { groupLines, type StoredCartLine } from './lines.ts';

/** Current price, maximum quantity and stock of a line's product. */
export interface LineOffer {
  unitAmount: number;
  maximum: number;
  /** Stock including reserved pieces: an unfinished payment of another customer must not remove items from a cart. */
  inStock: number;
}

/** A change of a line that its owner is notified of. */
export interface LineChange {
  kind: 'quantity' | 'removed' | 'price';
  lineId: string;
  quantity: number | null;
}

/**
 * Brings lines up to date with catalog and stock. Lines whose product has no offer are removed; lines without stock
 * stay, as unavailable. When stock is short, earlier lines are served before later ones.
 */
export function reconcileLines<L extends StoredCartLine>(
  lines: readonly L[],
  standingOf: (code: string) => LineOffer | null,
): { lines: L[]; changes: LineChange[] } {
  const changes: LineChange[] = [];
  const left = new Map<string, number>();
  const settled: L[] = [];
  for (const line of lines) {
    const standing = standingOf(line.productCode);
    const parent = line.parentId === null ? undefined : settled.find((it) => it.id === line.parentId);
    if (!standing || (line.parentId !== null && !parent)) {
      changes.push({ kind: 'removed', lineId: line.id, quantity: null });
      continue;
    }
    const wanted = parent?.quantity ?? line.quantity;
    const room = left.get(line.productCode) ?? Math.min(standing.inStock, standing.maximum);
    const quantity = standing.inStock === 0 ? wanted : Math.min(wanted, room);
    left.set(line.productCode, Math.max(0, room - quantity));
    if (quantity === 0) {
      changes.push({ kind: 'removed', lineId: line.id, quantity: null });
      continue;
    }
    if (quantity !== line.quantity) changes.push({ kind: 'quantity', lineId: line.id, quantity });
    if (standing.unitAmount !== line.seenAmount)
      changes.push({ kind: 'price', lineId: line.id, quantity: null });
    settled.push({ ...line, quantity, seenAmount: standing.unitAmount });
  }
  return { lines: settled, changes };
}

/**
 * Saved lines keep their quantity when stock runs out; only the product's maximum quantity reduces them. Each line
 * group is reconciled on its own.
 */
export function reconcileSavedLines(
  saved: readonly StoredCartLine[],
  standingOf: (code: string) => LineOffer | null,
): { lines: StoredCartLine[]; changes: LineChange[] } {
  const getOffer = (code: string) => {
    const offer = standingOf(code);
    return offer && { ...offer, inStock: offer.maximum };
  };
  const settled = groupLines(saved).map((group) => reconcileLines(group, getOffer));
  return {
    lines: settled.flatMap(({ lines }) => lines),
    changes: settled.flatMap(({ changes }) => changes),
  };
}

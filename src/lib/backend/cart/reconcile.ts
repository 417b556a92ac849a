import { groupLines, type StoredCartLine } from './lines.ts';

/** What the catalogue says now of a line's product; null when the country no longer sells it. */
export interface LineOffer {
  unitAmount: number;
  maximum: number;
  /** Pieces on the shelf, held ones included: another's unfinished payment takes nothing out of a cart. */
  inStock: number;
}

/** What became of a line that its owner has to be told. */
export interface LineChange {
  kind: 'quantity' | 'removed' | 'price';
  lineId: string;
  quantity: number | null;
}

/**
 * Brings lines up to date with the catalogue. A line whose shelf is empty stays, unavailable, for its
 * owner to decide; where there are fewer pieces than wanted, earlier lines get them before later ones.
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

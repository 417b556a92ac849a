import { linesByGroup, type SeenLine } from './rules.ts';

/** What the catalogue says now of a line's product; null when the country no longer sells it. */
export interface Standing {
  unit: number;
  maximum: number;
  /** Pieces on the shelf, held ones included: another's unfinished payment takes nothing out of a cart. */
  onShelf: number;
}

/** What became of a line that its owner has to be told. */
export interface Change {
  kind: 'quantity' | 'removed' | 'price';
  lineId: string;
  quantity: number | null;
}

/**
 * Brings lines up to date with the catalogue. A line whose shelf is empty stays, unavailable, for its
 * owner to decide; where there are fewer pieces than wanted, earlier lines get them before later ones.
 */
export function settleLines<L extends SeenLine>(
  lines: readonly L[],
  standingOf: (code: string) => Standing | null,
): { lines: L[]; changes: Change[] } {
  const changes: Change[] = [];
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
    const room = left.get(line.productCode) ?? Math.min(standing.onShelf, standing.maximum);
    const quantity = standing.onShelf === 0 ? wanted : Math.min(wanted, room);
    left.set(line.productCode, Math.max(0, room - quantity));
    if (quantity === 0) {
      changes.push({ kind: 'removed', lineId: line.id, quantity: null });
      continue;
    }
    if (quantity !== line.quantity) changes.push({ kind: 'quantity', lineId: line.id, quantity });
    if (standing.unit !== line.seenAmount) changes.push({ kind: 'price', lineId: line.id, quantity: null });
    settled.push({ ...line, quantity, seenAmount: standing.unit });
  }
  return { lines: settled, changes };
}

/**
 * Saved lines keep their quantity when stock runs out; only the product's maximum quantity reduces them. Each line
 * group is reconciled on its own.
 */
export function settleSavedLines(
  saved: readonly SeenLine[],
  standingOf: (code: string) => Standing | null,
): { lines: SeenLine[]; changes: Change[] } {
  const getOffer = (code: string) => {
    const offer = standingOf(code);
    return offer && { ...offer, onShelf: offer.maximum };
  };
  const settled = linesByGroup(saved).map((group) => settleLines(group, getOffer));
  return {
    lines: settled.flatMap(({ lines }) => lines),
    changes: settled.flatMap(({ changes }) => changes),
  };
}

import { groupLines, type StoredCartLine } from './cart-lines.ts';

/** Current price, maximum quantity and stock of a line's product. */
export interface LineOffer {
  unitAmount: number;
  maximum: number;
  /**
   * Stock including reservations: another customer's unfinished payment must not remove items from a cart.
   */
  inStock: number;
}

/** A change of a line that its owner is notified of. */
export interface LineChange {
  kind: 'quantity' | 'removed' | 'price';
  lineId: string;
  quantity: number | null;
}

/**
 * Updates lines to the current catalog and stock. Lines whose product has no offer are removed with their
 * add-ons; lines of a product without stock are kept as unavailable. When stock is short, earlier lines get
 * it first, and later ones that get none are removed.
 */
export function reconcileLines<L extends StoredCartLine>(
  lines: readonly L[],
  getOffer: (code: string) => LineOffer | null,
): { lines: L[]; changes: LineChange[] } {
  const changes: LineChange[] = [];
  const remainingByCode = new Map<string, number>();
  const reconciled: L[] = [];
  for (const line of lines) {
    const offer = getOffer(line.productCode);
    const parent =
      line.parentId === null ? undefined : reconciled.find((candidate) => candidate.id === line.parentId);
    if (!offer || (line.parentId !== null && !parent)) {
      changes.push({ kind: 'removed', lineId: line.id, quantity: null });
      continue;
    }
    const requested = parent?.quantity ?? line.quantity;
    const remaining = remainingByCode.get(line.productCode) ?? Math.min(offer.inStock, offer.maximum);
    const quantity = offer.inStock === 0 ? requested : Math.min(requested, remaining);
    remainingByCode.set(line.productCode, Math.max(0, remaining - quantity));
    if (quantity === 0) {
      changes.push({ kind: 'removed', lineId: line.id, quantity: null });
      continue;
    }
    if (quantity !== line.quantity) changes.push({ kind: 'quantity', lineId: line.id, quantity });
    if (offer.unitAmount !== line.seenAmount)
      changes.push({ kind: 'price', lineId: line.id, quantity: null });
    reconciled.push({ ...line, quantity, seenAmount: offer.unitAmount });
  }
  return { lines: reconciled, changes };
}

/**
 * Saved lines keep their quantity when stock runs out; only the product's maximum quantity reduces them. Each
 * line group is reconciled on its own.
 */
export function reconcileSavedLines(
  saved: readonly StoredCartLine[],
  getLineOffer: (code: string) => LineOffer | null,
): { lines: StoredCartLine[]; changes: LineChange[] } {
  const getOffer = (code: string) => {
    const offer = getLineOffer(code);
    return offer && { ...offer, inStock: offer.maximum };
  };
  const reconciled = groupLines(saved).map((group) => reconcileLines(group, getOffer));
  return {
    lines: reconciled.flatMap(({ lines }) => lines),
    changes: reconciled.flatMap(({ changes }) => changes),
  };
}

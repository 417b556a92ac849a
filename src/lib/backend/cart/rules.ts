import { Fault, invalidFields } from '../gateway/fault.ts';

/** A line as the rules see it. */
export interface Line {
  id: string;
  productCode: string;
  shadeCode: string | null;
  parentId: string | null;
  quantity: number;
}

/** What a product allows now. */
export interface Limits {
  maximum: number;
  /** Pieces that this cart can have. */
  available: number;
}

/** Adds pieces: the same goods in the same shade under the same parent join their line. */
export function addLine<L extends Line>(lines: readonly L[], added: L): L[] {
  const parent = added.parentId === null ? undefined : lines.find((line) => line.id === added.parentId);
  if (added.parentId !== null && (!parent || parent.parentId !== null)) throw new Fault('LINE_NOT_FOUND');
  const twin = lines.find(
    (line) =>
      line.productCode === added.productCode &&
      line.shadeCode === added.shadeCode &&
      line.parentId === added.parentId,
  );
  // An add-on comes once with each piece of its parent.
  if (parent) return twin ? [...lines] : [...lines, { ...added, quantity: parent.quantity }];
  return twin ? setLine(lines, twin.id, twin.quantity + added.quantity) : [...lines, added];
}

/** Sets a line's quantity, and that of its add-ons with it. */
export function setLine<L extends Line>(lines: readonly L[], id: string, quantity: number): L[] {
  const line = lines.find((it) => it.id === id);
  if (!line) throw new Fault('LINE_NOT_FOUND');
  if (line.parentId !== null)
    throw invalidFields([{ path: 'params.lineItemId', rule: 'follows_its_parent' }]);
  return lines.map((it) => (it.id === id || it.parentId === id ? { ...it, quantity } : it));
}

/** Removes a line and its add-ons. */
export function removeLine<L extends Line>(lines: readonly L[], id: string): L[] {
  if (!lines.some((line) => line.id === id)) throw new Fault('LINE_NOT_FOUND');
  return lines.filter((line) => line.id !== id && line.parentId !== id);
}

/** Pieces of a product over all its lines. */
export function piecesOf(lines: readonly Line[], productCode: string): number {
  return lines.reduce((sum, line) => (line.productCode === productCode ? sum + line.quantity : sum), 0);
}

/**
 * Refuses what grew beyond its product's maximum or its stock. What did not grow may stay: a cart that
 * became too large while nobody looked must still let its lines be reduced.
 */
export function checkLimits(
  before: readonly Line[],
  after: readonly Line[],
  limitsOf: (code: string) => Limits,
): void {
  for (const code of new Set(after.map((line) => line.productCode))) {
    const wanted = piecesOf(after, code);
    if (wanted <= piecesOf(before, code)) continue;
    const { maximum, available } = limitsOf(code);
    if (wanted > maximum) throw new Fault('QUANTITY_EXCEED', { productCode: code, maximum });
    if (wanted > available) throw new Fault('OUT_OF_STOCK', { productCode: code, available });
  }
}

/** What the catalogue says now of a line's product; null when the country no longer sells it. */
export interface Standing {
  unit: number;
  maximum: number;
  /** Pieces on the shelf, held ones included: another's unfinished payment takes nothing out of a cart. */
  onShelf: number;
}

export interface SeenLine extends Line {
  seenAmount: number;
  seenName: string;
}

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

/** Of `shadeName|shadeCode` the code: the name may be in either language, the code decides. */
export function shadeCodeOf(value: string): string {
  return value.slice(value.lastIndexOf('|') + 1).trim();
}

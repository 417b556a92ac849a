import { AppError, createInvalidRequestError } from '../gateway/app-error.ts';

/** A line as the rules see it. */
export interface CartLine {
  id: string;
  productCode: string;
  shadeCode: string | null;
  parentId: string | null;
  quantity: number;
}

/** A line as its owner saw it last. */
export interface StoredCartLine extends CartLine {
  seenAmount: number;
  seenName: string;
}

/** What a product allows now. */
export interface QuantityLimits {
  maximum: number;
  /** Pieces that this cart can have. */
  available: number;
}

function isSameItem(one: CartLine, other: CartLine): boolean {
  return (
    one.productCode === other.productCode &&
    one.shadeCode === other.shadeCode &&
    one.parentId === other.parentId
  );
}

function followsItsParent(path = 'params.lineItemId'): AppError {
  return createInvalidRequestError([{ path, rule: 'follows_its_parent' }]);
}

/** Adds pieces: the same goods in the same shade under the same parent join their line. */
export function addLine<L extends CartLine>(lines: readonly L[], added: L): L[] {
  const parent = added.parentId === null ? undefined : lines.find((line) => line.id === added.parentId);
  if (added.parentId !== null && (!parent || parent.parentId !== null)) throw new AppError('LINE_NOT_FOUND');
  const twin = lines.find((line) => isSameItem(line, added));
  // An add-on comes once with each piece of its parent.
  if (parent) return twin ? [...lines] : [...lines, { ...added, quantity: parent.quantity }];
  return twin ? setLineQuantity(lines, twin.id, twin.quantity + added.quantity) : [...lines, added];
}

/** Adds lines one after another; an add-on of one that joined its twin goes there with it. */
export function addCartLines<L extends CartLine>(lines: readonly L[], added: readonly L[]): L[] {
  const place = new Map<string, string>();
  let after = [...lines];
  for (const line of added) {
    const parentId = line.parentId === null ? null : (place.get(line.parentId) ?? line.parentId);
    const placed = { ...line, parentId };
    after = addLine(after, placed);
    place.set(line.id, after.find((it) => isSameItem(it, placed))?.id ?? line.id);
  }
  return after;
}

/** Sets a line's quantity, and that of its add-ons with it. */
export function setLineQuantity<L extends CartLine>(lines: readonly L[], id: string, quantity: number): L[] {
  const line = lines.find((it) => it.id === id);
  if (!line) throw new AppError('LINE_NOT_FOUND');
  if (line.parentId !== null) throw followsItsParent();
  return lines.map((it) => (it.id === id || it.parentId === id ? { ...it, quantity } : it));
}

/**
 * Makes a line what `other` is of; of its add-ons those named stay, or all of them. It keeps its place and its id, unless
 * there is a line of the same goods: that one takes its pieces and the add-ons that it has not.
 */
export function replaceLine<L extends CartLine>(
  lines: readonly L[],
  id: string,
  other: L,
  keep?: readonly string[],
): L[] {
  const line = lines.find((it) => it.id === id);
  if (!line) throw new AppError('LINE_NOT_FOUND');
  if (line.parentId !== null) throw followsItsParent();
  const children = lines.filter((it) => it.parentId === id);
  if (keep?.some((child) => !children.some((it) => it.id === child))) throw new AppError('LINE_NOT_FOUND');
  const left = lines.filter((it) => it.parentId !== id || !keep || keep.includes(it.id));
  const twin = left.find((it) => it.id !== id && isSameItem(it, other));
  if (!twin) {
    const replaced = left.map((it) => (it.id === id ? { ...other, id } : it));
    return setLineQuantity(replaced, id, other.quantity);
  }
  const has = (code: string) => left.some((it) => it.parentId === twin.id && it.productCode === code);
  const joined = left
    .filter((it) => it.id !== id && !(it.parentId === id && has(it.productCode)))
    .map((it) => (it.parentId === id ? { ...it, parentId: twin.id } : it));
  return setLineQuantity(joined, twin.id, twin.quantity + other.quantity);
}

/** Removes a line and its add-ons. */
export function removeLine<L extends CartLine>(lines: readonly L[], id: string): L[] {
  if (!lines.some((line) => line.id === id)) throw new AppError('LINE_NOT_FOUND');
  return lines.filter((line) => line.id !== id && line.parentId !== id);
}

/** Removes lines and their add-ons; one that is not there is none to remove. */
export function removeLines<L extends CartLine>(lines: readonly L[], ids: readonly string[]): L[] {
  const gone = new Set(ids);
  return lines.filter((line) => !gone.has(line.id) && !(line.parentId !== null && gone.has(line.parentId)));
}

/** A line and its add-ons; refuses an add-on, which goes where its line goes. */
export function requireLineGroup<L extends CartLine>(lines: readonly L[], id: string, path?: string): L[] {
  const line = lines.find((it) => it.id === id);
  if (!line) throw new AppError('LINE_NOT_FOUND');
  if (line.parentId !== null) throw followsItsParent(path);
  return [line, ...lines.filter((it) => it.parentId === id)];
}

/** Each line with its add-ons, in the order of the lines. */
export function groupLines<L extends CartLine>(lines: readonly L[]): L[][] {
  return lines.filter((line) => line.parentId === null).map((line) => requireLineGroup(lines, line.id));
}

/** Moves a line to a place among those that are no add-ons. */
export function moveLine<L extends CartLine>(lines: readonly L[], id: string, place: number): L[] {
  const line = lines.find((it) => it.id === id);
  if (!line) return [...lines];
  const others = lines.filter((it) => it.id !== id);
  const next = others.filter((it) => it.parentId === null)[place];
  return next ? others.toSpliced(others.indexOf(next), 0, line) : [...lines];
}

/** Pieces of a product over all its lines. */
export function sumQuantity(lines: readonly CartLine[], productCode: string): number {
  return lines.reduce((sum, line) => (line.productCode === productCode ? sum + line.quantity : sum), 0);
}

/**
 * Refuses what grew beyond its product's maximum or its stock. What did not grow may stay: a cart that
 * became too large while nobody looked must still let its lines be reduced.
 */
export function assertQuantityLimits(
  before: readonly CartLine[],
  after: readonly CartLine[],
  limitsOf: (code: string) => QuantityLimits,
): void {
  for (const code of new Set(after.map((line) => line.productCode))) {
    const wanted = sumQuantity(after, code);
    if (wanted <= sumQuantity(before, code)) continue;
    const { maximum, available } = limitsOf(code);
    if (wanted > maximum) throw new AppError('QUANTITY_EXCEED', { productCode: code, maximum });
    if (wanted > available) throw new AppError('OUT_OF_STOCK', { productCode: code, available });
  }
}

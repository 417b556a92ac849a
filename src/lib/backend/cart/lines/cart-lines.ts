import { AppError, createInvalidRequestError } from '../../gateway/app-error.ts';

/** One product, shade and quantity in a cart; with a `parentId` it is an add-on of that line. */
export interface CartLine {
  id: string;
  productCode: string;
  shadeCode: string | null;
  parentId: string | null;
  quantity: number;
}

/** A line with the price and name that its owner last saw. */
export interface StoredCartLine extends CartLine {
  seenAmount: number;
  seenName: string;
}

function isSameItem(a: CartLine, b: CartLine): boolean {
  return a.productCode === b.productCode && a.shadeCode === b.shadeCode && a.parentId === b.parentId;
}

function createFollowsParentError(path = 'params.lineItemId'): AppError {
  return createInvalidRequestError([{ path, rule: 'follows_its_parent' }]);
}

/** Adds a line, or its quantity to the line with the same product, shade and parent. */
export function addLine<L extends CartLine>(lines: readonly L[], addedLine: L): L[] {
  const parent =
    addedLine.parentId === null ? undefined : lines.find((line) => line.id === addedLine.parentId);
  if (addedLine.parentId !== null && (!parent || parent.parentId !== null))
    throw new AppError('LINE_NOT_FOUND');
  const existing = lines.find((line) => isSameItem(line, addedLine));
  // An add-on has the quantity of its parent.
  if (parent) return existing ? [...lines] : [...lines, { ...addedLine, quantity: parent.quantity }];
  return existing
    ? setLineQuantity(lines, existing.id, existing.quantity + addedLine.quantity)
    : [...lines, addedLine];
}

/** Adds lines one after another. When a line is merged into an existing one, its add-ons move to that line. */
export function addCartLines<L extends CartLine>(lines: readonly L[], addedLines: readonly L[]): L[] {
  const mergedIds = new Map<string, string>();
  let changedLines = [...lines];
  for (const line of addedLines) {
    const parentId = line.parentId === null ? null : (mergedIds.get(line.parentId) ?? line.parentId);
    const lineToAdd = { ...line, parentId };
    changedLines = addLine(changedLines, lineToAdd);
    mergedIds.set(line.id, changedLines.find((candidate) => isSameItem(candidate, lineToAdd))?.id ?? line.id);
  }
  return changedLines;
}

/** Sets the quantity of a line and its add-ons. */
export function setLineQuantity<L extends CartLine>(lines: readonly L[], id: string, quantity: number): L[] {
  const line = lines.find((candidate) => candidate.id === id);
  if (!line) throw new AppError('LINE_NOT_FOUND');
  if (line.parentId !== null) throw createFollowsParentError();
  return lines.map((cartLine) =>
    cartLine.id === id || cartLine.parentId === id ? { ...cartLine, quantity } : cartLine,
  );
}

/**
 * Replaces a line's product, keeping its id and position. If the cart already has a line of the same item,
 * the two lines are merged: quantities are added and missing add-ons move over. The last argument lists the
 * add-ons to keep (default: all).
 */
export function replaceLine<L extends CartLine>(
  lines: readonly L[],
  id: string,
  replacement: L,
  keptAddOnIds?: readonly string[],
): L[] {
  const line = lines.find((candidate) => candidate.id === id);
  if (!line) throw new AppError('LINE_NOT_FOUND');
  if (line.parentId !== null) throw createFollowsParentError();
  const children = lines.filter((candidate) => candidate.parentId === id);
  if (keptAddOnIds?.some((child) => !children.some((addOn) => addOn.id === child)))
    throw new AppError('LINE_NOT_FOUND');
  const remaining = lines.filter(
    (cartLine) => cartLine.parentId !== id || !keptAddOnIds || keptAddOnIds.includes(cartLine.id),
  );
  const existingLine = remaining.find(
    (candidate) => candidate.id !== id && isSameItem(candidate, replacement),
  );
  if (!existingLine) {
    const replacedLines = remaining.map((cartLine) =>
      cartLine.id === id ? { ...replacement, id } : cartLine,
    );
    return setLineQuantity(replacedLines, id, replacement.quantity);
  }
  const hasAddOn = (code: string) =>
    remaining.some((candidate) => candidate.parentId === existingLine.id && candidate.productCode === code);
  const mergedLines = remaining
    .filter((cartLine) => cartLine.id !== id && !(cartLine.parentId === id && hasAddOn(cartLine.productCode)))
    .map((cartLine) => (cartLine.parentId === id ? { ...cartLine, parentId: existingLine.id } : cartLine));
  return setLineQuantity(mergedLines, existingLine.id, existingLine.quantity + replacement.quantity);
}

/** Removes a line and its add-ons. */
export function removeLine<L extends CartLine>(lines: readonly L[], id: string): L[] {
  if (!lines.some((line) => line.id === id)) throw new AppError('LINE_NOT_FOUND');
  return lines.filter((line) => line.id !== id && line.parentId !== id);
}

/** Removes lines and their add-ons. Unknown ids are ignored. */
export function removeLines<L extends CartLine>(lines: readonly L[], ids: readonly string[]): L[] {
  const removedIds = new Set(ids);
  return lines.filter(
    (line) => !removedIds.has(line.id) && !(line.parentId !== null && removedIds.has(line.parentId)),
  );
}

/** Returns a line and its add-ons. Throws INVALID_REQUEST for an add-on, which cannot be changed on its own. */
export function requireLineGroup<L extends CartLine>(lines: readonly L[], id: string, path?: string): L[] {
  const line = lines.find((candidate) => candidate.id === id);
  if (!line) throw new AppError('LINE_NOT_FOUND');
  if (line.parentId !== null) throw createFollowsParentError(path);
  return [line, ...lines.filter((candidate) => candidate.parentId === id)];
}

/** Groups each line with its add-ons, in the order of the lines. */
export function groupLines<L extends CartLine>(lines: readonly L[]): L[][] {
  return lines.filter((line) => line.parentId === null).map((line) => requireLineGroup(lines, line.id));
}

/** Moves a line to a position among those that are not add-ons. */
export function moveLine<L extends CartLine>(lines: readonly L[], id: string, position: number): L[] {
  const line = lines.find((candidate) => candidate.id === id);
  if (!line) return [...lines];
  const otherLines = lines.filter((cartLine) => cartLine.id !== id);
  const nextLine = otherLines.filter((cartLine) => cartLine.parentId === null)[position];
  return nextLine ? otherLines.toSpliced(otherLines.indexOf(nextLine), 0, line) : [...lines];
}

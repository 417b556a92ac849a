import { MAX_SAVED_ITEMS } from '#lib/contract/cart/saved-items.ts';
import { AppError } from '../../gateway/app-error.ts';
import type { CartLines } from '../command.ts';
import { addCartLines, type CartLine, removeLine, requireLineGroup } from '../lines/cart-lines.ts';

/** Whether the saved items stay within the limit. A list that already exceeds it may change, but not grow. */
export function canSaveMore(before: readonly CartLine[], after: readonly CartLine[]): boolean {
  const countItems = (lines: readonly CartLine[]) => lines.filter(({ parentId }) => parentId === null).length;
  return countItems(after) <= Math.max(MAX_SAVED_ITEMS, countItems(before));
}

/** Moves a line and its add-ons to the saved items, merging them with a saved line of the same item. */
export function moveLineToSaved({ lines, saved }: CartLines, id: string): CartLines {
  const savedAfter = addCartLines(saved, requireLineGroup(lines, id));
  if (!canSaveMore(saved, savedAfter)) throw new AppError('SAVED_FULL', { maximum: MAX_SAVED_ITEMS });
  return { lines: removeLine(lines, id), saved: savedAfter };
}

/** Moves a saved line and its add-ons to the cart, merging them with a cart line of the same item. */
export function moveLineToCart({ lines, saved }: CartLines, id: string): CartLines {
  const group = requireLineGroup(saved, id, 'params.savedItemId');
  return { lines: addCartLines(lines, group), saved: removeLine(saved, id) };
}

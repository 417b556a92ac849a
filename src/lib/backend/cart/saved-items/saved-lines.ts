import { MAX_SAVED_ITEMS } from '#lib/contract/cart/saved-items.ts';
import { AppError } from '../../gateway/app-error.ts';
import type { CartLines } from '../command.ts';
import { addCartLines, type CartLine, removeLine, requireLineGroup } from '../lines.ts';

/** Whether what is saved may become so. What is too long already may still join its lines and shrink. */
export function canSaveMore(before: readonly CartLine[], after: readonly CartLine[]): boolean {
  const count = (lines: readonly CartLine[]) => lines.filter(({ parentId }) => parentId === null).length;
  return count(after) <= Math.max(MAX_SAVED_ITEMS, count(before));
}

/** Takes a line and its add-ons out of the cart and keeps them, with what is saved of the same goods. */
export function moveLineToSaved({ lines, saved }: CartLines, id: string): CartLines {
  const after = addCartLines(saved, requireLineGroup(lines, id));
  if (!canSaveMore(saved, after)) throw new AppError('SAVED_FULL', { maximum: MAX_SAVED_ITEMS });
  return { lines: removeLine(lines, id), saved: after };
}

/** Brings a saved line and its add-ons into the cart, to the line of the same goods where there is one. */
export function moveLineToCart({ lines, saved }: CartLines, id: string): CartLines {
  const group = requireLineGroup(saved, id, 'params.savedItemId');
  return { lines: addCartLines(lines, group), saved: removeLine(saved, id) };
}

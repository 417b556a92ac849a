import { MOST_SAVED } from '#lib/contract/saved.ts';
import type { CartLines } from '../cart/command.ts';
import { addLines, demandGroup, type Line, removeLine } from '../cart/rules.ts';
import { Fault } from '../gateway/fault.ts';

/** Whether what is saved may become so. What is too long already may still join its lines and shrink. */
export function hasRoom(before: readonly Line[], after: readonly Line[]): boolean {
  const count = (lines: readonly Line[]) => lines.filter(({ parentId }) => parentId === null).length;
  return count(after) <= Math.max(MOST_SAVED, count(before));
}

/** Takes a line and its add-ons out of the cart and keeps them, with what is saved of the same goods. */
export function saveLine({ lines, saved }: CartLines, id: string): CartLines {
  const after = addLines(saved, demandGroup(lines, id));
  if (!hasRoom(saved, after)) throw new Fault('SAVED_FULL', { maximum: MOST_SAVED });
  return { lines: removeLine(lines, id), saved: after };
}

/** Brings a saved line and its add-ons into the cart, to the line of the same goods where there is one. */
export function restoreLine({ lines, saved }: CartLines, id: string): CartLines {
  const group = demandGroup(saved, id, 'params.savedItemId');
  return { lines: addLines(lines, group), saved: removeLine(saved, id) };
}

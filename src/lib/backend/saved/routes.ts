import { addSaved, MOST_SAVED, removeSaved, restoreItem, saveItem } from '#lib/contract/saved.ts';
import type { CartCommand, CartContext, ItemRejection } from '../cart/command.ts';
import { type CartDependencies, defineCartMutation } from '../cart/desk.ts';
import {
  addLineGroup,
  buildAvailableLineGroups,
  listGroupLines,
  type NewCartItem,
  type NewLineGroup,
} from '../cart/fill.ts';
import { type Line, removeLine } from '../cart/rules.ts';
import type { Route } from '../gateway/call.ts';
import { Fault } from '../gateway/fault.ts';
import { hasRoom, restoreLine, saveLine } from './rules.ts';

/** Endpoints of the lines that a cart's owner saves for later. */
export function savedRoutes(dependencies: CartDependencies): Route[] {
  return [
    defineCartMutation(dependencies, saveItem, ({ params }) => ({
      change: (held) => saveLine(held, params.lineItemId),
    })),
    defineCartMutation(dependencies, restoreItem, ({ params }) => ({
      change: (held) => restoreLine(held, params.savedItemId),
    })),
    defineCartMutation(dependencies, removeSaved, ({ params }) => ({
      change: (held) => ({ ...held, saved: removeLine(held.saved, params.savedItemId) }),
    })),
    defineCartMutation(dependencies, addSaved, ({ body }, context) => addSavedItems(context, body.items)),
  ];
}

/** Saves the items that there is room for, and lists the others. */
async function addSavedItems(context: CartContext, items: readonly NewCartItem[]): Promise<CartCommand> {
  const { groups, rejections } = await buildAvailableLineGroups(context, items, []);
  return {
    extraLines: listGroupLines(groups),
    rejections,
    change(held) {
      const overLimit: ItemRejection[] = [];
      let { saved } = held;
      for (const group of groups) {
        const after = addLineGroup(saved, reversePosition(group, saved));
        if (hasRoom(saved, after)) {
          saved = after;
        } else {
          const error = new Fault('SAVED_FULL', { maximum: MOST_SAVED });
          overLimit.push({ index: group.index, productCode: group.line.productCode, added: 0, error });
        }
      }
      return { ...held, saved, rejections: overLimit };
    },
  };
}

/** A position counts in the list as it is shown, the newest first; stored are the oldest first. */
function reversePosition(group: NewLineGroup, saved: readonly Line[]): NewLineGroup {
  if (group.position === undefined) return group;
  const count = saved.filter(({ parentId }) => parentId === null).length;
  return { ...group, position: Math.max(0, count - group.position) };
}

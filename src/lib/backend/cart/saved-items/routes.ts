import {
  addSavedItems,
  MAX_SAVED_ITEMS,
  removeSavedItem,
  restoreItem,
  saveItem,
} from '#lib/contract/cart/saved-items.ts';
import { AppError } from '../../gateway/app-error.ts';
import type { Route } from '../../gateway/request-context.ts';
import type { CartCommand, CartContext, ItemRejection } from '../command.ts';
import {
  addLineGroup,
  buildAvailableLineGroups,
  type CartItemRequest,
  listGroupLines,
  type NewLineGroup,
} from '../lines/build-lines.ts';
import { type CartLine, removeLine } from '../lines/cart-lines.ts';
import { type CartDependencies, defineCartMutation } from '../service.ts';
import { canSaveMore, moveLineToCart, moveLineToSaved } from './saved-lines.ts';

/** Endpoints of items that are saved for later. */
export function savedItemRoutes(dependencies: CartDependencies): Route[] {
  return [
    defineCartMutation(dependencies, saveItem, ({ params }) => ({
      change: (cartLines) => moveLineToSaved(cartLines, params.lineItemId),
    })),
    defineCartMutation(dependencies, restoreItem, ({ params }) => ({
      change: (cartLines) => moveLineToCart(cartLines, params.savedItemId),
    })),
    defineCartMutation(dependencies, removeSavedItem, ({ params }) => ({
      change: (cartLines) => ({ ...cartLines, saved: removeLine(cartLines.saved, params.savedItemId) }),
    })),
    defineCartMutation(dependencies, addSavedItems, ({ body }, context) =>
      createAddSavedItemsCommand(context, body.items),
    ),
  ];
}

/** Saves items up to the limit and lists the others as rejections. */
async function createAddSavedItemsCommand(
  context: CartContext,
  items: readonly CartItemRequest[],
): Promise<CartCommand> {
  const { groups, rejections } = await buildAvailableLineGroups(context, items, []);
  return {
    extraLines: listGroupLines(groups),
    rejections,
    change(cartLines) {
      const limitRejections: ItemRejection[] = [];
      let { saved } = cartLines;
      for (const group of groups) {
        const changedLines = addLineGroup(saved, reversePosition(group, saved));
        if (canSaveMore(saved, changedLines)) {
          saved = changedLines;
        } else {
          const error = new AppError('SAVED_FULL', { maximum: MAX_SAVED_ITEMS });
          limitRejections.push({ index: group.index, productCode: group.line.productCode, added: 0, error });
        }
      }
      return { ...cartLines, saved, rejections: limitRejections };
    },
  };
}

/** Converts a position in the displayed list (newest first) to one in the stored list (oldest first). */
function reversePosition(group: NewLineGroup, saved: readonly CartLine[]): NewLineGroup {
  if (group.position === undefined) return group;
  const count = saved.filter(({ parentId }) => parentId === null).length;
  return { ...group, position: Math.max(0, count - group.position) };
}

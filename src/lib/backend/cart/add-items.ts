import type { CartCommand, CartContext, ItemRejection } from './command.ts';
import {
  addLineGroup,
  addLineGroupWithinLimits,
  buildAvailableLineGroups,
  buildLineGroups,
  type CartItemRequest,
  listGroupLines,
} from './lines/build-lines.ts';
import type { StoredCartLine } from './lines/cart-lines.ts';
import { normalizeProductCodes } from './lines/create-line.ts';
import { getQuantityLimits } from './priced-cart.ts';
import { readCartLines } from './queries.ts';

/** Adds all items or none. `lines` are the cart's current lines. */
export async function addItemsToCart(
  context: CartContext,
  items: readonly CartItemRequest[],
  lines: readonly StoredCartLine[],
): Promise<CartCommand> {
  const groups = await buildLineGroups(context, items, lines);
  return {
    extraLines: listGroupLines(groups),
    change: (cartLines) => ({ ...cartLines, lines: groups.reduce(addLineGroup, cartLines.lines) }),
  };
}

/** Adds each item up to its maximum quantity and the available stock; lists the rest as rejections. */
export async function addAvailableItems(
  context: CartContext,
  items: readonly CartItemRequest[],
): Promise<CartCommand> {
  const { trx, cart } = context;
  const normalizedItems = await normalizeProductCodes(trx, items, cart.country);
  const lines = await readCartLines(trx, cart.id);
  const { groups, rejections } = await buildAvailableLineGroups(context, normalizedItems, lines);
  return {
    extraLines: listGroupLines(groups),
    rejections,
    change(cartLines, pricedCart) {
      const limitRejections: ItemRejection[] = [];
      let changedLines = cartLines.lines;
      for (const group of groups) {
        const result = addLineGroupWithinLimits(
          changedLines,
          group,
          getQuantityLimits(pricedCart, group.line.productCode),
        );
        if (result.rejection) limitRejections.push(result.rejection);
        changedLines = result.lines;
      }
      return { ...cartLines, lines: changedLines, rejections: limitRejections };
    },
  };
}

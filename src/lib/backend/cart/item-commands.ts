import type { replaceItem } from '#lib/contract/cart/bulk-items.ts';
import type { EndpointInput } from '#lib/contract/endpoint.ts';
import { AppError } from '../gateway/app-error.ts';
import type { CartCommand, CartContext, ItemRejection } from './command.ts';
import {
  addLineGroup,
  addLineGroupWithinLimits,
  buildAvailableLineGroups,
  buildLineGroups,
  type CartItemRequest,
  listGroupLines,
} from './lines/build-lines.ts';
import { replaceLine, type StoredCartLine } from './lines/cart-lines.ts';
import { createLine, filterEligibleAddOns, normalizeProductCodes } from './lines/create-line.ts';
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
    change(cartLines, priced) {
      const overLimit: ItemRejection[] = [];
      let after = cartLines.lines;
      for (const group of groups) {
        const result = addLineGroupWithinLimits(
          after,
          group,
          getQuantityLimits(priced, group.line.productCode),
        );
        if (result.rejection) overLimit.push(result.rejection);
        after = result.lines;
      }
      return { ...cartLines, lines: after, rejections: overLimit };
    },
  };
}

/**
 * Replaces the product of a line. Of the add-ons in `assemblyChildIds` (default: all), keeps those that can
 * be sold with the new product.
 */
export async function replaceCartItem(
  { trx, cart, requestContext }: CartContext,
  lineId: string,
  { assemblyChildIds, ...item }: EndpointInput<typeof replaceItem>['body'],
): Promise<CartCommand> {
  const lines = await readCartLines(trx, cart.id);
  const { language, now } = requestContext;
  const replacement = await createLine(trx, item, { language, now, country: cart.country, lines });
  const addOns = lines.filter(({ parentId }) => parentId === lineId);
  if (assemblyChildIds?.some((id) => !addOns.some((addOn) => addOn.id === id))) {
    throw new AppError('LINE_NOT_FOUND');
  }
  const codes = addOns.map(({ productCode }) => productCode);
  const eligibleCodes = await filterEligibleAddOns(trx, replacement.productCode, codes, cart.country);
  const keptAddOns = addOns.filter(
    ({ id, productCode }) => (assemblyChildIds?.includes(id) ?? true) && eligibleCodes.includes(productCode),
  );
  const keptAddOnIds = keptAddOns.map(({ id }) => id);
  return {
    extraLines: [replacement],
    change: (cartLines) => ({
      ...cartLines,
      lines: replaceLine(cartLines.lines, lineId, replacement, keptAddOnIds),
    }),
  };
}

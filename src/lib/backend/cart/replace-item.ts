import type { replaceItem } from '#lib/contract/cart/replace-item.ts';
import type { EndpointInput } from '#lib/contract/endpoint.ts';
import { AppError } from '../gateway/app-error.ts';
import type { CartCommand, CartContext } from './command.ts';
import { replaceLine } from './lines/cart-lines.ts';
import { createLine, filterEligibleAddOns } from './lines/create-line.ts';
import { readCartLines } from './queries.ts';

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

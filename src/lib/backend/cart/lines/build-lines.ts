import type * as z from 'zod/mini';
import type { NewLineItemsSchema, RejectedItem } from '#lib/contract/cart/bulk-items.ts';
import { AppError } from '../../gateway/app-error.ts';
import type { RequestContext } from '../../gateway/request-context.ts';
import type { ErrorMessageFormatter } from '../../gateway/responses.ts';
import type { CartContext, ItemRejection } from '../command.ts';
import { addCartLines, moveLine, type StoredCartLine } from './cart-lines.ts';
import { createLine, type LineCreationContext } from './create-line.ts';
import { type QuantityLimits, sumQuantity } from './quantity-limits.ts';

export type CartItemRequest = z.output<typeof NewLineItemsSchema>['items'][number];

/** The line of a requested item, with its add-ons. */
export interface NewLineGroup {
  /** Index of the item in the request. */
  index: number;
  line: StoredCartLine;
  addOns: StoredCartLine[];
  /** Position of the line among those that are not add-ons; undefined appends it. */
  position: number | undefined;
}

interface ItemLineGroup {
  group: NewLineGroup | null;
  rejections: ItemRejection[];
}

/** Builds the line groups of all items; throws the error of the first rejected one. */
export async function buildLineGroups(
  context: CartContext,
  items: readonly CartItemRequest[],
  lines: readonly StoredCartLine[],
): Promise<NewLineGroup[]> {
  const groups: NewLineGroup[] = [];
  for (const [index, item] of items.entries()) {
    const { group, rejections } = await buildLineGroup(context, index, item, lines);
    if (rejections[0]) throw rejections[0].error;
    if (group) groups.push(group);
  }
  return groups;
}

/** Builds the line groups of the items that can be added, and lists those that cannot. */
export async function buildAvailableLineGroups(
  context: CartContext,
  items: readonly CartItemRequest[],
  lines: readonly StoredCartLine[],
): Promise<{ groups: NewLineGroup[]; rejections: ItemRejection[] }> {
  const itemGroups: ItemLineGroup[] = [];
  for (const [index, item] of items.entries()) {
    itemGroups.push(await buildLineGroup(context, index, item, lines));
  }
  return {
    groups: itemGroups.flatMap(({ group }) => group ?? []),
    rejections: itemGroups.flatMap(({ rejections }) => rejections),
  };
}

async function buildLineGroup(
  { trx, cart, requestContext }: CartContext,
  index: number,
  item: CartItemRequest,
  lines: readonly StoredCartLine[],
): Promise<ItemLineGroup> {
  const { productCode } = item.product;
  const lineContext = { language: requestContext.language, now: requestContext.now, country: cart.country };
  const line = await tryCreateLine(trx, item, { ...lineContext, lines });
  if (line instanceof AppError) {
    return { group: null, rejections: [{ index, productCode, added: 0, error: line }] };
  }
  const addOns: StoredCartLine[] = [];
  const rejections: ItemRejection[] = [];
  for (const code of item.addOns ?? []) {
    const addOnItem = { quantity: line.quantity, product: { productCode: code }, parentItemId: line.id };
    const addOn = await tryCreateLine(trx, addOnItem, { ...lineContext, lines: [line] });
    if (addOn instanceof AppError)
      rejections.push({ index, productCode, added: line.quantity, error: addOn });
    else addOns.push(addOn);
  }
  return { group: { index, line, addOns, position: item.place }, rejections };
}

async function tryCreateLine(
  trx: CartContext['trx'],
  item: CartItemRequest,
  lineContext: LineCreationContext,
): Promise<StoredCartLine | AppError> {
  try {
    return await createLine(trx, item, lineContext);
  } catch (error) {
    if (error instanceof AppError) return error;
    throw error;
  }
}

export function listGroupLines(groups: readonly NewLineGroup[]): StoredCartLine[] {
  return groups.flatMap(({ line, addOns }) => [line, ...addOns]);
}

/** Adds a whole group. */
export function addLineGroup(
  lines: readonly StoredCartLine[],
  { line, addOns, position }: NewLineGroup,
): StoredCartLine[] {
  const changedLines = addCartLines(lines, [line, ...addOns]);
  return position === undefined ? changedLines : moveLine(changedLines, line.id, position);
}

/** Adds as much of a group as the limits of its product allow; the rest is returned as a rejection. */
export function addLineGroupWithinLimits(
  lines: readonly StoredCartLine[],
  group: NewLineGroup,
  { maximum, available }: QuantityLimits,
): { lines: StoredCartLine[]; rejection: ItemRejection | null } {
  const { productCode, quantity, parentId } = group.line;
  const remaining = Math.max(0, Math.min(maximum, available) - sumQuantity(lines, productCode));
  // An add-on has the quantity of its parent.
  if (parentId !== null || remaining >= quantity)
    return { lines: addLineGroup(lines, group), rejection: null };
  const error =
    available < maximum
      ? new AppError('OUT_OF_STOCK', { productCode, available })
      : new AppError('QUANTITY_EXCEED', { productCode, maximum });
  const rejection = { index: group.index, productCode, added: remaining, error };
  if (remaining === 0) return { lines: [...lines], rejection };
  const limitedGroup = {
    ...group,
    line: { ...group.line, quantity: remaining },
    addOns: group.addOns.map((addOn) => ({ ...addOn, quantity: remaining })),
  };
  return { lines: addLineGroup(lines, limitedGroup), rejection };
}

/** Presents rejections on the wire, sorted by item. An item with several rejections is listed once, with the last. */
export function presentRejectedItems(
  rejections: readonly ItemRejection[],
  formatErrorMessage: ErrorMessageFormatter,
  { language }: Pick<RequestContext, 'language'>,
): RejectedItem[] {
  return rejections
    .filter(
      ({ index }, position) =>
        rejections.findLastIndex((rejection) => rejection.index === index) === position,
    )
    .sort((a, b) => a.index - b.index)
    .map(({ index, productCode, added, error: { code, details } }) => ({
      index,
      productCode,
      added,
      code,
      message: formatErrorMessage(code, language, details),
      ...(details && { details }),
    }));
}

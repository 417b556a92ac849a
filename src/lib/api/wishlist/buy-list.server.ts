import { addItems, MAX_ITEMS_PER_CALL } from '#lib/contract/cart/bulk-items.ts';
import { type Cart, readCart } from '#lib/contract/cart/cart.ts';
import { SIZE_OPTION } from '#lib/contract/catalog/option-names.ts';
import { CURRENT_ID } from '#lib/contract/current-id.ts';
import type { ApiError } from '#lib/contract/errors.ts';
import type { Wishlist, WishlistItem } from '#lib/contract/wishlist/wishlist-items.ts';
import { getWishlistKey } from '#lib/format/wishlist/product-key.ts';
import type { Locale } from '#lib/locale/locale.ts';
import { getErrorMessage } from '#lib/messages/error-messages.ts';
import type { RequestSession } from '#lib/session/request-session.server.ts';
import { proxySessionCall } from '../proxy.server.ts';
import { toCartItem } from './move-to-cart.server.ts';

interface ListPurchase {
  /** Number of items that were added in full or in part. */
  addedCount: number;
  /** Number of items that were in the cart in their full quantity. */
  presentCount: number;
  /** One message for each item that was not added, or not in full, with the reason. */
  reasons: string[];
  failure?: ApiError;
}

/** Quantities in the cart by product key. */
function getCartQuantities({ items }: Cart): Map<string, number> {
  const quantities = new Map<string, number>();
  for (const { quantity, parentItemId, product } of items.flatMap((group) => group.items)) {
    if (parentItemId !== null) continue;
    const key = getWishlistKey(product.productCode, product.options);
    quantities.set(key, (quantities.get(key) ?? 0) + quantity);
  }
  return quantities;
}

/** Returns why items cannot be bought: an option to choose, no stock, not sold here or not at all. */
function listUnbuyableMessages({ items, oosItems, deletedItems }: Wishlist, { language }: Locale): string[] {
  const formatItemError = (name: string, code: string) => `${name}: ${getErrorMessage(code, language)}`;
  const incomplete = items.filter(({ product }) => product.missingOptions.length > 0);
  return [
    ...incomplete.map(({ product: { content, missingOptions } }) =>
      formatItemError(
        content.productName,
        missingOptions.includes(SIZE_OPTION) ? 'SIZE_REQUIRED' : 'SHADE_REQUIRED',
      ),
    ),
    ...oosItems.map(({ product, reason }) => formatItemError(product.content.productName, reason)),
    ...deletedItems.map(({ product }) => formatItemError(product.content.productName, 'PRODUCT_NOT_FOUND')),
  ];
}

/**
 * Adds the items of a list that can be bought to the cart, as far as stock and limits allow. Items that are in
 * the cart already are increased to the quantity of the list, so that buying a list twice adds nothing twice.
 */
export async function buyList(
  list: Wishlist,
  requestSession: RequestSession,
  locale: Locale,
): Promise<ListPurchase> {
  const purchase: ListPurchase = { addedCount: 0, presentCount: 0, reasons: [] };
  const cartInput = { params: { userId: CURRENT_ID }, query: {}, body: { userId: CURRENT_ID } };
  const cart = await proxySessionCall(readCart, cartInput, requestSession, locale);
  if (!cart.ok) return { ...purchase, failure: cart.error };
  const cartQuantities = getCartQuantities(cart.data);
  const missingItems = list.items
    .filter(({ product }) => product.missingOptions.length === 0)
    .map((item): WishlistItem => {
      const key = getWishlistKey(item.product.productCode, item.product.options);
      return { ...item, quantity: item.quantity - (cartQuantities.get(key) ?? 0) };
    });
  const items = missingItems.filter(({ quantity }) => quantity > 0);
  purchase.presentCount = missingItems.length - items.length;
  for (let offset = 0; offset < items.length; offset += MAX_ITEMS_PER_CALL) {
    const batch = items.slice(offset, offset + MAX_ITEMS_PER_CALL);
    const input = {
      params: { cartId: CURRENT_ID },
      query: { partial: 'true' },
      body: { items: batch.map(toCartItem) },
    };
    const addResult = await proxySessionCall(addItems, input, requestSession, locale);
    if (!addResult.ok) return { ...purchase, failure: addResult.error };
    const { missed } = addResult.data;
    purchase.addedCount += batch.length - missed.filter((item) => item.added === 0).length;
    for (const { index, code, details, message } of missed) {
      const name = batch[index]?.product.content.productName ?? '';
      purchase.reasons.push(`${name}: ${getErrorMessage(code, locale.language, details, message)}`);
    }
  }
  purchase.reasons.push(...listUnbuyableMessages(list, locale));
  return purchase;
}

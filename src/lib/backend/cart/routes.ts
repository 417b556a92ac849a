import { addItems, removeItems } from '#lib/contract/cart/bulk-items.ts';
import * as contract from '#lib/contract/cart/cart.ts';
import { applyCoupon, removeCoupon } from '#lib/contract/cart/coupons.ts';
import { replaceItem } from '#lib/contract/cart/replace-item.ts';
import { AppError } from '../gateway/app-error.ts';
import { defineRoute, type Route, requireCallerId } from '../gateway/request-context.ts';
import { parseCouponCode } from '../pricing/coupons.ts';
import { addAvailableItems, addItemsToCart } from './add-items.ts';
import { assertOwnIdentity } from './cart-customer.ts';
import type { CartCommand } from './command.ts';
import { removeLine, removeLines, type StoredCartLine, setLineQuantity } from './lines/cart-lines.ts';
import { assertWarranty, resolveParentLine } from './lines/create-line.ts';
import { getOrCreateCart, readCartLines } from './queries.ts';
import { replaceCartItem } from './replace-item.ts';
import { type CartDependencies, defineCartMutation, handleCartRequest } from './service.ts';

export function cartRoutes(dependencies: CartDependencies): Route[] {
  return [
    readCartRoute(dependencies),
    ...addRoutes(dependencies),
    ...lineRoutes(dependencies),
    ...couponRoutes(dependencies),
  ];
}

function readCartRoute(dependencies: CartDependencies): Route {
  return defineRoute(contract.readCart, async ({ params, query, body }, requestContext) => {
    const callerId = requireCallerId(requestContext);
    if (params.userId !== callerId || body.userId !== callerId) throw new AppError('CART_NOT_FOUND');
    await assertOwnIdentity(query, requestContext, dependencies.readCustomer);
    return await handleCartRequest(dependencies, {
      requestContext,
      lockCart: (trx) => getOrCreateCart(trx, callerId, requestContext.country.code, requestContext.now),
    });
  });
}

function addRoutes(dependencies: CartDependencies): Route[] {
  return [
    defineCartMutation(dependencies, contract.addItem, async ({ query, body }, context) => {
      const { trx, cart } = context;
      if (query.isWarrantyProduct) await assertWarranty(trx, body.product.productCode);
      const lines = await readCartLines(trx, cart.id);
      return await addItemsToCart(context, [resolveParentLine(body, lines, query.parentProductCode)], lines);
    }),
    defineCartMutation(dependencies, addItems, async ({ query, body }, context) => {
      if (query.partial) return await addAvailableItems(context, body.items);
      const lines = await readCartLines(context.trx, context.cart.id);
      return { ...(await addItemsToCart(context, body.items, lines)), rejections: [] };
    }),
    defineCartMutation(dependencies, replaceItem, ({ params, body }, context) =>
      replaceCartItem(context, params.lineItemId, body),
    ),
  ];
}

function lineRoutes(dependencies: CartDependencies): Route[] {
  return [
    defineCartMutation(dependencies, contract.setItemQuantity, ({ params }) =>
      changeLines((lines) => setLineQuantity(lines, params.lineItemId, Number(params.quantity))),
    ),
    defineCartMutation(dependencies, contract.removeItem, ({ params }) =>
      changeLines((lines) => removeLine(lines, params.lineItemId)),
    ),
    defineCartMutation(dependencies, removeItems, ({ body: { lineItemIds = [], savedItemIds = [] } }) => ({
      change: ({ lines, saved }) => ({
        lines: removeLines(lines, lineItemIds),
        saved: removeLines(saved, savedItemIds),
      }),
    })),
  ];
}

function couponRoutes(dependencies: CartDependencies): Route[] {
  return [
    defineCartMutation(dependencies, applyCoupon, ({ params }, { cart }) => {
      const code = parseCouponCode(params.couponCode);
      if (cart.coupon_code !== null && cart.coupon_code !== code) {
        throw new AppError('COUPON_CONFLICT', { code: cart.coupon_code });
      }
      return { coupon: code, requiresCoupon: true };
    }),
    defineCartMutation(dependencies, removeCoupon, ({ params }, { cart }) =>
      cart.coupon_code === parseCouponCode(params.couponCode) ? { coupon: null } : {},
    ),
  ];
}

function changeLines(change: (lines: StoredCartLine[]) => StoredCartLine[]): CartCommand {
  return { change: (cartLines) => ({ ...cartLines, lines: change(cartLines.lines) }) };
}

import * as z from 'zod/mini';
import { type Cart, CartSchema } from '#lib/contract/cart/cart.ts';
import { readCartCount } from '../../cart/cart-count-cookie.ts';
import { $cart, type CartState } from '../../cart/cart-store.ts';
import { getLineGroupKey } from '../../cart/line-order.ts';
import { deriveSlice, restoreUntilLoaded } from '../define-slice.ts';
import { $auth } from './auth.ts';

const CartStateSchema = z.object({
  cartId: z.nullable(z.string()),
  /** The guest UUID or the customer's id. */
  userId: z.nullable(z.string()),
  cartItemCount: z.int(),
  /** Summary of the lines. */
  cartItems: z.array(z.object({ id: z.string(), productCode: z.string(), quantity: z.int() })),
  isEmployee: z.boolean(),
  /** Last reply of the cart API. */
  cartAllData: z.nullable(CartSchema),
});

const listLines = (cart: Cart | null) => cart?.items.flatMap(({ items }) => items) ?? [];

/** Whether the cart is still in its initial state: neither HTML nor a reply has set it. */
const isUninitialized = ({ cart, lineOrder, pendingChanges }: CartState): boolean =>
  cart === null && lineOrder.length === 0 && pendingChanges.length === 0;

const hasReply = ({ cart }: CartState): boolean => cart !== null;

function toCartState(cart: Cart): CartState {
  const lines = listLines(cart).filter(({ parentItemId }) => parentItemId === null);
  const quantities = Object.fromEntries(lines.map(({ id, quantity }) => [id, quantity]));
  return {
    cart,
    count: cart.itemCount,
    quantities,
    lineOrder: cart.items.map(getLineGroupKey),
    pendingChanges: [],
  };
}

/** The cart of the last reply. The drawer of another page shows it first and reloads it. */
export const cartSlice = deriveSlice({
  name: 'cartState',
  version: 1,
  schema: CartStateSchema,
  initial: {
    cartId: null,
    userId: null,
    cartItemCount: 0,
    cartItems: [],
    isEmployee: false,
    cartAllData: null,
  },
  atom: $cart,
  isLoaded: hasReply,
  derive: ({ cart }) => ({
    cartId: cart?.id ?? null,
    userId: cart?.userId ?? null,
    cartItemCount: cart?.itemCount ?? 0,
    cartItems: listLines(cart).map(({ id, quantity, product }) => ({
      id,
      productCode: product.productCode,
      quantity,
    })),
    isEmployee: $auth.get().userData?.isEmployee ?? false,
    // Adjustments by the backend are announced once.
    cartAllData: cart && { ...cart, changes: [] },
  }),
  restore: ({ cartAllData: cart }) => {
    if (!cart) return;
    // Compares the count in the cookie: the cart may have changed.
    const isCurrent = (): boolean => readCartCount(cart.country) === cart.itemCount;
    restoreUntilLoaded($cart, hasReply, (state) =>
      isUninitialized(state) && isCurrent() ? toCartState(cart) : undefined,
    );
  },
});

import * as z from 'zod/mini';
import { type Cart, CartSchema } from '#lib/contract/cart.ts';
import { defineSlice } from './slice.ts';

const CartStateSchema = z.object({
  cartId: z.nullable(z.string()),
  /** The guest UUID or the customer's id. */
  userId: z.nullable(z.string()),
  cartItemCount: z.int(),
  /** What is in it, in short. */
  cartItems: z.array(z.object({ id: z.string(), productCode: z.string(), quantity: z.int() })),
  errorMessage: z.nullable(z.string()),
  isEmployee: z.boolean(),
  /** Whether the drawer stands open; never kept. */
  showAjaxCart: z.boolean(),
  /** The last settled reply. */
  cartAllData: z.nullable(CartSchema),
});

/** The cart as it was last answered: the drawer of another page opens with it, and reads it anew. */
export type CartMirror = z.output<typeof CartStateSchema>;

export const cartState = defineSlice({
  name: 'cartState',
  version: 1,
  schema: CartStateSchema,
  initial: {
    cartId: null,
    userId: null,
    cartItemCount: 0,
    cartItems: [],
    errorMessage: null,
    isEmployee: false,
    showAjaxCart: false,
    cartAllData: null,
  },
  keep: (state) => ({ ...state, showAjaxCart: false, errorMessage: null }),
});

export const $cartState = cartState.store;

/** Takes a settled reply. */
export function noteCart(cart: Cart, isEmployee: boolean): void {
  const lines = cart.items.flatMap(({ items }) => items);
  $cartState.set({
    ...$cartState.get(),
    cartId: cart.id,
    userId: cart.userId,
    cartItemCount: cart.itemCount,
    cartItems: lines.map(({ id, quantity, product }) => ({ id, quantity, productCode: product.productCode })),
    isEmployee,
    // What had to change was said once and is not said again.
    cartAllData: { ...cart, changes: [] },
  });
}

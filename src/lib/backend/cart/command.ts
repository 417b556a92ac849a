import type { Trx } from '../db/database.ts';
import type { AppError } from '../gateway/app-error.ts';
import type { RequestContext } from '../gateway/request-context.ts';
import type { StoredCartLine } from './lines/cart-lines.ts';
import type { PricedCart } from './priced-cart.ts';
import type { CartRow } from './queries.ts';

/** The locked cart of a request. */
export interface CartContext {
  trx: Trx;
  cart: CartRow;
  requestContext: RequestContext;
}

/** The lines of a cart and its saved items. */
export interface CartLines {
  lines: StoredCartLine[];
  saved: StoredCartLine[];
}

/** Lines after a change, with the items that quantity limits rejected. */
export interface ChangedLines extends CartLines {
  rejections?: readonly ItemRejection[];
}

/** A change of a cart, ready to be applied to its reconciled lines. */
export interface CartCommand {
  /** Lines that the change may add; their products are read together with the cart's. */
  extraLines?: readonly StoredCartLine[];
  change?: (lines: CartLines, cart: PricedCart) => ChangedLines;
  /** Replaces the cart's coupon; null removes it. */
  coupon?: string | null;
  /** Whether a coupon that does not apply is an error; by default it is removed. */
  requiresCoupon?: boolean;
  /** Items for which no line could be built. Set (even if empty) by endpoints whose reply lists rejected items. */
  rejections?: readonly ItemRejection[];
}

/** An item that could not be added, or not in full. */
export interface ItemRejection {
  index: number;
  productCode: string;
  /** Quantity that was added nevertheless. */
  added: number;
  error: AppError;
}

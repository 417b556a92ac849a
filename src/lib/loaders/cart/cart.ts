import type { Cart } from '#lib/contract/cart/cart.ts';
import { formatCart, formatLines } from '#lib/format/cart/cart.ts';
import { createCartFormatOptions } from '#lib/format/format-options.ts';
import type { CartModel, CartNoticeModel, LineModel } from '#lib/format/models/cart.ts';
import type { Locale } from '#lib/locale/locale.ts';
import type { Translate } from '#lib/messages/translate.ts';
import type { RequestSession } from '#lib/session/request-session.server.ts';
import type { LoaderFailure } from '../context.ts';

export type CartLoaderResult =
  | {
      kind: 'cart';
      /** Null when the cart is empty. */
      model: CartModel | null;
      /** Current total in minor units. */
      amount: number;
      saved: LineModel[];
      /** Changes made while reconciling; set only when the cart is empty. */
      notices: CartNoticeModel[];
    }
  | LoaderFailure;

/** Loads the visitor's cart. */
export async function loadCart(
  requestSession: RequestSession,
  locale: Locale,
  t: Translate,
): Promise<CartLoaderResult> {
  const result = await requestSession.readCart();
  if (!result) return { kind: 'cart', model: null, amount: 0, saved: [], notices: [] };
  if (!result.ok) return { kind: 'failed', reason: result.error.code };
  const cart: Cart = result.data;
  const formatOptions = createCartFormatOptions(locale, t);
  const model = formatCart(cart, formatOptions);
  const isEmpty = cart.itemCount === 0;
  return {
    kind: 'cart',
    model: isEmpty ? null : model,
    amount: cart.delivery.total.amount,
    saved: formatLines(cart.savedItems, formatOptions),
    notices: isEmpty ? model.notices : [],
  };
}

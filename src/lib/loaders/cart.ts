import type { Cart } from '#lib/contract/cart.ts';
import { formatCart, formatLines } from '#lib/format/cart.ts';
import type { CartModel, LineModel, NoticeModel } from '#lib/format/models.ts';
import { makeCartPlace } from '#lib/format/place.ts';
import type { Locale } from '#lib/locale/locale.ts';
import type { Translate } from '#lib/messages/index.ts';
import type { Shopper } from '#lib/session/shopper.server.ts';
import type { LoaderFailure } from './context.ts';

export type CartPage =
  | {
      kind: 'cart';
      /** Null when there is nothing to buy. */
      model: CartModel | null;
      /** What it would cost now, in minor units. */
      amount: number;
      /** Saved for later. */
      saved: LineModel[];
      /** What had to change, when nothing is left by it. */
      notices: NoticeModel[];
    }
  | LoaderFailure;

/** The visitor's cart as a page draws it. */
export async function loadCart(shopper: Shopper, locale: Locale, t: Translate): Promise<CartPage> {
  const result = await shopper.readCart();
  if (!result) return { kind: 'cart', model: null, amount: 0, saved: [], notices: [] };
  if (!result.ok) return { kind: 'failed', reason: result.error.code };
  const cart: Cart = result.data;
  const place = makeCartPlace(locale, t);
  const model = formatCart(cart, place);
  const isEmpty = cart.itemCount === 0;
  return {
    kind: 'cart',
    model: isEmpty ? null : model,
    amount: cart.delivery.total.amount,
    saved: formatLines(cart.savedItems, place),
    notices: isEmpty ? model.notices : [],
  };
}

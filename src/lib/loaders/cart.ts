import type { Cart } from '#lib/contract/cart.ts';
import { formatCart } from '#lib/format/cart.ts';
import type { CartModel } from '#lib/format/models.ts';
import { makeCartPlace } from '#lib/format/place.ts';
import type { Locale } from '#lib/locale/locale.ts';
import type { Translate } from '#lib/messages/index.ts';
import type { Shopper } from '#lib/session/shopper.server.ts';
import type { LoaderFailure } from './context.ts';

export type CartPage = { kind: 'cart'; model: CartModel | null; amount: number } | LoaderFailure;

/** The visitor's cart, null when there is none yet, and what it would cost now in minor units. */
export async function loadCart(shopper: Shopper, locale: Locale, t: Translate): Promise<CartPage> {
  const result = await shopper.readCart();
  if (!result) return { kind: 'cart', model: null, amount: 0 };
  if (!result.ok) return { kind: 'failed', reason: result.error.code };
  const cart: Cart = result.data;
  const model = cart.itemCount > 0 ? formatCart(cart, makeCartPlace(locale, t)) : null;
  return { kind: 'cart', model, amount: cart.delivery.total.amount };
}

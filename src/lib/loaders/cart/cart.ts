import type { Cart, LineGroup } from '#lib/contract/cart/cart.ts';
import { formatCart, formatLines } from '#lib/format/cart/cart.ts';
import { preventLineNameBreaks } from '#lib/format/catalog/name-breaks.ts';
import { createCartFormatOptions } from '#lib/format/format-options.ts';
import type { CartAlertModel, CartModel, LineModel } from '#lib/format/models/cart.ts';
import type { Locale } from '#lib/locale/locale.ts';
import type { Translate } from '#lib/messages/translate.ts';
import type { RequestSession } from '#lib/session/request-session.server.ts';
import { type Loaded, type LoaderFailure, toFailureExceptNotFound } from '../context.ts';

interface LoadedCart {
  /** Null when the cart is empty. */
  cart: CartModel | null;
  /** Current total in minor units. */
  amount: number;
  savedItems: LineModel[];
  /** Lines in the backend's format. */
  groups: readonly LineGroup[];
  /** Changes made while reconciling; set only when the cart is empty. */
  alerts: CartAlertModel[];
}

/** Loads the visitor's cart. */
export async function loadCart(
  requestSession: RequestSession,
  locale: Locale,
  t: Translate,
): Promise<Loaded<LoadedCart> | LoaderFailure> {
  const result = await requestSession.readCart();
  if (!result)
    return { kind: 'ok', model: { cart: null, amount: 0, savedItems: [], groups: [], alerts: [] } };
  if (!result.ok) return toFailureExceptNotFound(result.error);
  const cart: Cart = result.data;
  const formatOptions = createCartFormatOptions(locale, t);
  const cartModel = formatCart(cart, formatOptions);
  const isEmpty = cart.itemCount === 0;
  return {
    kind: 'ok',
    model: {
      cart: isEmpty ? null : { ...cartModel, lines: cartModel.lines.map(preventLineNameBreaks) },
      amount: cart.delivery.total.amount,
      savedItems: formatLines(cart.savedItems, formatOptions),
      groups: cart.items,
      alerts: isEmpty ? cartModel.alerts : [],
    },
  };
}

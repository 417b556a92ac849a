import { readWishlists, type Wishlist } from '#lib/contract/wishlist/wishlist.ts';
import type { CartAlertModel } from '#lib/format/models/cart.ts';
import type { ProductRailModel } from '#lib/format/models/product-card.ts';
import { getProductKey } from '#lib/format/wishlist/product-key.ts';
import type { RequestSession } from '#lib/session/request-session.server.ts';
import { loadCart } from '../cart/cart.ts';
import { loadPopularRail } from '../catalog/recommendations.ts';
import {
  type Loaded,
  type LoaderContext,
  type LoaderFailure,
  type LoaderResult,
  toFailureExceptNotFound,
} from '../context.ts';

/**
 * `isSignedIn` is false for a guest, whose list exists only in the browser; `list` is null while a customer
 * has none.
 */
interface CustomerWishlist {
  isSignedIn: boolean;
  list: Wishlist | null;
}

export interface LoadedWishlist extends CustomerWishlist {
  /** Product keys of the cart's lines. */
  inCart: string[];
  /** Changes made while reconciling the cart; only the first reader gets them. */
  alerts: CartAlertModel[];
  /** Products for an empty list; null for a list that has items. */
  popularRail: ProductRailModel | null;
}

async function readCustomerWishlist(
  requestSession: RequestSession,
): Promise<Loaded<CustomerWishlist> | LoaderFailure> {
  const { accountId } = requestSession.account ?? {};
  const guest = { kind: 'ok', model: { isSignedIn: false, list: null } } as const;
  if (!accountId) return guest;
  const result = await requestSession.client.call(readWishlists, {
    params: { customerAccountId: accountId },
  });
  if (result.ok) return { kind: 'ok', model: { isSignedIn: true, list: result.data[0] ?? null } };
  // The session ended during the call.
  if (!requestSession.account || result.error.status === 403) return guest;
  return toFailureExceptNotFound(result.error);
}

/** Loads the customer's wishlist and, for every visitor, which products are in the cart. */
export async function loadWishlist(
  context: LoaderContext & { readonly requestSession: RequestSession },
): Promise<LoaderResult<LoadedWishlist>> {
  const { requestSession, locale, t } = context;
  const page = await readCustomerWishlist(requestSession);
  if (page.kind !== 'ok') return page;
  const { isSignedIn, list } = page.model;
  const isEmpty = isSignedIn && (list?.items.length ?? 0) === 0;
  // A guest's list is empty as far as the server knows.
  const [cart, popularRail] = await Promise.all([
    isEmpty ? undefined : loadCart(requestSession, locale, t),
    isEmpty || !isSignedIn ? loadPopularRail(context) : null,
  ]);
  // The list is shown even when the cart cannot be loaded.
  if (cart?.kind !== 'ok')
    return { kind: 'ok', model: { isSignedIn, list, inCart: [], alerts: [], popularRail } };
  const lines = cart.model.cart?.lines ?? [];
  const inCart = lines.map(({ code, shade }) => getProductKey(code, shade?.code));
  const alerts = cart.model.cart?.alerts ?? cart.model.alerts;
  return { kind: 'ok', model: { isSignedIn, list, inCart, alerts, popularRail } };
}

import type { CallInput, Result } from '#lib/client/client.ts';
import { addItems } from '#lib/contract/cart/bulk-items.ts';
import { type Cart, readCart } from '#lib/contract/cart/cart.ts';
import type { AnyEndpoint, EndpointReply } from '#lib/contract/endpoint.ts';
import { endpoints } from '#lib/contract/index.ts';
import { createOrder } from '#lib/contract/orders/orders.ts';
import { readWishlists } from '#lib/contract/wishlist/wishlist.ts';
import type { Locale } from '#lib/locale/locale.ts';
import type { RequestSession } from '#lib/session/request-session.server.ts';
import {
  type CurrentIdContext,
  currentIds,
  listCurrentNames,
  replaceCurrentIds,
  setWishlistId,
} from './current-ids.server.ts';
import { createErrorResult } from './results.ts';

/** A request of the browser; ids may be `current`. */
export interface ApiInput {
  params: Record<string, unknown>;
  query: Record<string, unknown>;
  body: unknown;
  /** For changes that must be applied once. */
  idempotencyKey?: string | undefined;
}

/** Stores ids from a reply in the session. */
type SessionUpdate = (data: unknown, context: CurrentIdContext) => void;

const storeCartId: SessionUpdate = (data, { requestSession }) => requestSession.setCart(data as Cart);

const storeOrderId: SessionUpdate = (data, { requestSession, locale }) => {
  requestSession.update((session) => {
    session.orders[locale.country.code] = (data as EndpointReply<typeof createOrder>).id;
  });
};

const storeWishlistId: SessionUpdate = (data, { requestSession }) => {
  const [wishlist] = data as EndpointReply<typeof readWishlists>;
  if (wishlist) setWishlistId(requestSession, wishlist.wishListId);
};

const cartEndpoints = endpoints.filter(({ reply }) => reply === readCart.reply || reply === addItems.reply);

const sessionUpdates = new Map<AnyEndpoint, SessionUpdate>([
  ...cartEndpoints.map((endpoint) => [endpoint, storeCartId] as const),
  [createOrder, storeOrderId],
  [readWishlists, storeWishlistId],
]);

interface ResolvedIds {
  ids: Map<string, string>;
  /** Name of an id that came from the session: it may be outdated, and can be loaded again. */
  reloadableName?: string;
}

async function resolveIds(names: readonly string[], context: CurrentIdContext): Promise<Result<ResolvedIds>> {
  const resolved: ResolvedIds = { ids: new Map() };
  for (const name of names) {
    const source = currentIds[name];
    if (!source) continue;
    const sessionId = source.read(context);
    if (sessionId) {
      resolved.ids.set(name, sessionId);
      if (source.load) resolved.reloadableName = name;
      continue;
    }
    const loadResult = source.load ? await source.load(context) : createErrorResult(source.missing);
    if (!loadResult.ok) return loadResult;
    resolved.ids.set(name, loadResult.data);
  }
  return { ok: true, data: resolved };
}

/** Calls an endpoint with the session's tokens, with `current` replaced by the session's ids. */
export async function proxySessionCall<E extends AnyEndpoint>(
  endpoint: E,
  input: ApiInput,
  requestSession: RequestSession,
  locale: Locale,
): Promise<Result<EndpointReply<E>>> {
  const context = { endpoint, requestSession, locale };

  function send(ids: ReadonlyMap<string, string>): Promise<Result<EndpointReply<E>>> {
    const resolvedInput = {
      params: replaceCurrentIds(input.params, ids),
      query: replaceCurrentIds(input.query, ids),
      body: replaceCurrentIds(input.body, ids),
    };
    return requestSession.client.call(endpoint, resolvedInput as CallInput<E>, input.idempotencyKey);
  }

  const resolved = await resolveIds(listCurrentNames(input), context);
  if (!resolved.ok) return resolved;
  const { ids, reloadableName } = resolved.data;

  let result = await send(ids);
  const source = reloadableName ? currentIds[reloadableName] : undefined;
  if (!result.ok && reloadableName && source?.load && result.error.code === source.missing) {
    // The id may be outdated, for example after a database reset: load it once.
    const loadResult = await source.load(context);
    if (!loadResult.ok) return loadResult;
    result = await send(ids.set(reloadableName, loadResult.data));
  }
  if (result.ok) sessionUpdates.get(endpoint)?.(result.data, context);
  return result;
}

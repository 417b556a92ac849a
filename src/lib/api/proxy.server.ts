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

/** What a browser may send; ids may be `current`. */
export interface ApiInput {
  params: Record<string, unknown>;
  query: Record<string, unknown>;
  body: unknown;
  /** Of a change that is made once, however often it is sent. */
  idempotencyKey?: string | undefined;
}

/** Keeps in the session what a reply says of the session's own ids. */
type SessionUpdate = (data: unknown, context: CurrentIdContext) => void;

const rememberCart: SessionUpdate = (data, { shopper }) => shopper.setCart(data as Cart);

const rememberOrder: SessionUpdate = (data, { shopper, locale }) => {
  shopper.update((session) => {
    session.orders[locale.country.code] = (data as EndpointReply<typeof createOrder>).id;
  });
};

const rememberWishlist: SessionUpdate = (data, { shopper }) => {
  const [wishlist] = data as EndpointReply<typeof readWishlists>;
  if (wishlist) setWishlistId(shopper, wishlist.wishListId);
};

const cartEndpoints = endpoints.filter(({ reply }) => reply === readCart.reply || reply === addItems.reply);

const sessionUpdates = new Map<AnyEndpoint, SessionUpdate>([
  ...cartEndpoints.map((endpoint) => [endpoint, rememberCart] as const),
  [createOrder, rememberOrder],
  [readWishlists, rememberWishlist],
]);

interface ResolvedIds {
  ids: Map<string, string>;
  /** Of an id that the session knew: it may be outdated, and another one can be loaded. */
  outdatable?: string;
}

async function resolveIds(names: readonly string[], context: CurrentIdContext): Promise<Result<ResolvedIds>> {
  const resolved: ResolvedIds = { ids: new Map() };
  for (const name of names) {
    const source = currentIds[name];
    if (!source) continue;
    const known = source.read(context);
    if (known) {
      resolved.ids.set(name, known);
      if (source.load) resolved.outdatable = name;
      continue;
    }
    const loaded = source.load ? await source.load(context) : createErrorResult(source.missing);
    if (!loaded.ok) return loaded;
    resolved.ids.set(name, loaded.data);
  }
  return { ok: true, data: resolved };
}

/** Calls an endpoint for the session, with its own ids in the place of `current`. */
export async function proxySessionCall<E extends AnyEndpoint>(
  endpoint: E,
  input: ApiInput,
  shopper: RequestSession,
  locale: Locale,
): Promise<Result<EndpointReply<E>>> {
  const context = { endpoint, shopper, locale };

  function send(ids: ReadonlyMap<string, string>): Promise<Result<EndpointReply<E>>> {
    const own = {
      params: replaceCurrentIds(input.params, ids),
      query: replaceCurrentIds(input.query, ids),
      body: replaceCurrentIds(input.body, ids),
    };
    return shopper.client.call(endpoint, own as CallInput<E>, input.idempotencyKey);
  }

  const resolved = await resolveIds(listCurrentNames(input), context);
  if (!resolved.ok) return resolved;
  const { ids, outdatable } = resolved.data;

  let result = await send(ids);
  const source = outdatable ? currentIds[outdatable] : undefined;
  if (!result.ok && outdatable && source?.load && result.error.code === source.missing) {
    // The id may be of another database: the owner's own is asked for once.
    const loaded = await source.load(context);
    if (!loaded.ok) return loaded;
    result = await send(ids.set(outdatable, loaded.data));
  }
  if (result.ok) sessionUpdates.get(endpoint)?.(result.data, context);
  return result;
}

import { readLinkedOrder } from '#lib/contract/orders/order-link.ts';
import { type Order, readOrder } from '#lib/contract/orders/orders.ts';
import { listStores } from '#lib/contract/stores.ts';
import type { StoreAddress } from '#lib/format/orders/order-summary.ts';
import type { RequestSession } from '#lib/session/request-session.server.ts';
import { redirectToSignIn } from '../account/read-profile.ts';
import { type LoaderResult, type SessionContext, toFailure } from '../context.ts';
import { getStorePath } from '../stores/store-card.ts';

/** Identifies the placed order of a page. */
export interface OrderPageRequest {
  orderNumber: string;
  /** Token of the link in the confirmation email; null for the session's own order. */
  token: string | null;
}

/** An order, and the store where it is collected. */
export interface PlacedOrder {
  order: Order;
  store: StoreAddress | null;
}

/** HTTP statuses of the reply when the order is not that of the session (403) or the session has ended (401). */
const NOT_OWN_STATUSES: ReadonlySet<number> = new Set([401, 403]);

/**
 * Loads a placed order of the session or of a signed link. An unknown order, an order of another customer and
 * a wrong token all result in `not-found`, as does a session that has ended.
 */
export async function loadPlacedOrder(
  { client, session }: RequestSession,
  { orderNumber, token }: OrderPageRequest,
): Promise<LoaderResult<PlacedOrder>> {
  if (token === null && !session) return { kind: 'not-found' };
  const result =
    token === null
      ? await client.call(readOrder, { params: { id: orderNumber }, query: {} })
      : await client.call(readLinkedOrder, { body: { orderNumber, token } });
  if (!result.ok)
    return NOT_OWN_STATUSES.has(result.error.status) ? { kind: 'not-found' } : toFailure(result.error);
  const order = result.data;
  // A draft can be read by its id only.
  if (order.orderNumber !== orderNumber || order.submittedAt === null) return { kind: 'not-found' };
  return { kind: 'ok', model: { order, store: await loadCollectionStore(client, order) } };
}

/**
 * Loads a placed order of the signed-in customer for the page at `path`. Visitors, and customers whose session has
 * ended, are redirected to sign-in.
 */
export async function loadAccountOrder(
  context: SessionContext,
  orderNumber: string,
  path: string,
): Promise<LoaderResult<PlacedOrder>> {
  const { requestSession } = context;
  if (!requestSession.account) return redirectToSignIn(context, path);
  const page = await loadPlacedOrder(requestSession, { orderNumber, token: null });
  return page.kind === 'not-found' && requestSession.isUnauthorized ? redirectToSignIn(context, path) : page;
}

async function loadCollectionStore(
  client: RequestSession['client'],
  { fulfillmentInfo }: Order,
): Promise<StoreAddress | null> {
  const code = fulfillmentInfo.collectionStore;
  if (!code) return null;
  const result = await client.call(listStores, { query: { code } });
  const [store] = result.ok ? result.data.stores : [];
  if (!store) return null;
  return { name: store.locationName, address: store.address.address1, path: getStorePath(store) };
}

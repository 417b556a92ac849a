import type { CallInput, Result } from '#lib/client/client.ts';
import type { AnyEndpoint, Reply } from '#lib/contract/endpoint.ts';
import { ERRORS } from '#lib/contract/error.ts';
import { createWishlist, readWishlists, WISHLIST_NAME, type Wishlist } from '#lib/contract/wishlist.ts';
import type { Shopper } from '#lib/session/shopper.server.ts';
import { CURRENT, type DoorInput } from './current.server.ts';

/** Whether a call is about a customer's wishlist, which the door finds for him. */
export function isOfWishlist(endpoint: AnyEndpoint): boolean {
  const isListed = endpoint.path.includes('{wishlistId}') || endpoint.path.includes('{customerAccountId}');
  return isListed || endpoint === (createWishlist as AnyEndpoint);
}

function remember(shopper: Shopper, id: string): void {
  if (shopper.session?.wishlist === id) return;
  shopper.update((session) => {
    session.wishlist = id;
  });
}

async function open(shopper: Shopper, customerAccountId: string): Promise<Result<string>> {
  const made = await shopper.client.call(createWishlist, {
    body: { customerAccountId, name: WISHLIST_NAME },
  });
  if (!made.ok) return made;
  remember(shopper, made.data.id);
  return { ok: true, data: made.data.id };
}

function replaceOwn(value: unknown, accountId: string): unknown {
  const isOwn = (value as { customerAccountId?: unknown } | null)?.customerAccountId === CURRENT;
  return isOwn ? { ...(value as object), customerAccountId: accountId } : value;
}

/**
 * Calls for a customer's wishlist, with his own ids in the place of `current`; the list is made when there is none. Its
 * id is kept in the session, to spare a call.
 */
export async function callForWishlist<E extends AnyEndpoint>(
  endpoint: E,
  input: DoorInput,
  shopper: Shopper,
): Promise<Result<Reply<E>>> {
  const { accountId } = shopper.account ?? {};
  if (!accountId) return { ok: false, error: { code: 'FORBIDDEN', status: ERRORS.FORBIDDEN, message: '' } };

  const send = (params: Record<string, unknown>) =>
    shopper.client.call(endpoint, {
      ...{ params, query: input.query, body: replaceOwn(input.body, accountId) },
    } as unknown as CallInput<E>);

  if (input.params.wishlistId !== CURRENT) {
    const result = await send(replaceOwn(input.params, accountId) as Record<string, unknown>);
    const isRead = endpoint === (readWishlists as AnyEndpoint);
    const [list] = result.ok && isRead ? (result.data as Wishlist[]) : [];
    if (list) remember(shopper, list.wishListId);
    return result;
  }
  const known = shopper.session?.wishlist;
  if (known) {
    const first = await send({ ...input.params, wishlistId: known });
    // The id may be of another database's list: the customer's own is asked for once.
    if (first.ok || first.error.code !== 'WISHLIST_NOT_FOUND') return first;
  }
  const opened = await open(shopper, accountId);
  return opened.ok ? await send({ ...input.params, wishlistId: opened.data }) : opened;
}

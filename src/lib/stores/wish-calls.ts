import type { Client, Result } from '#lib/client/client.ts';
import { CURRENT_ID } from '#lib/contract/current-id.ts';
import type { ERRORS, Failure } from '#lib/contract/error.ts';
import {
  addWishlistItems,
  createWishlist,
  mergeWishlist,
  readWishlists,
  removeWishlistItem,
  removeWishlistItems,
  setWishlistItem,
  shareWishlist,
  unshareWishlist,
  WISHLIST_MOST,
  WISHLIST_NAME,
  type Wish,
  type Wishlist,
} from '#lib/contract/wishlist.ts';
import { isNamed, type WishChange, type WishlistState } from './wishes.ts';

/** The customer's list; null for who has none yet. */
export async function readList(client: Client): Promise<Result<Wishlist | null>> {
  const found = await client.call(readWishlists, { params: { customerAccountId: CURRENT_ID } });
  return found.ok ? { ok: true, data: found.data[0] ?? null } : found;
}

/** The customer's list, made where there is none yet. */
export async function openList(client: Client): Promise<Result<Wishlist>> {
  const found = await readList(client);
  if (!found.ok || found.data) return found as Result<Wishlist>;
  const body = { customerAccountId: CURRENT_ID, name: WISHLIST_NAME } as const;
  const made = await client.call(createWishlist, { body });
  if (!made.ok) return made;
  const again = await readList(client);
  return again.ok && !again.data ? { ok: false, error: MISSING } : (again as Result<Wishlist>);
}

const MISSING = { code: 'WISHLIST_NOT_FOUND', status: 404, message: '' } as const;

// Of the whole table, which browsers need not carry.
const STATUSES = { WISHLIST_FULL: 409, PRODUCT_NOT_FOUND: 404 } as const satisfies Partial<typeof ERRORS>;

const failed = (code: keyof typeof STATUSES, details?: Failure['details']): Result<Wishlist> => ({
  ok: false,
  error: { code, status: STATUSES[code], message: '', ...(details && { details }) },
});

/** Adds what the list does not know yet: the server alone says what that is, since another tab may have been first. */
async function addOnce(client: Client, wishlistId: string, items: Wish[]): Promise<Result<Wishlist>> {
  const reply = await client.call(mergeWishlist, { params: { wishlistId }, body: { items } });
  if (!reply.ok) return reply;
  const why = reply.data.skipped.find(({ reason }) => reason !== 'PRESENT')?.reason;
  if (why === 'FULL') return failed('WISHLIST_FULL', { maximum: WISHLIST_MOST });
  return why ? failed('PRODUCT_NOT_FOUND') : { ok: true, data: reply.data.wishlist };
}

/** Makes a change on the server's list; null where there was nothing to change. */
export async function sendWish(
  client: Client,
  change: WishChange,
  { list, entries }: WishlistState,
): Promise<Result<Wishlist | null>> {
  const nothing = { ok: true as const, data: list };
  if (!list || change.kind === 'read') return nothing;
  const wishlistId = list.wishListId;
  const params = { wishlistId };
  if (change.kind === 'share') return client.call(change.isOn ? shareWishlist : unshareWishlist, { params });
  if (change.kind === 'add') {
    const items = [...change.wishes];
    if (items.length === 0) return nothing;
    return change.isOnce
      ? addOnce(client, wishlistId, items)
      : client.call(addWishlistItems, { params, body: { items } });
  }
  const names = change.kind === 'set' ? [change.name] : change.names;
  const itemIds = entries.filter((entry) => isNamed(entry, names)).map(({ id }) => id);
  const [wishlistItemId] = itemIds;
  if (wishlistItemId === undefined) return nothing;
  const one = { wishlistId, wishlistItemId };
  if (change.kind === 'set') {
    return client.call(setWishlistItem, { params: one, body: { quantity: change.quantity } });
  }
  if (itemIds.length === 1) return client.call(removeWishlistItem, { params: one });
  return client.call(removeWishlistItems, { params, body: { itemIds } });
}

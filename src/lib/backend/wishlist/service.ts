import { randomBytes } from 'node:crypto';
import type { EndpointInput, EndpointReply } from '#lib/contract/endpoint.ts';
import { MAX_LIST_ITEMS } from '#lib/contract/wishlist/lists.ts';
import type * as wire from '#lib/contract/wishlist/wishlist.ts';
import { MAX_WISHLIST_ITEMS } from '#lib/contract/wishlist/wishlist-items.ts';
import { readShadeOption } from '../cart/lines/shade-option.ts';
import { type Db, runInTransaction, type Trx } from '../db/database.ts';
import { AppError } from '../gateway/app-error.ts';
import { type RequestContext, requireCallerId } from '../gateway/request-context.ts';
import { assertShadeAvailable, createCandidates } from './create-items.ts';
import {
  addWishlistItems,
  mergeWishlistItems,
  requireWishlistItem,
  type StoredWishlistItem,
  updateWishlistItem,
  WISHLIST_SHARE_TTL_MS,
} from './items.ts';
import { presentWishlist } from './present-wishlist.ts';
import { readWishlistFacts, type WishlistFacts } from './product-facts.ts';
import {
  lockWishlist,
  readCustomerAccountId,
  readWishlistItems,
  saveWishlistItems,
  updateShareLink,
  type WishlistRow,
} from './queries.ts';

const TOKEN_BYTES = 18;

/** Adds items before the existing ones. Throws unless all of them can be added. */
export async function addToWishlist(
  db: Db,
  id: string,
  entries: readonly wire.WishlistEntry[],
  context: RequestContext,
): Promise<wire.Wishlist> {
  return await runInTransaction(db, async (trx) => {
    const list = await requireOwnWishlist(trx, id, context);
    const before = await readWishlistItems(trx, list.id);
    const { facts, candidates } = await createCandidates(trx, entries, context);
    const added = candidates.map(({ productCode, requested, item }) => {
      if (!item) throw new AppError('PRODUCT_NOT_FOUND', { productCode });
      assertShadeAvailable(facts, requested);
      return item;
    });
    const after = addWishlistItems(before, added, createMaximumLookup(facts), getCapacity(list));
    return await saveAndPresent(trx, list, [before, after], context);
  });
}

/** Adds the items that the wishlist does not have yet, and lists those that it skipped. */
export async function mergeIntoWishlist(
  db: Db,
  id: string,
  entries: readonly wire.WishlistEntry[],
  context: RequestContext,
): Promise<EndpointReply<typeof wire.mergeWishlist>> {
  return await runInTransaction(db, async (trx) => {
    const list = await requireOwnWishlist(trx, id, context);
    const before = await readWishlistItems(trx, list.id);
    const { facts, candidates } = await createCandidates(trx, entries, context);
    const { items, skipped } = mergeWishlistItems(
      before,
      candidates,
      createMaximumLookup(facts),
      getCapacity(list),
    );
    return { wishlist: await saveAndPresent(trx, list, [before, items], context), skipped };
  });
}

/** Sets an item's quantity and, if it is in the request, its shade. */
export async function changeWishlistItem(
  db: Db,
  { wishlistId, wishlistItemId }: EndpointInput<typeof wire.updateWishlistItem>['params'],
  { quantity, options }: EndpointInput<typeof wire.updateWishlistItem>['body'],
  context: RequestContext,
): Promise<wire.Wishlist> {
  return await runInTransaction(db, async (trx) => {
    const list = await requireOwnWishlist(trx, wishlistId, context);
    const before = await readWishlistItems(trx, list.id);
    const { id, productCode, shadeCode: storedShade } = requireWishlistItem(before, wishlistItemId);
    const shadeCode = options ? readShadeOption(options, 'body.options') : storedShade;
    const facts = await readWishlistFacts(trx, context.country.code, [{ productCode, shadeCode }]);
    if (options) assertShadeAvailable(facts, { productCode, shadeCode });
    const after = updateWishlistItem(before, id, { quantity, shadeCode }, createMaximumLookup(facts));
    return await saveAndPresent(trx, list, [before, after], context);
  });
}

/** Throws WISHLIST_ITEM_NOT_FOUND for an unknown item. */
export async function removeFromWishlist(
  db: Db,
  { wishlistId, wishlistItemId }: EndpointInput<typeof wire.removeWishlistItem>['params'],
  context: RequestContext,
): Promise<wire.Wishlist> {
  return await runInTransaction(db, async (trx) => {
    const list = await requireOwnWishlist(trx, wishlistId, context);
    const before = await readWishlistItems(trx, list.id);
    const { id } = requireWishlistItem(before, wishlistItemId);
    const after = before.filter((item) => item.id !== id);
    return await saveAndPresent(trx, list, [before, after], context);
  });
}

/** Removes items by id, or all items if no ids are given. Unknown ids are ignored. */
export async function removeAllFromWishlist(
  db: Db,
  wishlistId: string,
  itemIds: readonly string[] | undefined,
  context: RequestContext,
): Promise<wire.Wishlist> {
  return await runInTransaction(db, async (trx) => {
    const list = await requireOwnWishlist(trx, wishlistId, context);
    const before = await readWishlistItems(trx, list.id);
    const after = itemIds ? before.filter(({ id }) => !itemIds.includes(id)) : [];
    return await saveAndPresent(trx, list, [before, after], context);
  });
}

/** Extends the share link, or creates a new one when there is none or it has expired. */
export async function shareOwnWishlist(db: Db, id: string, context: RequestContext): Promise<wire.Wishlist> {
  return await runInTransaction(db, async (trx) => {
    const list = await requireOwnWishlist(trx, id, context);
    const isActive = list.share_expires_at !== null && list.share_expires_at > context.now;
    const token = isActive ? list.share_token : randomBytes(TOKEN_BYTES).toString('base64url');
    const expiresAt = context.now + WISHLIST_SHARE_TTL_MS;
    const updated = await updateShareLink(trx, list, { share_token: token, share_expires_at: expiresAt });
    return await presentWishlist(trx, updated, context);
  });
}

export async function unshareOwnWishlist(
  db: Db,
  id: string,
  context: RequestContext,
): Promise<wire.Wishlist> {
  return await runInTransaction(db, async (trx) => {
    const list = await requireOwnWishlist(trx, id, context);
    const updated = await updateShareLink(trx, list, { share_token: null, share_expires_at: null });
    return await presentWishlist(trx, updated, context);
  });
}

/** Returns the caller's id. Throws WISHLIST_NOT_FOUND for another customer's account. */
export async function requireOwnAccount(
  db: Db | Trx,
  accountId: string,
  context: RequestContext,
): Promise<string> {
  const ownerId = requireCallerId(context);
  if ((await readCustomerAccountId(db, ownerId)) !== accountId) throw new AppError('WISHLIST_NOT_FOUND');
  return ownerId;
}

/** Returns a list of the caller, locked until the transaction ends. Throws WISHLIST_NOT_FOUND. */
export async function requireOwnWishlist(
  trx: Trx,
  id: string,
  context: RequestContext,
): Promise<WishlistRow> {
  const list = await lockWishlist(trx, id);
  if (!list || list.owner_id !== requireCallerId(context)) throw new AppError('WISHLIST_NOT_FOUND');
  return list;
}

async function saveAndPresent(
  trx: Trx,
  list: WishlistRow,
  [before, after]: [readonly StoredWishlistItem[], readonly StoredWishlistItem[]],
  context: RequestContext,
): Promise<wire.Wishlist> {
  await saveWishlistItems(trx, list.id, before, after);
  return await presentWishlist(trx, list, context);
}

/** Returns the maximum number of items of a list. */
export function getCapacity({ name }: WishlistRow): number {
  return name === null ? MAX_WISHLIST_ITEMS : MAX_LIST_ITEMS;
}

/** Returns a function that gets the maximum quantity of a product; undefined for a discontinued product. */
export function createMaximumLookup({ products }: WishlistFacts): (code: string) => number | undefined {
  return (code) => products.get(code)?.maxQuantity;
}

import { randomBytes } from 'node:crypto';
import * as wire from '#lib/contract/wishlist/wishlist.ts';
import { readShadeOption } from '../cart/lines/shade-option.ts';
import { type Db, runInTransaction, type Trx } from '../db/database.ts';
import { AppError } from '../gateway/app-error.ts';
import type { RateLimit } from '../gateway/rate-limits.ts';
import { defineRoute, type RequestContext, type Route, requireCallerId } from '../gateway/request-context.ts';
import {
  addWishlistItems,
  mergeWishlistItems,
  requireWishlistItem,
  type StoredWishlistItem,
  updateWishlistItem,
  WISHLIST_SHARE_TTL_MS,
} from './items.ts';
import { presentItemGroups, presentSharedWishlist, presentWishlist } from './present-wishlist.ts';
import {
  assertShadeAvailable,
  createWishlistItem,
  parseWishlistEntries,
  readWishlistFacts,
} from './product-facts.ts';
import {
  findSharedWishlist,
  findWishlist,
  getOrCreateWishlist,
  lockWishlist,
  readCustomerAccountId,
  readWishlistItems,
  saveWishlistItems,
  updateShareLink,
  type WishlistRow,
} from './queries.ts';

const TOKEN_BYTES = 18;

/** Wishlist endpoints. `rateLimit` applies to readers of shared wishlists, who are anonymous. */
export function wishlistRoutes(db: Db, rateLimit: RateLimit): Route[] {
  /** Returns the caller's id. Throws WISHLIST_NOT_FOUND for another customer's account. */
  async function requireOwnAccount(
    connection: Db | Trx,
    accountId: string,
    context: RequestContext,
  ): Promise<string> {
    if ((await readCustomerAccountId(connection, requireCallerId(context))) !== accountId)
      throw new AppError('WISHLIST_NOT_FOUND');
    return requireCallerId(context);
  }

  /** Runs a callback on the caller's locked wishlist. Throws WISHLIST_NOT_FOUND for another owner's list. */
  async function withLockedWishlist<T>(
    id: string,
    context: RequestContext,
    callback: (trx: Trx, list: WishlistRow) => Promise<T>,
  ) {
    return await runInTransaction(db, async (trx) => {
      const list = await lockWishlist(trx, id);
      if (!list || list.owner_id !== requireCallerId(context)) throw new AppError('WISHLIST_NOT_FOUND');
      return await callback(trx, list);
    });
  }

  const changeItems = (
    id: string,
    context: RequestContext,
    changeStoredItems: (
      trx: Trx,
      before: StoredWishlistItem[],
    ) => Promise<StoredWishlistItem[]> | StoredWishlistItem[],
  ) =>
    withLockedWishlist(id, context, async (trx, list) => {
      const before = await readWishlistItems(trx, list.id);
      await saveWishlistItems(trx, list.id, before, await changeStoredItems(trx, before));
      return await presentWishlist(trx, list, context);
    });

  /** Creates items from a request's entries, and returns the facts that limit them. */
  async function createItems(trx: Trx, entries: readonly wire.WishlistEntry[], context: RequestContext) {
    const requestedItems = parseWishlistEntries(entries);
    const facts = await readWishlistFacts(trx, context.country.code, requestedItems);
    const candidates = entries.map(({ product: { productCode }, quantity }, index) => ({
      productCode,
      item: createWishlistItem(
        facts,
        requestedItems[index] as (typeof requestedItems)[0],
        quantity,
        context.now,
      ),
    }));
    return {
      lines: requestedItems,
      facts,
      candidates,
      getMaximum: (code: string) => facts.products.get(code)?.maxQuantity,
    };
  }

  const sharedWishlistRoute = defineRoute(wire.readSharedWishlist, async ({ params }, context) => {
    const list = await findSharedWishlist(db, params.token, context.now);
    if (!list) throw new AppError('WISHLIST_NOT_FOUND');
    return await presentSharedWishlist(db, list, context);
  });

  return [
    defineRoute(wire.createWishlist, ({ body }, context) =>
      runInTransaction(db, async (trx) => {
        const ownerId = await requireOwnAccount(trx, body.customerAccountId, context);
        const { id } = await getOrCreateWishlist(trx, ownerId, body.customerAccountId, context.now);
        return { id };
      }),
    ),
    defineRoute(wire.readWishlists, async ({ params }, context) => {
      const ownerId = await requireOwnAccount(db, params.customerAccountId, context);
      const list = await findWishlist(db, ownerId);
      return list ? [await presentWishlist(db, list, context)] : [];
    }),
    defineRoute(wire.addWishlistItems, ({ params, body }, context) =>
      changeItems(params.wishlistId, context, async (trx, before) => {
        const {
          lines: requestedItems,
          facts,
          candidates,
          getMaximum,
        } = await createItems(trx, body.items, context);
        const added = candidates.map(({ productCode, item }, index) => {
          if (!item) throw new AppError('PRODUCT_NOT_FOUND', { productCode });
          assertShadeAvailable(facts, requestedItems[index] as (typeof requestedItems)[0]);
          return item;
        });
        return addWishlistItems(before, added, getMaximum);
      }),
    ),
    defineRoute(wire.mergeWishlist, ({ params, body }, context) =>
      withLockedWishlist(params.wishlistId, context, async (trx, list) => {
        const before = await readWishlistItems(trx, list.id);
        const { candidates, getMaximum } = await createItems(trx, body.items, context);
        const { items, skipped } = mergeWishlistItems(before, candidates, getMaximum);
        await saveWishlistItems(trx, list.id, before, items);
        return { wishlist: await presentWishlist(trx, list, context), skipped };
      }),
    ),
    defineRoute(wire.updateWishlistItem, ({ params, body }, context) =>
      changeItems(params.wishlistId, context, async (trx, before) => {
        const {
          id,
          productCode,
          shadeCode: storedShade,
        } = requireWishlistItem(before, params.wishlistItemId);
        const shadeCode = body.options ? readShadeOption(body.options, 'body.options') : storedShade;
        const facts = await readWishlistFacts(trx, context.country.code, [{ productCode, shadeCode }]);
        if (body.options) assertShadeAvailable(facts, { productCode, shadeCode });
        const { quantity } = body;
        return updateWishlistItem(
          before,
          id,
          { quantity, shadeCode },
          (code) => facts.products.get(code)?.maxQuantity,
        );
      }),
    ),
    defineRoute(wire.removeWishlistItem, ({ params }, context) =>
      changeItems(params.wishlistId, context, (_, before) => {
        const { id } = requireWishlistItem(before, params.wishlistItemId);
        return before.filter((item) => item.id !== id);
      }),
    ),
    defineRoute(wire.removeWishlistItems, ({ params, body }, context) =>
      changeItems(params.wishlistId, context, (_, before) => {
        const ids = new Set(body.itemIds ?? before.map(({ id }) => id));
        return before.filter(({ id }) => !ids.has(id));
      }),
    ),
    defineRoute(wire.shareWishlist, ({ params }, context) =>
      withLockedWishlist(params.wishlistId, context, async (trx, list) => {
        const isActive = list.share_expires_at !== null && list.share_expires_at > context.now;
        const token = isActive ? list.share_token : randomBytes(TOKEN_BYTES).toString('base64url');
        const expiresAt = context.now + WISHLIST_SHARE_TTL_MS;
        const updated = await updateShareLink(trx, list, { share_token: token, share_expires_at: expiresAt });
        return await presentWishlist(trx, updated, context);
      }),
    ),
    defineRoute(wire.unshareWishlist, ({ params }, context) =>
      withLockedWishlist(params.wishlistId, context, async (trx, list) => {
        const updated = await updateShareLink(trx, list, { share_token: null, share_expires_at: null });
        return await presentWishlist(trx, updated, context);
      }),
    ),
    defineRoute(wire.describeWishlistEntries, ({ body }, context) => {
      const items = parseWishlistEntries(body.items).map((item, index) => ({
        id: String(index),
        ...item,
        quantity: body.items[index]?.quantity ?? 1,
        name: { en: '', ar: '' },
      }));
      return presentItemGroups(db, items, context);
    }),
    { ...sharedWishlistRoute, rateLimit },
  ];
}

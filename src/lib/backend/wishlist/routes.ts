import * as wire from '#lib/contract/wishlist/wishlist.ts';
import { type Db, runInTransaction } from '../db/database.ts';
import { AppError } from '../gateway/app-error.ts';
import type { RateLimit } from '../gateway/rate-limits.ts';
import { defineRoute, type Route } from '../gateway/request-context.ts';
import { parseWishlistEntries } from './create-items.ts';
import { presentItemGroups, presentSharedWishlist, presentWishlist } from './present-wishlist.ts';
import { findSharedWishlist, findWishlist, getOrCreateWishlist } from './queries.ts';
import {
  addToWishlist,
  changeWishlistItem,
  mergeIntoWishlist,
  removeAllFromWishlist,
  removeFromWishlist,
  requireOwnAccount,
  shareOwnWishlist,
  unshareOwnWishlist,
} from './service.ts';

/** Wishlist endpoints. `rateLimit` applies to readers of shared wishlists, who are anonymous. */
export function wishlistRoutes(db: Db, rateLimit: RateLimit): Route[] {
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
      addToWishlist(db, params.wishlistId, body.items, context),
    ),
    defineRoute(wire.mergeWishlist, ({ params, body }, context) =>
      mergeIntoWishlist(db, params.wishlistId, body.items, context),
    ),
    defineRoute(wire.updateWishlistItem, ({ params, body }, context) =>
      changeWishlistItem(db, params, body, context),
    ),
    defineRoute(wire.removeWishlistItem, ({ params }, context) => removeFromWishlist(db, params, context)),
    defineRoute(wire.removeWishlistItems, ({ params, body }, context) =>
      removeAllFromWishlist(db, params.wishlistId, body.itemIds, context),
    ),
    defineRoute(wire.shareWishlist, ({ params }, context) =>
      shareOwnWishlist(db, params.wishlistId, context),
    ),
    defineRoute(wire.unshareWishlist, ({ params }, context) =>
      unshareOwnWishlist(db, params.wishlistId, context),
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

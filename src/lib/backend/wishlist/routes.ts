import { randomBytes } from 'node:crypto';
import * as wire from '#lib/contract/wishlist/wishlist.ts';
import { readShadeOption } from '../cart/shade-option.ts';
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
  async function requireOwnAccount(from: Db | Trx, accountId: string, call: RequestContext): Promise<string> {
    if ((await readCustomerAccountId(from, requireCallerId(call))) !== accountId)
      throw new AppError('WISHLIST_NOT_FOUND');
    return requireCallerId(call);
  }

  /** Runs a callback on the caller's locked wishlist. Throws WISHLIST_NOT_FOUND for another owner's list. */
  async function withLockedWishlist<T>(
    id: string,
    call: RequestContext,
    work: (trx: Trx, list: WishlistRow) => Promise<T>,
  ) {
    return await runInTransaction(db, async (trx) => {
      const list = await lockWishlist(trx, id);
      if (!list || list.owner_id !== requireCallerId(call)) throw new AppError('WISHLIST_NOT_FOUND');
      return await work(trx, list);
    });
  }

  const change = (
    id: string,
    call: RequestContext,
    work: (trx: Trx, before: StoredWishlistItem[]) => Promise<StoredWishlistItem[]> | StoredWishlistItem[],
  ) =>
    withLockedWishlist(id, call, async (trx, list) => {
      const before = await readWishlistItems(trx, list.id);
      await saveWishlistItems(trx, list.id, before, await work(trx, before));
      return await presentWishlist(trx, list, call);
    });

  /** Creates items from a request's entries, and returns the facts that limit them. */
  async function createItems(trx: Trx, wishes: readonly wire.WishlistEntry[], call: RequestContext) {
    const lines = parseWishlistEntries(wishes);
    const facts = await readWishlistFacts(trx, call.country.code, lines);
    const candidates = wishes.map(({ product: { productCode }, quantity }, index) => ({
      productCode,
      entry: createWishlistItem(facts, lines[index] as (typeof lines)[0], quantity, call.now),
    }));
    return {
      lines,
      facts,
      brought: candidates,
      maximumOf: (code: string) => facts.products.get(code)?.maxQuantity,
    };
  }

  const shared = defineRoute(wire.readSharedWishlist, async ({ params }, call) => {
    const list = await findSharedWishlist(db, params.token, call.now);
    if (!list) throw new AppError('WISHLIST_NOT_FOUND');
    return await presentSharedWishlist(db, list, call);
  });

  return [
    defineRoute(wire.createWishlist, ({ body }, call) =>
      runInTransaction(db, async (trx) => {
        const owner = await requireOwnAccount(trx, body.customerAccountId, call);
        const { id } = await getOrCreateWishlist(trx, owner, body.customerAccountId, call.now);
        return { id };
      }),
    ),
    defineRoute(wire.readWishlists, async ({ params }, call) => {
      const owner = await requireOwnAccount(db, params.customerAccountId, call);
      const list = await findWishlist(db, owner);
      return list ? [await presentWishlist(db, list, call)] : [];
    }),
    defineRoute(wire.addWishlistItems, ({ params, body }, call) =>
      change(params.wishlistId, call, async (trx, before) => {
        const { lines, facts, brought: candidates, maximumOf } = await createItems(trx, body.items, call);
        const added = candidates.map(({ productCode, entry }, index) => {
          if (!entry) throw new AppError('PRODUCT_NOT_FOUND', { productCode });
          assertShadeAvailable(facts, lines[index] as (typeof lines)[0]);
          return entry;
        });
        return addWishlistItems(before, added, maximumOf);
      }),
    ),
    defineRoute(wire.mergeWishlist, ({ params, body }, call) =>
      withLockedWishlist(params.wishlistId, call, async (trx, list) => {
        const before = await readWishlistItems(trx, list.id);
        const { brought: candidates, maximumOf } = await createItems(trx, body.items, call);
        const { entries, skipped } = mergeWishlistItems(before, candidates, maximumOf);
        await saveWishlistItems(trx, list.id, before, entries);
        return { wishlist: await presentWishlist(trx, list, call), skipped };
      }),
    ),
    defineRoute(wire.updateWishlistItem, ({ params, body }, call) =>
      change(params.wishlistId, call, async (trx, before) => {
        const { id, productCode, shadeCode: old } = requireWishlistItem(before, params.wishlistItemId);
        const shadeCode = body.options ? readShadeOption(body.options, 'body.options') : old;
        const facts = await readWishlistFacts(trx, call.country.code, [{ productCode, shadeCode }]);
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
    defineRoute(wire.removeWishlistItem, ({ params }, call) =>
      change(params.wishlistId, call, (_, before) => {
        const { id } = requireWishlistItem(before, params.wishlistItemId);
        return before.filter((entry) => entry.id !== id);
      }),
    ),
    defineRoute(wire.removeWishlistItems, ({ params, body }, call) =>
      change(params.wishlistId, call, (_, before) => {
        const ids = new Set(body.itemIds ?? before.map(({ id }) => id));
        return before.filter(({ id }) => !ids.has(id));
      }),
    ),
    defineRoute(wire.shareWishlist, ({ params }, call) =>
      withLockedWishlist(params.wishlistId, call, async (trx, list) => {
        const isAlive = list.share_expires_at !== null && list.share_expires_at > call.now;
        const token = isAlive ? list.share_token : randomBytes(TOKEN_BYTES).toString('base64url');
        const until = call.now + WISHLIST_SHARE_TTL_MS;
        const open = await updateShareLink(trx, list, { share_token: token, share_expires_at: until });
        return await presentWishlist(trx, open, call);
      }),
    ),
    defineRoute(wire.unshareWishlist, ({ params }, call) =>
      withLockedWishlist(params.wishlistId, call, async (trx, list) => {
        const closed = await updateShareLink(trx, list, { share_token: null, share_expires_at: null });
        return await presentWishlist(trx, closed, call);
      }),
    ),
    defineRoute(wire.describeWishlistEntries, ({ body }, call) => {
      const asked = parseWishlistEntries(body.items).map((line, index) => ({
        ...{ id: String(index), ...line, quantity: body.items[index]?.quantity ?? 1 },
        name: { en: '', ar: '' },
      }));
      return presentItemGroups(db, asked, call);
    }),
    { ...shared, rateLimit },
  ];
}

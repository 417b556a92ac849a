import { randomBytes } from 'node:crypto';
import * as wire from '#lib/contract/wishlist.ts';
import { readShadeOption } from '../cart/shade-option.ts';
import { type Db, type Trx, transaction } from '../db/database.ts';
import { type Call, callerOf, defineRoute, type Route } from '../gateway/call.ts';
import { Fault } from '../gateway/fault.ts';
import type { Rate } from '../gateway/rates.ts';
import { demandTint, linesOf, newEntry, readFacts } from './facts.ts';
import {
  findShared,
  findWishlist,
  lockWishlist,
  openWishlist,
  readAccountId,
  readEntries,
  saveEntries,
  setShare,
  type WishlistRow,
} from './queries.ts';
import { addEntries, demandEntry, type Entry, mergeEntries, SHARE_LIFE, setEntry } from './rules.ts';
import { groupsOf, sharedOf, wishlistOf } from './view.ts';

const TOKEN_BYTES = 18;

/** What customers wish for. `rate` bounds how often links are tried. */
export function wishlistRoutes(db: Db, rate: Rate): Route[] {
  /** The caller's own account; somebody else's looks like none. */
  async function demandAccount(from: Db | Trx, accountId: string, call: Call): Promise<string> {
    if ((await readAccountId(from, callerOf(call))) !== accountId) throw new Fault('WISHLIST_NOT_FOUND');
    return callerOf(call);
  }

  /** Works on the caller's own list; somebody else's looks like none. */
  async function withList<T>(id: string, call: Call, work: (trx: Trx, list: WishlistRow) => Promise<T>) {
    return await transaction(db, async (trx) => {
      const list = await lockWishlist(trx, id);
      if (!list || list.owner_id !== callerOf(call)) throw new Fault('WISHLIST_NOT_FOUND');
      return await work(trx, list);
    });
  }

  const change = (id: string, call: Call, work: (trx: Trx, before: Entry[]) => Promise<Entry[]> | Entry[]) =>
    withList(id, call, async (trx, list) => {
      const before = await readEntries(trx, list.id);
      await saveEntries(trx, list.id, before, await work(trx, before));
      return await wishlistOf(trx, list, call);
    });

  /** The wishes of a call as entries, with what bounds them. */
  async function make(trx: Trx, wishes: readonly wire.Wish[], call: Call) {
    const lines = linesOf(wishes);
    const facts = await readFacts(trx, call.country.code, lines);
    const brought = wishes.map(({ product: { productCode }, quantity }, index) => ({
      productCode,
      entry: newEntry(facts, lines[index] as (typeof lines)[0], quantity, call.now),
    }));
    return { lines, facts, brought, maximumOf: (code: string) => facts.goods.get(code)?.maximum };
  }

  const shared = defineRoute(wire.readSharedWishlist, async ({ params }, call) => {
    const list = await findShared(db, params.token, call.now);
    if (!list) throw new Fault('WISHLIST_NOT_FOUND');
    return await sharedOf(db, list, call);
  });

  return [
    defineRoute(wire.createWishlist, ({ body }, call) =>
      transaction(db, async (trx) => {
        const owner = await demandAccount(trx, body.customerAccountId, call);
        const { id } = await openWishlist(trx, owner, body.customerAccountId, call.now);
        return { id };
      }),
    ),
    defineRoute(wire.readWishlists, async ({ params }, call) => {
      const owner = await demandAccount(db, params.customerAccountId, call);
      const list = await findWishlist(db, owner);
      return list ? [await wishlistOf(db, list, call)] : [];
    }),
    defineRoute(wire.addWishlistItems, ({ params, body }, call) =>
      change(params.wishlistId, call, async (trx, before) => {
        const { lines, facts, brought, maximumOf } = await make(trx, body.items, call);
        const added = brought.map(({ productCode, entry }, index) => {
          if (!entry) throw new Fault('PRODUCT_NOT_FOUND', { productCode });
          demandTint(facts, lines[index] as (typeof lines)[0]);
          return entry;
        });
        return addEntries(before, added, maximumOf);
      }),
    ),
    defineRoute(wire.mergeWishlist, ({ params, body }, call) =>
      withList(params.wishlistId, call, async (trx, list) => {
        const before = await readEntries(trx, list.id);
        const { brought, maximumOf } = await make(trx, body.items, call);
        const { entries, skipped } = mergeEntries(before, brought, maximumOf);
        await saveEntries(trx, list.id, before, entries);
        return { wishlist: await wishlistOf(trx, list, call), skipped };
      }),
    ),
    defineRoute(wire.setWishlistItem, ({ params, body }, call) =>
      change(params.wishlistId, call, async (trx, before) => {
        const { id, productCode, shadeCode: old } = demandEntry(before, params.wishlistItemId);
        const shadeCode = body.options ? readShadeOption(body.options, 'body.options') : old;
        const facts = await readFacts(trx, call.country.code, [{ productCode, shadeCode }]);
        if (body.options) demandTint(facts, { productCode, shadeCode });
        const { quantity } = body;
        return setEntry(before, id, { quantity, shadeCode }, (code) => facts.goods.get(code)?.maximum);
      }),
    ),
    defineRoute(wire.removeWishlistItem, ({ params }, call) =>
      change(params.wishlistId, call, (_, before) => {
        const { id } = demandEntry(before, params.wishlistItemId);
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
      withList(params.wishlistId, call, async (trx, list) => {
        const isAlive = list.share_expires_at !== null && list.share_expires_at > call.now;
        const token = isAlive ? list.share_token : randomBytes(TOKEN_BYTES).toString('base64url');
        const until = call.now + SHARE_LIFE;
        const open = await setShare(trx, list, { share_token: token, share_expires_at: until });
        return await wishlistOf(trx, open, call);
      }),
    ),
    defineRoute(wire.unshareWishlist, ({ params }, call) =>
      withList(params.wishlistId, call, async (trx, list) => {
        const closed = await setShare(trx, list, { share_token: null, share_expires_at: null });
        return await wishlistOf(trx, closed, call);
      }),
    ),
    defineRoute(wire.describeWishes, ({ body }, call) => {
      const asked = linesOf(body.items).map((line, index) => ({
        ...{ id: String(index), ...line, quantity: body.items[index]?.quantity ?? 1 },
        name: { en: '', ar: '' },
      }));
      return groupsOf(db, asked, call);
    }),
    { ...shared, rate },
  ];
}

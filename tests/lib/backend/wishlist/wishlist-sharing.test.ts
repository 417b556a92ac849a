import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Db } from '#lib/backend/db/database.ts';
import * as wire from '#lib/contract/wishlist/wishlist.ts';
import type { Market } from '../../../contract/harness/client.ts';
import { openSeeded, testDatabases } from '../databases.ts';
import {
  type Customer,
  createWishlistHarness,
  summarize,
  toItem,
  type WishlistHarness,
} from './wishlist-harness.ts';

const KUWAIT: Market = { country: 'kw', language: 'ar' };
const DAY = 24 * 3600_000;

describe.each(testDatabases)('Access to a wishlist, on $name', (database) => {
  let db: Db;
  let harness: WishlistHarness;
  let layla: Customer;
  let now = Date.now();
  let customerCount = 0;

  const join = (name: string) => {
    customerCount += 1;
    return harness.customer(`${name}-${customerCount}`);
  };

  beforeAll(async () => {
    db = await openSeeded(database);
    harness = createWishlistHarness(db, () => now);
  });
  afterAll(() => harness?.close());
  beforeEach(async () => {
    now = Date.now();
    layla = await join('layla');
  });

  const getItemId = (list: wire.Wishlist, code: string) =>
    list.items.find(({ product }) => product.productCode === code)?.id as string;

  it('is denied to others', async () => {
    const { data: list } = await layla.add([{ code: 'T-SALE' }]);
    const omar = await join('omar');
    const params = { wishlistId: list.wishListId };
    const itemParams = { ...params, wishlistItemId: getItemId(list, 'T-SALE') };
    const items = [toItem({ code: 'T-TEN' })];
    const own = { customerAccountId: layla.accountId };
    const responses = await Promise.all([
      omar.call(wire.createWishlist, { body: { ...own, name: wire.WISHLIST_NAME } }),
      omar.call(wire.readWishlists, { params: own }),
      omar.call(wire.addWishlistItems, { params, body: { items } }),
      omar.call(wire.mergeWishlist, { params, body: { items } }),
      omar.call(wire.updateWishlistItem, { params: itemParams, body: { quantity: 2 } }),
      omar.call(wire.removeWishlistItem, { params: itemParams }),
      omar.call(wire.removeWishlistItems, { params, body: {} }),
      omar.call(wire.shareWishlist, { params }),
      omar.call(wire.unshareWishlist, { params }),
      layla.call(wire.addWishlistItems, { params: { wishlistId: 'no-such' }, body: { items } }),
    ]);
    expect(new Set(responses.map(({ status, error }) => `${status} ${error?.code}`))).toEqual(
      new Set(['404 WISHLIST_NOT_FOUND']),
    );
    const { data: other } = await omar.add([{ code: 'T-TEN' }]);
    const otherListParams = { wishlistId: other.wishListId, wishlistItemId: itemParams.wishlistItemId };
    const taken = await omar.call(wire.removeWishlistItem, { params: otherListParams });
    expect(taken.error?.code).toBe('WISHLIST_ITEM_NOT_FOUND');
    expect(await layla.read()).toEqual(list);
  });

  it('is granted by its link without a token and without personal data, until the link is revoked', async () => {
    await layla.add([{ code: 'T-SALE', quantity: 2 }, { code: 'T-NONE' }, { code: 'T-LAMP' }]);
    const params = { wishlistId: await layla.createList() };
    const { data: list } = await layla.call(wire.shareWishlist, { params });
    const { token = '', expiresAt } = list.share ?? {};
    expect([token.length, expiresAt]).toEqual([24, now + 30 * DAY]);
    const read = (market?: Market) => harness.visitor(wire.readSharedWishlist, { params: { token } }, market);
    const { data, text } = await read(KUWAIT);
    expect(summarize(data.items)).toEqual(['2 T-SALE']);
    expect(data.oosItems.map(({ reason }) => reason)).toEqual(['OUT_OF_STOCK', 'NOT_SOLD_HERE']);
    for (const secret of ['layla', list.wishListId, ...list.items.map(({ id }) => id)]) {
      expect(text).not.toContain(secret);
    }
    now += 5 * 60_000;
    const again = await layla.call(wire.shareWishlist, { params });
    expect(again.data.share).toEqual({ token, expiresAt: now + 30 * DAY });
    now += 30 * DAY;
    expect((await read()).error?.code).toBe('WISHLIST_NOT_FOUND');
    const later = await join('maryam');
    await later.add([{ code: 'T-TEN' }]);
    const own = { wishlistId: await later.createList() };
    const shared = (await later.call(wire.shareWishlist, { params: own })).data.share?.token ?? '';
    expect((await later.call(wire.unshareWishlist, { params: own })).data.share).toBeNull();
    const closed = await harness.visitor(wire.readSharedWishlist, { params: { token: shared } });
    expect([closed.status, closed.error?.code]).toEqual([404, 'WISHLIST_NOT_FOUND']);
    expect((await later.call(wire.shareWishlist, { params: own })).data.share?.token).not.toBe(shared);
  });
});

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Db } from '#lib/backend/db/database.ts';
import * as wishlistContract from '#lib/contract/wishlist/wishlist.ts';
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

  const createCustomer = (name: string) => {
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
    layla = await createCustomer('layla');
  });

  const getItemId = (list: wishlistContract.Wishlist, code: string) =>
    list.items.find(({ product }) => product.productCode === code)?.id as string;

  it('is denied to others', async () => {
    const { data: list } = await layla.add([{ code: 'T-SALE' }]);
    const omar = await createCustomer('omar');
    const params = { wishlistId: list.wishListId };
    const itemParams = { ...params, wishlistItemId: getItemId(list, 'T-SALE') };
    const items = [toItem({ code: 'T-TEN' })];
    const ownerQuery = { customerAccountId: layla.accountId };
    const responses = await Promise.all([
      omar.call(wishlistContract.createWishlist, {
        body: { ...ownerQuery, name: wishlistContract.WISHLIST_NAME },
      }),
      omar.call(wishlistContract.readWishlists, { params: ownerQuery }),
      omar.call(wishlistContract.addWishlistItems, { params, body: { items } }),
      omar.call(wishlistContract.mergeWishlist, { params, body: { items } }),
      omar.call(wishlistContract.updateWishlistItem, { params: itemParams, body: { quantity: 2 } }),
      omar.call(wishlistContract.removeWishlistItem, { params: itemParams }),
      omar.call(wishlistContract.removeWishlistItems, { params, body: {} }),
      omar.call(wishlistContract.shareWishlist, { params }),
      omar.call(wishlistContract.unshareWishlist, { params }),
      layla.call(wishlistContract.addWishlistItems, { params: { wishlistId: 'no-such' }, body: { items } }),
    ]);
    expect(new Set(responses.map(({ status, error }) => `${status} ${error?.code}`))).toEqual(
      new Set(['404 WISHLIST_NOT_FOUND']),
    );
    const { data: other } = await omar.add([{ code: 'T-TEN' }]);
    const otherListParams = { wishlistId: other.wishListId, wishlistItemId: itemParams.wishlistItemId };
    const removal = await omar.call(wishlistContract.removeWishlistItem, { params: otherListParams });
    expect(removal.error?.code).toBe('WISHLIST_ITEM_NOT_FOUND');
    expect(await layla.read()).toEqual(list);
  });

  it('is granted by its link without a token and without personal data, until the link is revoked', async () => {
    await layla.add([{ code: 'T-SALE', quantity: 2 }, { code: 'T-NONE' }, { code: 'T-LAMP' }]);
    const params = { wishlistId: await layla.createList() };
    const { data: list } = await layla.call(wishlistContract.shareWishlist, { params });
    const { token = '', expiresAt } = list.share ?? {};
    expect([token.length, expiresAt]).toEqual([24, now + 30 * DAY]);
    const read = (market?: Market) =>
      harness.visitor(wishlistContract.readSharedWishlist, { params: { token } }, market);
    const { data, text } = await read(KUWAIT);
    expect(summarize(data.items)).toEqual(['2 T-SALE']);
    expect(data.oosItems.map(({ reason }) => reason)).toEqual(['OUT_OF_STOCK', 'NOT_SOLD_HERE']);
    for (const secret of ['layla', list.wishListId, ...list.items.map(({ id }) => id)]) {
      expect(text).not.toContain(secret);
    }
    now += 5 * 60_000;
    const newShare = await layla.call(wishlistContract.shareWishlist, { params });
    expect(newShare.data.share).toEqual({ token, expiresAt: now + 30 * DAY });
    now += 30 * DAY;
    expect((await read()).error?.code).toBe('WISHLIST_NOT_FOUND');
    const later = await createCustomer('maryam');
    await later.add([{ code: 'T-TEN' }]);
    const ownParams = { wishlistId: await later.createList() };
    const shared =
      (await later.call(wishlistContract.shareWishlist, { params: ownParams })).data.share?.token ?? '';
    expect((await later.call(wishlistContract.unshareWishlist, { params: ownParams })).data.share).toBeNull();
    const closed = await harness.visitor(wishlistContract.readSharedWishlist, { params: { token: shared } });
    expect([closed.status, closed.error?.code]).toEqual([404, 'WISHLIST_NOT_FOUND']);
    expect(
      (await later.call(wishlistContract.shareWishlist, { params: ownParams })).data.share?.token,
    ).not.toBe(shared);
  });
});

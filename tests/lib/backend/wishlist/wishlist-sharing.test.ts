import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Db } from '#lib/backend/db/database.ts';
import * as wire from '#lib/contract/wishlist/wishlist.ts';
import type { Place } from '../../../contract/harness/client.ts';
import { openSeeded, testDatabases } from '../databases.ts';
import {
  type Customer,
  createWishlistHarness,
  summarize,
  toItem,
  type WishlistHarness,
} from './wishlist-harness.ts';

const KUWAIT: Place = { country: 'kw', language: 'ar' };
const DAY = 24 * 3600_000;

describe.each(testDatabases)('Access to a wishlist, on $name', (engine) => {
  let db: Db;
  let bench: WishlistHarness;
  let layla: Customer;
  let now = Date.now();
  let people = 0;

  const join = (name: string) => {
    people += 1;
    return bench.customer(`${name}-${people}`);
  };

  beforeAll(async () => {
    db = await openSeeded(engine);
    bench = createWishlistHarness(db, () => now);
  });
  afterAll(() => bench?.close());
  beforeEach(async () => {
    now = Date.now();
    layla = await join('layla');
  });

  const idOf = (list: wire.Wishlist, code: string) =>
    list.items.find(({ product }) => product.productCode === code)?.id as string;

  it('is denied to others', async () => {
    const { data: list } = await layla.add([{ code: 'T-SALE' }]);
    const omar = await join('omar');
    const params = { wishlistId: list.wishListId };
    const itemParams = { ...params, wishlistItemId: idOf(list, 'T-SALE') };
    const items = [toItem({ code: 'T-TEN' })];
    const own = { customerAccountId: layla.accountId };
    const answers = await Promise.all([
      omar.ask(wire.createWishlist, { body: { ...own, name: wire.WISHLIST_NAME } }),
      omar.ask(wire.readWishlists, { params: own }),
      omar.ask(wire.addWishlistItems, { params, body: { items } }),
      omar.ask(wire.mergeWishlist, { params, body: { items } }),
      omar.ask(wire.updateWishlistItem, { params: itemParams, body: { quantity: 2 } }),
      omar.ask(wire.removeWishlistItem, { params: itemParams }),
      omar.ask(wire.removeWishlistItems, { params, body: {} }),
      omar.ask(wire.shareWishlist, { params }),
      omar.ask(wire.unshareWishlist, { params }),
      layla.ask(wire.addWishlistItems, { params: { wishlistId: 'no-such' }, body: { items } }),
    ]);
    expect(new Set(answers.map(({ status, error }) => `${status} ${error?.code}`))).toEqual(
      new Set(['404 WISHLIST_NOT_FOUND']),
    );
    const { data: other } = await omar.add([{ code: 'T-TEN' }]);
    const foreign = { wishlistId: other.wishListId, wishlistItemId: itemParams.wishlistItemId };
    const taken = await omar.ask(wire.removeWishlistItem, { params: foreign });
    expect(taken.error?.code).toBe('WISHLIST_ITEM_NOT_FOUND');
    expect(await layla.read()).toEqual(list);
  });

  it('is granted by its link without a token and without personal data, until the link is revoked', async () => {
    await layla.add([{ code: 'T-SALE', quantity: 2 }, { code: 'T-NONE' }, { code: 'T-LAMP' }]);
    const params = { wishlistId: await layla.open() };
    const { data: list } = await layla.ask(wire.shareWishlist, { params });
    const { token = '', expiresAt } = list.share ?? {};
    expect([token.length, expiresAt]).toEqual([24, now + 30 * DAY]);
    const read = (place?: Place) => bench.visitor(wire.readSharedWishlist, { params: { token } }, place);
    const { data, text } = await read(KUWAIT);
    expect(summarize(data.items)).toEqual(['2 T-SALE']);
    expect(data.oosItems.map(({ reason }) => reason)).toEqual(['OUT_OF_STOCK', 'NOT_SOLD_HERE']);
    for (const secret of ['layla', list.wishListId, ...list.items.map(({ id }) => id)]) {
      expect(text).not.toContain(secret);
    }
    now += 5 * 60_000;
    const again = await layla.ask(wire.shareWishlist, { params });
    expect(again.data.share).toEqual({ token, expiresAt: now + 30 * DAY });
    now += 30 * DAY;
    expect((await read()).error?.code).toBe('WISHLIST_NOT_FOUND');
    const later = await join('maryam');
    await later.add([{ code: 'T-TEN' }]);
    const own = { wishlistId: await later.open() };
    const shared = (await later.ask(wire.shareWishlist, { params: own })).data.share?.token ?? '';
    expect((await later.ask(wire.unshareWishlist, { params: own })).data.share).toBeNull();
    const closed = await bench.visitor(wire.readSharedWishlist, { params: { token: shared } });
    expect([closed.status, closed.error?.code]).toEqual([404, 'WISHLIST_NOT_FOUND']);
    expect((await later.ask(wire.shareWishlist, { params: own })).data.share?.token).not.toBe(shared);
  });
});

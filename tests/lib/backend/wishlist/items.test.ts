import { describe, expect, it } from 'vitest';
import { openDatabase } from '#lib/backend/db/database.ts';
import {
  addWishlistItems,
  mergeWishlistItems,
  type StoredWishlistItem,
  updateWishlistItem,
} from '#lib/backend/wishlist/items.ts';
import { wishlistRoutes } from '#lib/backend/wishlist/routes.ts';
import { MAX_WISHLIST_ITEMS } from '#lib/contract/wishlist/wishlist.ts';

const entry = (productCode: string, quantity = 1, shadeCode: string | null = null): StoredWishlistItem => ({
  id: `${productCode}-${shadeCode}-${Math.random()}`,
  productCode,
  shadeCode,
  quantity,
  isSizeChosen: null,
  name: { en: productCode, ar: productCode },
});
const full = Array.from({ length: MAX_WISHLIST_ITEMS }, (_, index) => entry(`P${index}`));
const getMaximum = () => 20;

describe('A full wishlist', () => {
  it('rejects further items, but accepts a larger quantity', () => {
    const error = expect.objectContaining({
      code: 'WISHLIST_FULL',
      details: { maximum: MAX_WISHLIST_ITEMS },
    });
    expect(() => addWishlistItems(full, [entry('NEW')], getMaximum)).toThrow(error);
    expect(() => addWishlistItems(full.slice(2), [entry('A'), entry('B'), entry('C')], getMaximum)).toThrow(
      error,
    );
    expect(addWishlistItems(full, [entry('P7', 2)], getMaximum)[7]).toMatchObject({
      id: full[7]?.id,
      quantity: 3,
    });
    expect(addWishlistItems(full.slice(1), [entry('A'), entry('A')], getMaximum)).toHaveLength(
      MAX_WISHLIST_ITEMS,
    );
  });

  it("accepts as many of a guest's items as it has room for", () => {
    const guestItems = Array.from({ length: MAX_WISHLIST_ITEMS }, (_, index) => entry(`G${index}`));
    const guestEntries = guestItems.map((guestItem) => ({
      productCode: guestItem.productCode,
      item: guestItem,
    }));
    const { items, skipped } = mergeWishlistItems(full.slice(0, -3), guestEntries, getMaximum);
    expect(items).toHaveLength(MAX_WISHLIST_ITEMS);
    expect(items.slice(0, 3).map(({ productCode }) => productCode)).toEqual(['G0', 'G1', 'G2']);
    expect(new Set(skipped.map(({ reason }) => reason))).toEqual(new Set(['FULL']));
    expect(skipped).toHaveLength(MAX_WISHLIST_ITEMS - 3);
  });
});

it('keeps the quantity of a discontinued product', () => {
  const discontinued = entry('GONE', 2);
  const updated = updateWishlistItem(
    [discontinued],
    discontinued.id,
    { quantity: 90, shadeCode: null },
    () => undefined,
  );
  expect(updated[0]?.quantity).toBe(90);
});

it('limits attempts to open shared links', async () => {
  const db = openDatabase({});
  const rate = { burst: 3, perSecond: 1 };
  const limitedRoutes = wishlistRoutes(db, rate).filter((route) => route.rateLimit === rate);
  expect(limitedRoutes.map(({ endpoint }) => endpoint.name)).toEqual(['readSharedWishlist']);
  await db.destroy();
});

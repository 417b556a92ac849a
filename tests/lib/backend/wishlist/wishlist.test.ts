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

describe.each(testDatabases)('A wishlist on $name', (database) => {
  let db: Db;
  let harness: WishlistHarness;
  let layla: Customer;
  let customerCount = 0;

  const createCustomer = (name: string) => {
    customerCount += 1;
    return harness.customer(`${name}-${customerCount}`);
  };

  beforeAll(async () => {
    db = await openSeeded(database);
    harness = createWishlistHarness(db, Date.now);
  });
  afterAll(() => harness?.close());
  beforeEach(async () => {
    layla = await createCustomer('layla');
  });

  const getItemId = (list: wishlistContract.Wishlist, code: string) =>
    list.items.find(({ product }) => product.productCode === code)?.id as string;

  it('is created once, without an identity token, and has no owner until then', async () => {
    const params = { customerAccountId: layla.accountId };
    expect((await layla.call(wishlistContract.readWishlists, { params })).data).toEqual([]);
    const body = { ...params, name: wishlistContract.WISHLIST_NAME } as const;
    const anonymous = { 'x-ciam-token': '' };
    const created = await Promise.all(
      Array.from({ length: 5 }, () =>
        layla.call(wishlistContract.createWishlist, { body }, undefined, anonymous),
      ),
    );
    expect(new Set(created.map(({ data }) => data.id)).size).toBe(1);
    expect(await layla.read()).toEqual({
      wishListId: created[0]?.data.id,
      ...params,
      name: 'my_wishlist_hardware',
      items: [],
      oosItems: [],
      deletedItems: [],
      share: null,
    });
    const rejected = await layla.call(wishlistContract.readWishlists, { params }, undefined, anonymous);
    expect(rejected.error?.code).toBe('UNAUTHORIZED');
  });

  it('returns the data of product cards, in the language and at the prices of the request', async () => {
    await layla.add([{ code: 'T-PAINT', shade: 'BL-01', quantity: 2 }]);
    const { items } = await layla.read(KUWAIT);
    expect(items[0]).toMatchObject({
      quantity: 2,
      product: {
        productCode: 'T-PAINT',
        content: { productName: 'دهان إيمولشن مخملي، ٤ لتر', slug: 'velvet-emulsion-4-l' },
        brand: 'لون',
        options: [{ attributeFQN: 'tenant~shade', value: 'سماء الصباح|BL-01', hex: '#a0c4e0' }],
        isPaintProduct: true,
        maximumQuantity: 20,
        price: { price: { amount: 13_333, currency: 'KWD' }, salePrice: { amount: 9999, currency: 'KWD' } },
        inventoryInfo: { onlineStockAvailable: 200 },
        missingOptions: [],
      },
    });
    expect(items[0]?.product.productImages).toHaveLength(1);
  });

  it('merges the same product and shade up to the maximum, newest first', async () => {
    await layla.add([{ code: 'T-SALE' }, { code: 'T-PLENTY', quantity: 15 }]);
    await layla.add([
      { code: 'T-PAINT', shade: 'BL-01' },
      { code: 'T-PAINT', shade: 'BL-02' },
      { code: 'T-PAINT' },
    ]);
    const { data } = await layla.add([
      { code: 'T-PLENTY', quantity: 15 },
      { code: 'T-TEN', quantity: 9999 },
    ]);
    expect(summarize(data.items)).toEqual([
      '20 T-TEN',
      '1 T-PAINT BL-01',
      '1 T-PAINT BL-02',
      '1 T-PAINT',
      '1 T-SALE',
      '20 T-PLENTY',
    ]);
    expect(data.items.flatMap(({ product }) => product.missingOptions)).toEqual(['tenant~shade']);
    expect(await layla.read()).toEqual(data);
  });

  it('separates products that are sold out or not sold in the country, and lists discontinued ones', async () => {
    await layla.add([{ code: 'T-NONE' }, { code: 'T-LAMP' }, { code: 'T-TEN' }, { code: 'T-SALE' }]);
    await db.updateTable('products').set({ is_sold: 0 }).where('code', '=', 'T-TEN').execute();
    const emiratesList = await layla.read();
    expect(summarize(emiratesList.items)).toEqual(['1 T-LAMP', '1 T-SALE']);
    expect(emiratesList.oosItems.map(({ reason, product }) => [product.productCode, reason])).toEqual([
      ['T-NONE', 'OUT_OF_STOCK'],
    ]);
    const kuwaitList = await layla.read(KUWAIT);
    expect(
      kuwaitList.oosItems.map(({ reason, product }) => [product.productCode, reason, product.price === null]),
    ).toEqual([
      ['T-NONE', 'OUT_OF_STOCK', false],
      ['T-LAMP', 'NOT_SOLD_HERE', true],
    ]);
    expect(kuwaitList.deletedItems.map(({ product }) => product)).toEqual([
      { productCode: 'T-TEN', content: { productName: 'مثقاب T-TEN' } },
    ]);
    // A discontinued item can still be removed, and its quantity set.
    const params = {
      wishlistId: kuwaitList.wishListId,
      wishlistItemId: kuwaitList.deletedItems[0]?.id as string,
    };
    const updated = await layla.call(wishlistContract.updateWishlistItem, { params, body: { quantity: 3 } });
    expect(updated.data.deletedItems[0]?.quantity).toBe(3);
    expect((await layla.call(wishlistContract.removeWishlistItem, { params })).data.deletedItems).toEqual([]);
    await db.updateTable('products').set({ is_sold: 1 }).where('code', '=', 'T-TEN').execute();
  });

  it('rejects a request with an unknown product, an unavailable shade or a service', async () => {
    for (const [input, code] of [
      [{ code: 'NO-SUCH' }, 'PRODUCT_NOT_FOUND'],
      [{ code: 'WARRANTY-1' }, 'PRODUCT_NOT_FOUND'],
      [{ code: 'T-PAINT', shade: 'BL-03' }, 'SHADE_UNKNOWN'],
      [{ code: 'T-SALE', shade: 'BL-01' }, 'SHADE_UNKNOWN'],
    ] as const) {
      const response = await layla.add([{ code: 'T-TEN' }, input]);
      expect([response.error?.code, response.error?.details]).toEqual([code, { productCode: input.code }]);
    }
    expect((await layla.read()).items).toEqual([]);
    const wishlistId = await layla.createList();
    const option = { attributeFQN: 'tenant~size', value: 'L' };
    const items = [{ ...toItem({ code: 'T-TEN' }), options: [option] }];
    const { error } = await layla.call(wishlistContract.addWishlistItems, {
      params: { wishlistId },
      body: { items },
    });
    expect(error?.details).toEqual({
      fields: [{ path: 'body.items.0.options.0.attributeFQN', rule: 'unknown' }],
    });
  });

  it('sets quantity and shade, merges items that become equal, and removes some or all', async () => {
    const inputs = [
      { code: 'T-PAINT', shade: 'BL-01', quantity: 15 },
      { code: 'T-PAINT' },
      { code: 'T-SALE' },
    ];
    const { data: list } = await layla.add(inputs);
    const { wishListId: wishlistId } = list;
    const params = { wishlistId, wishlistItemId: list.items[1]?.id as string };
    const getShadeOptions = (shade: string) => toItem({ code: '', shade }).options as [];
    const rejected = await layla.call(wishlistContract.updateWishlistItem, {
      params,
      body: { quantity: 1, options: getShadeOptions('BL-03') },
    });
    expect(rejected.error?.code).toBe('SHADE_UNKNOWN');
    const body = { quantity: 8, options: getShadeOptions('BL-01') };
    const merged = await layla.call(wishlistContract.updateWishlistItem, { params, body });
    expect(summarize(merged.data.items)).toEqual(['20 T-PAINT BL-01', '1 T-SALE']);
    const repeated = await layla.call(wishlistContract.updateWishlistItem, { params, body });
    expect([repeated.status, repeated.error?.code]).toEqual([404, 'WISHLIST_ITEM_NOT_FOUND']);
    const itemIds = [getItemId(list, 'T-SALE'), 'removed-item'];
    const afterRemovingSome = await layla.call(wishlistContract.removeWishlistItems, {
      params: { wishlistId },
      body: { itemIds },
    });
    expect(summarize(afterRemovingSome.data.items)).toEqual(['20 T-PAINT BL-01']);
    const emptied = await layla.call(wishlistContract.removeWishlistItems, {
      params: { wishlistId },
      body: {},
    });
    expect(emptied.data.items).toEqual([]);
  });

  it('adds missing products of a guest, and reports those left out', async () => {
    await layla.add([{ code: 'T-PAINT', shade: 'BL-01', quantity: 3 }]);
    const items = [
      { code: 'T-PAINT', shade: 'BL-02' },
      { code: 'NO-SUCH' },
      { code: 'T-SALE', quantity: 2 },
      { code: 'T-SALE', quantity: 3 },
      { code: 'T-TEN', shade: 'BL-01' },
      { code: 'T-LAMP' },
    ].map(toItem);
    const params = { wishlistId: await layla.createList() };
    const merge = () => layla.call(wishlistContract.mergeWishlist, { params, body: { items } }, KUWAIT);
    // Two pages send it at the same time.
    const [firstResponse, secondResponse] = await Promise.all([merge(), merge()]);
    const [merged, repeated] =
      firstResponse.data.skipped.length === 2
        ? [firstResponse.data, secondResponse.data]
        : [secondResponse.data, firstResponse.data];
    expect(merged.skipped).toEqual([
      { productCode: 'T-PAINT', reason: 'PRESENT' },
      { productCode: 'NO-SUCH', reason: 'UNKNOWN' },
    ]);
    expect(repeated.skipped).toHaveLength(items.length);
    expect(repeated.wishlist).toEqual(merged.wishlist);
    expect(summarize(merged.wishlist.items)).toEqual(['5 T-SALE', '1 T-TEN', '3 T-PAINT BL-01']);
    expect(merged.wishlist.oosItems).toHaveLength(1);
  });

  it('merges fifty concurrent additions of a product into one item, and keeps those of other products', async () => {
    await layla.createList();
    const codes = Array.from({ length: 30 }, (_, index) => `T-F${index + 10}`);
    const responses = await Promise.all([
      ...Array.from({ length: 50 }, () => layla.add([{ code: 'T-PLENTY' }])),
      ...codes.map((code) => layla.add([{ code }])),
    ]);
    expect(responses.filter(({ status }) => status !== 200)).toEqual([]);
    const list = await layla.read();
    expect(list.items.find(({ product }) => product.productCode === 'T-PLENTY')?.quantity).toBe(20);
    expect(list.items.map(({ product }) => product.productCode).sort()).toEqual(
      [...codes, 'T-PLENTY'].sort(),
    );
    expect(harness.log.filter((line) => line.level === 'error')).toEqual([]);
  });

  it('stays consistent under concurrent changes', async () => {
    const shades = ['BL-01', 'BL-02', undefined];
    const start = await layla.add([
      { code: 'T-PAINT', shade: 'BL-01' },
      { code: 'T-PAINT' },
      { code: 'T-TEN' },
    ]);
    const params = { wishlistId: start.data.wishListId };
    const responses = await Promise.all(
      Array.from({ length: 60 }, (_, index) => {
        const input = { code: 'T-PAINT', shade: shades[index % 3], quantity: 1 + (index % 7) };
        const wishlistItemId = start.data.items[index % 2]?.id as string;
        const itemRequest = { params: { ...params, wishlistItemId } };
        const { quantity, options } = toItem(input);
        const items = [toItem(input), toItem({ code: `T-F${10 + (index % 5)}` })];
        if (index % 6 === 0)
          return layla.call(wishlistContract.updateWishlistItem, {
            ...itemRequest,
            body: { quantity, options },
          });
        if (index % 6 === 1) return layla.call(wishlistContract.removeWishlistItem, itemRequest);
        if (index % 6 === 2) return layla.call(wishlistContract.mergeWishlist, { params, body: { items } });
        if (index % 6 === 3) return layla.call(wishlistContract.shareWishlist, { params });
        return layla.call(wishlistContract.addWishlistItems, { params, body: { items } });
      }),
    );
    expect(responses.filter(({ status }) => status !== 200 && status !== 404)).toEqual([]);
    const { items } = await layla.read();
    const products = summarize(items).map((text) => text.replace(/^\d+ /, ''));
    expect(new Set(products).size).toBe(products.length);
    expect(items.every(({ quantity }) => quantity >= 1 && quantity <= 20)).toBe(true);
    expect(products).toContain('T-TEN');
    expect(harness.log.filter((line) => line.level === 'error')).toEqual([]);
  });

  it('rejects malformed items', async () => {
    const params = { wishlistId: await layla.createList() };
    const input = toItem({ code: 'T-TEN' });
    for (const items of [
      [],
      Array.from({ length: 5000 }, () => input.product),
      Array.from({ length: wishlistContract.MAX_WISHLIST_BATCH + 1 }, () => input),
      [{ ...input, quantity: 0 }],
      [{ ...input, quantity: 1.5 }],
      [{ ...input, product: { productCode: "' or 1=1 --" } }],
      [{ ...input, note: 'x' }],
      'T-TEN',
    ]) {
      const { status } = await layla.call(wishlistContract.addWishlistItems, {
        params,
        body: { items: items as [] },
      });
      expect([400, 413]).toContain(status);
    }
    const minimalEntries = [{ product: { productCode: 'T-TEN' } }] as wishlistContract.WishlistEntry[];
    const { data } = await layla.call(wishlistContract.addWishlistItems, {
      params,
      body: { items: minimalEntries },
    });
    expect(summarize(data.items)).toEqual(['1 T-TEN']);
  });
});

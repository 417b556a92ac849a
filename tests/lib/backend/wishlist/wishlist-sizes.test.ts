import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SeedCatalog } from '#lib/backend/catalog/model.ts';
import type { Db } from '#lib/backend/db/database.ts';
import * as wishlistContract from '#lib/contract/wishlist/wishlist.ts';
import type { Market } from '../../../contract/harness/client.ts';
import { createFixtureSeed, product } from '../backend-fixture.ts';
import { openSeeded, testDatabases } from '../databases.ts';
import { type Customer, createWishlistHarness, toItem, type WishlistHarness } from './wishlist-harness.ts';

const KUWAIT: Market = { country: 'kw', language: 'ar' };
const ARABIC: Record<string, string> = { black: 'أسود', grey: 'رمادي' };

const words = (en: string, ar: string) => ({ en, ar });

/**
 * Returns the fixture's catalog with a shirt in two colours and three sizes, whose lead variant is out of
 * stock, and with bits that have variants but no sizes.
 */
function seed(): SeedCatalog {
  const shirt = (colour: string, size: string, quantity = 0) =>
    product({
      code: `T-${colour}-${size}`.toUpperCase(),
      groupCode: 'T-BLACK-S',
      sizeChart: 'tops',
      quantity,
      name: words(`Shirt, ${colour}, ${size}`, `قميص، ${ARABIC[colour]}، ${size}`),
      options: [
        {
          attributeFqn: 'tenant~tint',
          label: words('Colour', 'اللون'),
          value: words(colour, ARABIC[colour] as string),
        },
        { attributeFqn: 'tenant~size', label: words('Size', 'المقاس'), value: words(size, size) },
      ],
    });
  // A product with several variants but no sizes: its lead is a product that can be bought itself.
  const bits = (tip: string) =>
    product({
      code: `T-BITS-${tip}`,
      groupCode: 'T-BITS-PH2',
      quantity: 5,
      name: words(`Bits, ${tip}, 5 pieces`, `رؤوس مفك، ${tip}، 5 قطع`),
      options: [
        { attributeFqn: 'tenant~tip', label: words('Tip', 'الرأس'), value: words(tip, tip) },
        { attributeFqn: 'tenant~pack', label: words('Pack', 'العبوة'), value: words('5 pieces', '5 قطع') },
      ],
    });
  const fixture = createFixtureSeed();
  return {
    ...fixture,
    products: [
      ...fixture.products,
      shirt('black', 'S'),
      shirt('black', 'M', 7),
      shirt('black', 'L', 4),
      shirt('grey', 'S', 9),
      shirt('grey', 'M'),
      bits('PH2'),
      bits('PZ2'),
    ],
    sizeCharts: [
      {
        code: 'tops',
        name: words('Tops', 'قمصان'),
        note: words('Measure.', 'قس.'),
        columns: [words('Size', 'المقاس')],
        rows: [['S'], ['M'], ['L']],
      },
    ],
  };
}

describe.each(testDatabases)('Sizes of wishlist items, on $name', (database) => {
  let db: Db;
  let harness: WishlistHarness;
  let layla: Customer;
  let customerCount = 0;

  beforeAll(async () => {
    db = await openSeeded(database, seed());
    harness = createWishlistHarness(db, Date.now);
  });
  afterAll(() => harness?.close());

  const createCustomer = async () => {
    customerCount += 1;
    layla = await harness.customer(`layla-${customerCount}`);
  };
  const add = async (...inputs: { code: string; isSizeChosen?: boolean; quantity?: number }[]) => {
    const items = inputs.map(({ isSizeChosen, ...options }) => ({
      ...toItem(options),
      ...(isSizeChosen !== undefined && { isSizeChosen }),
    }));
    const params = { wishlistId: await layla.createList() };
    return (await layla.call(wishlistContract.addWishlistItems, { params, body: { items } })).data;
  };
  const summarizeItem = ({ product: it }: wishlistContract.WishlistItem) => ({
    name: it.content.productName,
    missing: it.missingOptions,
    size: it.size,
    codes: it.codes,
    stock: it.inventoryInfo.onlineStockAvailable,
  });

  it('are missing on an item of the lead variant, which has no size in its name and the best availability of all', async () => {
    await createCustomer();
    await add({ code: 'T-BLACK-S' });
    const withoutSize = { missing: ['tenant~size'], size: null };
    const codes = ['T-BLACK-L', 'T-BLACK-M', 'T-BLACK-S'];
    const list = await layla.read();
    expect(list.items.map(summarizeItem)).toEqual([
      { ...withoutSize, name: 'Shirt, black', codes, stock: 7 },
    ]);
    const kuwaitList = await layla.read(KUWAIT);
    expect(kuwaitList.items.map(summarizeItem)).toEqual([
      { ...withoutSize, name: 'قميص، أسود', codes, stock: 7 },
    ]);
  });

  it("are set by a variant's code or by an explicit choice", async () => {
    await createCustomer();
    await add({ code: 'T-BLACK-M' }, { code: 'T-BLACK-S', isSizeChosen: true }, { code: 'T-TEN' });
    const { items, oosItems } = await layla.read();
    expect(items.map(summarizeItem)).toMatchObject([
      { name: 'Shirt, black, M', missing: [], size: 'M', codes: ['T-BLACK-M'], stock: 7 },
      { missing: [], size: null, codes: ['T-TEN'] },
    ]);
    // The lead in its own size, which is out of stock.
    expect(oosItems.map(summarizeItem)).toMatchObject([
      { name: 'Shirt, black, S', missing: [], size: 'S', stock: 0 },
    ]);
  });

  it('are not asked for products without sizes, whose name has all their options, for guests too', async () => {
    await createCustomer();
    const items = [toItem({ code: 'T-BITS-PH2' }), toItem({ code: 'T-BITS-PZ2' })];
    const names = (all: readonly wishlistContract.WishlistItem[]) =>
      all.map((item) => summarizeItem(item).name);
    const expected = ['Bits, PH2, 5 pieces', 'Bits, PZ2, 5 pieces'];
    const { data } = await harness.visitor(wishlistContract.describeWishlistEntries, { body: { items } });
    expect(names(data.items)).toEqual(expected);
    expect(names((await add({ code: 'T-BITS-PH2' }, { code: 'T-BITS-PZ2' })).items)).toEqual(expected);
  });

  it('are asked for when another variant was saved without one', async () => {
    await createCustomer();
    const { items } = await add({ code: 'T-GREY-M', isSizeChosen: false });
    expect(items.map(summarizeItem)).toEqual([
      {
        name: 'Shirt, grey',
        missing: ['tenant~size'],
        size: null,
        codes: ['T-GREY-M', 'T-GREY-S'],
        stock: 9,
      },
    ]);
  });

  it('are kept from either of two items that are merged, whatever is set later', async () => {
    await createCustomer();
    const { items } = await add({ code: 'T-GREY-S', isSizeChosen: false });
    const params = { wishlistId: await layla.createList(), wishlistItemId: items[0]?.id as string };
    const set = await layla.call(wishlistContract.updateWishlistItem, { params, body: { quantity: 3 } });
    expect(set.data.items.map(summarizeItem)).toMatchObject([{ missing: ['tenant~size'] }]);
    const joined = await add({ code: 'T-GREY-S', isSizeChosen: true, quantity: 2 });
    expect(joined.items).toMatchObject([{ quantity: 5, product: { missingOptions: [], size: 'S' } }]);
  });

  it("are the same for a guest's items as for a customer's", async () => {
    await createCustomer();
    const inputs = [
      { code: 'T-PAINT', shade: 'BL-01', quantity: 2 },
      ...['T-PAINT', 'T-BLACK-S', 'T-NONE', 'T-LAMP', 'NO-SUCH'].map((code) => ({ code })),
    ];
    const items = inputs.map(toItem);
    const { data } = await harness.visitor(
      wishlistContract.describeWishlistEntries,
      { body: { items } },
      KUWAIT,
    );
    expect(data.deletedItems).toEqual([
      { id: '5', quantity: 1, product: { productCode: 'NO-SUCH', content: { productName: '' } } },
    ]);
    await layla.add(inputs.slice(0, -1));
    const storedList = await layla.read(KUWAIT);
    const withoutIds = (all: readonly wishlistContract.WishlistItem[]) =>
      all.map(({ id: _, ...rest }) => rest);
    expect(withoutIds(data.items)).toEqual(withoutIds(storedList.items));
    expect(withoutIds(data.oosItems)).toEqual(withoutIds(storedList.oosItems));
    expect(data.items.map(({ id }) => id)).toEqual(['0', '1', '2']);
    const tooManyItems = Array.from(
      { length: wishlistContract.MAX_WISHLIST_BATCH + 1 },
      () => items[0] as wishlistContract.WishlistEntry,
    );
    const rejected = await harness.visitor(wishlistContract.describeWishlistEntries, {
      body: { items: tooManyItems },
    });
    expect(rejected.error?.code).toBe('INVALID_REQUEST');
  });
});

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Db } from '#lib/backend/db/database.ts';
import * as lists from '#lib/contract/wishlist/lists.ts';
import * as wishlistContract from '#lib/contract/wishlist/wishlist.ts';
import { openSeeded, testDatabases } from '../databases.ts';
import {
  type Customer,
  createWishlistHarness,
  summarize,
  toItem,
  type WishlistHarness,
} from './wishlist-harness.ts';

const NOT_FOUND = '404 WISHLIST_NOT_FOUND';

describe.each(testDatabases)('Named lists, on $name', (database) => {
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
    harness = createWishlistHarness(db);
  });
  afterAll(() => harness?.close());
  beforeEach(async () => {
    layla = await createCustomer('layla');
  });

  const create = async (name: string, customer = layla) => {
    const { data, error } = await customer.call(lists.createList, { body: { name } });
    return error ? error.code : data.list.id;
  };
  const readAll = async (customer = layla) => (await customer.call(lists.readLists)).data.lists;
  const readList = async (wishlistId: string, customer = layla) =>
    (await customer.call(lists.readList, { params: { wishlistId } })).data;
  const readItems = async (id: string) => summarize((await readList(id)).items);
  const addItems = (wishlistId: string, ...inputs: Parameters<typeof toItem>[0][]) =>
    layla.call(wishlistContract.addWishlistItems, {
      params: { wishlistId },
      body: { items: inputs.map(toItem) },
    });
  const getItemId = async (wishlistId: string, code: string) => {
    const { items, oosItems } = await readList(wishlistId);
    return [...items, ...oosItems].find(({ product }) => product.productCode === code)?.id as string;
  };
  const transfer = (wishlistId: string, targetId: string, itemIds: string[], isCopy = false) =>
    layla.call(lists.transferListItems, { params: { wishlistId }, body: { targetId, itemIds, isCopy } });

  it('exist beside the default wishlist, which keeps its name', async () => {
    await layla.add([{ code: 'T-SALE' }]);
    const majlis = await create('Majlis painting');
    const bathroom = await create('  Bathroom   2 ');
    await addItems(bathroom, { code: 'T-TEN', quantity: 2 }, { code: 'T-NONE' });
    expect((await readAll()).map(({ name, isDefault, itemCount }) => [name, isDefault, itemCount])).toEqual([
      ['my_wishlist_hardware', true, 1],
      ['Bathroom 2', false, 2],
      ['Majlis painting', false, 0],
    ]);
    expect([(await readList(majlis)).name, await readItems(bathroom)]).toEqual([
      'Majlis painting',
      ['2 T-TEN'],
    ]);
    expect(summarize((await layla.read()).items)).toEqual(['1 T-SALE']);
    expect(await layla.createList()).toBe((await layla.read()).wishListId);
  });

  it('have unique names, also when two are created at once', async () => {
    const results = await Promise.all([create('Bathroom'), create('bathroom'), create(' BATH\u0301ROOM ')]);
    expect(results.filter((id) => id === 'LIST_NAME_TAKEN')).toHaveLength(2);
    await create('المجلس');
    expect(await create('المَجْلِس')).toBe('LIST_NAME_TAKEN');
    const omar = await createCustomer('omar');
    expect(await create('Bathroom', omar)).not.toBe('LIST_NAME_TAKEN');
  });

  it.each(['', '   ', '***', '<b>Bath</b>', 'a\u202eb', 'a\nb', 'x'.repeat(61)])(
    'refuse the name %j',
    async (name) => {
      expect(await create(name)).toBe('INVALID_REQUEST');
    },
  );

  it('are renamed, to another case of their own name too', async () => {
    const id = await create('Bathroom');
    await create('Kitchen');
    const rename = (name: string) =>
      layla.call(lists.renameList, { params: { wishlistId: id }, body: { name } });
    expect((await rename('BATHROOM')).data.list.name).toBe('BATHROOM');
    expect((await rename('kitchen')).error?.code).toBe('LIST_NAME_TAKEN');
    expect((await readList(id)).name).toBe('BATHROOM');
  });

  it('are at most twenty', async () => {
    for (let count = 1; count <= lists.MAX_LISTS; count += 1) await create(`List ${count}`);
    const { error } = await layla.call(lists.createList, { body: { name: 'One more' } });
    expect([error?.code, error?.details]).toEqual(['LIST_LIMIT', { maximum: 20 }]);
    expect(error?.message).toContain('20');
    await layla.call(lists.deleteList, { params: { wishlistId: (await readAll())[0]?.id ?? '' } });
    expect(await create('One more')).not.toBe('LIST_LIMIT');
  });

  it('move and copy items with quantity and shade, and merge equal ones', async () => {
    await layla.add([
      { code: 'T-PAINT', shade: 'BL-01', quantity: 2 },
      { code: 'T-TEN', quantity: 3 },
    ]);
    const home = await layla.createList();
    const bathroom = await create('Bathroom');
    await addItems(bathroom, { code: 'T-TEN', quantity: 4 });
    const [paint, ten] = [await getItemId(home, 'T-PAINT'), await getItemId(home, 'T-TEN')];
    expect((await transfer(home, bathroom, [paint], true)).data.count).toBe(1);
    expect((await transfer(home, bathroom, [paint, ten, ten])).data).toMatchObject({
      count: 2,
      target: { name: 'Bathroom', itemCount: 2 },
    });
    expect(await readItems(home)).toEqual([]);
    expect(await readItems(bathroom)).toEqual(['4 T-PAINT BL-01', '7 T-TEN']);
  });

  it('move all items or none', async () => {
    const [firstList, secondList] = [await create('One'), await create('Two')];
    await addItems(firstList, { code: 'T-TEN' }, { code: 'T-SALE' });
    const ten = await getItemId(firstList, 'T-TEN');
    expect((await transfer(firstList, secondList, [ten, 'gone'])).error?.code).toBe(
      'WISHLIST_ITEM_NOT_FOUND',
    );
    expect((await transfer(firstList, firstList, [ten])).error?.code).toBe('INVALID_REQUEST');
    expect((await transfer(firstList, 'no-such', [ten])).error?.code).toBe('WISHLIST_NOT_FOUND');
    expect([await readItems(firstList), await readItems(secondList)]).toEqual([['1 T-TEN', '1 T-SALE'], []]);
  });

  it('hold at most a hundred items, however they get there', async () => {
    const [firstList, secondList] = [await create('One'), await create('Two')];
    await addItems(firstList, { code: 'T-TEN' });
    const rows = Array.from({ length: lists.MAX_LIST_ITEMS }, (_, index) => ({
      id: `${secondList}-${index}`,
      wishlist_id: secondList,
      place: index + 1,
      product_code: `OLD-${index}`,
      shade_code: '',
      quantity: 1,
      name: '{"en":"Old","ar":"قديم"}',
      is_size_chosen: null,
    }));
    await db.insertInto('wishlist_items').values(rows).execute();
    const full = ['WISHLIST_FULL', { maximum: 100 }];
    const moved = await transfer(firstList, secondList, [await getItemId(firstList, 'T-TEN')]);
    expect([moved.error?.code, moved.error?.details]).toEqual(full);
    const added = await addItems(secondList, { code: 'T-TEN' });
    expect([added.error?.code, added.error?.details]).toEqual(full);
    const params = { wishlistId: secondList };
    const merged = await layla.call(wishlistContract.mergeWishlist, {
      params,
      body: { items: [toItem({ code: 'T-TEN' })] },
    });
    expect(merged.data.skipped).toEqual([{ productCode: 'T-TEN', reason: 'FULL' }]);
    expect(await readItems(firstList)).toEqual(['1 T-TEN']);
  });

  it('neither lose nor double an item that is moved twice at once, there and back, or while a list is deleted', async () => {
    const [firstList, secondList, thirdList] = [
      await create('One'),
      await create('Two'),
      await create('Three'),
    ];
    await addItems(firstList, { code: 'T-TEN' });
    await addItems(secondList, { code: 'T-SALE' });
    const [ten, sale] = [await getItemId(firstList, 'T-TEN'), await getItemId(secondList, 'T-SALE')];
    const moves = await Promise.all([
      transfer(firstList, secondList, [ten]),
      transfer(firstList, thirdList, [ten]),
      transfer(secondList, firstList, [sale]),
    ]);
    expect(moves.filter(({ error }) => error?.code === 'WISHLIST_ITEM_NOT_FOUND')).toHaveLength(1);
    const readEverything = async () => {
      const all = await readAll();
      return (await Promise.all(all.map(({ id }) => readItems(id)))).flat().toSorted();
    };
    expect(await readEverything()).toEqual(['1 T-SALE', '1 T-TEN']);
    const [moved, deleted] = await Promise.all([
      transfer(firstList, thirdList, [await getItemId(firstList, 'T-SALE')]),
      layla.call(lists.deleteList, { params: { wishlistId: firstList } }),
    ]);
    expect(deleted.error).toBeUndefined();
    // The item is moved before the deletion, or deleted with its list; an item of another list is kept in any
    // case.
    const remainingLists = await readEverything();
    expect(remainingLists).toEqual(moved.error ? ['1 T-TEN'] : ['1 T-SALE', '1 T-TEN']);
  });

  it('are shared by links of their own, with their name and without their owner', async () => {
    await layla.add([{ code: 'T-SALE' }]);
    const id = await create('Bathroom');
    await addItems(id, { code: 'T-TEN' });
    const shared = await layla.call(wishlistContract.shareWishlist, { params: { wishlistId: id } });
    const { token = '' } = shared.data.share ?? {};
    const read = () => harness.visitor(wishlistContract.readSharedWishlist, { params: { token } });
    const { data, text } = await read();
    expect([data.name, summarize(data.items)]).toEqual(['Bathroom', ['1 T-TEN']]);
    expect(text).not.toContain(layla.accountId);
    expect((await readAll()).map(({ isShared }) => isShared)).toEqual([false, true]);
    await layla.call(wishlistContract.unshareWishlist, { params: { wishlistId: id } });
    expect((await read()).error?.code).toBe('WISHLIST_NOT_FOUND');
  });

  it('are not found by another customer, like unknown lists, and exclude the default wishlist where it cannot be used', async () => {
    const id = await create('Bathroom');
    await addItems(id, { code: 'T-TEN' });
    const itemId = await getItemId(id, 'T-TEN');
    const home = await layla.createList();
    const omar = await createCustomer('omar');
    const ownList = await create('Omar', omar);
    const body = { name: 'Mine' };
    const attempts = (wishlistId: string) => [
      omar.call(lists.readList, { params: { wishlistId } }),
      omar.call(lists.renameList, { params: { wishlistId }, body }),
      omar.call(lists.deleteList, { params: { wishlistId } }),
      omar.call(lists.transferListItems, {
        params: { wishlistId },
        body: { targetId: ownList, itemIds: [itemId], isCopy: true },
      }),
      omar.call(lists.transferListItems, {
        params: { wishlistId: ownList },
        body: { targetId: wishlistId, itemIds: [itemId], isCopy: false },
      }),
    ];
    const refused = await Promise.all([
      ...attempts(id),
      ...attempts('no-such'),
      layla.call(lists.renameList, { params: { wishlistId: home }, body }),
      layla.call(lists.deleteList, { params: { wishlistId: home } }),
    ]);
    expect(refused.map(({ status, error }) => `${status} ${error?.code}`)).toEqual(
      refused.map(() => NOT_FOUND),
    );
    expect(new Set(refused.map(({ error }) => error?.message)).size).toBe(1);
    expect(await readItems(id)).toEqual(['1 T-TEN']);
  });
});

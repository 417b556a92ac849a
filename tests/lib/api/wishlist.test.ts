import { beforeEach, describe, expect, it } from 'vitest';
import { signOut } from '#lib/contract/auth/auth.ts';
import * as wishlistContract from '#lib/contract/wishlist/wishlist.ts';
import { TestBrowser } from '../session/test-browser.ts';
import {
  api,
  countCalls,
  createCustomer,
  readBrowserSession,
  send,
  setUpApiHarness,
  signIn,
} from './api-harness.ts';
import {
  CURRENT,
  createCustomerBrowser,
  OWN_LIST,
  post,
  read,
  readItemId,
  readItems,
  SKY_SHADE,
  saveItems,
  toItems,
} from './wishlist-harness.ts';

setUpApiHarness();

beforeEach(() => {
  api.calls.length = 0;
});

describe('The wishlist through the browser API', () => {
  it('belongs to the customer, and is created when it is first needed', async () => {
    const browser = await createCustomerBrowser();
    expect(await read(browser)).toBeUndefined();
    const first = await saveItems(browser, 'T-SALE');
    expect(first.ok && first.data.items).toHaveLength(1);
    await saveItems(browser, 'T-TEN');
    expect([
      countCalls(wishlistContract.createWishlist),
      countCalls(wishlistContract.addWishlistItems),
    ]).toEqual([1, 2]);
    expect(await readItems(browser)).toEqual(['1 T-TEN', '1 T-SALE']);
    expect(readBrowserSession(browser)?.wishlist).toBe((await read(browser))?.wishListId);
  });

  it('accepts its own ids, and is looked up again when the session has a wrong one', async () => {
    const browser = await createCustomerBrowser();
    const body = { ...OWN_LIST, name: wishlistContract.WISHLIST_NAME } as const;
    const created = await send(browser, wishlistContract.createWishlist, { body });
    const { id = '' } = created.ok ? created.data : {};
    const params = { wishlistId: id };
    const items = toItems('T-SALE');
    expect((await send(browser, wishlistContract.addWishlistItems, { params, body: { items } })).ok).toBe(
      true,
    );
    // As after a switch to another database, where the former list does not exist.
    await api.db.deleteFrom('wishlist_items').where('wishlist_id', '=', id).execute();
    await api.db.deleteFrom('wishlists').where('id', '=', id).execute();
    expect((await saveItems(browser, 'T-TEN')).ok).toBe(true);
    expect(await readItems(browser)).toEqual(['1 T-TEN']);
  });

  it('is denied to guests and after signing out', async () => {
    const browser = new TestBrowser();
    for (const reply of [
      await saveItems(browser, 'T-SALE'),
      await send(browser, wishlistContract.readWishlists, { params: OWN_LIST }),
    ]) {
      expect([reply.ok, !reply.ok && reply.error.code]).toEqual([false, 'FORBIDDEN']);
    }
    expect([browser.jar.size, api.calls]).toEqual([0, []]);
    const other = await createCustomerBrowser();
    await saveItems(other, 'T-SALE');
    await send(other, signOut);
    const lateResult = await saveItems(other, 'T-TEN');
    expect(!lateResult.ok && lateResult.error.code).toBe('FORBIDDEN');
  });

  it('is another one for the next customer', async () => {
    const browser = await createCustomerBrowser();
    await saveItems(browser, 'T-SALE');
    await signIn(browser, await createCustomer());
    expect(readBrowserSession(browser)?.wishlist).toBeUndefined();
    await saveItems(browser, 'T-TEN');
    expect(await readItems(browser)).toEqual(['1 T-TEN']);
  });

  it("merges a guest's items", async () => {
    const browser = await createCustomerBrowser();
    await saveItems(browser, 'T-SALE');
    const items = toItems('T-SALE', 'T-TEN', 'NO-SUCH');
    const merged = await send(browser, wishlistContract.mergeWishlist, { params: CURRENT, body: { items } });
    expect(merged.ok && merged.data.skipped.map(({ reason }) => reason)).toEqual(['PRESENT', 'UNKNOWN']);
    expect(await readItems(browser)).toEqual(['1 T-TEN', '1 T-SALE']);
  });
});

describe('The wishlist without script', () => {
  it('saves once when a form is posted twice at a time, and reports discontinued products', async () => {
    const browser = await createCustomerBrowser();
    await saveItems(browser, 'T-TEN');
    const press = (code: string) => post(browser, 'addToWishlist', [['code', code]]);
    const done = (await Promise.all([press('T-SALE'), press('T-SALE')])).map(
      ({ flash }) => flash?.values?.done,
    );
    expect([done.includes('saved'), await readItems(browser)]).toEqual([true, ['1 T-SALE', '1 T-TEN']]);
    expect((await press('NO-SUCH')).flash?.error).toBeTruthy();
  });

  it('saves a product once, and redirects back', async () => {
    const browser = await createCustomerBrowser();
    const returnPath = '/en-ae/category/drills?brand=rukn';
    expect(await post(browser, 'addToWishlist', [['code', 'T-SALE']])).toEqual({
      to: '/en-ae/wishlist',
      flash: { form: 'addToWishlist', back: returnPath, values: { name: 'Drill T-SALE', done: 'saved' } },
    });
    const repeated = await post(browser, 'addToWishlist', [
      ['code', 'T-SALE'],
      ['next', returnPath],
    ]);
    expect([repeated.to, repeated.flash?.values?.done]).toEqual([returnPath, 'present']);
    for (const [shade, done] of [
      [SKY_SHADE, 'saved'],
      ['Deep creek|BL-02', 'saved'],
      [SKY_SHADE, 'present'],
    ] as const) {
      const { flash } = await post(browser, 'addToWishlist', [
        ['code', 'T-PAINT'],
        ['shade', shade],
        ['quantity', '٢'],
      ]);
      expect(flash?.values?.done).toBe(done);
    }
    expect(await readItems(browser)).toEqual(['2 T-PAINT BL-02', '2 T-PAINT BL-01', '1 T-SALE']);
  });

  it('redirects a guest to the explanation, and creates no guest', async () => {
    const browser = new TestBrowser();
    for (const name of [
      'addToWishlist',
      'updateWishlistItem',
      'removeWishlistItems',
      'shareWishlist',
      'unshareWishlist',
      'moveToCart',
      'moveLineToWishlist',
    ]) {
      const { to, flash } = await post(browser, name, [['code', 'T-SALE']]);
      expect([to, flash?.form, flash?.error]).toEqual(['/en-ae/wishlist', name, undefined]);
    }
    expect([readBrowserSession(browser), api.calls]).toEqual([undefined, []]);
  });

  it('shows why an item is rejected', async () => {
    const browser = await createCustomerBrowser();
    for (const [name, fields, words] of [
      ['addToWishlist', [['code', 'NO-SUCH']], 'We could not find this product.'],
      ['addToWishlist', [['code', '<script>']], 'Please check what you entered and try again.'],
      [
        'addToWishlist',
        [
          ['code', 'T-SALE'],
          ['quantity', 'many'],
        ],
        'Please check what you entered and try again.',
      ],
      ['updateWishlistItem', [['itemId', 'gone']], 'This product is no longer on your wishlist.'],
      ['removeWishlistItems', [], 'Please check what you entered and try again.'],
      ['moveLineToWishlist', [['lineId', 'gone']], 'This product is no longer in your cart.'],
    ] as [string, string[][], string][]) {
      expect([name, (await post(browser, name, fields)).flash?.error]).toEqual([name, words]);
    }
  });

  it('sets quantities, removes items and removes all', async () => {
    const browser = await createCustomerBrowser();
    await saveItems(browser, 'T-SALE', 'T-TEN', 'T-NONE', 'T-PAINT');
    const itemId = await readItemId(browser, 'T-PAINT');
    await post(browser, 'updateWishlistItem', [
      ['itemId', itemId],
      ['quantity', '5'],
      ['shade', SKY_SHADE],
    ]);
    expect(await readItems(browser)).toEqual(['1 T-SALE', '1 T-TEN', '5 T-PAINT BL-01']);
    await post(browser, 'removeWishlistItems', [
      ['itemId', itemId],
      ['itemId', await readItemId(browser, 'T-NONE')],
    ]);
    expect(await readItems(browser)).toEqual(['1 T-SALE', '1 T-TEN']);
    await post(browser, 'removeWishlistItems', [['all', '1']]);
    expect(await readItems(browser)).toEqual([]);
  });

  it('creates and revokes a link', async () => {
    const browser = await createCustomerBrowser();
    await saveItems(browser, 'T-SALE');
    await post(browser, 'shareWishlist');
    const token = (await read(browser))?.share?.token ?? '';
    const visitor = new TestBrowser();
    const shared = await send(visitor, wishlistContract.readSharedWishlist, { params: { token } });
    expect(shared.ok && shared.data.items).toHaveLength(1);
    expect(visitor.jar.size).toBe(0);
    await post(browser, 'unshareWishlist');
    const closed = await send(visitor, wishlistContract.readSharedWishlist, { params: { token } });
    expect(!closed.ok && closed.error.code).toBe('WISHLIST_NOT_FOUND');
  });
});

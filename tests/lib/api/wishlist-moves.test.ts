import { describe, expect, it } from 'vitest';
import * as wishlistContract from '#lib/contract/wishlist/wishlist.ts';
import { addToCart, readLines, send, setUpApiHarness } from './api-harness.ts';
import {
  CURRENT,
  createCustomerBrowser,
  post,
  read,
  readItemId,
  readItems,
  SKY_SHADE,
  saveItems,
  splitBySizes,
  toItems,
} from './wishlist-harness.ts';

setUpApiHarness();

describe('Moving between wishlist and cart', () => {
  it('moves single items to the cart, with shade and quantity', async () => {
    const browser = await createCustomerBrowser();
    const paint = { quantity: 2, product: { productCode: 'T-PAINT' } };
    const options = [{ attributeFQN: 'tenant~shade', value: SKY_SHADE }];
    const items = [{ ...paint, options }, paint, ...toItems('T-SALE', 'T-NONE')];
    await send(browser, wishlistContract.addWishlistItems, { params: CURRENT, body: { items } });
    const itemId = await readItemId(browser, 'T-PAINT');
    const { to, flash } = await post(browser, 'moveToCart', [['itemId', itemId]]);
    expect([to, flash?.values]).toEqual([
      '/en-ae/wishlist',
      { moved: '1', remaining: '0', name: 'Velvet emulsion, 4 L' },
    ]);
    expect(await readLines(browser)).toEqual(['T-PAINT/BL-01 × 2']);
    expect(await readItems(browser)).toEqual(['2 T-PAINT', '1 T-SALE']);
    const withoutShade = await post(browser, 'moveToCart', [
      ['itemId', await readItemId(browser, 'T-PAINT')],
    ]);
    expect(withoutShade.flash?.error).toBe('Please choose a shade.');
    const soldOutItem = await post(browser, 'moveToCart', [['itemId', await readItemId(browser, 'T-NONE')]]);
    expect(soldOutItem.flash?.error).toBe(
      'There are not enough pieces in stock. Please reduce the quantity.',
    );
    const unknownItem = await post(browser, 'moveToCart', [['itemId', 'gone']]);
    expect(unknownItem.flash?.error).toBe('This product is no longer on your wishlist.');
  });

  it('moves all items at once, each as far as possible', async () => {
    const browser = await createCustomerBrowser();
    await addToCart(browser, 'T-PLENTY', 15);
    await saveItems(browser, 'T-SALE', 'T-PAINT', 'T-NONE');
    const items = ['T-PLENTY', 'T-SCARCE'].map((productCode) => ({ quantity: 7, product: { productCode } }));
    await send(browser, wishlistContract.addWishlistItems, { params: CURRENT, body: { items } });
    const { flash } = await post(browser, 'moveToCart', [['all', '1']]);
    expect(flash?.values).toEqual({ moved: '1', remaining: '2', name: 'Drill T-SALE' });
    expect(flash?.error?.split('\n')).toEqual([
      expect.stringMatching(/^Drill T-PLENTY: You've reached the maximum/),
      expect.stringMatching(/^Drill T-SCARCE: Only 3 left/),
    ]);
    expect(await readLines(browser)).toEqual(['T-PLENTY × 20', 'T-SALE × 1', 'T-SCARCE × 3']);
    expect(await readItems(browser)).toEqual(['2 T-PLENTY', '4 T-SCARCE', '1 T-PAINT']);
  });

  it('moves a cart line to the wishlist', async () => {
    const browser = await createCustomerBrowser();
    await addToCart(browser, 'T-SALE', 1);
    const added = await addToCart(browser, 'T-PAINT', 3, SKY_SHADE);
    const lineId = added.ok ? added.data.items[1]?.id : undefined;
    const { to, flash } = await post(browser, 'moveLineToWishlist', [['lineId', lineId ?? '']]);
    expect([to, flash?.error, flash?.values]).toEqual([
      '/en-ae/cart',
      undefined,
      { name: 'Velvet emulsion, 4 L' },
    ]);
    expect(await readLines(browser)).toEqual(['T-SALE × 1']);
    expect(await readItems(browser)).toEqual(['3 T-PAINT BL-01']);
  });

  it('keeps a size that the page marks as selected, and requires a missing one', async () => {
    const browser = await createCustomerBrowser();
    await splitBySizes('T-F10', 'T-F11');
    const missing = async (code: string) =>
      (await read(browser))?.items.find(({ product }) => product.productCode === code)?.product
        .missingOptions;
    await post(browser, 'addToWishlist', [['code', 'T-F10']]);
    expect(await missing('T-F10')).toEqual(['tenant~size']);
    const moved = await post(browser, 'moveToCart', [['itemId', await readItemId(browser, 'T-F10')]]);
    expect(moved.flash?.error).toBe('Please choose a size.');
    await post(browser, 'removeWishlistItems', [['all', '1']]);
    for (const [name, of, code, expected] of [
      ['sized', 'T-F11', 'T-F10', ['tenant~size']],
      ['sized', 'T-F10', 'T-F10', []],
      ['unsized', 'T-F11', 'T-F11', ['tenant~size']],
    ] as const) {
      await post(browser, 'removeWishlistItems', [['all', '1']]);
      await post(browser, 'addToWishlist', [
        [name, of],
        ['code', code],
      ]);
      expect([name, of, await missing(code)]).toEqual([name, of, expected]);
    }
    const added = await addToCart(browser, 'T-F10', 1);
    const lineId = added.ok ? added.data.items[0]?.id : undefined;
    await post(browser, 'moveLineToWishlist', [['lineId', lineId ?? '']]);
    expect(await missing('T-F10')).toEqual([]);
  });
});

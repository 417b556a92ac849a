import { beforeEach, describe, expect, it } from 'vitest';
import { signOut } from '#lib/contract/identity.ts';
import * as wire from '#lib/contract/wishlist.ts';
import { serveForm } from '#lib/door/forms.server.ts';
import { type Flash, takeFlash } from '#lib/session/flash.server.ts';
import { Browser } from '../session/browser.ts';
import { add, countCalls, enter, makePerson, openShop, readLines, send, sessionOf, shop } from './shop.ts';

openShop();

const CURRENT = { wishlistId: 'current' };
const OWN = { customerAccountId: 'current' };
const SKY = 'Morning sky|BL-01';
const LIST_PAGE = 'http://localhost/en-ae/category/drills?brand=rukn';

async function member(): Promise<Browser> {
  const browser = new Browser();
  await enter(browser, await makePerson());
  return browser;
}

const itemsOf = (...codes: string[]) =>
  codes.map((productCode) => ({ quantity: 1, product: { productCode } }));

/** Adds to the list by the door that script uses. */
const save = (browser: Browser, ...codes: string[]) =>
  send(browser, wire.addWishlistItems, { params: CURRENT, body: { items: itemsOf(...codes) } });

async function read(browser: Browser): Promise<wire.Wishlist | undefined> {
  const reply = await send(browser, wire.readWishlists, { params: OWN });
  if (!reply.ok) throw new Error(reply.error.code);
  return reply.data[0];
}

/** Pieces, code and shade of what can be bought. */
async function readShort(browser: Browser): Promise<string[]> {
  return ((await read(browser))?.items ?? []).map(({ quantity, product }) => {
    const shade = product.options[0]?.value.split('|')[1];
    return `${quantity} ${product.productCode}${shade ? ` ${shade}` : ''}`;
  });
}

/** Makes products the sizes of the first of them. */
async function cutBySizes(...codes: string[]): Promise<void> {
  for (const [size, code] of codes.entries()) {
    const goods = { group_code: codes[0] as string, size_chart: 'tops' };
    await shop.db.updateTable('products').set(goods).where('code', '=', code).execute();
    const options = [{ attributeFQN: 'tenant~size', name: 'Size', values: [`Size ${size}`] }];
    const words = { options: JSON.stringify(options) };
    await shop.db.updateTable('product_texts').set(words).where('product_code', '=', code).execute();
  }
}

const idOf = async (browser: Browser, code: string) => {
  const { items = [], oosItems = [] } = (await read(browser)) ?? {};
  return [...items, ...oosItems].find(({ product }) => product.productCode === code)?.id ?? '';
};

/** Sends a form as a page without script does; answers where it leads and what is said there. */
async function post(
  browser: Browser,
  name: string,
  fields: string[][] = [],
): Promise<{ to: string | null; said: Flash | undefined }> {
  const body = new URLSearchParams([['locale', 'en-ae'], ...fields]);
  const request = new Request(`http://localhost/api/forms/${name}`, { method: 'POST', body });
  const reply = await serveForm(request, name, browser.visit({ referer: LIST_PAGE }));
  return { to: reply.headers.get('location'), said: takeFlash(browser.visit().cookies) };
}

beforeEach(() => {
  shop.calls.length = 0;
});

describe('the wishlist at the shop’s own door', () => {
  it('is the customer’s own, made when it is first needed and known from then on', async () => {
    const browser = await member();
    expect(await read(browser)).toBeUndefined();
    const first = await save(browser, 'T-SALE');
    expect(first.ok && first.data.items).toHaveLength(1);
    await save(browser, 'T-TEN');
    expect([countCalls(wire.createWishlist), countCalls(wire.addWishlistItems)]).toEqual([1, 2]);
    expect(await readShort(browser)).toEqual(['1 T-TEN', '1 T-SALE']);
    expect(sessionOf(browser)?.wishlist).toBe((await read(browser))?.wishListId);
  });

  it('takes its own ids as well, and finds the list anew that the session does not know right', async () => {
    const browser = await member();
    const body = { ...OWN, name: wire.WISHLIST_NAME } as const;
    const made = await send(browser, wire.createWishlist, { body });
    const { id = '' } = made.ok ? made.data : {};
    const params = { wishlistId: id };
    const items = itemsOf('T-SALE');
    expect((await send(browser, wire.addWishlistItems, { params, body: { items } })).ok).toBe(true);
    // Another database: the list of before is not there.
    await shop.db.deleteFrom('wishlist_items').where('wishlist_id', '=', id).execute();
    await shop.db.deleteFrom('wishlists').where('id', '=', id).execute();
    expect((await save(browser, 'T-TEN')).ok).toBe(true);
    expect(await readShort(browser)).toEqual(['1 T-TEN']);
  });

  it('is not a guest’s, nor that of somebody who has left', async () => {
    const browser = new Browser();
    for (const reply of [
      await save(browser, 'T-SALE'),
      await send(browser, wire.readWishlists, { params: OWN }),
    ]) {
      expect([reply.ok, !reply.ok && reply.error.code]).toEqual([false, 'FORBIDDEN']);
    }
    expect([browser.jar.size, shop.calls]).toEqual([0, []]);
    const other = await member();
    await save(other, 'T-SALE');
    await send(other, signOut);
    const late = await save(other, 'T-TEN');
    expect(!late.ok && late.error.code).toBe('FORBIDDEN');
  });

  it('is another one for the next who signs in', async () => {
    const browser = await member();
    await save(browser, 'T-SALE');
    await enter(browser, await makePerson());
    expect(sessionOf(browser)?.wishlist).toBeUndefined();
    await save(browser, 'T-TEN');
    expect(await readShort(browser)).toEqual(['1 T-TEN']);
  });

  it('takes a guest’s entries along', async () => {
    const browser = await member();
    await save(browser, 'T-SALE');
    const items = itemsOf('T-SALE', 'T-TEN', 'NO-SUCH');
    const merged = await send(browser, wire.mergeWishlist, { params: CURRENT, body: { items } });
    expect(merged.ok && merged.data.skipped.map(({ reason }) => reason)).toEqual(['PRESENT', 'UNKNOWN']);
    expect(await readShort(browser)).toEqual(['1 T-TEN', '1 T-SALE']);
  });
});

describe('the wishlist without script', () => {
  it('keeps once what is pressed twice at a time, and says what nobody sells', async () => {
    const browser = await member();
    await save(browser, 'T-TEN');
    const press = (code: string) => post(browser, 'wish', [['code', code]]);
    const done = (await Promise.all([press('T-SALE'), press('T-SALE')])).map(
      ({ said }) => said?.values?.done,
    );
    expect([done.includes('saved'), await readShort(browser)]).toEqual([true, ['1 T-SALE', '1 T-TEN']]);
    expect((await press('NO-SUCH')).said?.error).toBeTruthy();
  });

  it('keeps a product by its heart, once, and leads back', async () => {
    const browser = await member();
    const back = '/en-ae/category/drills?brand=rukn';
    expect(await post(browser, 'wish', [['code', 'T-SALE']])).toEqual({
      to: '/en-ae/wishlist',
      said: { form: 'wish', back, values: { name: 'Drill T-SALE', done: 'saved' } },
    });
    const again = await post(browser, 'wish', [
      ['code', 'T-SALE'],
      ['next', back],
    ]);
    expect([again.to, again.said?.values?.done]).toEqual([back, 'present']);
    for (const [shade, done] of [
      [SKY, 'saved'],
      ['Deep creek|BL-02', 'saved'],
      [SKY, 'present'],
    ] as const) {
      const { said } = await post(browser, 'wish', [
        ['code', 'T-PAINT'],
        ['shade', shade],
        ['quantity', '٢'],
      ]);
      expect(said?.values?.done).toBe(done);
    }
    expect(await readShort(browser)).toEqual(['2 T-PAINT BL-02', '2 T-PAINT BL-01', '1 T-SALE']);
  });

  it('keeps the size that the page says is chosen, and asks for the one that is not', async () => {
    const browser = await member();
    await cutBySizes('T-F10', 'T-F11');
    const missing = async (code: string) =>
      (await read(browser))?.items.find(({ product }) => product.productCode === code)?.product
        .missingOptions;
    await post(browser, 'wish', [['code', 'T-F10']]);
    expect(await missing('T-F10')).toEqual(['tenant~size']);
    const moved = await post(browser, 'wishToCart', [['itemId', await idOf(browser, 'T-F10')]]);
    expect(moved.said?.error).toBe('Please choose a size.');
    await post(browser, 'removeWish', [['all', '1']]);
    for (const [name, of, code, expected] of [
      ['sized', 'T-F11', 'T-F10', ['tenant~size']],
      ['sized', 'T-F10', 'T-F10', []],
      ['unsized', 'T-F11', 'T-F11', ['tenant~size']],
    ] as const) {
      await post(browser, 'removeWish', [['all', '1']]);
      await post(browser, 'wish', [
        [name, of],
        ['code', code],
      ]);
      expect([name, of, await missing(code)]).toEqual([name, of, expected]);
    }
    const added = await add(browser, 'T-F10', 1);
    const lineId = added.ok ? added.data.items[0]?.id : undefined;
    await post(browser, 'cartToWish', [['lineId', lineId ?? '']]);
    expect(await missing('T-F10')).toEqual([]);
  });

  it('leads a guest to the page that explains, and makes nothing of him', async () => {
    const browser = new Browser();
    for (const name of [
      'wish',
      'setWish',
      'removeWish',
      'shareWish',
      'unshareWish',
      'wishToCart',
      'cartToWish',
    ]) {
      const { to, said } = await post(browser, name, [['code', 'T-SALE']]);
      expect([to, said?.form, said?.error]).toEqual(['/en-ae/wishlist', name, undefined]);
    }
    expect([sessionOf(browser), shop.calls]).toEqual([undefined, []]);
  });

  it('says in words what is refused', async () => {
    const browser = await member();
    for (const [name, fields, words] of [
      ['wish', [['code', 'NO-SUCH']], 'We could not find this product.'],
      ['wish', [['code', '<script>']], 'Please check what you entered and try again.'],
      [
        'wish',
        [
          ['code', 'T-SALE'],
          ['quantity', 'many'],
        ],
        'Please check what you entered and try again.',
      ],
      ['setWish', [['itemId', 'gone']], 'This product is no longer on your wishlist.'],
      ['removeWish', [], 'Please check what you entered and try again.'],
      ['cartToWish', [['lineId', 'gone']], 'This product is no longer in your cart.'],
    ] as [string, string[][], string][]) {
      expect([name, (await post(browser, name, fields)).said?.error]).toEqual([name, words]);
    }
  });

  it('sets, removes and empties', async () => {
    const browser = await member();
    await save(browser, 'T-SALE', 'T-TEN', 'T-NONE', 'T-PAINT');
    const itemId = await idOf(browser, 'T-PAINT');
    await post(browser, 'setWish', [
      ['itemId', itemId],
      ['quantity', '5'],
      ['shade', SKY],
    ]);
    expect(await readShort(browser)).toEqual(['1 T-SALE', '1 T-TEN', '5 T-PAINT BL-01']);
    await post(browser, 'removeWish', [
      ['itemId', itemId],
      ['itemId', await idOf(browser, 'T-NONE')],
    ]);
    expect(await readShort(browser)).toEqual(['1 T-SALE', '1 T-TEN']);
    await post(browser, 'removeWish', [['all', '1']]);
    expect(await readShort(browser)).toEqual([]);
  });

  it('makes a link and takes it back', async () => {
    const browser = await member();
    await save(browser, 'T-SALE');
    await post(browser, 'shareWish');
    const token = (await read(browser))?.share?.token ?? '';
    const visitor = new Browser();
    const shared = await send(visitor, wire.readSharedWishlist, { params: { token } });
    expect(shared.ok && shared.data.items).toHaveLength(1);
    expect(visitor.jar.size).toBe(0);
    await post(browser, 'unshareWish');
    const closed = await send(visitor, wire.readSharedWishlist, { params: { token } });
    expect(!closed.ok && closed.error.code).toBe('WISHLIST_NOT_FOUND');
  });
});

describe('goods between list and cart', () => {
  it('move to the cart one by one, with their shade and number', async () => {
    const browser = await member();
    const paint = { quantity: 2, product: { productCode: 'T-PAINT' } };
    const options = [{ attributeFQN: 'tenant~shade', value: SKY }];
    const items = [{ ...paint, options }, paint, ...itemsOf('T-SALE', 'T-NONE')];
    await send(browser, wire.addWishlistItems, { params: CURRENT, body: { items } });
    const itemId = await idOf(browser, 'T-PAINT');
    const { to, said } = await post(browser, 'wishToCart', [['itemId', itemId]]);
    expect([to, said?.values]).toEqual([
      '/en-ae/wishlist',
      { moved: '1', stayed: '0', name: 'Velvet emulsion, 4 L' },
    ]);
    expect(await readLines(browser)).toEqual(['T-PAINT/BL-01 × 2']);
    expect(await readShort(browser)).toEqual(['2 T-PAINT', '1 T-SALE']);
    const bare = await post(browser, 'wishToCart', [['itemId', await idOf(browser, 'T-PAINT')]]);
    expect(bare.said?.error).toBe('Please choose a shade.');
    const none = await post(browser, 'wishToCart', [['itemId', await idOf(browser, 'T-NONE')]]);
    expect(none.said?.error).toBe('There are not enough pieces in stock.');
    const gone = await post(browser, 'wishToCart', [['itemId', 'gone']]);
    expect(gone.said?.error).toBe('This product is no longer on your wishlist.');
  });

  it('move all at once, each as far as it goes', async () => {
    const browser = await member();
    await add(browser, 'T-PLENTY', 15);
    await save(browser, 'T-SALE', 'T-PAINT', 'T-NONE');
    const items = ['T-PLENTY', 'T-SCARCE'].map((productCode) => ({ quantity: 7, product: { productCode } }));
    await send(browser, wire.addWishlistItems, { params: CURRENT, body: { items } });
    const { said } = await post(browser, 'wishToCart', [['all', '1']]);
    expect(said?.values).toEqual({ moved: '1', stayed: '2', name: 'Drill T-SALE' });
    expect(said?.error?.split('\n')).toEqual([
      expect.stringMatching(/^Drill T-PLENTY: You've reached the maximum/),
      expect.stringMatching(/^Drill T-SCARCE: Only 3 left/),
    ]);
    expect(await readLines(browser)).toEqual(['T-PLENTY × 20', 'T-SALE × 1', 'T-SCARCE × 3']);
    expect(await readShort(browser)).toEqual(['2 T-PLENTY', '4 T-SCARCE', '1 T-PAINT']);
  });

  it('move from the cart to the list', async () => {
    const browser = await member();
    await add(browser, 'T-SALE', 1);
    const added = await add(browser, 'T-PAINT', 3, SKY);
    const lineId = added.ok ? added.data.items[1]?.id : undefined;
    const { to, said } = await post(browser, 'cartToWish', [['lineId', lineId ?? '']]);
    expect([to, said?.error, said?.values]).toEqual([
      '/en-ae/cart',
      undefined,
      { name: 'Velvet emulsion, 4 L' },
    ]);
    expect(await readLines(browser)).toEqual(['T-SALE × 1']);
    expect(await readShort(browser)).toEqual(['3 T-PAINT BL-01']);
  });
});

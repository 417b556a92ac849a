import { afterEach, describe, expect, it, vi } from 'vitest';
import { mergeGuestCarts } from '#lib/api/cart/merge-guest-carts.server.ts';
import type { AuthStep } from '#lib/contract/auth/auth.ts';
import { addItem, type Cart, readCart, removeItem } from '#lib/contract/cart/cart.ts';
import { applyCoupon } from '#lib/contract/cart/coupons.ts';
import { addSavedItems } from '#lib/contract/cart/saved-items.ts';
import { getLocale } from '#lib/locale/locale.ts';
import { consumeFlash } from '#lib/session/flash.server.ts';
import type { Session } from '#lib/session/sealed-session.server.ts';
import { TestBrowser } from '../../session/test-browser.ts';
import {
  addToCart,
  api,
  createCustomer,
  PASSWORD,
  readBrowserSession,
  readLines,
  send,
  sendForm,
  setUpApiHarness,
  signIn,
  toLines,
} from '../api-harness.ts';

setUpApiHarness();
afterEach(() => {
  api.replaceResponse = undefined;
  api.transformResponse = undefined;
});

const SKY = 'Morning sky|BL-01';
const CREEK = 'Deep creek|BL-02';

/** A customer with a cart from an earlier visit. */
async function createCustomerWithCart(...products: [code: string, quantity: number, shade?: string][]) {
  const person = await createCustomer();
  const browser = new TestBrowser();
  await signIn(browser, person);
  for (const [code, quantity, shade] of products) await addToCart(browser, code, quantity, shade);
  return person;
}

/** A guest with a cart. */
async function createGuest(...products: [code: string, quantity: number, shade?: string][]) {
  const browser = new TestBrowser();
  for (const [code, quantity, shade] of products) await addToCart(browser, code, quantity, shade);
  return browser;
}

function toSavedLines(code: string, quantity: number, shade?: string) {
  const options = shade ? [{ attributeFQN: 'tenant~shade', value: shade }] : undefined;
  return { body: { items: [{ quantity, product: { productCode: code }, ...(options && { options }) }] } };
}

async function read(browser: TestBrowser): Promise<Cart> {
  const params = { userId: 'current' };
  const cart = await send(browser, readCart, { params, body: params });
  if (!cart.ok) throw new Error(cart.error.code);
  return cart.data;
}

/** Saved items, formatted like `readLines`. */
async function readSaved(browser: TestBrowser): Promise<string[]> {
  return toLines({ items: (await read(browser)).savedItems });
}

const listRejectedItems = (step: AuthStep) => (step.kind === 'signed-in' ? (step.missed ?? []) : ['nobody']);

async function merge(
  browser: TestBrowser,
  person: Awaited<ReturnType<typeof createCustomerWithCart>>,
): Promise<string[]> {
  const entered = await signIn(browser, person);
  if (!entered.ok) throw new Error(entered.error.code);
  return listRejectedItems(entered.data);
}

describe('The cart of a guest who signs in', () => {
  it("is merged with the customer's: quantities of equal products are added, shades apart", async () => {
    const person = await createCustomerWithCart(['T-PLENTY', 2], ['T-PAINT', 1, SKY]);
    const browser = await createGuest(
      ['T-PLENTY', 3],
      ['T-PAINT', 2, SKY],
      ['T-PAINT', 1, CREEK],
      ['T-SALE', 1],
    );
    expect(await merge(browser, person)).toEqual([]);
    expect(await readLines(browser)).toEqual([
      'T-PAINT/BL-01 × 3',
      'T-PAINT/BL-02 × 1',
      'T-PLENTY × 5',
      'T-SALE × 1',
    ]);
    expect(browser.jar.get('binaa-count')).toMatch(/^ae:10:/);
  });

  it('is limited by stock and maximum quantity, which is reported', async () => {
    const person = await createCustomerWithCart(['T-TEN', 6], ['T-PLENTY', 15], ['T-SCARCE', 3]);
    const browser = await createGuest(['T-TEN', 9], ['T-PLENTY', 15], ['T-SCARCE', 2], ['T-SALE', 1]);
    expect(await merge(browser, person)).toEqual([
      'Drill T-TEN: Only 10 left in stock.',
      "Drill T-PLENTY: You've reached the maximum quantity for this product in your cart. At most 20 per order.",
      'Drill T-SCARCE: Only 3 left in stock.',
    ]);
    expect(await readLines(browser)).toEqual(['T-PLENTY × 20', 'T-SALE × 1', 'T-SCARCE × 3', 'T-TEN × 10']);
  });

  it('is merged once, however often the button is pressed', async () => {
    const person = await createCustomerWithCart();
    const browser = await createGuest(['T-PLENTY', 2]);
    const browsers = [browser.copy(), browser.copy(), browser.copy()];
    await Promise.all(browsers.map((browser) => signIn(browser, person)));
    for (const each of browsers) expect(await readLines(each)).toEqual(['T-PLENTY × 2']);
    expect(await readLines(browser)).toEqual([]);
  });

  it('is merged once by two processes at the same time', async () => {
    const person = await createCustomerWithCart(['T-PLENTY', 1]);
    const browser = await createGuest(['T-PLENTY', 2], ['T-PAINT', 1, SKY]);
    const { body } = toSavedLines('T-SALE', 3);
    await send(browser, addSavedItems, { params: { cartId: 'current' }, body });
    const session = readBrowserSession(browser) as Session;
    vi.resetModules();
    const otherModule = await import('#lib/api/cart/merge-guest-carts.server.ts');
    expect(otherModule.mergeGuestCarts).not.toBe(mergeGuestCarts);
    const [firstBrowser, secondBrowser] = [new TestBrowser(), new TestBrowser()];
    await signIn(firstBrowser, person);
    await signIn(secondBrowser, person);
    const locale = getLocale('en', 'ae');
    await Promise.all([
      mergeGuestCarts(session, firstBrowser.createRequest(), locale),
      otherModule.mergeGuestCarts(session, secondBrowser.createRequest(), locale),
    ]);
    expect(await readLines(secondBrowser)).toEqual(['T-PAINT/BL-01 × 1', 'T-PLENTY × 3']);
    expect(await readSaved(secondBrowser)).toEqual(['T-SALE × 3']);
    expect([await readLines(browser), await readSaved(browser)]).toEqual([[], []]);
  });

  it("brings its saved items, and its coupon when the customer's cart has none", async () => {
    const person = await createCustomerWithCart(['T-TEN', 1]);
    const owner = new TestBrowser();
    await signIn(owner, person);
    const params = { cartId: 'current' };
    await send(owner, addSavedItems, { params, ...toSavedLines('T-PLENTY', 15) });
    const browser = await createGuest(['T-SALE', 1]);
    const first = await send(browser, addSavedItems, { params, ...toSavedLines('T-PLENTY', 9) });
    expect(first.ok && first.data.savedItems).toHaveLength(1);
    await send(browser, addSavedItems, { params, ...toSavedLines('T-PAINT', 2, SKY) });
    await send(browser, applyCoupon, { params: { ...params, couponCode: 'WELCOME10' } });
    expect(await merge(browser, person)).toEqual([]);
    expect(await readLines(browser)).toEqual(['T-SALE × 1', 'T-TEN × 1']);
    expect(await readSaved(browser)).toEqual(['T-PAINT/BL-01 × 2', 'T-PLENTY × 20']);
    const cart = await read(browser);
    expect(cart.couponCodes).toEqual(['WELCOME10']);
    // A guest with saved items only; they keep their order, newest first.
    const other = new TestBrowser();
    for (const code of ['T-LAMP', 'T-SCARCE'])
      await send(other, addSavedItems, { params, ...toSavedLines(code, 1) });
    await merge(other, person);
    expect((await read(other)).savedItems.flatMap((group) => toLines({ items: [group] }))).toEqual([
      'T-SCARCE × 1',
      'T-LAMP × 1',
      'T-PAINT/BL-01 × 2',
      'T-PLENTY × 20',
    ]);
  });

  it('is merged in every country where there is one', async () => {
    const person = await createCustomerWithCart(['T-PLENTY', 1]);
    const browser = await createGuest(['T-PLENTY', 1]);
    await addToCart(browser, 'T-SALE', 4, undefined, 'ar-kw');
    expect(await merge(browser, person)).toEqual([]);
    expect(await readLines(browser)).toEqual(['T-PLENTY × 2']);
    expect(await readLines(browser, 'ar-kw')).toEqual(['T-SALE × 4']);
    expect(Object.keys(readBrowserSession(browser)?.carts ?? {}).sort()).toEqual(['ae', 'kw']);
  });

  it('does not prevent signing in when it cannot be read', async () => {
    const person = await createCustomerWithCart(['T-PLENTY', 1]);
    const browser = await createGuest(['T-SALE', 1]);
    const { guestId } = readBrowserSession(browser) ?? {};
    api.replaceResponse = ({ url }) =>
      url.includes(`/cart/user/${guestId}`) ? new Response('away', { status: 502 }) : undefined;
    expect(await merge(browser, person)).toEqual([]);
    expect(await readLines(browser)).toEqual(['T-PLENTY × 1']);
  });

  it('is merged by a second attempt when the response of the first is lost', async () => {
    const person = await createCustomerWithCart(['T-PLENTY', 1]);
    const browser = await createGuest(['T-PLENTY', 2]);
    let attemptCount = 0;
    api.transformResponse = ({ url }, reply) => {
      if (!url.includes('/bulkitems')) return reply;
      attemptCount += 1;
      return attemptCount === 1 ? new Response('lost', { status: 502 }) : reply;
    };
    expect(await merge(browser, person)).toEqual([]);
    expect([attemptCount, await readLines(browser)]).toEqual([2, ['T-PLENTY × 3']]);
  });

  it('stays with the guest while the backend is unavailable, and its saved items are merged all the same', async () => {
    const person = await createCustomerWithCart(['T-PLENTY', 1]);
    const browser = await createGuest(['T-SALE', 2]);
    await send(browser, addSavedItems, { params: { cartId: 'current' }, ...toSavedLines('T-LAMP', 1) });
    const before = browser.copy();
    api.replaceResponse = ({ url }) =>
      url.includes('/bulkitems') ? new Response('away', { status: 502 }) : undefined;
    expect(await merge(browser, person)).toEqual([expect.stringMatching(/^Drill T-SALE: /)]);
    expect([await readLines(browser), await readSaved(browser)]).toEqual([['T-PLENTY × 1'], ['T-LAMP × 1']]);
    expect([await readLines(before), await readSaved(before)]).toEqual([['T-SALE × 2'], []]);
    api.replaceResponse = undefined;
    expect(await merge(before, person)).toEqual([]);
    expect(await readLines(before)).toEqual(['T-PLENTY × 1', 'T-SALE × 2']);
  });

  it('is merged once by attempts in two languages', async () => {
    const person = await createCustomerWithCart();
    const browser = await createGuest(['T-PAINT', 1, SKY]);
    const before = browser.copy();
    api.transformResponse = ({ url }, reply) =>
      url.includes('/bulkitems') ? new Response('lost', { status: 502 }) : reply;
    expect(await merge(browser, person)).toHaveLength(1);
    api.transformResponse = undefined;
    const secondSignIn = await signIn(before, person, 'ar-ae');
    expect(secondSignIn.ok && listRejectedItems(secondSignIn.data)).toEqual([]);
    expect(await readLines(before)).toEqual(['T-PAINT/BL-01 × 1']);
  });

  it('is reported on the next page without script', async () => {
    const person = await createCustomerWithCart(['T-TEN', 6]);
    const browser = await createGuest(['T-TEN', 9]);
    const fields = { 'body.identifier': person.email, 'body.password': PASSWORD, next: '/en-ae/cart' };
    expect(await sendForm(browser, 'signIn', fields)).toBe('/en-ae/cart');
    expect(consumeFlash(browser.createRequest().cookies)?.error).toBe(
      'Some products in your cart could not be moved:\nDrill T-TEN: Only 10 left in stock.',
    );
  });

  it('of a returning customer is still their own', async () => {
    const person = await createCustomerWithCart(['T-PLENTY', 2]);
    const [firstBrowser, secondBrowser] = [new TestBrowser(), new TestBrowser()];
    await signIn(firstBrowser, person);
    await signIn(firstBrowser, person);
    await signIn(secondBrowser, person);
    expect(await readLines(secondBrowser)).toEqual(['T-PLENTY × 2']);
    const lineItemId = 'nobody';
    expect(
      await send(secondBrowser, removeItem, { params: { cartId: 'current', lineItemId } }),
    ).toMatchObject({
      error: { code: 'LINE_NOT_FOUND' },
    });
  });
});

describe('Add-on services at sign-in', () => {
  const WARRANTY = 'SV-WARRANTY-1';

  async function readCodes(browser: TestBrowser, tag = 'en-ae'): Promise<[string, boolean][]> {
    const params = { userId: 'current' };
    const cart = await send(browser, readCart, { params, body: params }, tag);
    const lines = cart.ok ? cart.data.items.flatMap(({ items }) => items) : [];
    return lines.map((line) => [line.product.productCode, line.parentItemId !== null]);
  }

  it('are merged with their products', async () => {
    const browser = new TestBrowser();
    const body = { quantity: 2, product: { productCode: 'T-TEN' }, addOns: [WARRANTY] };
    await send(browser, addItem, { params: { cartId: 'current' }, body });
    const remainingCodes = await readCodes(browser);
    expect(remainingCodes).toEqual([
      ['T-TEN', false],
      [WARRANTY, true],
    ]);
    await signIn(browser, await createCustomer());
    expect(await readCodes(browser)).toEqual(remainingCodes);
  });

  it('are left out where they are not available, without their products', async () => {
    const browser = new TestBrowser();
    // The product is more expensive there, and so is its warranty.
    await api.db
      .updateTable('prices')
      .set({ list_amount: 30_000, unit_amount: 30_000 })
      .where('product_code', '=', 'T-TEN')
      .where('country', '=', 'kw')
      .execute();
    const body = { quantity: 1, product: { productCode: 'T-TEN' }, addOns: [WARRANTY] };
    await send(browser, addItem, { params: { cartId: 'current' }, body });
    await sendForm(browser, 'setLocale', { from: 'en-ae', next: '/cart' }, 'en-kw');
    expect(await readCodes(browser, 'en-kw')).toEqual([['T-TEN', false]]);
    expect(consumeFlash(browser.createRequest().cookies)?.error).toContain(
      'This service cannot be bought with this product.',
    );
  });
});

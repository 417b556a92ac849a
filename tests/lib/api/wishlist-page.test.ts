import { beforeEach, expect, it } from 'vitest';
import { readCart } from '#lib/contract/cart/cart.ts';
import * as wishlistContract from '#lib/contract/wishlist/wishlist.ts';
import { loadWishlist } from '#lib/loaders/wishlist/wishlist.ts';
import { type Locale, parseLocale } from '#lib/locale/locale.ts';
import { getTranslate } from '#lib/messages/translate.ts';
import { createRequestSession } from '#lib/session/request-session.server.ts';
import { TestBrowser } from '../session/test-browser.ts';
import { addToCart, api, countCalls, createCustomer, send, setUpApiHarness, signIn } from './api-harness.ts';

setUpApiHarness();

const locale = parseLocale('en-ae') as Locale;
let browser: TestBrowser;

beforeEach(() => {
  browser = new TestBrowser();
  api.calls.length = 0;
});

async function load() {
  const requestSession = createRequestSession(browser.createRequest(), locale);
  const pageContext = { locale, t: getTranslate('en'), siteUrl: 'http://localhost' };
  const page = await loadWishlist({ ...pageContext, client: requestSession.client, requestSession });
  if (page.kind !== 'ok') throw new Error('The page has no wishlist');
  return page.model;
}

const save = (...codes: string[]) => {
  const items = codes.map((productCode) => ({ quantity: 1, product: { productCode } }));
  return send(browser, wishlistContract.addWishlistItems, {
    params: { wishlistId: 'current' },
    body: { items },
  });
};

it("shows what is in a guest's cart, and creates no cart", async () => {
  expect(await load()).toMatchObject({ isSignedIn: false, list: null, inCart: [], alerts: [] });
  expect([countCalls(readCart), browser.jar.size]).toEqual([0, 0]);
  await addToCart(browser, 'T-SALE');
  await addToCart(browser, 'T-PAINT', 1, 'Morning sky|BL-01');
  expect((await load()).inCart).toEqual(['T-SALE ', 'T-PAINT BL-01']);
});

it("reads a customer's cart only when there are items to compare", async () => {
  await signIn(browser, await createCustomer());
  await addToCart(browser, 'T-SALE');
  api.calls.length = 0;
  expect([(await load()).inCart, countCalls(readCart)]).toEqual([[], 0]);
  await save('T-SALE');
  expect(await load()).toMatchObject({
    isSignedIn: true,
    inCart: ['T-SALE '],
    alerts: [],
    popularRail: null,
  });
});

it('shows the cart changes that its read of the cart returns, because the backend reports them once', async () => {
  await addToCart(browser, 'T-SCARCE', 3);
  await api.db.updateTable('stock').set({ quantity: 1 }).where('product_code', '=', 'T-SCARCE').execute();
  expect((await load()).alerts.map(({ text }) => text)).toEqual([expect.stringContaining('T-SCARCE')]);
  expect((await load()).alerts).toEqual([]);
});

import { beforeEach, expect, it } from 'vitest';
import english from '#content/en/recommendations.json' with { type: 'json' };
import { readCart } from '#lib/contract/cart/cart.ts';
import { loadCartPage } from '#lib/loaders/cart/cart-page.ts';
import { type Locale, parseLocale } from '#lib/locale/locale.ts';
import { getTranslate } from '#lib/messages/translate.ts';
import { createRequestSession } from '#lib/session/request-session.server.ts';
import { TestBrowser } from '../session/test-browser.ts';
import { addToCart, countCalls, setUpApiHarness } from './api-harness.ts';
import { splitBySizes } from './wishlist-harness.ts';

setUpApiHarness();

const locale = parseLocale('en-ae') as Locale;
let browser: TestBrowser;

beforeEach(() => {
  browser = new TestBrowser();
});

it('offers a size change for every variant of a sized product, and none for products without sizes', async () => {
  await splitBySizes('T-PLAIN', 'T-SALE');
  for (const code of ['T-SALE', 'T-SCARCE']) await addToCart(browser, code);
  const requestSession = createRequestSession(browser.createRequest(), locale);
  const pageContext = { locale, t: getTranslate('en'), siteUrl: 'http://localhost', flashMessage: undefined };
  const page = await loadCartPage({ ...pageContext, client: requestSession.client, requestSession });
  expect(page).toMatchObject({ kind: 'ok' });
  expect('model' in page && page.model.variantProductCodes).toEqual(['T-SALE']);
});

async function loadCart(areaCode?: string) {
  const requestSession = createRequestSession(browser.createRequest(), locale);
  const pageContext = { locale, t: getTranslate('en'), siteUrl: 'http://localhost', flashMessage: undefined };
  const page = await loadCartPage(
    { ...pageContext, client: requestSession.client, requestSession },
    areaCode,
  );
  if (page.kind !== 'ok') throw new Error(page.kind);
  return page.model;
}

it('shows the arrival date in the chosen area, and reads the cart once', async () => {
  await addToCart(browser, 'T-PLENTY');
  const readsBefore = countCalls(readCart);
  expect((await loadCart('AE-DU-BARSHA')).delivery).toContain('Al Barsha');
  expect(countCalls(readCart) - readsBefore).toBe(1);
  expect((await loadCart()).delivery).toBe(getTranslate('en')('delivery:areaDepends'));
});

it('recommends products as configured, none of them in the cart, and has popular products for an empty cart', async () => {
  const popular = english.rows.find(({ place }) => place === 'no-result');
  const empty = await loadCart();
  expect([empty.popularRail?.title, empty.rails]).toEqual([popular?.title, []]);
  expect(empty.popularRail?.cards.length).toBeGreaterThan(0);
  await addToCart(browser, 'T-PLENTY');
  const { rails, popularRail } = await loadCart();
  expect(popularRail).toEqual(empty.popularRail);
  expect(rails.map(({ title }) => title)).toEqual(
    english.rows.filter(({ place }) => place === 'cart').map(({ title }) => title),
  );
  const codes = rails.flatMap(({ cards }) => cards.map(({ code }) => code));
  expect([codes.length > 0, codes.includes('T-PLENTY')]).toEqual([true, false]);
});

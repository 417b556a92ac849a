import { beforeEach, expect, it } from 'vitest';
import { loadCartPage } from '#lib/loaders/cart/cart-page.ts';
import { type Locale, parseLocale } from '#lib/locale/locale.ts';
import { getTranslate } from '#lib/messages/translate.ts';
import { createRequestSession } from '#lib/session/request-session.server.ts';
import { CookieJarBrowser } from '../session/cookie-jar.ts';
import { add, openApi } from './api-harness.ts';
import { splitBySizes } from './wishlist-harness.ts';

openApi();

const locale = parseLocale('en-ae') as Locale;
let browser: CookieJarBrowser;

beforeEach(() => {
  browser = new CookieJarBrowser();
});

it('offers a size change for every variant of a sized product, and none for products without sizes', async () => {
  await splitBySizes('T-PLAIN', 'T-SALE');
  for (const code of ['T-SALE', 'T-SCARCE']) await add(browser, code);
  const requestSession = createRequestSession(browser.visit(), locale);
  const place = { locale, t: getTranslate('en'), siteUrl: 'http://localhost', flashMessage: undefined };
  const page = await loadCartPage({ ...place, client: requestSession.client, requestSession });
  expect(page).toMatchObject({ kind: 'ok' });
  expect('model' in page && page.model.variantProductCodes).toEqual(['T-SALE']);
});

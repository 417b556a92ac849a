import { beforeEach, expect, it } from 'vitest';
import { loadCartPage } from '#lib/loaders/cart-page.ts';
import { type Locale, parseLocale } from '#lib/locale/locale.ts';
import { getTranslate } from '#lib/messages/index.ts';
import { createRequestSession } from '#lib/session/shopper.server.ts';
import { CookieJarBrowser } from '../session/browser.ts';
import { add, openApi } from './shop.ts';
import { splitBySizes } from './wishes.ts';

openApi();

const locale = parseLocale('en-ae') as Locale;
let browser: CookieJarBrowser;

beforeEach(() => {
  browser = new CookieJarBrowser();
});

it('lets the size be changed of what is not the first of its sizes, and nothing where there are none', async () => {
  await splitBySizes('T-PLAIN', 'T-SALE');
  for (const code of ['T-SALE', 'T-SCARCE']) await add(browser, code);
  const shopper = createRequestSession(browser.visit(), locale);
  const place = { locale, t: getTranslate('en'), site: 'http://localhost', flash: undefined };
  const page = await loadCartPage({ ...place, client: shopper.client, shopper });
  expect(page).toMatchObject({ kind: 'cart-page' });
  expect('model' in page && page.model.varied).toEqual(['T-SALE']);
});

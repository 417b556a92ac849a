import type { Page } from '@playwright/test';
import { expect, type TestLocale, test } from '../../support/e2e/fixtures.ts';
import { ShopPage } from '../../support/e2e/shop-page.ts';
import { readAnalyticsEvents } from '../../support/e2e/stored-data.ts';
import { getPrice, simpleProduct } from '../../support/known-products.ts';

const TEXTS = {
  title: { en: 'Privacy choices', ar: 'خيارات الخصوصية' },
  allow: { en: 'Allow', ar: 'أوافق' },
  decline: { en: 'Decline', ar: 'أرفض' },
};

const productOf = ({ path }: TestLocale) => path(`/products/${simpleProduct.slug}`);
/** Presses a key as the first interaction, which hydrates `client:intent` islands. */
const triggerIntent = (page: Page) => page.keyboard.press('Shift');

const getBanner = (page: Page, { translate }: TestLocale) =>
  page.getByRole('region', { name: translate(TEXTS.title) });

/** Counts the requests to the collector. */
function countRequests(page: Page): { count: number } {
  const requests = { count: 0 };
  page.on('request', (request) => {
    if (request.url().endsWith('/experience/binaa/v1/events')) requests.count += 1;
  });
  return requests;
}

async function readVisitor(page: Page): Promise<string> {
  const cookies = await page.context().cookies();
  return cookies.find(({ name }) => name === '_ALGOLIA')?.value ?? '';
}

async function giveConsent(page: Page, { path }: TestLocale, baseURL = ''): Promise<void> {
  await page.context().addCookies([{ name: 'binaa-consent', value: 'analytics', url: baseURL + path() }]);
}

async function allow(page: Page, testLocale: TestLocale): Promise<void> {
  const banner = getBanner(page, testLocale);
  await banner.getByRole('button', { name: testLocale.translate(TEXTS.allow) }).click();
  await expect(banner).toBeHidden();
}

test('nothing is sent or stored before consent', async ({ page, testLocale }) => {
  const requests = countRequests(page);
  const shop = new ShopPage(page, testLocale);
  await page.goto(productOf(testLocale));
  await triggerIntent(page);
  await expect(getBanner(page, testLocale)).toBeVisible();
  await shop.add();
  await shop.expectCount(1);
  await shop.openCart();
  expect(requests.count).toBe(0);
  expect(await readVisitor(page)).toBe('');
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => /event/.test(key)))).toEqual([]);
});

test('a whole purchase is reported in order and once, until consent is withdrawn', async ({
  page,
  testLocale,
}) => {
  const requests = countRequests(page);
  const shop = new ShopPage(page, testLocale);
  await page.goto(productOf(testLocale));
  await triggerIntent(page);
  await allow(page, testLocale);
  await expect.poll(() => readVisitor(page)).toMatch(/^anonymous-/);
  const visitor = await readVisitor(page);
  const readNames = () => readAnalyticsEvents(visitor).map(({ event }) => event);
  await expect.poll(readNames).toEqual(['consent', 'customer', 'view_item']);
  await shop.add();
  await shop.expectCount(1);
  await expect.poll(readNames).toHaveLength(4);
  await shop.openCart();
  await shop.toCheckout();
  // A page that is left at once, before its scripts have loaded, reports nothing.
  const expectSteps = async (count: number): Promise<void> => {
    await triggerIntent(page);
    await expect.poll(() => readNames().filter((name) => name === 'checkout').length).toBe(count);
  };
  await expectSteps(1);
  await shop.fillContact();
  await shop.continueTo('delivery');
  await expectSteps(2);
  await shop.fillDelivery();
  await shop.continueTo('payment');
  await expectSteps(3);
  await shop.choosePayment('card');
  await shop.continueTo('review');
  await expectSteps(4);
  await shop.goToPayment();
  await shop.pay();
  await shop.expectConfirmation();
  await triggerIntent(page);
  await expect
    .poll(readNames)
    .toEqual([
      'consent',
      'customer',
      'view_item',
      'cart_update',
      'checkout',
      'checkout',
      'checkout',
      'checkout',
      'purchase',
      'purchase_item',
    ]);

  const events = readAnalyticsEvents(visitor);
  expect(events.slice(4, 8).map(({ body }) => body.step)).toEqual([
    'contact',
    'delivery',
    'payment',
    'review',
  ]);
  const price = { amount: getPrice(simpleProduct, testLocale), currency: 'AED' };
  expect(events[2]?.body).toMatchObject({ productCode: simpleProduct.code, price });
  expect(events[3]?.body).toMatchObject({
    action: 'add',
    items: [{ productCode: simpleProduct.code, price }],
  });
  expect(events[8]).toMatchObject({
    page_type: 'thank-you',
    country: testLocale.country,
    language: testLocale.language,
    body: { status: 'success', deliveryMethod: 'home_delivery', paymentSource: 'credit_card' },
  });
  expect(events[9]?.body).toMatchObject({ item: { productCode: simpleProduct.code, quantity: 1, price } });
  expect(JSON.stringify(events)).not.toMatch(/layla|haddad|ليلى|حداد|0501234567|\+9715/i);

  // A reload does not count a second purchase.
  await page.reload();
  await triggerIntent(page);
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('binaa-events-once')))
    .toContain('purchase-');
  await page.goto(productOf(testLocale));
  await triggerIntent(page);
  await expect.poll(readNames).toHaveLength(11);
  expect(readNames().at(-1)).toBe('view_item');

  await page
    .getByRole('contentinfo')
    .getByRole('button', { name: testLocale.translate(TEXTS.title) })
    .click();
  const sheet = page.getByRole('dialog', { name: testLocale.translate(TEXTS.title) });
  await sheet.getByRole('button', { name: testLocale.translate(TEXTS.decline) }).click();
  await expect(sheet).toBeHidden();
  const sent = requests.count;
  await shop.add();
  await shop.expectCount(1);
  await page.goto(testLocale.path());
  await triggerIntent(page);
  await shop.openCart();
  expect(requests.count).toBe(sent);
  expect(readNames()).toHaveLength(11);
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => /event/.test(key)))).toEqual([]);
});

test('what happens offline is sent after reconnecting, once', async ({
  page,
  testLocale,
  baseURL,
  watch,
}) => {
  watch.expectProblem(/\/events|Failed to load resource/);
  await giveConsent(page, testLocale, baseURL);
  const shop = new ShopPage(page, testLocale);
  await page.goto(productOf(testLocale));
  await triggerIntent(page);
  await expect.poll(() => readVisitor(page)).toMatch(/^anonymous-/);
  const visitor = await readVisitor(page);
  const readNames = () => readAnalyticsEvents(visitor).map(({ event }) => event);
  await expect.poll(readNames).toEqual(['customer', 'view_item']);
  await page.route('**/experience/binaa/v1/events', (route) => route.abort('internetdisconnected'));
  await shop.add();
  await shop.expectCount(1);
  const readQueuedEvents = () =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('binaa-event-')).length);
  await expect.poll(readQueuedEvents).toBe(1);
  expect(readNames()).toHaveLength(2);
  await page.unroute('**/experience/binaa/v1/events');
  await page.goto(testLocale.path('/category/wall-emulsion'));
  await triggerIntent(page);
  await expect.poll(readNames).toEqual(['customer', 'view_item', 'cart_update', 'view_category']);
  await expect.poll(readQueuedEvents).toBe(0);
});

test('a search and a newsletter subscription are reported @desktop', async ({
  page,
  testLocale,
  baseURL,
}) => {
  await giveConsent(page, testLocale, baseURL);
  await page.goto(testLocale.path('/product-list?q=drill'));
  await triggerIntent(page);
  await expect.poll(() => readVisitor(page)).toMatch(/^anonymous-/);
  const visitor = await readVisitor(page);
  const readEvents = () => readAnalyticsEvents(visitor);
  await expect.poll(() => readEvents().map(({ event }) => event)).toEqual(['customer', 'search']);
  expect(readEvents()[1]).toMatchObject({ page_type: 'search-results', body: { words: 'drill' } });

  const footer = page.getByRole('contentinfo');
  await footer.getByRole('textbox', { name: 'Email address' }).fill('layla@example.com');
  await footer.getByRole('checkbox').check();
  await footer.getByRole('button', { name: 'Subscribe' }).click();
  await page.waitForURL('**/newsletter');
  await triggerIntent(page);
  await expect
    .poll(() => readEvents().at(-1))
    .toMatchObject({ event: 'newsletter', body: { channel: 'email' } });
  expect(JSON.stringify(readEvents())).not.toContain('layla');
});

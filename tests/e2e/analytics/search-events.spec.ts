import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/e2e/axe.ts';
import { expect, type TestLocale, test } from '../../support/e2e/fixtures.ts';
import { ShopPage } from '../../support/e2e/shop-page.ts';
import { readSearchEvents } from '../../support/e2e/stored-data.ts';
import { getCardName, getPrice, paintProduct, simpleProduct } from '../../support/known-products.ts';

const TEXTS = {
  title: { en: 'Privacy choices', ar: 'خيارات الخصوصية' },
  allow: { en: 'Allow', ar: 'أوافق' },
  decline: { en: 'Decline', ar: 'أرفض' },
  allowed: { en: 'You have allowed it.', ar: 'اخترت الموافقة.' },
  filters: { en: 'Filters', ar: 'التصفية' },
  stock: { en: 'In stock only', ar: 'المتوفر فقط' },
  show: { en: /^Show/, ar: /^عرض/ },
};

const getConsentBanner = (page: Page, { translate }: TestLocale) =>
  page.getByRole('region', { name: translate(TEXTS.title) });
const getConsentSheet = (page: Page, { translate }: TestLocale) =>
  page.getByRole('dialog', { name: translate(TEXTS.title) });
/** Presses a key as the first interaction, which hydrates `client:intent` islands. */
const triggerIntent = (page: Page) => page.keyboard.press('Shift');

async function readCookie(page: Page, name: string): Promise<string | undefined> {
  return (await page.context().cookies()).find((cookie) => cookie.name === name)?.value;
}

/** Records the requests with search events, one entry for each. */
function recordBeacons(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/1/events')) sent.push(request.method());
  });
  return sent;
}

const listOf = ({ path, language }: TestLocale) =>
  path(`/product-list?q=${encodeURIComponent(simpleProduct.name[language])}`);

async function openCard(page: Page, testLocale: TestLocale): Promise<void> {
  const name = getCardName(simpleProduct, testLocale.language);
  await page.getByRole('main').getByRole('link', { name, exact: true }).first().click();
  await page.waitForURL(`**${testLocale.path(`/products/${simpleProduct.slug}`)}`);
}

/** Gives consent, as at an earlier visit. */
async function giveConsent(page: Page, testLocale: TestLocale, baseURL = ''): Promise<void> {
  await page
    .context()
    .addCookies([{ name: 'binaa-consent', value: 'analytics', url: baseURL + testLocale.path() }]);
}

test('a visitor without interaction is not asked for consent, and one who declines is not tracked', async ({
  page,
  testLocale,
}) => {
  const sent = recordBeacons(page);
  const shop = new ShopPage(page, testLocale);
  const bar = getConsentBanner(page, testLocale);
  await page.goto(listOf(testLocale));
  await expect(bar).toBeHidden();
  await triggerIntent(page);
  await expect(bar).toBeVisible();
  await page.evaluate(() => scrollTo(0, 0));
  await expectAccessible(page);
  const [acceptButton, declineButton] = await bar.getByRole('button').all();
  const [first, second] = [await acceptButton?.boundingBox(), await declineButton?.boundingBox()];
  expect([first?.width, first?.height]).toEqual([second?.width, second?.height]);

  await bar.getByRole('button', { name: testLocale.translate(TEXTS.decline) }).click();
  await expect(bar).toBeHidden();
  expect(await readCookie(page, 'binaa-consent')).toBe('none');
  await openCard(page, testLocale);
  await shop.add();
  await shop.expectCount(1);
  await expect(bar).toBeHidden();
  expect(sent).toEqual([]);
  expect(await readCookie(page, '_ALGOLIA')).toBeUndefined();
  expect(
    await page.evaluate(() => Object.keys(sessionStorage).filter((key) => /found|clicked/.test(key))),
  ).toEqual([]);
});

test('a visitor who consents is tracked from the list to the order, and can withdraw', async ({
  page,
  testLocale,
}) => {
  const shop = new ShopPage(page, testLocale);
  const bar = getConsentBanner(page, testLocale);
  await page.goto(listOf(testLocale));
  await triggerIntent(page);
  await bar.getByRole('button', { name: testLocale.translate(TEXTS.allow) }).click();
  await expect(bar).toBeHidden();
  await expect(page.getByRole('main')).toBeFocused();
  await expect.poll(() => readCookie(page, '_ALGOLIA')).toMatch(/^anonymous-/);
  const token = (await readCookie(page, '_ALGOLIA')) as string;
  const readEventNames = () => readSearchEvents(token).map(({ name }) => name);
  await expect.poll(readEventNames).toContain('Hits Viewed');

  const opener = shop.main.getByRole('button', { name: testLocale.translate(TEXTS.filters) });
  const isSheet = await opener.isVisible();
  if (isSheet) await opener.click();
  await shop.main.getByRole('checkbox', { name: testLocale.translate(TEXTS.stock) }).click();
  if (isSheet) await shop.main.getByRole('button', { name: testLocale.translate(TEXTS.show) }).click();
  await expect(page).toHaveURL(/stock=1/);
  await expect.poll(readEventNames).toContain('Filter Applied');
  await openCard(page, testLocale);
  await expect.poll(readEventNames).toContain('Product Clicked After Search');
  await shop.add();
  await shop.expectCount(1);
  await expect.poll(readEventNames).toContain('Product Added To Cart After Search');

  await shop.openCart();
  await shop.toCheckout();
  await shop.fillCheckout();
  await shop.goToPayment();
  await shop.pay();
  await shop.expectConfirmation();
  await triggerIntent(page);
  await expect.poll(readEventNames).toContain('Product Purchased After Search');

  const events = readSearchEvents(token);
  const find = (eventName: string) => events.find(({ name }) => name === eventName)?.body;
  const click = find('Product Clicked After Search');
  const index = `products_${testLocale.language}_${testLocale.country}`;
  expect(click).toMatchObject({
    index,
    objectIDs: [simpleProduct.code],
    queryID: expect.stringMatching(/^[0-9a-f]{32}$/),
  });
  expect(find('Filter Applied')).toMatchObject({ index, filters: ['inStock%3Atrue'] });
  const value = (getPrice(simpleProduct, testLocale) / 100).toFixed(2);
  for (const name of ['Product Added To Cart After Search', 'Product Purchased After Search']) {
    expect(find(name)).toMatchObject({
      objectIDs: [simpleProduct.code],
      queryID: click?.queryID,
      objectData: [{ queryID: click?.queryID, price: value, quantity: 1 }],
      currency: 'AED',
      value,
    });
  }

  await page.goto(testLocale.path('/blogs'));
  await triggerIntent(page);
  await page
    .getByRole('contentinfo')
    .getByRole('button', { name: testLocale.translate(TEXTS.title) })
    .click();
  const sheet = getConsentSheet(page, testLocale);
  await expect(sheet.getByText(testLocale.translate(TEXTS.allowed))).toBeVisible();
  await expectAccessible(page);
  await sheet.getByRole('button', { name: testLocale.translate(TEXTS.decline) }).click();
  await expect(sheet).toBeHidden();
  expect(await readCookie(page, 'binaa-consent')).toBe('none');
  expect(await readCookie(page, '_ALGOLIA')).toBeUndefined();
});

test('a click on a product in the search box is tracked, and so is one before the page has hydrated @desktop', async ({
  page,
  testLocale,
  baseURL,
}) => {
  await giveConsent(page, testLocale, baseURL);
  await page.goto(testLocale.path());
  const box = page.getByRole('banner').getByRole('combobox');
  await box.click();
  await box.fill(simpleProduct.name[testLocale.language]);
  await page
    .getByRole('listbox')
    .getByRole('option')
    .filter({ hasText: getCardName(simpleProduct, testLocale.language) })
    .filter({ has: page.locator('img') })
    .click();
  await page.waitForURL(`**${testLocale.path(`/products/${simpleProduct.slug}`)}`);
  const token = (await readCookie(page, '_ALGOLIA')) as string;
  const clicks = () => readSearchEvents(token).filter(({ type }) => type === 'click');
  await expect.poll(() => clicks().length).toBe(1);

  await page.route('**/_astro/*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    // The request may be abandoned by then.
    await route.continue().catch(() => undefined);
  });
  await page.goto(listOf(testLocale));
  await openCard(page, testLocale);
  await page.unroute('**/_astro/*.js');
  await triggerIntent(page);
  await expect.poll(() => clicks().length).toBe(2);
  expect(clicks()[1]?.body).toMatchObject({ objectIDs: [simpleProduct.code] });
});

test('the consent banner does not cover the purchase button', async ({ page, testLocale }) => {
  const shop = new ShopPage(page, testLocale);
  for (const { slug } of [paintProduct, simpleProduct]) {
    await page.goto(testLocale.path(`/products/${slug}`));
    await triggerIntent(page);
    await expect(getConsentBanner(page, testLocale)).toBeVisible();
    // At the lowest position of the button on the scrolled page.
    const isFree = await shop.addButton.evaluate((button) => {
      button.scrollIntoView({ block: 'end' });
      const { x, y, width, height } = button.getBoundingClientRect();
      return button.contains(document.elementFromPoint(x + width / 2, y + height - 2));
    });
    expect(isFree, slug).toBe(true);
  }
});

test('the consent banner ignores clicks directly after it appears @phone', async ({ page, testLocale }) => {
  await page.goto(testLocale.path());
  const bar = page.getByRole('region', { name: testLocale.translate(TEXTS.title), includeHidden: true });
  const last = (time: string) =>
    bar.evaluate((element, duration) => {
      element.style.animationDuration = duration;
    }, time);
  const passes = () => bar.evaluate((element) => getComputedStyle(element).pointerEvents);
  await last('3600s');
  await triggerIntent(page);
  await expect(bar).toBeVisible();
  expect(await passes()).toBe('none');
  await last('1ms');
  await expect.poll(passes).toBe('auto');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the consent form in the footer works and redirects back @phone', async ({ page, testLocale }) => {
    const path = testLocale.path('/category/wall-emulsion?brand=liwan');
    await page.goto(path);
    await expect(getConsentBanner(page, testLocale)).toBeHidden();
    await page
      .getByRole('contentinfo')
      .getByRole('button', { name: testLocale.translate(TEXTS.title) })
      .click();
    await getConsentSheet(page, testLocale)
      .getByRole('button', { name: testLocale.translate(TEXTS.allow) })
      .click();
    await expect(page).toHaveURL(new RegExp(`${path.replace('?', '\\?')}$`));
    expect(await readCookie(page, 'binaa-consent')).toBe('analytics');
    expect(await readCookie(page, '_ALGOLIA')).toBeUndefined();
  });
});

import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/e2e/axe.ts';
import { expect, test } from '../../support/e2e/fixtures.ts';
import { getOptions, getSearchBox, openBox, searchInBox } from '../../support/e2e/lists-and-search-box.ts';
import { ShopPage } from '../../support/e2e/shop-page.ts';
import { paintProduct } from '../../support/known-products.ts';

const modules = '**/_astro/*.js';
const query = { en: 'drill', ar: 'دهان' } as const;

const stored = (page: Page): Promise<unknown> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('recentSearches') ?? '[]'));

async function storeRecentSearches(page: Page, terms: string[]): Promise<void> {
  await page.addInitScript((list) => {
    if (!localStorage.getItem('recentSearches')) localStorage.setItem('recentSearches', JSON.stringify(list));
  }, terms);
}

test('text typed before the search box hydrates is kept and searched for @phone', async ({
  page,
  testLocale,
}) => {
  await page.route(modules, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    await route.continue().catch(() => undefined);
  });
  await page.goto(testLocale.path());
  await getSearchBox(page).click();
  await getSearchBox(page).pressSequentially(query[testLocale.language]);
  await expect(page.getByRole('listbox')).toBeVisible();
  await expect(getSearchBox(page)).toHaveValue(query[testLocale.language]);
  await expect(
    getOptions(page)
      .filter({ has: page.locator('img') })
      .first(),
  ).toBeVisible();
});

test('a search submitted before the search box hydrates works as a form @desktop', async ({
  page,
  testLocale,
}) => {
  await page.route(modules, () => undefined);
  await page.goto(testLocale.path());
  await getSearchBox(page).click();
  await getSearchBox(page).pressSequentially('tap');
  // Measured by the page's own clock, which ends with the page: a busy machine renders the next one slowly.
  await page.evaluate(() => {
    const start = performance.now();
    addEventListener('pagehide', () => sessionStorage.setItem('waited', String(performance.now() - start)));
  });
  await getSearchBox(page).press('Enter');
  await page.waitForURL(`**${testLocale.path('/product-list')}?q=tap`);
  const waited = await page.evaluate(() => Number(sessionStorage.getItem('waited')));
  expect(waited).toBeGreaterThan(0);
  expect(waited).toBeLessThan(4000);
});

test('the arrow keys select a product in the search box, and Enter opens it', ({ page, testLocale }) =>
  searchInBox(page, testLocale));

test('recent searches are listed newest first, and can be removed @desktop', async ({ page, testLocale }) => {
  await storeRecentSearches(page, ['hinge']);
  await page.goto(testLocale.path());
  await openBox(page);
  await getSearchBox(page).fill('tap');
  await getSearchBox(page).press('Enter');
  await page.waitForURL('**/product-list?q=tap');
  expect(await stored(page)).toEqual(['tap', 'hinge']);
  await page.goto(testLocale.path());
  await getSearchBox(page).click();
  await expect(getOptions(page).first()).toHaveText('tap');
  await getOptions(page)
    .filter({ has: page.locator('svg') })
    .and(
      page.getByRole('option', {
        name: testLocale.translate({ en: 'Remove “hinge”', ar: 'احذف «hinge»' }),
      }),
    )
    .click();
  expect(await stored(page)).toEqual(['tap']);
  await page
    .getByRole('option', {
      name: testLocale.translate({ en: 'Clear recent', ar: 'امسح عمليات البحث الأخيرة' }),
    })
    .click();
  expect(await stored(page)).toEqual([]);
  await expect(getSearchBox(page)).toBeFocused();
});

test('axe finds nothing on the search box with recent searches, results and no results', async ({
  page,
  testLocale,
}) => {
  await storeRecentSearches(page, ['hinge', 'tap']);
  await page.goto(testLocale.path('/help-support'));
  await openBox(page);
  await expectAccessible(page);
  await getSearchBox(page).fill(query[testLocale.language]);
  await expect(
    getOptions(page)
      .filter({ has: page.locator('img') })
      .first(),
  ).toBeVisible();
  await getSearchBox(page).press('ArrowDown');
  await expectAccessible(page);
  await expect(page.getByRole('banner').getByRole('status')).toHaveText(
    testLocale.translate({ en: /^\d+ suggestions?$/, ar: /اقتراح/ }),
  );
  await getSearchBox(page).fill('zzzqqqxxx');
  await expect(page.getByRole('banner').getByRole('status')).toContainText('zzzqqqxxx');
  await expectAccessible(page);
  await getSearchBox(page).press('Escape');
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await getSearchBox(page).press('Escape');
  await expect(getSearchBox(page)).toHaveValue('');
});

test('a failing search leaves the search form usable @desktop', async ({ page, testLocale, watch }) => {
  watch.expectProblem(/api\/search|ERR_FAILED|503/);
  await page.route('**/api/search/**', (route) => route.abort());
  await page.goto(testLocale.path());
  await openBox(page);
  await getSearchBox(page).fill('tap');
  await expect(page.getByRole('banner').getByRole('status')).toHaveText(/.+/);
  await getSearchBox(page).press('Enter');
  await page.waitForURL('**/product-list?q=tap');
});

test('the search box loads at its own first touch, not with the cart or the purchase form @phone', async ({
  page,
  testLocale,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  const shop = new ShopPage(page, testLocale);
  await shop.openPaint();
  await shop.chooseShade();
  await shop.add();
  await shop.expectCount(1);
  await shop.cartLink.click();
  await expect(shop.drawer).toBeVisible();
  expect(requests.filter((url) => /SearchBox/.test(url))).toEqual([]);
  await page.keyboard.press('Escape');
  await page.evaluate(() => scrollTo(0, 0));
  await getSearchBox(page).click();
  await expect(page.getByRole('listbox')).toBeVisible();
  expect(requests.filter((url) => /SearchBox/.test(url))).toHaveLength(1);
});

test('on a phone the search list is as wide as the screen, and its text large enough to prevent zooming', async ({
  page,
  testLocale,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(testLocale.path());
  await getSearchBox(page).click();
  const list = page.getByRole('listbox');
  await expect(list).toBeVisible();
  const size = await getSearchBox(page).evaluate((input) =>
    Number.parseFloat(getComputedStyle(input).fontSize),
  );
  expect(size).toBeGreaterThanOrEqual(16);
  const wide = await page.evaluate(() => document.body.clientWidth);
  expect((await list.boundingBox())?.width).toBe(wide);
  for (const option of await getOptions(page).all())
    expect((await option.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  expect(await page.evaluate(() => document.body.scrollWidth)).toBe(wide);
});

test('the empty search page needs no script and lists recent searches', async ({ page, testLocale }) => {
  const requests: string[] = [];
  await page.route(modules, (route) => {
    requests.push(route.request().url());
    return route.continue();
  });
  await storeRecentSearches(page, ['hinge', '<b>']);
  await page.goto(testLocale.path('/search'));
  const recent = page.getByRole('main').getByRole('region').filter({ hasText: 'hinge' });
  await expect(recent.getByRole('link')).toHaveText(['hinge', '<b>']);
  expect(requests).toEqual([]);
  await expectAccessible(page);
  const name = paintProduct.name[testLocale.language].split(' ').slice(0, 2).join(' ');
  await expect(page.getByRole('main').getByRole('searchbox')).toHaveCount(0);
  await getSearchBox(page).fill(name);
  await getSearchBox(page).press('Enter');
  await page.waitForURL('**/product-list?q=*');
  await page.goto(testLocale.path('/search?q=zzzqqqxxx'));
  await expect(page.getByRole('heading', { level: 1 })).toContainText('zzzqqqxxx');
  await expectAccessible(page);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the search box and its page are forms and links', async ({ page, testLocale }) => {
    await page.goto(testLocale.path());
    await getSearchBox(page).fill('tap');
    await getSearchBox(page).press('Enter');
    await page.waitForURL('**/product-list?q=tap');
    await page.goto(testLocale.path('/search?q=tap'));
    const main = page.getByRole('main');
    await expect(main.getByRole('searchbox')).toHaveValue('tap');
    await expect(main.getByRole('navigation').filter({ has: page.getByRole('heading') })).not.toHaveCount(0);
    await main
      .getByRole('navigation', { name: testLocale.translate({ en: 'Popular searches', ar: 'الأكثر بحثًا' }) })
      .getByRole('link')
      .first()
      .click();
    await page.waitForURL('**/product-list?q=*');
  });
});

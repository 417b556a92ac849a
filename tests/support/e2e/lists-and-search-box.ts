import { expect, type Locator, type Page } from '@playwright/test';
import { simpleProduct } from '../known-products.ts';
import { expectAccessible } from './axe.ts';
import type { TestLocale } from './fixtures.ts';
import { ShopPage } from './shop-page.ts';

// Uses lists and the search box as a customer does; works with the embedded engine and with hosted search.

export const LABELS = {
  filters: { en: 'Filters', ar: 'التصفية' },
  show: { en: /^Show \d/, ar: /^عرض \d/ },
  stock: { en: 'In stock only', ar: 'المتوفر فقط' },
  sort: { en: 'Sort by', ar: 'الترتيب' },
  next: { en: 'Next page', ar: 'الصفحة التالية' },
  previous: { en: 'Previous page', ar: 'الصفحة السابقة' },
  clear: { en: 'Clear all', ar: 'مسح الكل' },
  from: { en: /^From/, ar: /^من/ },
  chip: { en: 'Remove In stock only', ar: /^إزالة المتوف/ },
};

/** Counts the search requests of a page to any server. */
export function countSearchRequests(page: Page): { count: () => number } {
  let requestCount = 0;
  page.on('request', (request) => {
    if (request.url().includes('/1/indexes/')) requestCount += 1;
  });
  return { count: () => requestCount };
}

export const getResultCount = (shop: ShopPage): Locator => shop.main.getByRole('status').first();

/** Selects a filter; on phones the panel is opened first and closed by its button. */
export async function selectFilter(shop: ShopPage, action: () => Promise<unknown>): Promise<void> {
  const { translate } = shop.testLocale;
  const opener = shop.main.getByRole('button', { name: translate(LABELS.filters) });
  const isSheet = await opener.isVisible();
  if (isSheet) await opener.click();
  await action();
  if (isSheet) await shop.main.getByRole('button', { name: translate(LABELS.show) }).click();
}

export async function openListing(page: Page, testLocale: TestLocale, path: string): Promise<ShopPage> {
  await page.goto(testLocale.path(path));
  return new ShopPage(page, testLocale);
}

/** Filters the list of all products, goes back and forward, and removes the filter. */
export async function applyFilters(page: Page, testLocale: TestLocale): Promise<void> {
  const shop = await openListing(page, testLocale, '/product-list');
  const requestCount = countSearchRequests(page);
  const all = (await getResultCount(shop).textContent()) ?? '';
  const chip = shop.main.getByRole('button', { name: testLocale.translate(LABELS.chip) });
  await selectFilter(shop, () =>
    shop.main.getByRole('checkbox', { name: testLocale.translate(LABELS.stock) }).click(),
  );
  await expect(page).toHaveURL(/\?stock=1$/);
  await expect(getResultCount(shop)).not.toHaveText(all);
  await expect(chip).toBeVisible();
  expect(requestCount.count(), 'one choice is one request').toBe(1);
  await expectAccessible(page);

  await page.goBack();
  await expect(getResultCount(shop)).toHaveText(all);
  await expect(chip).toHaveCount(0);
  await page.goForward();
  await expect(chip).toBeVisible();
  await shop.main.getByRole('button', { name: testLocale.translate(LABELS.clear) }).click();
  await expect(page).toHaveURL(testLocale.path('/product-list'));
}

/** Opens the second page of a category and the first one again, and changes the sort order. */
export async function goThroughPages(page: Page, testLocale: TestLocale): Promise<void> {
  const shop = await openListing(page, testLocale, '/category/power-tools');
  const first = (await shop.main.getByRole('article').first().textContent()) ?? '';
  await shop.main.getByRole('link', { name: testLocale.translate(LABELS.next) }).click();
  await expect(page).toHaveURL(/\/category\/power-tools\/page\/2$/);
  await expect(shop.main.getByRole('article').first()).not.toHaveText(first);
  await page.reload();
  await shop.main.getByRole('link', { name: testLocale.translate(LABELS.previous) }).click();
  await expect(page).toHaveURL(/\/category\/power-tools$/);
  await shop.main
    .getByRole('combobox', { name: testLocale.translate(LABELS.sort) })
    .selectOption('price_desc');
  await expect(page).toHaveURL(/\?sort=price_desc$/);
}

export const getSearchBox = (page: Page): Locator => page.getByRole('banner').getByRole('combobox');
export const getOptions = (page: Page): Locator => page.getByRole('listbox').getByRole('option');

/** Focuses the search box and waits until it is hydrated. */
export async function openBox(page: Page): Promise<void> {
  await getSearchBox(page).click();
  await expect(page.getByRole('listbox')).toBeVisible();
}

/** Types a product's name into the box, selects it with the keyboard and opens it. */
export async function searchInBox(page: Page, testLocale: TestLocale): Promise<void> {
  const name = simpleProduct.name[testLocale.language];
  await page.goto(testLocale.path());
  await openBox(page);
  await getSearchBox(page).fill(name);
  const product = getOptions(page)
    .filter({ hasText: name })
    .filter({ has: page.locator('img') });
  await expect(product.first()).toBeVisible();
  for (let presses = 0; presses < 15; presses += 1) {
    await getSearchBox(page).press('ArrowDown');
    if ((await product.first().getAttribute('aria-selected')) === 'true') break;
  }
  await expect(getSearchBox(page)).toHaveAttribute('aria-activedescendant', /.+/);
  await getSearchBox(page).press('Enter');
  await page.waitForURL(`**${testLocale.path(`/products/${simpleProduct.slug}`)}`);
}

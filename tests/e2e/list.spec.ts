import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { expect, type Place, test } from '../support/browser.ts';
import { emulsions } from '../support/goods.ts';
import { Shop } from '../support/shop.ts';

const WORDS = {
  filters: { en: 'Filters', ar: 'التصفية' },
  show: { en: /^Show \d/, ar: /^عرض \d/ },
  stock: { en: 'In stock only', ar: 'المتوفر فقط' },
  sort: { en: 'Sort by', ar: 'ترتيب حسب' },
  next: { en: 'Next page', ar: 'الصفحة التالية' },
  previous: { en: 'Previous page', ar: 'الصفحة السابقة' },
  clear: { en: 'Clear all', ar: 'مسح الكل' },
  from: { en: /^From/, ar: /^من/ },
  chip: { en: 'Remove In stock only', ar: /^إزالة المتوف/ },
};

/** What the page asks of the search. */
function follow(page: Page): { count: () => number } {
  let asked = 0;
  page.on('request', (request) => {
    if (request.url().includes('/api/search/')) asked += 1;
  });
  return { count: () => asked };
}

const count = (shop: Shop) => shop.main.getByRole('status').first();

/** On a phone the filters are in a sheet that is opened first and closed by its button. */
async function choose(shop: Shop, act: () => Promise<unknown>): Promise<void> {
  const { say } = shop.place;
  const opener = shop.main.getByRole('button', { name: say(WORDS.filters) });
  const isSheet = await opener.isVisible();
  if (isSheet) await opener.click();
  await act();
  if (isSheet) await shop.main.getByRole('button', { name: say(WORDS.show) }).click();
}

async function open(page: Page, place: Place, path: string): Promise<Shop> {
  await page.goto(place.path(path));
  return new Shop(page, place);
}

test('a list is narrowed at once, and Back brings back what was there', async ({ page, place }) => {
  const shop = await open(page, place, '/product-list');
  const asked = follow(page);
  const all = (await count(shop).textContent()) ?? '';
  const chip = shop.main.getByRole('button', { name: place.say(WORDS.chip) });
  await choose(shop, () => shop.main.getByRole('checkbox', { name: place.say(WORDS.stock) }).click());
  await expect(page).toHaveURL(/\?stock=1$/);
  await expect(count(shop)).not.toHaveText(all);
  await expect(chip).toBeVisible();
  expect(asked.count(), 'one choice is one request').toBe(1);
  // What stands half below the header that stays is no fault of the page.
  await page.evaluate(() => scrollTo(0, 0));
  await expectAccessible(page);

  await page.goBack();
  await expect(count(shop)).toHaveText(all);
  await expect(chip).toHaveCount(0);
  await page.goForward();
  await expect(chip).toBeVisible();
  await shop.main.getByRole('button', { name: place.say(WORDS.clear) }).click();
  await expect(page).toHaveURL(place.path('/product-list'));
});

test('coming alive asks nothing', async ({ page, place }) => {
  const shop = await open(page, place, `/category/${emulsions.slug}`);
  const asked = follow(page);
  await shop.main.getByRole('status').first().click();
  await expect(page.locator('main astro-island[ssr]')).toHaveCount(0);
  expect(asked.count()).toBe(0);
});

test('pages and orders are addresses', async ({ page, place }) => {
  const shop = await open(page, place, '/category/interior-paint');
  const first = (await shop.main.getByRole('article').first().textContent()) ?? '';
  await shop.main.getByRole('link', { name: place.say(WORDS.next) }).click();
  await expect(page).toHaveURL(/\/category\/interior-paint\/page\/2$/);
  await expect(shop.main.getByRole('article').first()).not.toHaveText(first);
  await page.reload();
  await shop.main.getByRole('link', { name: place.say(WORDS.previous) }).click();
  await expect(page).toHaveURL(/\/category\/interior-paint$/);
  await shop.main.getByRole('combobox', { name: place.say(WORDS.sort) }).selectOption('price_desc');
  await expect(page).toHaveURL(/\?sort=price_desc$/);
});

test('a price is written, sent with Enter and kept in the field', async ({ page, place }) => {
  const shop = await open(page, place, '/product-list');
  const from = shop.main.getByRole('spinbutton', { name: place.say(WORDS.from) });
  const opener = shop.main.getByRole('button', { name: place.say(WORDS.filters) });
  if (await opener.isVisible()) await opener.click();
  await from.fill('100');
  await from.press('Enter');
  await expect(page).toHaveURL(/[?&]price=100-/);
  if (await opener.isVisible()) await opener.click();
  await expect(from).toHaveValue('100');
});

test('nonsense is answered with where else to look', async ({ page, place }) => {
  const shop = await open(
    page,
    place,
    `/product-list?q=${'%3Cscript%3E'.repeat(30)}&brand=%22%3E&page=x&sort=;`,
  );
  await expect(shop.main.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(page);
});

test('steps that were made before the page was left lead back after it is read again', async ({
  page,
  place,
}) => {
  const shop = await open(page, place, '/product-list');
  const all = (await count(shop).textContent()) ?? '';
  const chip = shop.main.getByRole('button', { name: place.say(WORDS.chip) });
  await choose(shop, () => shop.main.getByRole('checkbox', { name: place.say(WORDS.stock) }).click());
  await expect(chip).toBeVisible();
  await page.reload();
  await expect(chip).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/product-list$/);
  await expect(count(shop)).toHaveText(all);
  await expect(chip).toHaveCount(0);
  await choose(shop, () => shop.main.getByRole('checkbox', { name: place.say(WORDS.stock) }).click());
  await expect(page).toHaveURL(/\?stock=1$/);
  await expect(chip).toBeVisible();
});

import { expectAccessible } from '../../support/e2e/axe.ts';
import { expect, test } from '../../support/e2e/fixtures.ts';
import {
  applyFilters,
  countSearchRequests,
  getResultCount,
  goThroughPages,
  LABELS,
  openListing,
  selectFilter,
} from '../../support/e2e/lists-and-search-box.ts';
import { paintCategory } from '../../support/known-products.ts';

test('a list is filtered at once, and Back restores the previous results', ({ page, testLocale }) =>
  applyFilters(page, testLocale));

test('hydration of a list sends no search @desktop', async ({ page, testLocale }) => {
  const shop = await openListing(page, testLocale, `/category/${paintCategory.slug}`);
  const searchRequests = countSearchRequests(page);
  await shop.main.getByRole('status').first().click();
  await expect(page.locator('main astro-island[ssr]')).toHaveCount(0);
  expect(searchRequests.count()).toBe(0);
});

test('pages and sort orders of a list have addresses @phone', ({ page, testLocale }) =>
  goThroughPages(page, testLocale));

test('a price filter is typed, applied with Enter and kept in the field', async ({ page, testLocale }) => {
  const shop = await openListing(page, testLocale, '/product-list');
  const from = shop.main.getByRole('spinbutton', { name: testLocale.translate(LABELS.from) });
  const opener = shop.main.getByRole('button', { name: testLocale.translate(LABELS.filters) });
  if (await opener.isVisible()) await opener.click();
  await from.fill('100');
  await from.press('Enter');
  await expect(page).toHaveURL(/[?&]price=100-/);
  if (await opener.isVisible()) await opener.click();
  await expect(from).toHaveValue('100');
});

test('a search without results links to other pages', async ({ page, testLocale }) => {
  const shop = await openListing(
    page,
    testLocale,
    `/product-list?q=${'%3Cscript%3E'.repeat(30)}&brand=%22%3E&page=x&sort=;`,
  );
  await expect(shop.main.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(page);
});

test('filters applied before the page was left are in the history after a reload @phone', async ({
  page,
  testLocale,
}) => {
  const shop = await openListing(page, testLocale, '/product-list');
  const all = (await getResultCount(shop).textContent()) ?? '';
  const chip = shop.main.getByRole('button', { name: testLocale.translate(LABELS.chip) });
  await selectFilter(shop, () =>
    shop.main.getByRole('checkbox', { name: testLocale.translate(LABELS.stock) }).click(),
  );
  await expect(chip).toBeVisible();
  await page.reload();
  await expect(chip).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/product-list$/);
  await expect(getResultCount(shop)).toHaveText(all);
  await expect(chip).toHaveCount(0);
  await selectFilter(shop, () =>
    shop.main.getByRole('checkbox', { name: testLocale.translate(LABELS.stock) }).click(),
  );
  await expect(page).toHaveURL(/\?stock=1$/);
  await expect(chip).toBeVisible();
});

// On a slow phone hydration takes a second.
for (const pause of [100, 500, 900]) {
  test(`a filter selected ${pause} ms after the first touch counts, hydrated or not @phone`, async ({
    page,
    testLocale,
  }) => {
    await page.route('**/_astro/*.js', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 300));
      await route.continue().catch(() => undefined);
    });
    const shop = await openListing(page, testLocale, '/product-list');
    const browser = await page.context().newCDPSession(page);
    await browser.send('Emulation.setCPUThrottlingRate', { rate: 6 });
    await selectFilter(shop, async () => {
      await page.waitForTimeout(pause);
      await shop.main.getByRole('checkbox', { name: testLocale.translate(LABELS.stock) }).click();
    });
    await expect(page).toHaveURL(/\?stock=1$/);
    await expect(shop.main.getByRole('button', { name: testLocale.translate(LABELS.chip) })).toBeVisible();
  });
}

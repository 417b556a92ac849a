import type { Page } from '@playwright/test';
import { AuthDialogPage } from '../../support/e2e/auth-dialog.ts';
import { expect, type TestLocale, test } from '../../support/e2e/fixtures.ts';
import { readLayoutShift, watchLayoutShift } from '../../support/e2e/layout-shift.ts';
import { ShopPage } from '../../support/e2e/shop-page.ts';
import { products, simpleProduct } from '../../support/known-products.ts';

/** The accepted layout shift. */
const MAX_LAYOUT_SHIFT = 0.05;
const sampleProducts = products.filter(({ stock, isPaint }) => stock.ae > 0 && !isPaint).slice(0, 5);

type CountingWindow = typeof globalThis & { fewest?: number };

/** Opens the page of a guest's list, which loads with a delay. */
async function openWithGuestWishlist(
  page: Page,
  testLocale: TestLocale,
  codes: readonly string[],
): Promise<void> {
  await page.goto(testLocale.path('/help-support'));
  const list = codes.map((productCode) => ({ quantity: 1, product: { productCode } }));
  await page.evaluate((text) => localStorage.setItem('hardwareWishlist', text), JSON.stringify(list));
  await watchLayoutShift(page);
  await page.route('**/wishes', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    await route.continue();
  });
  await page.goto(testLocale.path('/wishlist'));
}

for (const count of [0, 1, sampleProducts.length]) {
  test(`nothing in view shifts when a guest’s list of ${count} loads`, async ({ page, testLocale }) => {
    const { messages } = new AuthDialogPage(page, testLocale);
    const shop = new ShopPage(page, testLocale);
    await openWithGuestWishlist(
      page,
      testLocale,
      sampleProducts.slice(0, count).map(({ code }) => code),
    );
    if (count > 0) await expect(shop.lines()).toHaveCount(count);
    else await expect(shop.main.getByRole('heading', { name: messages.wishlist.emptyTitle })).toBeVisible();
    expect(await readLayoutShift(page)).toBeLessThan(MAX_LAYOUT_SHIFT);
  });
}

test('a guest who signs in sees the guest list until the merged list is there', async ({
  page,
  testLocale,
}) => {
  const shop = new ShopPage(page, testLocale);
  const authDialog = new AuthDialogPage(page, testLocale);
  const { messages } = authDialog;
  await authDialog.registerAndSignOut();
  await openWithGuestWishlist(page, testLocale, [simpleProduct.code]);
  await expect(shop.lines()).toHaveCount(1);
  await page.evaluate(() => {
    const countingWindow = globalThis as CountingWindow;
    const count = () =>
      document.querySelectorAll('main li input[name="quantity"]:not([type="hidden"])').length;
    countingWindow.fewest = count();
    new MutationObserver(() => {
      countingWindow.fewest = Math.min(countingWindow.fewest ?? 0, count());
    }).observe(document.body, { childList: true, subtree: true });
  });
  await shop.main.getByRole('link', { name: messages.wishlist.signIn }).click();
  await authDialog.signIn();
  await expect(
    shop.main.getByRole('region', { name: messages.wishlist.shareTitle, exact: true }),
  ).toBeVisible();
  await expect(shop.lines()).toHaveCount(1);
  expect(await page.evaluate(() => (globalThis as CountingWindow).fewest)).toBe(1);
});

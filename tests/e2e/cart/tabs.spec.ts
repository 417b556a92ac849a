import type { Page } from '@playwright/test';
import { expect, test } from '../../support/e2e/fixtures.ts';
import { ShopPage } from '../../support/e2e/shop-page.ts';
import { simpleProduct } from '../../support/known-products.ts';

/** Counts how often a page reads the cart. */
function countReads(page: Page): () => number {
  let reads = 0;
  page.on('request', (request) => {
    if (request.url().includes('/cart/user/')) reads += 1;
  });
  return () => reads;
}

test('two visible tabs show the same cart with as few requests as possible', async ({
  page,
  testLocale,
  context,
}) => {
  const shop = new ShopPage(page, testLocale);
  await page.goto(testLocale.path(`/products/${simpleProduct.slug}`));
  await shop.add();
  await shop.expectCount(1);
  await shop.cartLink.click();
  await expect(shop.lines(shop.drawer)).toHaveCount(1);
  const reads = countReads(page);

  const other = new ShopPage(await context.newPage(), testLocale);
  await other.page.goto(testLocale.path(`/products/${simpleProduct.slug}`));
  const others = countReads(other.page);
  await other.addButton.evaluate((button: HTMLButtonElement) => {
    for (let click = 0; click < 5; click += 1) button.click();
  });
  await other.expectCount(6);
  await shop.expectCount(6);
  const quantity = shop.lines(shop.drawer).getByRole('spinbutton');
  await expect(quantity).toHaveValue('6');
  expect(reads()).toBe(1);

  await quantity.fill('2');
  await quantity.press('Enter');
  await other.expectCount(2);
  expect([reads(), others()]).toEqual([1, 1]);

  // A value being typed here is not lost to a change there.
  await quantity.fill('9');
  await other.add();
  await shop.expectCount(3);
  await expect(quantity).toHaveValue('9');
  await quantity.press('Enter');
  await other.expectCount(9);
  await other.openCart();
  await expect(other.lines().getByRole('spinbutton')).toHaveValue('9');

  // The other tab's cart page is not hydrated before an interaction: it shows the change when it becomes visible.
  const changed = page.waitForResponse((response) => response.request().method() === 'PUT');
  await quantity.fill('4');
  await quantity.press('Enter');
  await changed;
  await other.page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(other.lines().getByRole('spinbutton')).toHaveValue('4');
});

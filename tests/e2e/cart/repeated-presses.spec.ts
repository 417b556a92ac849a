import { expect, test } from '../../support/e2e/fixtures.ts';
import { ShopPage } from '../../support/e2e/shop-page.ts';
import { simpleProduct } from '../../support/known-products.ts';

test('a triple press adds one, and Back shows the page and the count as they were left', async ({
  page,
  testLocale,
}) => {
  const shop = new ShopPage(page, testLocale);
  await page.goto(testLocale.path('/category/fixings'));
  const list = page.url();
  const product = shop.main.getByRole('article').getByRole('link').first();
  await product.click();
  await page.waitForURL('**/products/**');
  await page.goto(testLocale.path(`/products/${simpleProduct.slug}`));
  await shop.addButton.click({ clickCount: 3 });
  await shop.expectCount(1);
  await shop.openCart();
  await expect(shop.lines().getByRole('spinbutton')).toHaveValue('1');
  await page.goBack();
  await expect(shop.addButton).toBeEnabled();
  await shop.expectCount(1);
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(list);
  await shop.expectCount(1);
  await expect(product).toBeVisible();
});
